import HeadlessUIKit

extension User {
  /// Taps the return key or, where the keyboard has none, the button Done above it.
  func endByReturnOrDone(on keyboard: Keyboard) throws {
    if keyboard.keys.contains(where: { $0.key.kind == .return }) {
      try tap(key: "return")
    } else {
      try buttons["Done"].tap()
    }
  }
}
