import Foundation
import Responder
import ViewTree

/// The window of the keyboard, in front of the program's windows; only the keyboard itself takes touches in it.
public final class KeyboardWindow: Window {
  /// Hits the keyboard, or nothing.
  public override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension Window.Level {
  /// The level of the keyboard's window, in front of the program's (KW7).
  package static let keyboard = Window.Level(rawValue: 1)

  /// The next level in front of it.
  var above: Window.Level { Window.Level(rawValue: rawValue + 1) }
}
