import HeadlessUIKit
import Testing

/// The automatic scrolling of the scroll views around a text view.
@MainActor @Suite struct TextViewScrollTests {
  /// The systems, and whether a text view scrolls all scroll views around it.
  nonisolated private static let eras = Setup.textEras.map { setup in
    (setup, scrolls: ["4.", "5."].contains { setup.system.description.hasPrefix($0) })
  }

  /// Puts the text view at the lower end of a scroll view inside the scene's, at 300 points of its content.
  private func nest(_ scene: HiddenTextScene<TextView>) -> AskedScrollView {
    let inner = AskedScrollView(frame: CGRect(x: 10, y: 500, width: 250, height: 150))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 250, height: 400)
    scene.input.frame.origin = CGPoint(x: 0, y: 300)
    inner.addSubview(scene.input)
    scene.scroller.addSubview(inner)
    return inner
  }

  // MARK: iOS 4 and 5

  @Test(.fact("E52"), arguments: eras)
  func `setting the text scrolls all scroll views around on iOS 4 and 5`(setup: Setup, scrolls: Bool) {
    let scene = HiddenTextScene.textView(setup)
    let inner = nest(scene)
    scene.input.text = "hello"
    let caret = scene.input.caretRect(for: scene.input.endOfDocument)
    #expect(inner.contentOffset.y == (scrolls ? (300 + caret.maxY - 150).rounded() : 0))
    // The caret is then at the lower edge of the inner scroll view.
    let outer: CGFloat = scrolls ? 650 - 200 : 0
    #expect(scene.scroller.contentOffset.y == outer)
    #expect(scene.diary.take() == (scrolls ? ["scrolls"] : []))
  }

  @Test(.fact("E52"), arguments: eras)
  func `becoming first responder scrolls all scroll views around on iOS 4 and 5`(
    setup: Setup,
    scrolls: Bool
  ) {
    let scene = HiddenTextScene.textView(setup)
    let inner = nest(scene)
    scene.record(TextView.textDidBeginEditingNotification, as: "begins")
    #expect(scene.input.becomeFirstResponder())
    scene.simulator.settle()
    #expect((inner.contentOffset.y > 0) == scrolls && (scene.scroller.contentOffset.y > 0) == scrolls)
    #expect(scene.diary.take() == (scrolls ? ["scrolls", "begins"] : ["begins"]))
  }

  @Test(.fact("E52", "E58"), arguments: eras)
  func `typing scrolls the nearest scroll view, and all of them on iOS 4 and 5`(setup: Setup, all: Bool)
    throws
  {
    let scene = HiddenTextScene.textView(setup)
    let inner = nest(scene)
    scene.input.becomeFirstResponder()
    inner.contentOffset = .zero
    scene.hide()
    try scene.simulator.user.type("a")
    #expect(inner.contentOffset.y > 150 && (scene.scroller.contentOffset.y > 0) == all)
    let entry = scene.simulator.log.entries.last { $0.event.hasPrefix("contentOffset") }
    let rule =
      all
      ? LogEntry.Rule("the text view's scroll of its surroundings", fact: "E52")
      : LogEntry.Rule("the automatic scroll to the caret", fact: "E53")
    #expect(entry?.agent == .rule(rule))
  }

  @Test(.fact("E52")) func `a tap scrolls to the tapped line, not to the end of the text`() throws {
    let scene = HiddenTextScene.textView(.classic)
    scene.input.frame = CGRect(x: 10, y: 100, width: 200, height: 400)
    scene.input.text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    scene.hide()
    try scene.simulator.user.tap(CGPoint(x: 60, y: 20 + 100 + 40))
    #expect(scene.input.isFirstResponder && scene.input.selectedRange.location < 20)
    #expect(scene.scroller.contentOffset == .zero)
  }

  // MARK: Typing

  @Test(.fact("E58"), arguments: Setup.textEras)
  func `a text view scrolls by itself first, then the scroll view around it`(setup: Setup) throws {
    let scene = HiddenTextScene.textView(setup, text: "one\ntwo\nthree\nfour\nfive")
    scene.edit()
    scene.input.contentOffset = .zero
    var offsets: [CGFloat] = []
    scene.scroller.note = { offsets.append(scene.input.contentOffset.y) }
    try scene.simulator.user.type("\n")
    #expect(scene.input.contentOffset.y > 0 && offsets == [scene.input.contentOffset.y])
    let caret = scene.input.caretRect(for: scene.input.endOfDocument)
    #expect(scene.shows(caret.insetBy(dx: 0, dy: 1)))
    #expect(scene.diary.take() == ["scrolls"])
  }

  @Test(.fact("E58"), arguments: Setup.both)
  func `nothing scrolls while the caret is visible`(setup: Setup) throws {
    let scene = HiddenTextScene.textView(setup)
    scene.edit()
    scene.scroller.contentOffset.y = 340
    scene.forget()
    try scene.simulator.user.type("ab")
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
  }

  @Test(.fact("E58")) func `setting the text scrolls nothing from iOS 6 on, even while it is edited`() {
    let scene = HiddenTextScene.textView(.current)
    scene.edit()
    scene.input.text = "hello"
    scene.input.selectedRange = NSRange(location: 2, length: 0)
    scene.simulator.settle()
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
  }

  @Test(.fact("E58"), arguments: Setup.both)
  func `deleting, pasting and undoing scroll, too`(setup: Setup) throws {
    let scene = HiddenTextScene.textView(setup, text: "one two")
    Pasteboard.general.string = "three"
    scene.edit()
    let edits: [() throws -> Void] = [
      { try scene.simulator.user.tap(key: "delete") }, { scene.input.paste(nil) },
      { scene.input.undoManager?.undo() }, { scene.input.undoManager?.redo() },
      { scene.simulator.keyboard.compose("n") },
    ]
    for (index, edit) in edits.enumerated() {
      scene.hide()
      try edit()
      #expect(scene.scroller.contentOffset.y > 300, "edit \(index)")
    }
  }

  @Test(.fact("E58")) func `a text view that grows with its lines is scrolled to after the layout`() throws {
    let scene = HiddenTextScene.textView(.current, text: "one")
    let view = scene.input
    view.isScrollEnabled = false
    let content = View()
    view.removeFromSuperview()
    content.addSubview(view)
    scene.scroller.addSubview(content)
    for each in [content, view] { each.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scene.scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scene.scroller.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scene.scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scene.scroller.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 150),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    scene.simulator.settle()
    #expect(view.becomeFirstResponder())
    scene.simulator.settle()
    for _ in 0..<4 {
      try scene.simulator.user.type("\na")
      #expect(view.contentOffset == .zero && scene.shows(view.caretRect(for: view.endOfDocument)))
    }
    #expect(scene.scroller.contentOffset.y > 0 && view.frame.height > 100)
  }

  @Test(.fact("E58"), arguments: Setup.both)
  func `a table scrolls to a text view in its cell`(setup: Setup) throws {
    final class Form: TableViewController {
      let input = TextView(frame: CGRect(x: 20, y: 6, width: 200, height: 32))
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 3 { cell.contentView.addSubview(input) }
        return cell
      }
    }
    let (simulator, form) = (setup.simulator(), Form())
    simulator.launch(form)
    try simulator.user.tap(form.input)
    form.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    simulator.settle()
    try simulator.user.type("a")
    let caret = form.input.caretRect(for: form.input.endOfDocument)
    #expect(form.tableView.bounds.contains(form.input.convert(caret, to: form.tableView)))
  }
}
