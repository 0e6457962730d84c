import HeadlessUIKit
import Shape

/// A form of sixty views in a scroll view.
class FormController: ViewController, TextFieldDelegate {
  var fields: [TextField] = []
  var returned = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 30 * 45)
    view.addSubview(scrollView)
    for row in 0..<29 {
      let label = Label(frame: CGRect(x: 10, y: row * 45, width: 100, height: 30))
      label.text = "Line \(row)"
      scrollView.addSubview(label)
      let field = TextField(frame: CGRect(x: 120, y: row * 45, width: 180, height: 30))
      field.autocapitalizationType = .none
      field.delegate = self
      scrollView.addSubview(field)
      fields.append(field)
    }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    returned += 1
    textField.resignFirstResponder()
    return true
  }
}

/// The scenario: launch a form, tap a field, type five keys and Return, and settle.
@MainActor func runScenario() {
  let count = 200
  var isRight = true
  let scenario = measure(count) {
    for _ in 0..<count {
      let simulator = Simulator(logIsEnabled: false)
      let form = FormController()
      simulator.launch(form)
      try? simulator.user.tap(form.fields[3])
      try? simulator.user.type("hello\n")
      simulator.settle()
      isRight =
        isRight && form.fields[3].text == "hello" && form.returned == 1 && !simulator.keyboard.isVisible
    }
  }
  result("scenario", scenario, "ns/scenario", count, isRight, "\(Int(1e9 / scenario)) a second")
}

/// W11: the work of a process that starts a device with one window and one field, and ends.
@MainActor func runStart() {
  let simulator = Simulator(logIsEnabled: false)
  simulator.window.addSubview(TextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40)))
  simulator.window.makeKeyAndVisible()
}
