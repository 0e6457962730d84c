import Responder
import Simulation
import ViewTree

/// The views of the program's that go with a first responder: its own, or else the nearest up the chain (A60).
@MainActor struct InputViews {
  var accessory: View?
  var inputView: View?

  /// No views.
  init() {}

  /// Asks `responder` and those after it; each view by itself.
  init(of responder: Responder, in context: SimulationContext) {
    guard context.rule(VersionRules.hasInputViews) else { return }
    for candidate in responder.chain {
      inputView = inputView ?? candidate.inputView as? View
      accessory = accessory ?? candidate.inputAccessoryView as? View
      if inputView != nil, accessory != nil { return }
    }
  }
}
