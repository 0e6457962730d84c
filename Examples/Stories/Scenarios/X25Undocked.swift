import HeadlessUIKit

/// An action with which the user moves the keyboard off the bottom of the screen.
private struct KeyboardMove {
  let name: String
  let apply: @MainActor (Keyboard) -> Void

  static let olderPads = [
    KeyboardMove(name: "undocked by the menu") { $0.undock() },
    KeyboardMove(name: "dragged off the bottom") { $0.undock(by: .gesture) },
    KeyboardMove(name: "split") { $0.split() },
  ]
  static let newerPads = [KeyboardMove(name: "floating") { $0.float() }]
}

extension Scenario {
  static let undocked = Scenario(
    25,
    "The keyboard of an iPad is undocked, split or floating",
    setting: """
      A form on an iPad. The user taps a field, and moves the keyboard off the bottom of the screen: with its menu, by dragging it,
      by splitting it, and from iOS 13 on by pinching it. The published form is that of BackgroundTapForBlog, because
      KeyboardAwareViewController excludes iPads. It grows by the height that the hide reports, which is zero or that of the
      small keyboard, or it receives no notification.
      """,
    invariant:
      "the form has its full height, because no keyboard is at the bottom, and also after the keyboard has left.",
    fix:
      "observing every frame change, and ignoring a keyboard that does not reach the bottom of the screen.",
    of: ["ScrollableForm"],
    on: [Stage(.iPadAir2, "8.4"), Stage(.iPadAir2, "12.4"), Stage(.iPadAir5, "18.0")],
    offering: { _ in [.movableKeyboard] }
  ) { variant, simulator in
    let canFloat = simulator.stage.has(VersionRules.padKeyboardFloats)
    var claims: [Claim] = []
    // Retained, because the deallocation of a published form is the subject of scenario X33.
    var forms: [AvoidanceForm] = []
    defer { withExtendedLifetime(forms) {} }
    for move in canFloat ? KeyboardMove.newerPads : KeyboardMove.olderPads {
      let form = AvoidanceForm(variant == .classic ? ScrollableViewController() : variant.keyboardAware)
      forms.append(form)
      simulator.launch(form.controller)
      let scrollView = sequence(first: form.top as View, next: \.superview).compactMap { $0 as? ScrollView }
        .first
      let height = scrollView?.frame.height ?? 0
      try simulator.user.tap(form.low)
      move.apply(simulator.keyboard)
      simulator.settle()
      let off = scrollView?.frame.height ?? 0
      form.low.resignFirstResponder()
      simulator.settle()
      let gone = scrollView?.frame.height ?? 0
      simulator.keyboard.dock()
      claims.append(
        Claim(
          "\(move.name): the form was \(points(height)) points high, is \(points(off)), and \(points(gone)) in the end",
          off == height && gone == height
        )
      )
    }
    return claims
  }
}
