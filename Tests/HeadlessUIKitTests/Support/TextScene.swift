import HeadlessUIKit

/// A text view on the screen of a simulator, and a record of its delegate's calls and of the keyboard's
/// notifications.
@MainActor final class TextScene: TextViewDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let view = TextView(frame: CGRect(x: 20, y: 60, width: 200, height: 96))
  let diary = Diary()

  init(_ system: SystemVersion = "4.3") {
    simulator = .running(system)
    view.autocapitalizationType = .none
    view.delegate = self
    controller.view.addSubview(view)
    simulator.launch(controller)
    _ = simulator.notifications.addObserver(forName: nil) { [diary] notification in
      let name = notification.name.rawValue
      guard name.hasPrefix("UI"), !name.hasPrefix("UIWindow") else { return }
      let isText = notification.object is TextView
      diary.note((isText ? "posts " : "") + String(name.dropFirst(isText ? 10 : 2).dropLast(12)))
    }
  }

  /// Returns a scene whose text view is editing at the end of `text`, with an empty diary.
  static func editing(_ text: String = "", on system: SystemVersion = "4.3") -> TextScene {
    let scene = TextScene(system)
    scene.view.text = text
    scene.view.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    return scene
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { diary.ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: TextView) { diary.note("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { diary.ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: TextView) { diary.note("didEnd") }
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    diary.ask("shouldChange {\(range.location), \(range.length)} \"\(text)\"")
  }
  func textViewDidChange(_ textView: TextView) { diary.note("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) {
    diary.note("didChangeSelection {\(textView.selectedRange.location), \(textView.selectedRange.length)}")
  }
}
