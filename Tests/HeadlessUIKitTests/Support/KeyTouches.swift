import Foundation
import HeadlessUIKit
import Testing

extension Simulator {
  /// Returns the center of a key on the screen of a device in portrait orientation.
  func middle(ofKey name: String) throws -> CGPoint {
    let key = try #require(keyboard.keys.first { $0.key.label == name || $0.title == name })
    let frame = key.accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Begins a touch on a key.
  func touchDown(onKey name: String) throws -> Finger {
    try user.touchDown(at: try middle(ofKey: name))
  }
}
