import Foundation
import Responder
import Simulation
import ViewTree

/// The app's input views for a first responder: its own, or else the nearest up the responder chain (A60).
///
/// A responder inside one of these views, such as a field in an accessory view, keeps that view in place.
@MainActor struct InputViews {
  var accessory: View?
  var inputView: View?

  /// Creates an empty value.
  init() {}

  /// Reads the views of `responder` and its next responders, each kind separately. Keeps those of the
  /// `present` views that contain the responder.
  init(of responder: Responder, keeping present: InputViews, in context: SimulationContext) {
    guard context.rule(VersionRules.hasInputViews) else { return }
    if present.accessory != nil || present.inputView != nil, let view = responder as? View {
      accessory = present.accessory.flatMap { view.isDescendant(of: $0) ? $0 : nil }
      inputView = present.inputView.flatMap { view.isDescendant(of: $0) ? $0 : nil }
    }
    for current in responder.chain {
      if inputView == nil, let view = current.inputView { inputView = view as? View }
      if accessory == nil, let view = current.inputAccessoryView { accessory = view as? View }
      if inputView != nil, accessory != nil { return }
    }
  }
}

extension View {
  /// Returns the height of an input or accessory view: that of its frame, unless the view sizes itself.
  ///
  /// These views size themselves: an input view with `allowsSelfSizing`, a view that doesn't translate its
  /// autoresizing mask, one with a flexible height, and one whose frame has no height (U58). Constraints and
  /// the intrinsic size then determine the height at the width of the screen, or else the frame does.
  func heightAsInput(inWidth width: CGFloat) -> CGFloat {
    let sizesItself =
      (self as? InputView)?.allowsSelfSizing ?? false || !baseTranslatesMask
      || autoresizingMask.contains(.flexibleHeight) || frame.height == 0
    guard sizesItself else { return max(0, frame.height) }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting.height > 0 ? fitting.height : max(0, frame.height)
  }
}
