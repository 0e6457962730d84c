import HeadlessUIKit

/// Two fields, and a record of the calls and notifications of their delegate, the keyboard and the
/// application.
@MainActor final class SequenceScene: TextFieldDelegate, ApplicationDelegate {
  let simulator: Simulator
  let diary = Diary()
  let controller = ViewController()
  let first = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  let second = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 30))

  /// Launches the app, with its first field editing if `isEditing`, and an empty diary.
  init(_ device: Device, _ system: SystemVersion, isEditing: Bool = false) {
    simulator = Simulator(device: device, system: system)
    for (field, name) in [(first, "first"), (second, "second")] {
      field.accessibilityIdentifier = name
      field.delegate = self
      controller.view.addSubview(field)
    }
    simulator.launch(controller)
    simulator.tellWholeKeyboard(to: diary)
    if isEditing { first.becomeFirstResponder() }
    simulator.settle()
    _ = diary.take()
  }

  /// Performs an action, settles the simulator, and returns the lines written meanwhile.
  func told(after action: () -> Void) -> [String] {
    action()
    simulator.settle()
    return diary.take()
  }

  private func note(_ event: String, _ field: TextField) {
    diary.note("\(field.accessibilityIdentifier ?? "").\(event)")
  }

  func textFieldDidBeginEditing(_ textField: TextField) { note("didBegin", textField) }
  func textFieldDidEndEditing(_ textField: TextField) { note("didEnd", textField) }
}

extension Simulator {
  /// Records the keyboard's notifications in the diary with the top and height of both frames, or with the
  /// size if there are no frames, and with the duration: `WillShow 480+216 -> 264+216 in 0.3`.
  func tellWholeKeyboard(to diary: Diary) {
    _ = notifications.addObserver(forName: nil) { notification in
      let name = notification.name.rawValue
      guard name.hasPrefix("UIKeyboard") else { return }
      let info = notification.userInfo ?? [:]
      var words = [String(name.dropFirst("UIKeyboard".count).dropLast("Notification".count))]
      if let begin = info["UIKeyboardFrameBeginUserInfoKey"] as? CGRect,
        let end = info["UIKeyboardFrameEndUserInfoKey"] as? CGRect
      {
        words.append("\(short(begin)) -> \(short(end))")
      } else if let bounds = info["UIKeyboardBoundsUserInfoKey"] as? CGRect {
        words.append("\(Int(bounds.width))x\(Int(bounds.height))")
      }
      if let duration = info["UIKeyboardAnimationDurationUserInfoKey"] as? Double {
        words.append("in \(duration)")
      }
      if info["UIKeyboardIsLocalUserInfoKey"] as? Bool == false { words.append("of another program") }
      diary.note(words.joined(separator: " "))
    }
  }
}

/// Returns the top and the height of a frame, or `zero` for the zero rectangle.
private func short(_ frame: CGRect) -> String {
  frame == .zero ? "zero" : "\(Int(frame.minY))+\(Int(frame.height))"
}

/// Returns all lines of one round of show or hide notifications since iOS 9: the wills, the lines in between,
/// and the dids.
func keyboardRound(
  _ kind: String,
  _ begin: String,
  _ end: String,
  in duration: Double = 0.25,
  between: [String] = []
) -> [String] {
  let move = "\(begin) -> \(end)"
  let last = kind == "Hide" ? "DidHide \(move)" : "Did\(kind) \(move) in \(duration)"
  return ["WillChangeFrame \(move) in \(duration)", "Will\(kind) \(move) in \(duration)"] + between
    + ["DidChangeFrame \(move) in \(duration)", last]
}
