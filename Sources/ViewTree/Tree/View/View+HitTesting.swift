import Foundation
import Responder
import Simulation

extension View {
  /// The standard hit test, for a tree of any depth.
  ///
  /// It goes down node by node. A view whose class keeps the standard rules is hit as soon as it is reachable and holds
  /// the point, so the walk never has to come back up. Any other view is asked.
  final func standardHitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard acceptsHits, self.point(inside: point, with: event) else { return nil }
    var current = node
    var (x, y) = (point.x, point.y)
    var end = current.pointee.children.count
    while let place = current.candidate(below: end, x: x, y: y) {
      let child = current.pointee.children[place]
      let inChild = child.fromParent(x, y)
      if child.pointee.flags.contains(.asksObject) {
        // Whoever is asked may change the tree.
        let (view, holder) = (child.view, current.view)
        if let hit = view.hitTest(CGPoint(x: inChild.x, y: inChild.y), with: event) { return hit }
        end = min(place, holder.childCount)
      } else if child.isReachable, child.contains(inChild.x, inChild.y) {
        (current, x, y) = (child, inChild.x, inChild.y)
        end = current.pointee.children.count
      } else {
        end = place
      }
    }
    return current.view
  }

  /// Whether the view is not ruled out by visibility, interaction or a running animation.
  final var acceptsHits: Bool {
    !isHidden && isUserInteractionEnabled && storedAlpha >= 0.01 && !isBlockedByAnimation
  }

  /// Whether ``bounds`` contain the point, right and bottom edge not included.
  final func boundsContain(_ point: CGPoint) -> Bool {
    node.contains(point.x, point.y)
  }

  /// Whether a running animation keeps touches away from the view (C14).
  package final var isBlockedByAnimation: Bool {
    node.pointee.flags.contains(.animated) && animations.contains { $0.group.blocksTouches }
  }

  /// When the last animation ends that keeps touches away from the view; nil if there is none, or one without end.
  package final var endOfTouchBlock: VirtualClock.Instant? {
    let ends = animations.filter(\.group.blocksTouches).map(\.group.plannedEnd)
    return ends.contains(nil) ? nil : ends.compactMap { $0 }.max()
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// The same as the view's `acceptsHits`, where nobody overrides what that asks.
  @MainActor @inline(__always) fileprivate var isReachable: Bool {
    let flags = pointee.flags
    if !flags.isDisjoint(with: .unreachable) { return false }
    return !flags.contains(.animated) || !view.isBlockedByAnimation
  }

  /// Returns the frontmost place below `end` where a subview may be hit at the point, or nil.
  @inline(__always) fileprivate func candidate(below end: Int, x: CGFloat, y: CGFloat) -> Int? {
    guard pointee.children.count >= HitIndex.threshold else { return end > 0 ? end - 1 : nil }
    let index = pointee.keepIndex()
    if pointee.flags.contains(.staleIndex) {
      guard index.pointee.isWorthBuilding(for: pointee.children.count) else { return end > 0 ? end - 1 : nil }
      pointee.flags.remove(.staleIndex)
      index.pointee.build(pointee.children)
    }
    return index.pointee.candidate(below: end, x: x, y: y)
  }
}
