import Foundation
import Responder

/// Recognizes a drag that begins at an edge of its view.
@preconcurrency @MainActor open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// Edges of a rectangle.
  public typealias Edges = RectEdge

  /// How near to the edge the finger must go down, in points.
  static let reach: CGFloat = 20

  /// The edges that a drag may begin at; none, unless the program says so.
  open var edges: Edges = []

  /// Fails for a finger that goes down away from the edges.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    if grantedState == .possible, !isAtEdge(location(in: view)) { state = .failed }
  }

  private func isAtEdge(_ point: CGPoint) -> Bool {
    guard let bounds = view?.bounds else { return false }
    return (edges.contains(.left) && point.x < bounds.minX + Self.reach)
      || (edges.contains(.right) && point.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && point.y < bounds.minY + Self.reach)
      || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach)
  }
}
