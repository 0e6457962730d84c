import HeadlessUIKit
import Testing

/// Changes of first responder inside another such change: the last request wins.
@MainActor @Suite struct FocusReentrancyTests {
  private static func begin(_ name: String) -> [String] {
    ["\(name) didBegin", "\(name) .editingDidBegin", "\(name) posts TextDidBeginEditing"]
  }

  private static func end(_ name: String) -> [String] {
    ["\(name) didEnd", "\(name) .editingDidEnd", "\(name) posts TextDidEndEditing"]
  }

  private func scene(editing: Bool = true) -> FieldScene {
    let scene = FieldScene()
    if editing { scene.beginEditingA() }
    return scene
  }

  // MARK: At the beginning

  @Test func `a field that resigns when it has begun is not first, and no keyboard comes`() {
    let scene = scene(editing: false)
    scene.diary.when("A didBegin") { scene.a.resignFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["A shouldBegin", "A didBegin", "A shouldEnd"] + Self.end("A")
        + ["A .editingDidBegin", "A posts TextDidBeginEditing"]
    )
    #expect(scene.simulator.firstResponder == nil)
    #expect(!scene.a.isEditing)
  }

  @Test func `a field that resigns when it has begun sends away the keyboard that another one brought`() {
    let scene = scene()
    scene.diary.when("B .editingDidBegin") { scene.b.resignFirstResponder() }
    #expect(!scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd"] + Self.end("A")
        + ["B didBegin", "B .editingDidBegin", "B shouldEnd", "KeyboardWillHide"] + Self.end("B")
        + ["B posts TextDidBeginEditing", "KeyboardDidHide"]
    )
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test func `a field that hands focus on when it has begun is not first`() {
    let scene = scene(editing: false)
    scene.diary.when("A didBegin") { scene.b.becomeFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["A shouldBegin", "A didBegin", "B shouldBegin", "A shouldEnd"] + Self.end("A")
        + Self.begin("B")
        + ["KeyboardWillShow", "A .editingDidBegin", "A posts TextDidBeginEditing", "KeyboardDidShow"]
    )
    #expect(scene.first == "B")
    #expect(scene.simulator.keyboard.target === scene.b)
  }

  @Test func `a field that resigns while the keyboard is about to come sends it away again`() {
    let scene = scene(editing: false)
    scene.diary.when("KeyboardWillShow") { scene.a.resignFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["A shouldBegin"] + Self.begin("A")
        + ["KeyboardWillShow", "A shouldEnd", "KeyboardWillHide"] + Self.end("A") + ["KeyboardDidHide"]
    )
    #expect(!scene.simulator.keyboard.isVisible)
  }

  // MARK: At the end

  @Test func `another field that becomes first when one has ended stays first`() {
    let scene = scene()
    scene.diary.when("A didEnd") { scene.b.becomeFirstResponder() }
    #expect(scene.a.resignFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["A shouldEnd", "KeyboardWillHide", "A didEnd", "B shouldBegin"] + Self.begin("B")
        + ["KeyboardWillShow", "A .editingDidEnd", "A posts TextDidEndEditing", "KeyboardDidShow"]
    )
    #expect(scene.first == "B")
    #expect(scene.simulator.keyboard.isShown)
  }

  @Test func `a third field that becomes first in the middle of a switch wins`() {
    let scene = scene()
    let c = TextField(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    scene.listen(to: c, named: "C")
    scene.controller.view.addSubview(c)
    scene.diary.when("A didEnd") { #expect(c.becomeFirstResponder()) }
    #expect(!scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd", "A didEnd", "C shouldBegin"] + Self.begin("C")
        + ["A .editingDidEnd", "A posts TextDidEndEditing"]
    )
    #expect(scene.first == "C")
    #expect(!scene.b.isEditing)
    #expect(scene.simulator.keyboard.target === c)
  }

  @Test func `the same field may take focus in the end of another and then be switched to`() {
    let scene = scene()
    scene.diary.when("A didEnd") { #expect(scene.b.becomeFirstResponder()) }
    scene.b.becomeFirstResponder()
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd", "A didEnd", "B shouldBegin"] + Self.begin("B")
        + ["A .editingDidEnd", "A posts TextDidEndEditing"]
    )
    #expect(scene.first == "B")
    #expect(scene.simulator.keyboard.isShown)
  }

  @Test(.fact("B37"), arguments: ["KeyboardWillHide", "A didEnd", "A .editingDidEnd"])
  func `a field that becomes first again while it resigns is first, and says so`(moment: String) {
    let scene = scene()
    scene.diary.when(moment) { #expect(scene.a.becomeFirstResponder()) }
    #expect(!scene.a.resignFirstResponder())
    scene.simulator.settle()
    #expect(scene.first == "A")
    #expect(scene.a.isEditing)
    #expect(scene.simulator.keyboard.isShown)
    #expect(scene.diary.take().filter { $0 == "A didEnd" || $0 == "A didBegin" }.count == 2)
    scene.diary.refused = ["A shouldEnd"]
    #expect(!scene.a.resignFirstResponder())
    #expect(scene.diary.lines == ["A shouldEnd"])
  }

  // MARK: Removal

  @Test(arguments: [
    "A shouldBegin", "A didBegin", "A .editingDidBegin", "A posts TextDidBeginEditing", "KeyboardWillShow",
    "KeyboardDidShow",
  ])
  func `a field that is removed while it begins is not first, and the keyboard goes`(moment: String) {
    let scene = scene(editing: false)
    scene.diary.when(moment) { scene.a.removeFromSuperview() }
    #expect(scene.a.becomeFirstResponder() == (moment == "KeyboardDidShow"))
    scene.simulator.settle()
    #expect(scene.simulator.firstResponder == nil)
    #expect(!scene.a.isEditing)
    #expect(!scene.simulator.keyboard.isVisible)
    let count = { (line: String) in scene.diary.lines.filter { $0 == line }.count }
    #expect(count("A didBegin") == (moment == "A shouldBegin" ? 0 : 1))
    #expect(count("A didEnd") == count("A didBegin"))
    #expect(count("A shouldEnd") == 0)
    #expect(count("KeyboardWillHide") == count("KeyboardWillShow"))
  }

  @Test(arguments: ["A shouldEnd", "KeyboardWillHide", "A didEnd", "A .editingDidEnd"])
  func `a field that is removed while it ends has ended once`(moment: String) {
    let scene = scene()
    scene.diary.when(moment) { scene.a.removeFromSuperview() }
    #expect(scene.a.resignFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["A shouldEnd", "KeyboardWillHide"] + Self.end("A") + ["KeyboardDidHide"]
    )
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test func `a field that leaves while the old one ends for it leaves nobody first, and the keyboard goes`()
  {
    let scene = scene()
    scene.diary.when("A didEnd") { scene.b.removeFromSuperview() }
    #expect(!scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == ["B shouldBegin", "A shouldEnd"] + Self.end("A") + [
        "KeyboardWillHide", "KeyboardDidHide",
      ]
    )
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A43"), arguments: ["A", "B"])
  func `no field of a subtree that is being removed stays first`(next: String) {
    let scene = scene()
    scene.diary.when("A didEnd") { (next == "A" ? scene.a : scene.b).becomeFirstResponder() }
    scene.controller.view.removeFromSuperview()
    scene.simulator.settle()
    #expect(scene.simulator.firstResponder == nil)
    #expect(!scene.a.isEditing)
    #expect(!scene.b.isEditing)
    #expect(!scene.simulator.keyboard.isVisible)
    let count = { (suffix: String) in scene.diary.lines.filter { $0.hasSuffix(suffix) }.count }
    #expect((count("didBegin"), count("didEnd")) == (1, 2))
  }

  @Test func `a field that takes focus whenever it ends can be removed`() {
    /// A field that becomes first responder again each time it ends editing.
    final class Greedy: TextField, TextFieldDelegate {
      func textFieldDidEndEditing(_ textField: TextField) { becomeFirstResponder() }
    }
    let simulator = Simulator()
    let controller = ViewController()
    let field = Greedy(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    field.delegate = field
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    simulator.settle()
    #expect(simulator.firstResponder == nil)
    #expect(!field.isEditing)
    #expect(!simulator.keyboard.isVisible)
  }

  @Test func `a field that goes away for good while its target is called is not told any more`() {
    let scene = scene(editing: false)
    weak var weakly: TextField?
    do {
      let c = TextField(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
      scene.listen(to: c, named: "C")
      scene.controller.view.addSubview(c)
      weakly = c
    }
    scene.diary.when("C .editingDidBegin") { weakly?.removeFromSuperview() }
    weakly?.becomeFirstResponder()
    scene.simulator.settle()
    #expect(weakly == nil)
    #expect(scene.simulator.firstResponder == nil)
    #expect(
      scene.diary.lines == ["C shouldBegin", "C didBegin", "C .editingDidBegin"] + Self.end("C")
        + ["C posts TextDidBeginEditing"]
    )
  }
}
