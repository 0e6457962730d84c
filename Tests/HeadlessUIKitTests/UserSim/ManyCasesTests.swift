import HeadlessUIKit
import Testing

/// A thousand small tests of a large form, each with a simulator of its own, as in an app's test suite.
@MainActor @Suite struct ManyCasesTests {
  /// A form of sixty fields, labels and buttons in a scroll view.
  private final class LargeForm: ViewController, TextFieldDelegate {
    var fields: [TextField] = []
    var returned: [String] = []

    override func viewDidLoad() {
      let scrollView = ScrollView(frame: view.bounds)
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 20 * 60)
      for row in 0..<20 {
        let y = row * 60
        let label = Label(frame: CGRect(x: 10, y: y, width: 100, height: 31))
        label.text = "Row \(row)"
        let field = TextField(frame: CGRect(x: 120, y: y, width: 120, height: 31))
        field.accessibilityIdentifier = "field \(row)"
        field.autocapitalizationType = .none
        field.delegate = self
        fields.append(field)
        let button = Button(frame: CGRect(x: 250, y: y, width: 60, height: 31))
        button.setTitle("Clear \(row)", for: .normal)
        for part in [label, field, button] { scrollView.addSubview(part) }
      }
      view.addSubview(scrollView)
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      returned.append(textField.accessibilityIdentifier ?? "")
      return textField.resignFirstResponder()
    }
  }

  @Test(arguments: 0..<Repetitions.count(1000, inDebug: 40))
  func `a field of a form of sixty views is typed into`(number: Int) throws {
    let simulator = (number.isMultiple(of: 2) ? Setup.current : .classic).simulator()
    let form = LargeForm()
    simulator.launch(form)
    // One of the fields that no keyboard covers.
    let name = "field \(number % 6)"
    let text = String((0..<5).map { Character(UnicodeScalar(UInt8(97 + (number / 4 + $0 * 7) % 26))) })
    try simulator.user.textFields[name].tap()
    #expect(try simulator.user.textFields[name].typeText(text) == text)
    try simulator.user.buttons["Return"].tap()
    #expect(form.fields.map { $0.text } == (0..<20).map { $0 == number % 6 ? text : "" })
    #expect(form.returned == [name] && simulator.firstResponder == nil && !simulator.keyboard.isVisible)
  }
}
