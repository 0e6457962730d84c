import Foundation
import Simulation

/// Why the simulated person could not do what was asked, with what was there instead.
///
/// Nothing has happened when it is thrown: no finger went down, no key was hit. Only typing may be broken off in the
/// middle, by a handler that takes the focus away or changes the keys.
public enum InteractionError: Error, Hashable, Sendable {
  /// A view can't be tapped.
  case notTappable(view: String, Obstacle)
  /// A point is not on the screen.
  case offScreen(point: CGPoint, screen: CGSize)
  /// There is no field to type into. `firstResponder` names the first responder, if there is one that takes no text.
  case noFocusedField(firstResponder: String?)
  /// The keyboard is not on the screen, so that no key can be hit.
  case noKeyboard(firstResponder: String?)
  /// No keyboard of hardware is connected, so that none of its keys can be hit.
  case noHardwareKeyboard
  /// No key has that name; `keys` are those that are there.
  case noSuchKey(name: String, layout: String, keys: [String])
  /// The edit menu has no item that says that; `items` are those that are there, none if the menu is away.
  case noSuchMenuItem(title: String, items: [String])
  /// No key on any plane types that character of the text; `typeable` are those that can be typed.
  case noKeyForCharacter(Character, text: String, layout: String, typeable: String)
  /// The program can't be left: on that system it would end.
  case programWouldEnd(system: SystemVersion)
  /// The focus went elsewhere before the whole text was typed; `typed` is what was typed until then.
  case focusLost(field: String, typed: String, text: String)
}

extension InteractionError: CustomStringConvertible {
  /// What happened, in sentences with numbers.
  public var description: String {
    switch self {
    case .notTappable(let view, let obstacle):
      "can't tap \(view): \(obstacle)"
    case .offScreen(let point, let screen):
      "can't tap \(GeometryText.point(point)): the screen is \(GeometryText.size(screen))"
    case .noFocusedField(let first):
      "can't type: \(first.map { "the first responder is \($0), which takes no text" } ?? "no field is focused; tap one first")"
    case .noKeyboard(let first):
      "can't hit a key: the keyboard is not on the screen, and \(first.map { "the first responder is \($0)" } ?? "nothing is first responder")"
    case .noHardwareKeyboard:
      "can't hit a key: no hardware keyboard is connected; set keyboard.isHardwareKeyboardConnected"
    case .noSuchKey(let name, let layout, let keys):
      "there is no key \"\(name)\" on \(layout); its keys are \(keys.joined(separator: " "))"
    case .noSuchMenuItem(let title, let items):
      "the edit menu has no \"\(title)\"; \(items.isEmpty ? "it is not on the screen" : "it has \(items.joined(separator: ", "))")"
    case .noKeyForCharacter(let character, let text, let layout, let typeable):
      "can't type \"\(text)\": \(layout) has no key for \"\(character)\"; it types \(typeable)"
    case .programWouldEnd(let system):
      "can't leave the program: on iPhone OS \(system) it would end; programs go on from iOS 4.0"
    case .focusLost(let field, let typed, let text):
      "typed \"\(typed)\" of \"\(text)\": then \(field) was no longer first responder"
    }
  }
}
