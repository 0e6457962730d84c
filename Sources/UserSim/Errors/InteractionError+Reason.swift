import Foundation
import Simulation

extension InteractionError {
  /// The reason an action failed. Views are named as in logs; points and sizes are in screen coordinates.
  public enum Reason: Hashable, Sendable {
    /// An obstacle prevents a touch on a view or a key.
    case obstructed(view: String, Obstacle)
    /// A point isn't on the screen.
    case offScreen(point: CGPoint, screen: CGSize)
    /// No element matches the query.
    case noMatch(query: String)
    /// Several elements match the query; each candidate is a query that selects one of them.
    case severalMatches(query: String, candidates: [String])
    /// There is no field to type into. `firstResponder` names the first responder if there is one that
    /// doesn't accept text.
    case noFocus(firstResponder: String?)
    /// The first responder's window isn't the key window, which receives the keyboard's text; `keyWindow`
    /// names that one, if any.
    case notKey(firstResponder: String, keyWindow: String?)
    /// The view to type into isn't first responder; `firstResponder` names the current one, if any.
    case notFocused(view: String, firstResponder: String?)
    /// The field lost first responder status before the whole text was typed; `typed` is the part typed until
    /// then.
    case focusLost(field: String, typed: String, text: String)
    /// The keyboard has lost part of the typed text.
    case typedDiffers(field: String, expected: String, found: String)
    /// An action needs the text of a view that has none.
    case noText(view: String)
    /// The keyboard isn't on the screen, so no key can be tapped.
    case noKeyboard(firstResponder: String?)
    /// No hardware keyboard is connected, so none of its keys can be pressed.
    case noHardwareKeyboard
    /// No key has that name; `keys` lists the existing ones.
    case noSuchKey(name: String, layout: String, keys: [String])
    /// No key on any plane types that character of the text; `typeable` lists the characters that can be
    /// typed.
    case noKeyForCharacter(Character, text: String, layout: String, typeable: String)
    /// No control or gesture on the screen dismisses the keyboard.
    case noWayToDismissKeyboard(firstResponder: String?)
    /// The edit menu has no item with that title; `items` lists the existing ones, none if the menu is
    /// hidden.
    case noSuchMenuItem(title: String, items: [String])
    /// The element can't be adjusted to the value; `allowed` describes the possible values.
    case notAdjustable(view: String, value: String, allowed: String)
    /// The app can't be left: on that system version it would be terminated.
    case appWouldStop(system: SystemVersion)
    /// VoiceOver is off.
    case voiceOverIsOff
    /// There is no element with that name, or none in the direction of a move; `elements` lists the names of
    /// the existing ones in reading order.
    case noAccessibilityElement(name: String?, elements: [String])
    /// The element, and the responders that contain it, don't perform the action; `offered` lists the names
    /// of the custom actions or rotors that they have.
    case accessibilityRefused(element: String, offered: [String])
    /// No picker of that kind is presented over the key window.
    case noPicker(kind: String)
    /// No sheet in front follows a drag; `controller` is the one in front, or `nil` if there is none.
    case noDraggableSheet(controller: String?)
    /// Neither the view nor a scroll view around it has a refresh control that can be pulled down.
    case noRefreshControl(view: String)
  }
}
