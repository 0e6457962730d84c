import Foundation

/// What stands at the top of a navigation controller: the title of what is shown, and a button that leads back.
@MainActor final class NavigationBarArea: View {
  /// Its height, in points.
  static let height: CGFloat = 44

  let back = Button(frame: CGRect(x: 8, y: 0, width: 88, height: NavigationBarArea.height))
  let title = Label()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    autoresizingMask = .flexibleWidth
    title.autoresizingMask = [.flexibleWidth]
    title.frame = CGRect(x: 0, y: 0, width: 0, height: Self.height)
    addSubview(title)
    addSubview(back)
  }

  /// Names what is shown and what is below it.
  func show(_ controller: ViewController?, over previous: ViewController?) {
    title.text = controller?.title
    back.isHidden = previous == nil
    back.setTitle(previous.map { $0.title ?? "Back" }, for: .normal)
  }
}
