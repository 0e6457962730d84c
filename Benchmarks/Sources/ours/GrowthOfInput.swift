import HeadlessUIKit
import Shape

/// Measures posts without observers, and adding and removing one observer, beside n observers of other names.
@MainActor func growPosts() {
  for count in [1000, 10_000, 100_000] {
    let simulator = Simulator(logIsEnabled: false)
    let bus = simulator.notifications
    let silent = Notification.Name("silent")
    var others: [ObservationToken] = []
    for index in 0..<count {
      others.append(bus.addObserver(forName: Notification.Name("other \(index)")) { _ in })
    }
    let posts = 100_000
    let post = simulator.perform { measure(posts) { for _ in 0..<posts { bus.post(name: silent) } } }
    let isRight = others.count == count && bus.observerCount(for: silent) == 0
    growth("post", count, "post that nobody observes, beside other observations", post, posts, isRight)
    let changes = 1_000_000 / count
    let change = measure(changes) {
      for _ in 0..<changes { bus.removeObserver(bus.addObserver(forName: silent) { _ in }) }
    }
    let isEmpty = bus.observerCount(for: silent) == 0
    growth("observe", count, "observation begun and ended beside others", change, changes, isEmpty)
  }
}

/// Measures an event, a post to one observer, after n entries of a log that is off, on, or limited to a
/// thousand entries.
@MainActor func growLog() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    for (name, isEnabled, limit) in [("off", false, nil), ("on", true, nil), ("limited", true, 1000)] {
      let simulator = Simulator()
      simulator.log.limit = limit
      let ping = Notification.Name("ping")
      var heard = 0
      _ = simulator.notifications.addObserver(forName: ping) { _ in heard += 1 }
      for _ in 0..<count { simulator.log.note("before") }
      simulator.log.isEnabled = isEnabled
      let posts = 10_000
      let post = simulator.perform {
        measure(posts) { for _ in 0..<posts { simulator.notifications.post(name: ping) } }
      }
      let kept = isEnabled ? count + runs * posts : count
      let isRight = heard == runs * posts && simulator.log.entries.count == limit ?? kept
      growth("log.\(name)", count, "post to one observer after n events, log \(name)", post, posts, isRight)
    }
  }
}

/// Measures a hardware key into a text of n characters, at its end and at its beginning.
@MainActor func growTexts() {
  let line = "a line of words, "
  let paragraph = String(repeating: line, count: 12) + "\n"
  for count in [1000, 10_000, 100_000, 1_000_000] {
    func text(of phrase: String) -> String {
      String(String(repeating: phrase, count: count / phrase.count + 1).prefix(count))
    }
    func field() -> TextField { TextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30)) }
    func view() -> TextView { TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    growKeys("field", text(of: line), field())
    growKeys("field that isn't ASCII", text(of: "ä" + line), field())
    growKeys("text view", text(of: paragraph), view())
    growKeys("text view that isn't ASCII", text(of: "ä" + paragraph), view())
    // Words wrap again only up to the end of the paragraph.
    growKeys("text view of one paragraph", text(of: line), view())
  }
}

@MainActor private func growKeys(_ title: String, _ text: String, _ input: some View & TextInput) {
  let simulator = Simulator(logIsEnabled: false)
  simulator.keyboard.isHardwareKeyboardConnected = true
  simulator.window.addSubview(input)
  simulator.window.makeKeyAndVisible()
  input.becomeFirstResponder()
  let keys = 200
  for (name, isAtEnd) in [("end", true), ("beginning", false)] {
    let key = measure(keys) {
      (input as? TextField)?.text = text
      (input as? TextView)?.text = text
      let place = isAtEnd ? input.endOfDocument : input.beginningOfDocument
      input.selectedTextRange = input.textRange(from: place, to: place)
      simulator.settle()
    } _: {
      for _ in 0..<keys { try? simulator.user.typeKey("x", modifierFlags: []) }
    }
    let now = (input as? TextField)?.text ?? (input as? TextView)?.text ?? ""
    let typed = String(repeating: "x", count: keys)
    let isRight = now == (isAtEnd ? text + typed : typed + text)
    growth("key.\(name).\(title)", text.count, "key at the \(name) of a \(title)", key, keys, isRight)
  }
}
