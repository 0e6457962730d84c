import HeadlessUIKit
import Testing

/// Each reason except obstacles with the complete text of its error, in `Golden/errors`.
@MainActor @Suite struct ReasonTextTests {
  typealias Case = ObstacleTextTests.Case

  nonisolated static let points: [Case] = [
    Case("point off screen") { try ErrorScene().user.tap(CGPoint(x: 320, y: 10)) },
    Case("forced off screen") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addButton(CGRect(20, 600, 100, 40)), force: true)
    },
    Case("program would end") {
      try ErrorScene(Setup(device: .iPhone3G, system: "3.1.3")).user.leaveProgram()
    },
    Case("no menu") { try ErrorScene().user.tap(menuItem: "Copy") },
    Case("no such menu item") {
      let scene = ErrorScene()
      let field = scene.addField()
      try scene.user.tap(field)
      try scene.user.type("Ada")
      scene.simulator.perform {
        field.selectAll(nil)
        MenuController.shared.showMenu(from: field, rect: field.bounds)
      }
      try scene.user.tap(menuItem: "Look Up")
    },
  ]

  nonisolated static let gestures: [Case] = [
    Case("no sheet to drag") { try ErrorScene(.current).user.dragSheetDown() },
    Case("no refresh control") {
      let scene = ErrorScene(.current)
      scene.add(ScrollView(), "news", CGRect(20, 20, 280, 100))
      try scene.user.scrollViews["news"].pullToRefresh()
    },
  ]

  nonisolated static let typing: [Case] = [
    Case("no focus") { try ErrorScene().user.type("Ada") },
    Case("no focus on a text") {
      let scene = ErrorScene()
      scene.add(SelectableView(), "card", CGRect(20, 20, 280, 100)).becomeFirstResponder()
      try scene.user.type("Ada")
    },
    Case("focus lost") {
      let scene = ErrorScene()
      let field = scene.addField()
      field.addAction(
        Action { [unowned field] _ in if field.text?.count == 2 { field.resignFirstResponder() } },
        for: .editingChanged
      )
      try scene.user.tap(field)
      try scene.user.type("1234")
    },
    Case("no keyboard") { try ErrorScene().user.tap(key: "a") },
    Case("no keyboard with hardware") {
      let scene = ErrorScene(.current)
      scene.simulator.keyboard.isHardwareKeyboardConnected = true
      try scene.user.tap(scene.addField(100))
      try scene.user.type("Ada")
    },
    Case("no keyboard for what takes no text") {
      let scene = ErrorScene()
      scene.add(SelectableView(), "card", CGRect(20, 20, 280, 100)).becomeFirstResponder()
      try scene.user.tap(key: "a")
    },
    Case("no way to dismiss, for nobody") {
      let scene = ErrorScene(Setup(device: .iPhone4, system: "5.1"))
      let (field, shy) = (scene.addField(), Shy())
      field.delegate = shy
      try scene.user.tap(field)
      try scene.user.dismissKeyboard()
    },
    Case("typed without effect") {
      let scene = ErrorScene(.current)
      scene.simulator.keyboard.isHardwareKeyboardConnected = true
      let field = scene.addField(100)
      field.enablesReturnKeyAutomatically = true
      try scene.user.tap(field)
      try scene.user.typeText("\n", style: .hardwareKeys)
    },
    Case("no hardware keyboard") { try ErrorScene().user.typeKey("a", modifierFlags: .command) },
    Case("no such key") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      try scene.user.tap(key: "1")
    },
    Case("no key for a character") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      try scene.user.type("ab👍🏽")
    },
    Case("no key for a line feed in a long text") {
      let scene = ErrorScene()
      let field = scene.addField()
      field.keyboardType = .numberPad
      try scene.user.tap(field)
      try scene.user.type(String(repeating: "123456789\n", count: 20))
    },
  ]

  /// A delegate that makes a field resign as soon as it begins editing.
  private final class Shy: TextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: TextField) { textField.resignFirstResponder() }
  }

  @Test(arguments: points + gestures + typing) func `a reason's whole text`(_ reason: Case) throws {
    try expectWholeText(reason.name, reason.tap)
  }
}
