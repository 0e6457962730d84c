import HeadlessUIKit
import Testing

/// Each reason for which an element can't be used, with the complete text of the error, in `Golden/errors`.
@MainActor @Suite struct ElementFailureTests {
  typealias Case = ObstacleTextTests.Case

  /// Returns a form with buttons of similar names, one of them hidden, and one in another window.
  private static func nearMisses() -> (ErrorScene, Window) {
    let scene = ErrorScene()
    scene.add(Label(), "", CGRect(20, 20, 280, 20)).text = "Sign in"
    scene.addButton().accessibilityIdentifier = nil
    for (row, title) in ["Sing in", "sign in", "Sign in", "Cancel"].enumerated() {
      let button = scene.add(Button(), "", CGRect(20, 60 + CGFloat(row) * 50, 100, 40))
      button.accessibilityIdentifier = nil
      button.setTitle(title, for: .normal)
      button.isHidden = title == "Sign in"
    }
    let window = Window(frame: scene.simulator.screen.bounds)
    scene.add(Button(), "Sign up", CGRect(20, 20, 100, 40), to: window)
    return (scene, window)
  }

  /// Returns a form with three buttons of the same name.
  private static func rows() -> ErrorScene {
    let scene = ErrorScene()
    for row in 0..<3 {
      let button = scene.add(Button(), "", CGRect(20, 60 + CGFloat(row) * 50, 100, 40))
      button.accessibilityIdentifier = row == 1 ? "delete Bob" : nil
      button.setTitle("Delete", for: .normal)
    }
    return scene
  }

  nonisolated static let searching: [Case] = [
    Case("no match, near misses") {
      let (scene, _) = nearMisses()
      try scene.user.buttons["Sign in"].tap()
    },
    Case("no match, nothing near") {
      let (scene, _) = nearMisses()
      try scene.user.switches["Notifications"].tap()
    },
    Case("no match, in another view") {
      let scene = ErrorScene()
      let box = scene.add(View(), "card", CGRect(20, 20, 280, 100))
      scene.add(Button(), "Close", CGRect(10, 10, 80, 40), to: box)
      scene.add(View(), "list", CGRect(20, 200, 280, 100))
      try scene.user.otherElements["list"].buttons["Close"].tap()
    },
    Case("no match, others of its kind") {
      let scene = ErrorScene()
      for row in 1...9 { scene.add(Switch(), "Option \(row)", CGRect(20, CGFloat(row) * 40, 79, 27)) }
      try scene.user.switches["Notifications"].tap()
    },
    Case("no match by place") {
      let scene = rows()
      try scene.user.buttons.element(boundBy: 3).tap()
    },
    Case("no match, a property") {
      let scene = rows()
      _ = try scene.user.sliders["Volume"].obstacle
    },
    Case("several matches") {
      let scene = rows()
      try scene.user.buttons["Delete"].tap()
    },
    Case("several matches of a type") {
      let scene = rows()
      try scene.user.buttons.element.doubleTap()
    },
  ]

  nonisolated static let using: [Case] = [
    Case("element covered") {
      let scene = rows()
      scene.add(View(), "overlay", scene.root.bounds)
      try scene.user.buttons["delete Bob"].press(forDuration: 1)
    },
    Case("key element covered") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      let window = Window(frame: scene.simulator.screen.bounds)
      window.accessibilityIdentifier = "splash"
      window.windowLevel = .alert
      window.isHidden = false
      try scene.user.keyboards.keys["Q"].tap()
    },
    Case("typing on a covered keyboard") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      scene.simulator.log.removeAll()
      let window = Window(frame: CGRect(0, 300, 320, 180))
      window.accessibilityIdentifier = "toast"
      window.windowLevel = .alert
      window.isHidden = false
      try scene.user.textFields["Username"].typeText("Hi")
    },
    Case("key in capitals") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      try scene.user.keyboards.keys["q"].tap()
    },
    Case("not focused") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      scene.add(TextField(), "Password", CGRect(20, 90, 280, 31))
      try scene.user.textFields["Password"].typeText("secret")
    },
    Case("not focused, and nothing is") {
      let scene = ErrorScene()
      _ = scene.addField()
      try scene.user.textFields["Username"].typeText("Ada")
    },
    Case("no text") {
      let scene = rows()
      try scene.user.buttons["delete Bob"].clearText()
    },
    Case("text stays") {
      let scene = ErrorScene()
      let field = scene.addField()
      let delegate = Refusing()
      field.delegate = delegate
      field.text = "Ada"
      try scene.user.textFields["Username"].clearText()
    },
    Case("no way to dismiss") {
      let scene = ErrorScene()
      let field = scene.addField()
      field.returnKeyType = .go
      try scene.user.tap(field)
      try scene.user.dismissKeyboard()
    },
    Case("coordinate off screen") {
      let scene = rows()
      try scene.user.buttons["delete Bob"].coordinate(withNormalizedOffset: CGVector(dx: -1, dy: 0)).tap()
    },
  ]

  /// A delegate that refuses all changes.
  private final class Refusing: TextFieldDelegate {
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { false }
  }

  nonisolated static let adjusting: [Case] = [
    Case("no slider") {
      let scene = rows()
      try scene.user.buttons["delete Bob"].adjust(toNormalizedSliderPosition: 0.5)
    },
    Case("beyond a slider's end") {
      let scene = ErrorScene()
      scene.add(Slider(), "volume", CGRect(20, 20, 200, 31))
      try scene.user.sliders["volume"].adjust(toNormalizedSliderPosition: 1.5)
    },
    Case("no wheel") {
      let scene = rows()
      try scene.user.buttons["delete Bob"].adjust(toPickerWheelValue: "March")
    },
    Case("no such row") {
      let (scene, months) = wheel()
      try scene.user.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Mai")
      _ = months
    },
    Case("wheel that does not turn") {
      let (scene, months) = wheel()
      scene.add(View(), "curtain", scene.root.bounds)
      try scene.user.pickerWheels.firstMatch.adjust(toPickerWheelValue: "March", force: true)
      _ = months
    },
    Case("no scale") {
      let scene = rows()
      try scene.user.buttons["delete Bob"].pinch(withScale: 0, velocity: 1)
    },
  ]

  /// Returns a form with a picker for months.
  private static func wheel() -> (ErrorScene, Months) {
    let (scene, months) = (ErrorScene(), Months())
    let picker = scene.add(PickerView(), "month", CGRect(0, 100, 320, 216))
    (picker.dataSource, picker.delegate) = (months, months)
    return (scene, months)
  }

  @Test(arguments: searching + using + adjusting) func `an error's whole text`(_ reason: Case) throws {
    try expectWholeText(reason.name, reason.tap)
  }

  @Test func `names with line breaks, and of any length, take one line`() {
    let scene = ErrorScene()
    let button = scene.addButton()
    button.accessibilityIdentifier = "two\nlines" + String(repeating: " and more", count: 100)
    button.isHidden = true
    let error = #expect(throws: InteractionError.self) { try scene.user.tap(button) }
    let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.first?.hasPrefix("user.tap(Button \"two\\nlines and more") == true)
    #expect(lines.allSatisfy { $0.count <= 160 } && (1...40).contains(lines.count))
  }
}
