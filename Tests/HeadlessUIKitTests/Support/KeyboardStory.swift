import HeadlessUIKit

extension Simulator {
  /// Lets the diary hear the keyboard's notifications, each with the top and the height of its last frame and, of a
  /// will-notification, its duration: `WillShow 264+216 in 0.3`.
  func tellKeyboard(to diary: Diary) {
    for name in [
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidChangeFrameNotification,
      Responder.keyboardDidShowNotification, Responder.keyboardDidHideNotification,
    ] {
      _ = notifications.addObserver(forName: name) { notification in
        let word = String(name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))
        let info = notification.userInfo ?? [:]
        let end = info[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
        let duration = info[Responder.keyboardAnimationDurationUserInfoKey] as? Double
        let time = word.hasPrefix("Will") ? duration.map { " in \($0)" } ?? "" : ""
        diary.note("\(word) \(Int(end.minY))+\(Int(end.height))\(time)")
      }
    }
  }
}

extension View {
  /// A view of that height, as programs put it above the keys.
  static func bar(_ name: String, height: CGFloat = 44) -> View {
    let bar = View(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.accessibilityIdentifier = name
    return bar
  }
}
