import HeadlessUIKit

extension Scenario {
  static let tableInsets = Scenario(
    30,
    "Insets that the system changes too: doubled on show, negative on hide",
    setting: """
      The system changes the insets of a table view controller by itself. A handler stands for that here: at will-show it adds what is
      covered to the inset of a list, and at will-hide it takes that away. One list has the content insets of document 003
      besides, another one Apple's older ones. In each the person taps a field and ends editing.
      """,
    invariant: "the inset is what the keyboard covers while it is up, and zero when it has gone.",
    fix: "adding what is missing, and taking back only that.",
    on: [Stage(.iPhone5s, "7.1"), Stage(.iPhone8, "11.0")]
  ) { variant, simulator in
    let controllers: [ScrollingFieldsViewController] =
      variant == .classic
      ? [ContentInsetsViewController(), OlderContentInsetsViewController()]
      : [FixedContentInsetsViewController()]
    var claims: [Claim] = []
    for controller in controllers {
      let form = ListForm(controller)
      guard let list = controller.scrollView else { continue }
      let system = InsettingSystem(for: list)
      simulator.launch(controller)
      try simulator.user.tap(form.field)
      let (up, height) = (list.contentInset.bottom, simulator.keyboard.frame.height)
      form.field.resignFirstResponder()
      simulator.settle()
      let down = withExtendedLifetime(system) { list.contentInset.bottom }
      let name = "\(type(of: controller))"
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
