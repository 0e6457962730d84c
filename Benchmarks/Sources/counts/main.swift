import Allocations
import HeadlessUIKit

/// Prints the number of allocations and of requested bytes of one operation in steady state. A thousand
/// operations are performed first, to fill permanent caches.
@MainActor func count(_ what: String, _ isRight: () -> Bool = { true }, _ body: (Int) -> Void) {
  for index in 0..<1000 { body(index) }
  let times = 1000
  let (blocks, bytes) = (allocations_count(), allocations_bytes())
  for index in 0..<times { body(index) }
  let perTime = Double(allocations_count() - blocks) / Double(times)
  let bytesPerTime = Double(allocations_bytes() - bytes) / Double(times)
  let check = isRight() ? "ok" : "WRONG"
  print("R\tours\tcounts.\(what)\t\(perTime)\tallocations\t\(times)\t\(check) \(bytesPerTime) B asked for")
}

/// Measures operations on a screen with two fields and a button.
@MainActor func run() {
  let simulator = Simulator(logIsEnabled: false)
  let fields = [80, 120].map { TextField(frame: CGRect(x: 20, y: $0, width: 200, height: 30)) }
  let button = Button(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
  let controller = ViewController()
  for view in fields + [button] { controller.view.addSubview(view) }
  simulator.launch(controller)
  var (taps, posts, changes) = (0, 0, 0)
  button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
  fields[0].addAction(Action { _ in changes += 1 }, for: .editingChanged)
  let (observed, silent) = (Notification.Name("observed"), Notification.Name("silent"))
  let token = simulator.notifications.addObserver(forName: observed) { _ in posts += 1 }
  simulator.settle()

  count("hit", { true }) { _ in _ = simulator.window.hitTest(CGPoint(x: 30, y: 210), with: nil) }
  count("tap", { taps == 2000 }) { _ in try? simulator.user.tap(button) }
  count("point", { taps == 4000 }) { _ in try? simulator.user.tap(CGPoint(x: 30, y: 210)) }
  simulator.perform {
    count("post", { posts == 2000 }) { _ in simulator.notifications.post(name: observed) }
    count("silent", { posts == 2000 }) { _ in simulator.notifications.post(name: silent) }
  }
  simulator.keyboard.isHardwareKeyboardConnected = true
  fields[0].becomeFirstResponder()
  simulator.settle()
  count("key", { changes == 2000 }) { index in
    if index % 100 == 0 { fields[0].text = "" }
    try? simulator.user.typeKey("a", modifierFlags: [])
  }
  simulator.keyboard.isHardwareKeyboardConnected = false
  simulator.settle()
  count("screenkey", { changes == 4000 }) { index in
    if index % 100 == 0 { fields[0].text = "" }
    try? simulator.user.tap(key: "a")
  }
  count("switch", { simulator.firstResponder === fields[1] && simulator.keyboard.isShown }) { index in
    fields[index % 2].becomeFirstResponder()
    simulator.settle()
  }
  fields[0].resignFirstResponder()
  simulator.settle()
  count("keyboard", { !simulator.keyboard.isShown }) { _ in
    fields[0].becomeFirstResponder()
    simulator.settle()
    fields[0].resignFirstResponder()
    simulator.settle()
  }
  count("frame") { index in button.frame.origin.x = CGFloat(20 + index % 2) }
  count("view") { _ in _ = View() }
  simulator.notifications.removeObserver(token)
}

run()
