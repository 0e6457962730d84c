import Foundation
import Simulation
import ViewTree

/// The position of a view at one moment, and its insets if it is a scroll view.
@MainActor struct ViewState {
  /// A number that has changed.
  typealias Change = (property: String, before: CGFloat, after: CGFloat)

  private let center: CGPoint
  private let size: CGSize
  private let frame: CGRect
  private let transform: ViewTransform
  private let contentInset: EdgeInsets
  private let scrollIndicatorInsets: EdgeInsets

  /// Records the state of a view.
  init(of view: View) {
    (center, size, frame, transform) = (view.center, view.bounds.size, view.frame, view.transform)
    let scrollView = view as? ScrollView
    contentInset = scrollView?.contentInset ?? .zero
    scrollIndicatorInsets = scrollView?.scrollIndicatorInsets ?? .zero
  }

  /// Returns the changes of the frame, or those of the transform if it has changed, since frames follow from
  /// transforms.
  func move(to new: ViewState, leavesOutFrame: Bool = false) -> [Change] {
    let (old, now) = (transform, new.transform)
    if old != now {
      return ViewState.changes([
        ("transform.a", old.a, now.a), ("transform.b", old.b, now.b), ("transform.c", old.c, now.c),
        ("transform.d", old.d, now.d), ("transform.tx", old.tx, now.tx), ("transform.ty", old.ty, now.ty),
      ])
    }
    guard !leavesOutFrame, center != new.center || size != new.size else { return [] }
    return ViewState.changes([
      ("frame.x", frame.minX, new.frame.minX), ("frame.y", frame.minY, new.frame.minY),
      ("frame.width", frame.width, new.frame.width), ("frame.height", frame.height, new.frame.height),
    ])
  }

  /// Returns the changes of the insets of a scroll view. Those of the indicators count only if the content
  /// insets are unchanged.
  func insetChange(to new: ViewState) -> [Change] {
    let content = ViewState.changes(of: "contentInset", contentInset, new.contentInset)
    return content.isEmpty
      ? ViewState.changes(of: "scrollIndicatorInsets", scrollIndicatorInsets, new.scrollIndicatorInsets)
      : content
  }

  private static func changes(of name: String, _ old: EdgeInsets, _ new: EdgeInsets) -> [Change] {
    changes([
      ("\(name).top", old.top, new.top), ("\(name).left", old.left, new.left),
      ("\(name).bottom", old.bottom, new.bottom), ("\(name).right", old.right, new.right),
    ])
  }

  /// Returns the changes that exceed the rounding error of a sum.
  static func changes(_ numbers: [Change]) -> [Change] {
    numbers.filter { abs($0.after - $0.before) > 0.01 }
  }
}
