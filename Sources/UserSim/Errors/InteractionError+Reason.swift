import Foundation
import Simulation

extension InteractionError {
  /// What can go wrong. Views are named as logs name them, points and sizes are those of the screen.
  public enum Reason: Hashable, Sendable {
    /// Something keeps a finger from a view or a key.
    case obstructed(view: String, Obstacle)
    /// A point is not on the screen.
    case offScreen(point: CGPoint, screen: CGSize)
    /// No element is what the query asks for.
    case noMatch(query: String)
    /// More than one element is what the query asks for; each candidate is a query that picks one of them.
    case severalMatches(query: String, candidates: [String])
    /// There is no field to type into. `firstResponder` names the first responder, if there is one that takes no text.
    case noFocus(firstResponder: String?)
    /// Text was to be typed into a view that is not first responder; `firstResponder` is, or nobody.
    case notFocused(view: String, firstResponder: String?)
    /// The focus went elsewhere before the whole text was typed; `typed` is what was typed until then.
    case focusLost(field: String, typed: String, text: String)
    /// The keyboard has lost some of what was typed.
    case typedDiffers(field: String, expected: String, found: String)
    /// Something was to be done with the text of a view that has none.
    case noText(view: String)
    /// The keyboard is not on the screen, so that no key can be hit.
    case noKeyboard(firstResponder: String?)
    /// No keyboard of hardware is connected, so that none of its keys can be hit.
    case noHardwareKeyboard
    /// No key has that name; `keys` are those that are there.
    case noSuchKey(name: String, layout: String, keys: [String])
    /// No key on any plane types that character of the text; `typeable` are those that can be typed.
    case noKeyForCharacter(Character, text: String, layout: String, typeable: String)
    /// Nothing on the screen puts the keyboard away.
    case noWayToDismissKeyboard(firstResponder: String?)
    /// The edit menu has no item that says that; `items` are those that are there, none if the menu is away.
    case noSuchMenuItem(title: String, items: [String])
    /// What was to be adjusted does not go there; `allowed` says where it goes.
    case notAdjustable(view: String, value: String, allowed: String)
    /// The program can't be left: on that system it would end.
    case programWouldEnd(system: SystemVersion)
  }
}
