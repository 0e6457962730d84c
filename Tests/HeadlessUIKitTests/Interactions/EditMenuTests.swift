import Foundation
import HeadlessUIKit
import Testing

/// Edit menus of interactions and of texts.
@MainActor @Suite struct EditMenuTests {
  private final class Source: EditMenuInteractionDelegate {
    var lines: [String] = []
    var titles = ["Color", "Share"]

    func editMenuInteraction(
      _ interaction: EditMenuInteraction,
      menuFor configuration: EditMenuConfiguration,
      suggestedActions: [MenuElement]
    ) -> Menu? {
      lines.append("menu for \(configuration.identifier), suggested \(suggestedActions.map(\.title))")
      return Menu(children: titles.map { title in Action(title: title) { [self] _ in lines.append(title) } })
    }
    func editMenuInteraction(
      _ interaction: EditMenuInteraction,
      targetRectFor configuration: EditMenuConfiguration
    ) -> CGRect {
      lines.append("target")
      return CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    func editMenuInteraction(
      _ interaction: EditMenuInteraction,
      willPresentMenuFor configuration: EditMenuConfiguration,
      animator: any EditMenuInteractionAnimating
    ) {
      lines.append("will present")
      animator.addAnimations { [self] in lines.append("presenting") }
      animator.addCompletion { [self] in lines.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: EditMenuInteraction,
      willDismissMenuFor configuration: EditMenuConfiguration,
      animator: any EditMenuInteractionAnimating
    ) {
      lines.append("will dismiss")
      animator.addCompletion { [self] in lines.append("dismissed") }
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched(_ system: SystemVersion = "18.0") -> (Simulator, View, Source, EditMenuInteraction) {
    let simulator = Simulator(device: system < "16.0" ? .iPhone8 : .iPhone16, system: system)
    let controller = ViewController()
    let view = View(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    let source = Source()
    let interaction = EditMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, view, source, interaction)
  }

  private func present(_ interaction: EditMenuInteraction, in simulator: Simulator) {
    simulator.perform {
      interaction.presentEditMenu(
        with: EditMenuConfiguration(identifier: "id", sourcePoint: CGPoint(x: 50, y: 50))
      )
    }
    simulator.settle()
  }

  private static let opening = [
    "menu for id, suggested []", "target", "will present", "presenting", "presented",
  ]

  @Test func `a choice dismisses the menu before its action`() throws {
    let (simulator, view, source, interaction) = launched()
    present(interaction, in: simulator)
    #expect(source.take() == Self.opening)
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 50))
    let item = simulator.user.menuItems["Share"]
    #expect(item.frame.maxY == 300)
    try item.tap()
    #expect(source.take() == ["will dismiss", "Share", "dismissed"])
    #expect(!simulator.user.menuItems["Share"].exists && interaction.location(in: view) == .zero)
  }

  @Test func `a touch outside, the program and the interaction's removal dismiss the menu`() throws {
    let (simulator, view, source, interaction) = launched()
    for dismiss in [
      { try simulator.user.tap(CGPoint(x: 20, y: 700)) }, { simulator.perform { interaction.dismissMenu() } },
      { simulator.perform { view.removeInteraction(interaction) } },
    ] as [() throws -> Void] {
      present(interaction, in: simulator)
      #expect(source.take() == Self.opening)
      try dismiss()
      simulator.settle()
      #expect(source.take() == ["will dismiss", "dismissed"])
    }
  }

  @Test func `the menu is reloaded and moved`() throws {
    let (simulator, view, source, interaction) = launched()
    present(interaction, in: simulator)
    source.titles = ["Other"]
    _ = source.take()
    simulator.perform { interaction.reloadVisibleMenu() }
    #expect(source.take() == ["menu for id, suggested []"])
    #expect(simulator.user.menuItems["Other"].exists && !simulator.user.menuItems["Share"].exists)
    view.frame.origin.y = 500
    simulator.perform { interaction.updateVisibleMenuPosition(animated: true) }
    #expect(source.take() == ["target"] && simulator.user.menuItems["Other"].frame.maxY == 500)
    source.titles = []
    simulator.perform { interaction.reloadVisibleMenu() }
    simulator.settle()
    #expect(source.take() == ["menu for id, suggested []", "will dismiss", "dismissed"])
  }

  @Test func `before iOS 16 nothing is shown`() {
    let (simulator, _, source, interaction) = launched("15.0")
    present(interaction, in: simulator)
    #expect(source.take() == [])
  }

  private final class Writer: TextViewDelegate, TextFieldDelegate {
    var lines: [String] = []

    func textView(_ textView: TextView, editMenuForTextIn range: NSRange, suggestedActions: [MenuElement])
      -> Menu?
    {
      lines.append("text {\(range.location), \(range.length)} \(suggestedActions.map(\.title))")
      return Menu(
        children: suggestedActions + [Action(title: "Define") { [self] _ in lines.append("define") }]
      )
    }
    func textView(_ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating) {
      lines.append("presents")
    }
    func textView(_ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating) {
      lines.append("dismisses")
    }
    func textField(
      _ textField: TextField,
      editMenuForCharactersIn range: NSRange,
      suggestedActions: [MenuElement]
    ) -> Menu? {
      lines.append("field {\(range.location), \(range.length)} \(suggestedActions.map(\.title))")
      return nil
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `a rest on a text that is edited shows its menu`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let (controller, writer) = (ViewController(), Writer())
    let text = TextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    text.text = "Some words"
    text.delegate = writer
    let field = TextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    field.text = "Name"
    field.delegate = writer
    controller.view.addSubview(text)
    controller.view.addSubview(field)
    simulator.launch(controller)
    simulator.settle()
    try simulator.user.tap(text)
    text.selectedRange = NSRange(location: 0, length: 4)
    let rest = FingerPath(from: CGPoint(x: 60, y: 215)).holding(for: .seconds(1))
    try simulator.user.touch(along: [rest])
    #expect(
      writer.take() == ["text {0, 4} [\"Cut\", \"Copy\", \"Select All\", \"Delete\"]", "presents"]
    )
    try simulator.user.menuItems["Define"].tap()
    #expect(writer.take() == ["dismisses", "define"])
    try simulator.user.touch(along: [rest])
    _ = writer.take()
    try simulator.user.menuItems["Cut"].tap()
    #expect(text.text == " words" && simulator.perform { Pasteboard.general.string } == "Some")
    try simulator.user.tap(field)
    try simulator.user.touch(along: [FingerPath(from: CGPoint(x: 60, y: 140)).holding(for: .seconds(1))])
    #expect(writer.take().last == "field {4, 0} [\"Select\", \"Select All\", \"Paste\"]")
    try simulator.user.menuItems["Paste"].tap()
    #expect(field.text == "NameSome")
  }
}
