import HeadlessUIKit
final class Form: ViewController, TextFieldDelegate {
  let username = TextField(frame: CGRect(x: 20, y: 380, width: 280, height: 31))
  override func viewDidLoad() {
    view.addSubview(username)
    username.placeholder = "Username"
    username.addTarget(self, action: Form.done, for: .editingDidEndOnExit)
  }
  func done(_ sender: TextField) { sender.resignFirstResponder() }
}
for (d, v) in [(Device.iPhone4, "4.3" as SystemVersion), (.iPhone16, "18.0")] {
  let s = Simulator(device: d, system: v)
  let f = Form()
  s.launch(f)
  try s.user.tap(f.username)
  print(s.keyboard.frame, s.keyboard.keys.count)
  try s.user.type("Ada 1x")
  print(f.username.text!)
  try s.user.tap(key: "return")
  print(s.log)
  print(f.view.recursiveDescription())
}
