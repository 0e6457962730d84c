import Foundation
import HeadlessUIKit

extension Toolbar {
  /// Creates a bar as wide as the screen and 44 points high with a Done button at its right, to place above a
  /// keyboard.
  static func doneBar<Target: Responder>(_ target: Target, action: MethodSelector) -> Toolbar {
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: Screen.main.bounds.width, height: 44))
    bar.items = [.flexibleSpace(), BarButtonItem(barButtonSystemItem: .done, target: target, action: action)]
    return bar
  }
}
