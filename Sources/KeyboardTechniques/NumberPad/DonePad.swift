import Foundation
import Responder
import Simulation
import ViewTree

/// A number pad of the program's own with a DONE key at its lower left, to be a field's `inputView` (KW28).
///
/// It is the other way than ``FixedNumberPadDoneViewController`` without a look at the system's views, and keeps the button where
/// document 001 has it. The keys are buttons in four rows of three, as wide as the keyboard and 216 points high in all.
@preconcurrency @MainActor open class DonePad: View {
  /// The field that the keys type into, held weakly, as it holds the pad.
  open weak var field: TextField?

  private static let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "DONE", "0", "⌫"]

  /// Creates a pad for a field, whose `inputView` the program makes it.
  public init(for field: TextField) {
    self.field = field
    super.init(frame: CGRect(x: 0, y: 0, width: Screen.main.bounds.width, height: 216))
    for title in Self.titles {
      let key = Button(type: .custom)
      key.setTitle(title, for: .normal)
      key.addTarget(self, action: MethodSelector("tap", DonePad.tap), for: .touchUpInside)
      addSubview(key)
    }
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Types what stands on the key, deletes backward, or ends editing.
  open func tap(_ key: Button) {
    switch key.currentTitle {
    case "DONE": field?.resignFirstResponder()
    case "⌫": field?.deleteBackward()
    case let digit?: field?.insertText(digit)
    case nil: break
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 3, height: bounds.height / 4)
    for (place, key) in subviews.enumerated() {
      let origin = CGPoint(x: CGFloat(place % 3) * size.width, y: CGFloat(place / 3) * size.height)
      key.frame = CGRect(origin: origin, size: size)
    }
  }
}
