import HeadlessUIKit

extension Simulator {
  /// Records the keyboard's notifications in the diary, each with the top and height of its end frame and,
  /// for a will-notification, its duration: `WillShow 264+216 in 0.3`.
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
  /// Returns a view of this height, for use as an input accessory view.
  static func bar(_ name: String, height: CGFloat = 44) -> View {
    let bar = View(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.accessibilityIdentifier = name
    return bar
  }
}
