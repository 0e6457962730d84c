import HeadlessUIKit

let simulator = Simulator(device: .iPhone4, system: "4.3")
let window = Window(frame: Screen.main.bounds)
let form = ScrollView(frame: window.bounds)
let name = TextField(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
let done = Control(frame: CGRect(x: 20, y: 110, width: 280, height: 44))
window.addSubview(form)
for view in [name, done] { form.addSubview(view) }
window.makeKeyAndVisible()

done.addAction(Action { _ in name.resignFirstResponder() }, for: .touchUpInside)
NotificationBus.default.addObserver(forName: nil) { note in
  guard let frame = note.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
  print(simulator.clock.now, note.name.rawValue, NSStringFromRect(frame))
}

try simulator.user.tap(name)
print(name.chainDescription())
print(window.findFirstResponder()!)
for window in Application.shared.windows { print(window) }
try simulator.user.tap(done)
