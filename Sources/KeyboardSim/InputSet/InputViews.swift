import Responder
import Simulation
import ViewTree

/// The views of the program's that go with a first responder: its own, or else the nearest up the chain (A60).
///
/// A responder inside one of them, such as a field in an accessory view, keeps that one where it is.
@MainActor struct InputViews {
  var accessory: View?
  var inputView: View?

  /// No views.
  init() {}

  /// Asks `responder` and those after it; each view by itself. Of the `present` views, those stay that it is in.
  init(of responder: Responder, keeping present: InputViews, in context: SimulationContext) {
    guard context.rule(VersionRules.hasInputViews) else { return }
    if present.accessory != nil || present.inputView != nil, let view = responder as? View {
      accessory = present.accessory.flatMap { view.isDescendant(of: $0) ? $0 : nil }
      inputView = present.inputView.flatMap { view.isDescendant(of: $0) ? $0 : nil }
    }
    var candidate: Responder? = responder
    while let current = candidate, inputView == nil || accessory == nil {
      if inputView == nil, let view = current.inputView { inputView = view as? View }
      if accessory == nil, let view = current.inputAccessoryView { accessory = view as? View }
      candidate = current.next
    }
  }
}
