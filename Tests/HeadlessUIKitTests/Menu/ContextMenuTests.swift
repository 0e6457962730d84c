import Foundation
import HeadlessUIKit
import Testing

/// Context menus of views and rows, and elements of menus that are provided later.
@MainActor @Suite struct ContextMenuTests {
  private final class Source: ContextMenuInteractionDelegate {
    var lines: [String] = []
    var hasMenu = true
    var preview: ViewController?

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> ContextMenuConfiguration? {
      lines.append("configuration at \(Int(location.x)), \(Int(location.y))")
      guard hasMenu else { return nil }
      return ContextMenuConfiguration(identifier: NSString(string: "id")) { [self] in
        lines.append("preview")
        return preview
      } actionProvider: { [self] suggested in
        lines.append("actions, \(suggested.count) suggested")
        return Menu(
          title: "Title",
          children: [
            Action(title: "Copy") { [self] _ in lines.append("copy") },
            Menu(
              options: .displayInline,
              children: [Action(title: "Delete") { [self] _ in lines.append("delete") }]
            ),
          ]
        )
      }
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      lines.append("highlighting")
      return interaction.view.map { TargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      lines.append("dismissing")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
      animator: any ContextMenuInteractionCommitAnimating
    ) {
      lines.append("will perform \(configuration.identifier)")
      animator.addCompletion { [self] in lines.append("performed") }
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      willDisplayMenuFor configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      lines.append("will display")
      animator?.addAnimations { [self] in lines.append("displaying") }
      animator?.addCompletion { [self] in lines.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      willEndFor configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      lines.append("will end")
      animator?.addCompletion { [self] in lines.append("ended") }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched(_ system: SystemVersion = "18.0") -> (
    Simulator, Button, Source, ContextMenuInteraction
  ) {
    let simulator = Simulator(device: system < "13.0" ? .iPhone8 : .iPhone16, system: system)
    let controller = ViewController()
    let button = Button(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    button.setTitle("Item", for: .normal)
    let source = Source()
    let interaction = ContextMenuInteraction(delegate: source)
    button.addAction(Action { _ in source.lines.append("tap") }, for: .touchUpInside)
    button.addInteraction(interaction)
    controller.view.addSubview(button)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, button, source, interaction)
  }

  private static let opening = [
    "configuration at 50, 22", "highlighting", "preview", "actions, 0 suggested", "will display",
    "displaying",
    "displayed",
  ]

  @Test(.fact("MG32")) func `a press of half a second opens the menu, and a choice closes it`() throws {
    let (simulator, _, source, interaction) = launched()
    let item = simulator.user.buttons["Item"]
    try item.press(forDuration: 0.4)
    #expect(source.take() == ["tap"])
    try item.press(forDuration: 0.6)
    #expect(source.take() == Self.opening)
    #expect(simulator.user.staticTexts["Title"].exists && interaction.menuAppearance == .rich)
    try simulator.user.buttons["Delete"].tap()
    #expect(source.take() == ["dismissing", "will end", "delete", "ended"])
    #expect(!simulator.user.buttons["Copy"].exists && interaction.menuAppearance == .unknown)
  }

  @Test func `a tap outside closes the menu without an action`() throws {
    let (simulator, _, source, _) = launched()
    try simulator.user.buttons["Item"].press(forDuration: 1)
    #expect(source.take() == Self.opening)
    try simulator.user.tap(CGPoint(x: 20, y: 800))
    #expect(source.take() == ["dismissing", "will end", "ended"])
    try simulator.user.buttons["Item"].tap()
    #expect(source.take() == ["tap"])
  }

  @Test func `without a configuration the press is the button's`() throws {
    let (simulator, _, source, _) = launched()
    source.hasMenu = false
    try simulator.user.buttons["Item"].press(forDuration: 1)
    #expect(source.take() == ["configuration at 50, 22", "tap"])
  }

  @Test func `a tap on the preview performs its action`() throws {
    let (simulator, _, source, _) = launched()
    let preview = ViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 120)
    preview.view.accessibilityIdentifier = "preview"
    source.preview = preview
    try simulator.user.buttons["Item"].press(forDuration: 1)
    #expect(source.take() == Self.opening)
    #expect(preview.view.window != nil && preview.view.bounds.size == CGSize(width: 200, height: 120))
    let frame = preview.view.convert(preview.view.bounds, to: nil)
    #expect(simulator.user.buttons["Copy"].frame.minY >= frame.maxY)
    try simulator.user.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(source.take() == ["will perform id", "dismissing", "will end", "performed", "ended"])
    #expect(preview.view.window == nil)
  }

  @Test func `the program closes the menu, and replaces its elements`() throws {
    let (simulator, _, source, interaction) = launched()
    try simulator.user.buttons["Item"].press(forDuration: 1)
    interaction.updateVisibleMenu { $0.replacingChildren([Action(title: "Other") { _ in }]) }
    #expect(simulator.user.buttons["Other"].exists && !simulator.user.buttons["Copy"].exists)
    _ = source.take()
    interaction.dismissMenu()
    interaction.dismissMenu()
    simulator.settle()
    #expect(source.take() == ["dismissing", "will end", "ended"])
  }

  @Test func `there are no context menus before iOS 13`() throws {
    let (simulator, _, source, _) = launched("12.0")
    try simulator.user.buttons["Item"].press(forDuration: 1)
    #expect(source.take() == ["tap"])
  }

  private final class Note: Interaction {
    private(set) weak var view: View?
    var lines: [String] = []
    func willMove(to view: View?) { lines.append("will \(view?.debugName ?? "nil")") }
    func didMove(to view: View?) {
      self.view = view
      lines.append("did \(view?.debugName ?? "nil")")
    }
  }

  @Test func `an interaction moves from one view to another`() {
    let (first, second) = (View(), Label())
    let note = Note()
    first.addInteraction(note)
    first.addInteraction(note)
    second.addInteraction(note)
    #expect(note.lines == ["will View", "did View", "will nil", "did nil", "will Label", "did Label"])
    #expect(first.interactions.isEmpty && second.interactions.first === note)
    second.interactions = []
    #expect(note.view == nil && second.interactions.isEmpty)
    second.removeInteraction(note)
    #expect(note.lines.count == 8)
  }

  // MARK: Rows

  private final class Rows: TableViewController {
    var lines: [String] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selects \(indexPath.row)")
    }

    override func tableView(
      _ tableView: TableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      lines.append("menu of \(indexPath.row) at \(tableView.indexPathForRow(at: point)?.row ?? -1)")
      guard indexPath.row > 0 else { return nil }
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Pin") { _ in self.lines.append("pins \(indexPath.row)") }])
      })
    }

    override func tableView(
      _ tableView: TableView,
      willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) { lines.append("will display") }

    override func tableView(
      _ tableView: TableView,
      willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) { lines.append("will end") }
  }

  @Test func `a row has a context menu, and isn't selected by the press`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let rows = Rows(style: .plain)
    simulator.launch(rows)
    simulator.settle()
    try simulator.user.staticTexts["Row 1"].press(forDuration: 1)
    #expect(rows.lines == ["menu of 1 at 1", "will display"])
    try simulator.user.buttons["Pin"].tap()
    #expect(rows.lines == ["menu of 1 at 1", "will display", "will end", "pins 1"])
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    rows.lines = []
    try simulator.user.staticTexts["Row 0"].press(forDuration: 1)
    #expect(rows.lines == ["menu of 0 at 0", "selects 0"])
  }

  // MARK: Deferred elements

  private func opened(_ element: DeferredMenuElement) throws -> (Simulator, Button) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let button = Button(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    button.setTitle("Menu", for: .normal)
    button.menu = Menu(children: [Action(title: "First") { _ in }, element])
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    simulator.launch(controller)
    simulator.settle()
    try simulator.user.buttons["Menu"].tap()
    return (simulator, button)
  }

  @Test func `deferred elements are shown when they are provided, and kept`() throws {
    var count = 0
    var provide: (([MenuElement]) -> Void)?
    let (simulator, _) = try opened(
      DeferredMenuElement {
        count += 1
        provide = $0
      }
    )
    #expect(simulator.user.buttons["First"].exists && !simulator.user.buttons["Late"].exists)
    provide?([Action(title: "Late") { _ in }])
    try simulator.user.buttons["Late"].tap()
    try simulator.user.buttons["Menu"].tap()
    #expect(simulator.user.buttons["Late"].exists && count == 1)
  }

  @Test func `uncached elements are provided each time the menu opens`() throws {
    var count = 0
    let (simulator, _) = try opened(
      .uncached {
        count += 1
        $0([Action(title: "Late \(count)") { _ in }])
      }
    )
    try simulator.user.buttons["Late 1"].tap()
    try simulator.user.buttons["Menu"].tap()
    #expect(simulator.user.buttons["Late 2"].exists && !simulator.user.buttons["Late 1"].exists)
  }

  @Test func `elements that come after the menu has closed are kept for the next`() throws {
    var provide: (([MenuElement]) -> Void)?
    let (simulator, _) = try opened(DeferredMenuElement { provide = $0 })
    try simulator.user.tap(CGPoint(x: 20, y: 800))
    provide?([Action(title: "Late") { _ in }])
    #expect(!simulator.user.buttons["Late"].exists)
    try simulator.user.buttons["Menu"].tap()
    #expect(simulator.user.buttons["Late"].exists)
  }
}
