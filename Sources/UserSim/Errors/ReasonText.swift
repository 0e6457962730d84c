import Foundation
import Simulation

extension InteractionError.Reason: CustomStringConvertible {
  /// The reason as the continuation of a sentence that begins with the call, without a period.
  public var description: String {
    switch self {
    case .obstructed(_, let obstacle):
      obstacle.description
    case .offScreen(let point, let screen):
      "\(GeometryText.point(point)) is not on the screen, which is \(GeometryText.size(screen))"
    case .noMatch(let query):
      "nothing matches \(query)"
    case .severalMatches(let query, let candidates):
      "\(candidates.count) elements match \(query), and it must be one"
    case .noFocus(let first):
      first.map { "the first responder is \($0), which takes no text" }
        ?? "nothing is first responder, so there is no field to type into"
    case .notKey(let first, let key):
      "the window of \(first), which is first responder, isn't the key window; \(key.map { "\($0) is" } ?? "no window is")"
    case .notFocused(let view, let first):
      "\(view) is not first responder; \(first.map { "\($0) is" } ?? "nothing is")"
    case .focusLost(let field, let typed, let text):
      "\(field) was no longer first responder after \(typed.quoted) of \(text.quoted)"
    case .typedDiffers(let field, let expected, let found):
      "the text of \(field) is \(found.quoted) and not \(expected.quoted)"
    case .noText(let view):
      "\(view) has no text that a person could change"
    case .noKeyboard(let first):
      "the keyboard is not on the screen, and \(first.map { "the first responder is \($0)" } ?? "nothing is first responder")"
    case .noHardwareKeyboard:
      "no hardware keyboard is connected"
    case .noSuchKey(let name, let layout, _):
      "there is no key \(name.quoted) on \(layout)"
    case .noKeyForCharacter(let character, _, let layout, _):
      "\(layout) has no key for \(String(character).quoted)"
    case .noWayToDismissKeyboard(let first):
      "nothing on the screen puts the keyboard away\(first.map { ", which is there for \($0)" } ?? "")"
    case .noSuchMenuItem(let title, let items):
      items.isEmpty ? "the edit menu is not on the screen" : "the edit menu has no item \(title.quoted)"
    case .notAdjustable(let view, let value, let allowed):
      "\(view) does not go to \(value); \(allowed)"
    case .appWouldStop(let system):
      "on \(system.name) the program would end"
    case .voiceOverIsOff:
      "VoiceOver is off"
    case .noAccessibilityElement(let name, _):
      name.map { "VoiceOver finds no element \($0.quoted)" } ?? "VoiceOver has no further element"
    case .accessibilityRefused(let element, _):
      "neither \(element.quoted) nor anything around it performs that"
    case .noPicker(let kind):
      "no \(kind) is on the screen"
    case .noDraggableSheet(let controller):
      "no sheet follows a drag" + (controller.map { ": \($0) is in front" } ?? ": no controller is in front")
    case .noRefreshControl(let view):
      "neither \(view) nor a scroll view around it has a refresh control at its top"
    }
  }
}
