import HeadlessUIKit

extension Scenario {
  static let tableInsets = Scenario(
    30,
    "Insets that the system changes too: doubled on show, negative on hide",
    setting: """
      A table view controller changes the insets of its table by itself: at will-show it adds the covered height, and at will-hide it
      subtracts it. One such table also has the content insets of Don't Block the Box, another one Apple's older ones. In each
      the user taps a field and ends editing.
      """,
    invariant:
      "the inset is the height that the keyboard covers while it is up, and zero after it has left.",
    fix: "adding only the missing part of the inset, and removing only that.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone5s, "7.1"), Stage(.iPhone8, "11.0")],
    offering: { $0 == .classic ? [.frames] : [] }
  ) { variant, simulator in
    let techniques: [any ScrollViewAvoiding] =
      variant == .classic
      ? [ContentInsetsViewController(), OlderContentInsetsViewController()]
      : [FixedContentInsetsViewController()]
    var claims: [Claim] = []
    for technique in techniques {
      let form = TableForm(with: technique)
      simulator.launch(form)
      try simulator.user.tap(form.field)
      // From iOS 11 a part of the inset is the safe area.
      let (up, height) = (form.tableView.adjustedContentInset.bottom, simulator.keyboard.frame.height)
      form.field.resignFirstResponder()
      simulator.settle()
      let down = form.tableView.contentInset.bottom
      let name = "\(type(of: technique))"
      claims += [
        Claim(
          "\(name): the bottom inset is \(points(up)), the keyboard \(points(height)) high",
          up == height
        ),
        Claim("\(name): after it has left, the inset is \(points(down))", down == 0),
      ]
    }
    return claims
  }
}
