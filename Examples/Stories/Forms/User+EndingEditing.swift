import HeadlessUIKit

extension User {
  /// Taps the return key or, if the keyboard has none, the Done button above it.
  func endByReturnOrDone(on keyboard: Keyboard) throws {
    if keyboard.keys.contains(where: { $0.key.kind == .return }) {
      try tap(key: "return")
    } else {
      try buttons["Done"].tap()
    }
  }
}
