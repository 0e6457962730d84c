import HeadlessUIKit

extension Scenario {
  static let tableInsets = Scenario(
    30,
    "Insets that the system changes too: doubled on show, negative on hide",
    setting: """
      A table view controller changes the insets of its table by itself: at will-show it adds what is covered, and at will-hide it
      takes that away. One such table has the content insets of Don't Block the Box besides, another one Apple's older ones. In
      each the user taps a field and ends editing.
      """,
    invariant: "the inset is what the keyboard covers while it is up, and zero when it has gone.",
    fix: "adding what is missing, and taking back only that.",
    on: [Stage(.iPhone5s, "7.1"), Stage(.iPhone8, "11.0")]
  ) { variant, simulator in
    let techniques: [ScrollingFieldsViewController] =
      variant == .classic
      ? [ContentInsetsViewController(), OlderContentInsetsViewController()]
      : [FixedContentInsetsViewController()]
    var claims: [Claim] = []
    for technique in techniques {
      let form = TableForm(with: technique)
      simulator.launch(form)
      try simulator.user.tap(form.field)
      let (up, height) = (form.tableView.contentInset.bottom, simulator.keyboard.frame.height)
      form.field.resignFirstResponder()
      simulator.settle()
      let down = form.tableView.contentInset.bottom
      let name = "\(type(of: technique))"
      claims += [
        Claim(
          "\(name): the bottom inset is \(points(up)), the keyboard \(points(height)) high",
          up == height
        ),
        Claim("\(name): when it has gone, the inset is \(points(down))", down == 0),
      ]
    }
    return claims
  }
}
