import Foundation
import HeadlessUIKit

/// A custom number pad with a DONE key at its lower left, for the `inputView` of a field (KW28).
///
/// Like the bar of ``FixedNumberPadDoneViewController`` it does not depend on private views of the system,
/// and it keeps the button at the position of Luzian Scherrer's document. The keys are buttons in four rows
/// of three, as wide as the keyboard and 216 points high in total.
@preconcurrency @MainActor class DonePad: View {
  /// The field that the keys type into; a weak reference, as the field retains the pad.
  weak var field: TextField?

  private static let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "DONE", "0", "⌫"]

  /// Creates a pad for a field; set it as the field's `inputView`.
  init(for field: TextField) {
    self.field = field
    super.init(frame: CGRect(x: 0, y: 0, width: Screen.main.bounds.width, height: 216))
    for title in Self.titles {
      let key = Button(type: .custom)
      key.setTitle(title, for: .normal)
      key.addTarget(self, action: MethodSelector("tap", DonePad.tap), for: .touchUpInside)
      addSubview(key)
    }
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Inserts the digit of the key, deletes backward, or makes the field resign first responder.
  func tap(_ key: Button) {
    switch key.currentTitle {
    case "DONE": field?.resignFirstResponder()
    case "⌫": field?.deleteBackward()
    case let digit?: field?.insertText(digit)
    case nil: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 3, height: bounds.height / 4)
    for (index, key) in subviews.enumerated() {
      let origin = CGPoint(x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height)
      key.frame = CGRect(origin: origin, size: size)
    }
  }
}
