import Foundation
import Simulation
import ViewTree

/// Whether two lengths differ by more than the error of a sum.
func isOther(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > 0.01 }

/// Where a view is at one moment, and the insets of a scroll view.
@MainActor struct ViewState {
  private let center: CGPoint
  private let size: CGSize
  private let transform: ViewTransform
  private let frame: CGRect
  private let contentInset: EdgeInsets
  private let scrollIndicatorInsets: EdgeInsets

  /// Looks at a view.
  init(of view: View) {
    (center, size, transform, frame) = (view.center, view.bounds.size, view.transform, view.frame)
    let scrollView = view as? ScrollView
    contentInset = scrollView?.contentInset ?? .zero
    scrollIndicatorInsets = scrollView?.scrollIndicatorInsets ?? .zero
  }

  /// Returns what is said of a view that was here and is elsewhere, or turned, now.
  func move(to new: ViewState, of view: View) -> KeyboardAudit.Problem? {
    if transform != new.transform {
      return change(of: view, "transform", "\(transform)", "\(new.transform)")
    }
    guard
      isOther(center.x, new.center.x) || isOther(center.y, new.center.y)
        || isOther(size.width, new.size.width) || isOther(size.height, new.size.height)
    else { return nil }
    return change(of: view, "frame", GeometryText.rect(frame), GeometryText.rect(new.frame))
  }

  /// Returns what is said of a scroll view whose insets are others now, an edge each.
  func insetChanges(to new: ViewState, of view: View) -> [KeyboardAudit.Problem] {
    [
      ("contentInset", contentInset, new.contentInset),
      ("scrollIndicatorInsets", scrollIndicatorInsets, new.scrollIndicatorInsets),
    ].flatMap { name, old, new in
      [
        ("top", old.top, new.top), ("left", old.left, new.left), ("bottom", old.bottom, new.bottom),
        ("right", old.right, new.right),
      ].filter { isOther($0.1, $0.2) }.map { edge, old, new in
        change(of: view, "\(name).\(edge)", GeometryText.number(old), GeometryText.number(new))
      }
    }
  }

  private func change(
    of view: View,
    _ property: String,
    _ before: String,
    _ after: String
  ) -> KeyboardAudit.Problem {
    .notRestored(view: view.debugName, property: property, before: before, after: after)
  }
}
