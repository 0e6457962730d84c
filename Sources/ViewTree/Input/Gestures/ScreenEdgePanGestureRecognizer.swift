import Foundation
import Responder

/// A recognizer of a drag that begins at an edge of its view.
@preconcurrency @MainActor open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges of a rectangle.
  public typealias Edges = RectEdge

  /// The maximum distance from the edge at which a touch may begin, in points.
  static let reach: CGFloat = 20

  /// The edges at which a drag may begin; none by default.
  open var edges: Edges = []

  /// Begins to follow touches, and fails if they begin away from the edges.
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
