import HeadlessUIKit
import Shape

/// A delegate that counts its calls.
final class FieldCounter: TextFieldDelegate {
  var begins = 0
  var ends = 0
  func textFieldDidBeginEditing(_ textField: TextField) { begins += 1 }
  func textFieldDidEndEditing(_ textField: TextField) { ends += 1 }
}

/// A target that counts its calls.
final class Counter: Responder {
  var count = 0
  func changed() { count += 1 }
}

/// W5: moves of first responder between two fields with the keyboard shown.
@MainActor func runFocus() {
  let simulator = Simulator(logIsEnabled: false)
  let delegate = FieldCounter()
  let fields = [0, 40].map { y in
    let field = TextField(frame: CGRect(x: 0, y: y, width: 200, height: 30))
    field.delegate = delegate
    simulator.window.addSubview(field)
    return field
  }
  simulator.window.makeKeyAndVisible()
  fields[1].becomeFirstResponder()
  simulator.settle()
  (delegate.begins, delegate.ends) = (0, 0)
  let count = 100_000
  // Inside the simulator, as from client code.
  let focus = simulator.perform {
    measure(count) { for index in 0..<count { fields[index % 2].becomeFirstResponder() } }
  }
  let isRight = delegate.begins == runs * count && delegate.ends == runs * count
  result("W5.focus", focus, "ns/switch", count, isRight, "becomeFirstResponder, the keyboard up")
}

/// W6: hardware keys into a field that is emptied now and then, and into one that grows.
@MainActor func runTyping() {
  let simulator = Simulator(logIsEnabled: false)
  let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  simulator.keyboard.isHardwareKeyboardConnected = true
  let counter = Counter()
  field.addTarget(counter, action: MethodSelector("changed", Counter.changed), for: .editingChanged)
  simulator.window.addSubview(field)
  simulator.window.makeKeyAndVisible()
  field.becomeFirstResponder()
  simulator.settle()
  let count = 100_000
  let short = measure(count) {
    for index in 0..<count {
      if index % 100 == 0 { field.text = "" }
      try? simulator.user.typeKey("a", modifierFlags: [])
    }
  }
  let isRight = counter.count == runs * count && field.text?.count == 100
  result("W6.type", short, "ns/key", count, isRight, "typeKey")
  let long = measure(count) {
    field.text = ""
    for _ in 0..<count { try? simulator.user.typeKey("a", modifierFlags: []) }
  }
  result("W6.long", long, "ns/key", count, field.text?.count == count)
}

/// W7: posts to one observer, and to a thousand.
@MainActor func runPosts() {
  let simulator = Simulator(logIsEnabled: false)
  let bus = simulator.notifications
  let (one, many) = (Notification.Name("one"), Notification.Name("many"))
  var seen = [Int](repeating: 0, count: 1001)
  var tokens: [Any] = []
  seen.withUnsafeMutableBufferPointer { buffer in
    let cells = buffer.baseAddress!
    tokens.append(bus.addObserver(forName: one, object: nil) { _ in cells[0] += 1 })
    for index in 1...1000 {
      tokens.append(bus.addObserver(forName: many, object: nil) { _ in cells[index] += 1 })
    }
    let posts = 1_000_000
    // Inside the simulator, as from client code.
    let single = simulator.perform {
      measure(posts) { for _ in 0..<posts { bus.post(name: one, object: nil) } }
    }
    result("W7.one", single, "ns/post", posts, cells[0] == runs * posts)
    let rounds = 10_000
    let each = simulator.perform {
      measure(rounds * 1000) { for _ in 0..<rounds { bus.post(name: many, object: nil) } }
    }
    let isRight = cells[1] == runs * rounds && cells[1000] == runs * rounds
    result("W7.many", each, "ns/delivery", rounds * 1000, isRight)
  }
}

/// W8: taps by coordinates on a button eight views deep.
@MainActor func runTaps() {
  let simulator = Simulator(logIsEnabled: false)
  var parent: View = simulator.window
  for level in 1..<8 {
    let side = 200 - 10 * level
    let view = View(frame: CGRect(x: 5, y: 5, width: side, height: side))
    parent.addSubview(view)
    parent = view
  }
  let button = Button(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
  parent.addSubview(button)
  let counter = Counter()
  button.addTarget(counter, action: MethodSelector("changed", Counter.changed), for: .touchUpInside)
  simulator.window.makeKeyAndVisible()
  let count = 100_000
  // Inside the simulator, as in a test where it is current.
  let tap = simulator.perform {
    measure(count) { for _ in 0..<count { try? simulator.user.tap(CGPoint(x: 60, y: 60)) } }
  }
  result("W8.tap", tap, "ns/tap", count, counter.count == runs * count, "User.tap, time settled")
}
