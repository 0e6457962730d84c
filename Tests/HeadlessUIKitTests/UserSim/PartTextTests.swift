import HeadlessUIKit
import Testing

/// Parts of views and keys with the complete text of their errors, in `Golden/errors`.
@MainActor @Suite struct PartTextTests {
  typealias Case = ObstacleTextTests.Case

  /// Adds a segmented control for a day and a week.
  private static func addSpan(to scene: ErrorScene) -> SegmentedControl {
    scene.add(SegmentedControl(items: ["Day", "Week"]), "span", CGRect(20, 20, 200, 29))
  }

  /// Returns a window in front of the lower part of the keyboard.
  private static func addToast() -> Window {
    let window = Window(frame: CGRect(0, 300, 320, 180))
    window.accessibilityIdentifier = "toast"
    window.windowLevel = .alert
    window.isHidden = false
    return window
  }

  nonisolated static let parts: [Case] = [
    Case("segment disabled") {
      let scene = ErrorScene()
      addSpan(to: scene).setEnabled(false, forSegmentAt: 1)
      try scene.user.buttons["Week"].tap()
    },
    Case("segment of a disabled control") {
      let scene = ErrorScene()
      addSpan(to: scene).isEnabled = false
      try scene.user.buttons["Week"].tap()
    },
    Case("segment covered, its neighbor not") {
      let scene = ErrorScene()
      _ = addSpan(to: scene)
      scene.add(View(), "badge", CGRect(150, 10, 100, 50)).backgroundColor = .red
      try scene.user.buttons["Day"].tap()
      try scene.user.buttons["Week"].tap()
    },
    Case("segment scrolled out") {
      let scene = ErrorScene()
      let form = scene.add(ScrollView(), "form", CGRect(0, 0, 320, 200))
      form.contentSize = CGSize(width: 320, height: 600)
      let control = SegmentedControl(items: ["Day", "Week"])
      scene.add(control, "span", CGRect(20, 400, 200, 29), to: form)
      try scene.user.buttons["Day"].tap()
    },
    Case("half of a stepper at its end") {
      let scene = ErrorScene()
      let stepper = scene.add(Stepper(), "count", CGRect(20, 20, 94, 27))
      stepper.value = stepper.minimumValue
      try scene.user.buttons["Decrement"].tap()
    },
    Case("wheel covered") {
      let scene = ErrorScene()
      let months = Months()
      let picker = scene.add(PickerView(), "month", CGRect(0, 100, 320, 216))
      (picker.dataSource, picker.delegate) = (months, months)
      scene.add(View(), "curtain", CGRect(0, 100, 320, 216)).backgroundColor = .black
      try scene.user.pickerWheels.firstMatch.adjust(toPickerWheelValue: "March")
    },
  ]

  nonisolated static let keys: [Case] = [
    Case("key disabled") {
      let scene = ErrorScene()
      let field = scene.addField()
      field.enablesReturnKeyAutomatically = true
      try scene.user.tap(field)
      try scene.user.typeText("\n")
    },
    Case("clearing on a covered keyboard") {
      let scene = ErrorScene()
      let field = scene.addField()
      field.text = "Ada"
      try scene.user.tap(field)
      let toast = addToast()
      try scene.user.textFields["Username"].clearText()
      _ = toast
    },
    Case("key of another plane") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      let key = scene.simulator.keyboard.keys[0]
      try scene.user.tap(key: "123")
      try scene.user.tap(key)
    },
  ]

  @Test(arguments: parts + keys) func `a part's whole text`(_ part: Case) throws {
    try expectWholeText(part.name, part.tap)
  }
}

/// The data source of a picker for months.
final class Months: PickerViewDataSource, PickerViewDelegate {
  private let names = ["January", "February", "March"]

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { names.count }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    names[row]
  }
}
