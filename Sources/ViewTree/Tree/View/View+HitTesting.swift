import Foundation
import Responder
import Simulation

extension View {
  /// Performs the standard hit test, for a tree of any depth.
  ///
  /// The search descends node by node. A view whose class has the standard rules is hit as soon as it is
  /// reachable and contains the point, so the search never returns to a superview. For other views it calls
  /// `hitTest(_:with:)`.
  final func baseHitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard acceptsHits, self.point(inside: point, with: event) else { return nil }
    var current = node
    var (x, y) = (point.x, point.y)
    var end = current.pointee.children.count
    while let place = current.candidate(below: end, x: x, y: y) {
      let child = current.pointee.children[place]
      let inChild = child.fromParent(x, y)
      if child.pointee.flags.contains(.needsObjectCall) {
        // The call may change the tree.
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

  /// Whether visibility, interaction and running animations allow hits.
  final var acceptsHits: Bool {
    isShown && isUserInteractionEnabled && !isBlockedByAnimation
  }

  /// Returns whether ``bounds`` contain the point; the right and bottom edges are excluded.
  final func boundsContain(_ point: CGPoint) -> Bool {
    node.contains(point.x, point.y)
  }

  /// Whether a running animation blocks touches on the view (C14).
  package final var isBlockedByAnimation: Bool {
    node.pointee.flags.contains(.animated) && animations.contains { $0.group.blocksTouches }
  }

  /// The end of the last animation that blocks touches on the view; nil if there is none, or one without end.
  package final var endOfTouchBlock: VirtualClock.Instant? {
    let ends = animations.filter(\.group.blocksTouches).map(\.group.plannedEnd)
    return ends.contains(nil) ? nil : ends.compactMap { $0 }.max()
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Equal to the view's `acceptsHits` if no class overrides the properties that it reads.
  @MainActor @inline(__always) fileprivate var isReachable: Bool {
    let flags = pointee.flags
    if !flags.isDisjoint(with: .unreachable) { return false }
    return !flags.contains(.animated) || !view.isBlockedByAnimation
  }

  /// Returns the highest index below `end` whose subview may be hit at the point, or nil.
  @inline(__always) fileprivate func candidate(below end: Int, x: CGFloat, y: CGFloat) -> Int? {
    guard pointee.children.count >= HitIndex.threshold else { return end > 0 ? end - 1 : nil }
    let index = pointee.maintainIndex()
    if pointee.flags.contains(.staleIndex) {
      guard index.pointee.isWorthBuilding(for: pointee.children.count) else { return end > 0 ? end - 1 : nil }
      pointee.flags.remove(.staleIndex)
      index.pointee.build(pointee.children)
    }
    return index.pointee.candidate(below: end, x: x, y: y)
  }
}
