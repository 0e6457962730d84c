import HeadlessUIKit

extension Scenario {
  static let safeAreaTwice = Scenario(
    12,
    "The safe area counts twice: a gap between the last row and the keyboard",
    setting: """
      A list with the content insets of Don't Block the Box, on a phone with a home indicator, whose height the system
      adds to the insets. The user taps a field and scrolls to the end.
      """,
    invariant: "the last row ends where the keyboard begins.",
    fix: "adding only the part of the keyboard that lies inside the safe area.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone11, "13.0"), Stage(.iPhone16, "18.0")],
    requiring: [.homeIndicator],
    offering: { $0 == .classic ? [.frames] : [] }
  ) { variant, simulator in
    let form = ListForm(variant.contentInsets)
    simulator.launch(form.controller)
    try simulator.user.tap(form.field)
    try form.scrollToEnd(in: simulator)
    return [simulator.claimEndsAtKeyboard(form.last)]
  }
}
