import HeadlessUIKit

/// A button and two fields on a device.
@MainActor final class TapScene {
  let simulator = Simulator(device: .iPhone4, system: "4.3")
  let controller = ViewController()
  let button: Button
  let a: TextField
  let b = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
  let delegate = Answers()

  init(button: Button = Button(), a: TextField = TextField()) {
    (self.button, self.a) = (button, a)
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 40)
    a.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
    button.accessibilityIdentifier = "go"
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("A", "B")
    controller.view.accessibilityIdentifier = "form"
    a.delegate = delegate
    for view in [a, b, button] { controller.view.addSubview(view) }
    simulator.launch(controller)
    simulator.settle()
  }

  var why: Why { simulator.why }

  func touchButton() throws { try simulator.user.tap(CGPoint(x: 70, y: 180)) }

  func add(_ view: View, _ name: String) {
    view.frame = controller.view.bounds
    view.accessibilityIdentifier = name
    controller.view.addSubview(view)
  }
}

/// A delegate with fixed answers about the beginning and the end of editing.
final class Answers: TextFieldDelegate {
  var begins = true
  var ends = true
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ends }
}
