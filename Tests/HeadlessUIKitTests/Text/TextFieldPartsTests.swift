import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct TextFieldPartsTests {
  private func clearButton(of field: TextField) -> Button? {
    field.subviews.compactMap { $0 as? Button }.first
  }

  @Test(.fact("B32", "B34"), arguments: ["4.3", "18.0"] as [SystemVersion])
  func `the button that clears asks, clears, and begins to edit`(system: SystemVersion) throws {
    let scene = FieldScene(system)
    scene.a.clearButtonMode = .always
    scene.a.text = "hello"
    try scene.simulator.user.tap(#require(clearButton(of: scene.a)))
    #expect(
      scene.diary.lines.prefix(5) == [
        "A shouldClear", "A .editingChanged", "A posts TextDidChange", "A shouldBegin", "A didBegin",
      ]
    )
    #expect(scene.diary.lines.filter { $0 == "A shouldBegin" }.count == 1)
    #expect(scene.a.text == "")
    #expect(scene.first == "A")
    #expect(clearButton(of: scene.a) == nil)
  }

  @Test(.fact("B31", "B33", "B34")) func `a delegate may refuse, and nothing happens then`() throws {
    let scene = FieldScene()
    scene.a.clearButtonMode = .always
    scene.a.text = "hello"
    scene.diary.refused = ["A shouldClear"]
    try scene.simulator.user.tap(#require(clearButton(of: scene.a)))
    #expect(scene.diary.lines == ["A shouldClear"])
    #expect(scene.a.text == "hello")
    #expect(scene.first == nil)
  }

  @Test(.fact("B34")) func `while editing the field just clears`() throws {
    let scene = FieldScene()
    scene.a.clearButtonMode = .whileEditing
    scene.a.text = "hello"
    #expect(clearButton(of: scene.a) == nil)
    scene.beginEditingA()
    try scene.simulator.user.tap(#require(clearButton(of: scene.a)))
    #expect(scene.diary.take() == ["A shouldClear", "A .editingChanged", "A posts TextDidChange"])
    try scene.simulator.user.type("x")
    #expect(clearButton(of: scene.a) != nil)
  }

  @Test(arguments: [
    (TextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
    (.always, true, true),
  ]) func `a mode says when a part is there`(mode: TextField.ViewMode, idle: Bool, editing: Bool) {
    let scene = FieldScene()
    let (left, right) = (View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), View())
    scene.a.text = "hello"
    scene.a.leftView = left
    scene.a.rightView = right
    (scene.a.leftViewMode, scene.a.rightViewMode) = (mode, mode)
    #expect([left.superview != nil, right.superview != nil] == [idle, idle])
    scene.beginEditingA()
    #expect([left.superview != nil, right.superview != nil] == [editing, editing])
    scene.a.resignFirstResponder()
    #expect([left.superview != nil, right.superview != nil] == [idle, idle])
    scene.a.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `the text keeps away from the parts, which follow the field's size`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "hello"
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(clearButton(of: field)?.frame == CGRect(x: 76, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 56, height: 30))
    field.frame.size.width = 200
    field.layoutIfNeeded()
    #expect(clearButton(of: field)?.frame.minX == 176)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 20)
  }

  @Test(.fact("U30")) func `a view at an end that has no size gets its fitting size`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let (label, button) = (Label(), Button(type: .custom))
    label.text = "USD"
    button.setTitle("Show", for: .normal)
    (field.leftView, field.leftViewMode) = (label, .always)
    (field.rightView, field.rightViewMode) = (button, .always)
    #expect(label.frame.isClose(to: CGRect(x: 0, y: 29.0 / 6, width: 104.0 / 3, height: 61.0 / 3)))
    #expect(button.frame == CGRect(x: 62, y: 0, width: 38, height: 30))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.isClose(to: CGRect(x: 104.0 / 3, y: 0, width: 82.0 / 3, height: 30)))
    let sized = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = sized
    #expect(sized.frame == CGRect(x: 80, y: 10, width: 20, height: 10))
  }

  @Test(
    .fact("B48"),
    arguments: [(TextField.BorderStyle.none, true), (.line, true), (.bezel, true), (.roundedRect, false)]
  )
  func `a rounded rectangle does not show the background`(style: TextField.BorderStyle, shows: Bool) {
    let field = TextField()
    field.background = Image(named: "paper", size: CGSize(width: 10, height: 10))
    field.borderStyle = style
    #expect(field.description.contains("background = 'paper'") == shows)
  }
}
