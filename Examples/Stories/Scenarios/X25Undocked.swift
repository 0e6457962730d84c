import HeadlessUIKit

/// An action with which the user moves the keyboard off the bottom of the screen.
private struct WayOff {
  let name: String
  let take: @MainActor (Keyboard) -> Void

  static let olderPads = [
    WayOff(name: "undocked by the menu") { $0.undock() },
    WayOff(name: "dragged off the bottom") { $0.undock(by: .gesture) },
    WayOff(name: "split") { $0.split() },
  ]
  static let newerPads = [WayOff(name: "floating") { $0.float() }]
}

extension Scenario {
  static let undocked = Scenario(
    25,
    "The keyboard of an iPad is undocked, split or floating",
    setting: """
      A form on an iPad. The user taps a field, and takes the keyboard off the bottom of the screen: by its menu, with a finger,
      in two halves; from iOS 13 by pinching it. As published this is the form of BackgroundTapForBlog, as KeyboardAwareViewController leaves iPads
      alone: it grows by the height that the hide tells, and that is none, or that of the small keyboard, or nothing is told.
      """,
    invariant:
      "the form has its whole height, as no keyboard stands at its end, and still has it when the keyboard has gone.",
    fix:
      "following every change of the frame, and counting a keyboard that does not reach the bottom as none.",
    on: [Stage(.iPadAir2, "8.4"), Stage(.iPadAir2, "12.4"), Stage(.iPadAir5, "18.0")]
  ) { variant, simulator in
    let canFloat = Stage(simulator.device, simulator.system).has(VersionRules.padKeyboardFloats)
    var claims: [Claim] = []
    // Retained, because the deallocation of a published form is the subject of scenario X33.
    var forms: [AvoidanceForm] = []
    defer { withExtendedLifetime(forms) {} }
    for way in canFloat ? WayOff.newerPads : WayOff.olderPads {
      let form = AvoidanceForm(variant == .classic ? ScrollableViewController() : variant.keyboardAware)
      forms.append(form)
      simulator.launch(form.controller)
      let scrollView = sequence(first: form.top as View, next: \.superview).compactMap { $0 as? ScrollView }
        .first
      let height = scrollView?.frame.height ?? 0
      try simulator.user.tap(form.low)
      way.take(simulator.keyboard)
      simulator.settle()
      let off = scrollView?.frame.height ?? 0
      form.low.resignFirstResponder()
      simulator.settle()
      let gone = scrollView?.frame.height ?? 0
      simulator.keyboard.dock()
      claims.append(
        Claim(
          "\(way.name): the form was \(points(height)) points high, is \(points(off)), and \(points(gone)) in the end",
          off == height && gone == height
        )
      )
    }
    return claims
  }
}
