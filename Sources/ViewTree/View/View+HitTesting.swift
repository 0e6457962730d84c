import Foundation
import Responder

extension View {
  /// The standard hit test, for a tree of any depth.
  ///
  /// Views whose class keeps the standard rules are walked with a stack of our own; any other is asked.
  final func standardHitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard acceptsHits, self.point(inside: point, with: event) else { return nil }
    var path = [HitTestStep(view: self, point: point)]
    while let last = path.indices.last {
      let step = path[last]
      guard step.next > 0 else { return step.view }
      path[last].next -= 1
      // A subclass asked on the way may have changed the tree.
      guard step.next <= step.view.children.count else { continue }
      let child = step.view.children[step.next - 1]
      let childPoint = child.geometry.fromParent(step.point)
      if child.hitTestsByTheBook {
        if child.acceptsHits, child.boundsContain(childPoint) {
          path.append(HitTestStep(view: child, point: childPoint))
        }
      } else if let hit = child.hitTest(childPoint, with: event) {
        return hit
      }
    }
    return nil
  }

  /// Whether the view is not ruled out by visibility, interaction or a running animation.
  final var acceptsHits: Bool {
    !isHidden && isUserInteractionEnabled && storedAlpha >= 0.01 && !isBlockedByAnimation
  }

  /// Whether ``bounds`` contain the point, right and bottom edge not included.
  final func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = geometry.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }
}

/// One view on the path of a hit test, and how many of its subviews are still to be asked.
private struct HitTestStep {
  var view: View
  var point: CGPoint
  var next: Int

  @MainActor init(view: View, point: CGPoint) {
    self.view = view
    self.point = point
    next = view.children.count
  }
}

extension View {
  /// Whether a running animation keeps touches away from the view (C14).
  package final var isBlockedByAnimation: Bool {
    !animations.isEmpty && animations.contains { $0.group.blocksTouches }
  }
}
