import Foundation
import KeyboardSim
import UserSim
import ViewTree

extension Simulator {
  /// Claims that the user can tap the center of a view: the view or one of its subviews receives the touch.
  ///
  /// A label or an image that ignores touches can also be tapped if a view behind it handles the touch. A
  /// disabled control can't be tapped. See ``User/obstacle(to:)-(View)``.
  public func claimTappable(_ view: View) -> Claim {
    guard let obstacle = user.obstacle(to: view) else {
      return Claim("\(view.debugName) can be tapped", true)
    }
    return Claim("\(view.debugName) can't be tapped: \(obstacle)", false)
  }

  /// Claims that a keyboard is up, and that a touch on the center of each of its keys reaches the key.
  public func claimKeysTappable() -> Claim {
    let keys = keyboard.keys
    guard keyboard.isVisible, !keys.isEmpty else { return Claim("no keys are on the screen", false) }
    let blocked = keys.compactMap { key in user.obstacle(to: key).map { (key.debugName, $0) } }
    guard let first = blocked.first else { return Claim("all keys can be tapped", true) }
    let names = blocked.map(\.0).joined(separator: ", ")
    return Claim("\(names) can't be tapped: \(first.1)", false)
  }
}
