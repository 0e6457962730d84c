import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Actions on the whole screen, and of the device.
extension UserAction {
  /// A turn of the device; `call` is the method with its object.
  package static func turn(to orientation: DeviceOrientation, by call: String, at place: SourcePlace)
    -> UserAction
  {
    UserAction(
      "turn the device to \(orientation)",
      code: "\(call)(to: .\(orientation))",
      counterpart: "XCUIDevice.shared.orientation = .\(orientation)",
      at: place
    )
  }

  static func leave(at place: SourcePlace) -> UserAction {
    let home = "XCUIDevice.shared.press(.home)"
    return UserAction("leave the app", user: "leaveProgram()", counterpart: home, at: place)
  }

  static func returnToApp(at place: SourcePlace) -> UserAction {
    UserAction(
      "return to the app",
      user: "returnToProgram()",
      throws: false,
      counterpart: "app.activate()",
      at: place
    )
  }

  // MARK: Points

  static func tap(_ point: CGPoint, at place: SourcePlace) -> UserAction {
    let counterpart = "\(point.asCoordinate).tap()"
    return UserAction(
      "tap \(point.inWords)",
      user: "tap(\(point.exact))",
      counterpart: counterpart,
      at: place
    )
  }

  static func drag(from start: CGPoint, to end: CGPoint, at place: SourcePlace) -> UserAction {
    UserAction(
      "drag from \(start.inWords) to \(end.inWords)",
      user: "drag(from: \(start.exact), to: \(end.exact))",
      counterpart: "\(start.asCoordinate).press(forDuration: 0.6, thenDragTo: \(end.asCoordinate))",
      at: place
    )
  }

  static func drop(_ count: Int, on point: CGPoint, at place: SourcePlace) -> UserAction {
    let items = count == 1 ? "an item" : "\(count) items"
    return UserAction("drop \(items) on \(point.inWords)", user: nil, counterpart: nil, at: place)
  }

  static func move(along paths: [FingerPath], at place: SourcePlace) -> UserAction {
    let words = paths.count == 1 ? "move a finger along a path" : "move \(paths.count) fingers along paths"
    let code = paths.map(\.code).joined(separator: ", ")
    return UserAction(words, user: "touch(along: [\(code)])", counterpart: nil, at: place)
  }

  static func hover(_ point: CGPoint?, at place: SourcePlace) -> UserAction {
    guard let point else {
      let call = "hidePointer()"
      return UserAction("hide the pointer", user: call, throws: false, counterpart: nil, at: place)
    }
    return UserAction(
      "move the pointer to \(point.inWords)",
      user: "hover(at: \(point.exact))",
      counterpart: "\(point.asCoordinate).hover()",
      at: place
    )
  }

  static func swipe(_ direction: String, _ velocity: GestureVelocity, at place: SourcePlace) -> UserAction {
    let call = "swipe\(direction)(\(velocity.argument().joined()))"
    return UserAction(
      "swipe \(direction.lowercased()) on the screen",
      user: call,
      throws: false,
      counterpart: "app.\(call)",
      at: place
    )
  }

  static func swipeBack(cancels: Bool, at place: SourcePlace) -> UserAction {
    func edge(_ x: String) -> String {
      "app.coordinate(withNormalizedOffset: CGVector(dx: \(x), dy: 0.5))"
    }
    return UserAction(
      cancels ? "begin to swipe back, and cancel" : "swipe back",
      user: "swipeBack(\(cancels ? "cancels: true" : ""))",
      throws: false,
      counterpart: cancels ? nil : "\(edge("0")).press(forDuration: 0, thenDragTo: \(edge("0.8")))",
      at: place
    )
  }

  static func dragSheetDown(cancels: Bool, at place: SourcePlace) -> UserAction {
    UserAction(
      cancels ? "begin to drag the sheet down, and cancel" : "drag the sheet down",
      user: "dragSheetDown(\(cancels ? "cancels: true" : ""))",
      counterpart: nil,
      at: place
    )
  }

  // MARK: Fingers

  static func touchDown(_ point: CGPoint, _ number: Int, at place: SourcePlace) -> UserAction {
    let call = "fingers.append(try simulator.user.touchDown(at: \(point.exact)))"
    return finger(number, "put a finger on \(point.inWords)", call, at: place)
  }

  static func move(_ number: Int?, to point: CGPoint, at place: SourcePlace) -> UserAction {
    let call = "try \(UserAction.finger).move(to: \(point.exact))"
    return finger(number, "move a finger to \(point.inWords)", call, at: place)
  }

  static func finger(_ number: Int?, _ words: String, _ call: String, at place: SourcePlace) -> UserAction {
    let code = number == nil ? nil : call
    var action = UserAction(words, code: code, counterpart: nil, at: place)
    action.finger = number
    return action
  }

  // MARK: The keyboard

  static func type(_ text: String, _ call: String, at place: SourcePlace) -> UserAction {
    UserAction(typing(text), user: call, counterpart: "app.typeText(\(text.inSwift))", at: place)
  }

  static func typeKey(_ key: String, _ flags: KeyModifierFlags, at place: SourcePlace) -> UserAction {
    let deed = ElementDeed.typeKey(key, flags)
    return UserAction(
      deed.words.before,
      user: deed.call(force: false),
      counterpart: deed.counterpart.map { "app.\($0)" },
      at: place
    )
  }

  static func dismissKeyboard(at place: SourcePlace) -> UserAction {
    UserAction("dismiss the keyboard", user: "dismissKeyboard()", counterpart: nil, at: place)
  }

  /// The typing of a text in words.
  static func typing(_ text: String) -> String {
    text == "\n" ? "tap the return key" : "type \(text.quoted)"
  }

  @MainActor static func tapKey(_ name: String, by user: User, at place: SourcePlace) -> UserAction {
    let spelling = user.keyboard.key(named: name).flatMap(user.spelling(of:))
    return UserAction(
      "tap the key \(name.quoted)",
      user: "tap(key: \(name.inSwift))",
      counterpart: spelling.map { "\($0.counterpart).tap()" },
      at: place
    )
  }

  @MainActor static func tap(_ element: FoundElement, force: Bool, by user: User, at place: SourcePlace)
    -> UserAction
  {
    user.layOutScreen()
    let name = element.debugName
    guard let spelling = user.spelling(of: element) else {
      var action = tap(element.middle, at: place)
      action.words = "tap \(name)"
      return action
    }
    return UserAction(.work(.tap), on: spelling, named: name, force: force, at: place)
  }

  static func tapMenuItem(_ title: String, at place: SourcePlace) -> UserAction {
    UserAction(
      "tap the menu item \(title.quoted)",
      user: "tap(menuItem: \(title.inSwift))",
      counterpart: "app.menuItems[\(title.inSwift)].tap()",
      at: place
    )
  }

  // MARK: Assistive technologies and pickers

  static func voiceOver(_ call: String, at place: SourcePlace) -> UserAction {
    UserAction("VoiceOver: \(call)", user: "voiceOver.\(call)", counterpart: nil, at: place)
  }

  static func say(_ name: String, at place: SourcePlace) -> UserAction {
    UserAction("say \"tap \(name)\"", user: "say(tap: \(name.inSwift))", counterpart: nil, at: place)
  }

  static func picker(_ words: String, _ call: String?, at place: SourcePlace) -> UserAction {
    UserAction(words, user: call, counterpart: nil, at: place)
  }
}

extension ElementDeed {
  /// The typing of a text into an element.
  static func type(_ text: String, _ style: TypingStyle) -> ElementDeed {
    let styles = style == .softwareKeys ? [] : ["style: .\(style)"]
    var deed = ElementDeed(UserAction.typing(text) + " in", "", "typeText", [text.inSwift] + styles)
    deed.counterpart = "typeText(\(text.inSwift))"
    return deed
  }

  /// The deletion of an element's text.
  static func clear(_ style: TypingStyle) -> ElementDeed {
    let arguments = style == .softwareKeys ? [] : ["style: .\(style)"]
    return ElementDeed("clear", "", "clearText", arguments).withoutCounterpart()
  }

  /// A press of a key of the hardware keyboard.
  static func typeKey(_ key: String, _ flags: KeyModifierFlags, in isInElement: Bool = false) -> ElementDeed {
    let names: [(KeyModifierFlags, String, counterpart: String?)] = [
      (.alphaShift, "alphaShift", "capsLock"), (.shift, "shift", "shift"), (.control, "control", "control"),
      (.alternate, "alternate", "option"), (.command, "command", "command"), (.numericPad, "numericPad", nil),
    ]
    let held = names.filter { flags.contains($0.0) }
    let code = held.map { ".\($0.1)" }.joined(separator: ", ")
    let words = (held.map { "\($0.1)-" } + [key.quoted]).joined()
    var deed = ElementDeed(
      "press the hardware key \(words)" + (isInElement ? " in" : ""),
      "",
      "typeKey",
      [key.inSwift, "modifierFlags: [\(code)]"]
    )
    let constants = [
      KeyCommand.inputUpArrow: ".upArrow", KeyCommand.inputDownArrow: ".downArrow",
      KeyCommand.inputLeftArrow: ".leftArrow", KeyCommand.inputRightArrow: ".rightArrow",
      KeyCommand.inputEscape: ".escape", "\u{8}": ".delete", "\n": ".return",
    ]
    let others = held.compactMap(\.counterpart)
    deed.hasCounterpart = others.count == held.count
    if deed.hasCounterpart {
      let flags = others.map { ".\($0)" }.joined(separator: ", ")
      deed.counterpart = "typeKey(\(constants[key] ?? key.inSwift), modifierFlags: [\(flags)])"
    }
    return deed
  }

  /// A drag of items to another element.
  @MainActor static func drag(to other: Element) -> ElementDeed {
    let end = other.recordedSpelling
    var deed = ElementDeed(
      "drag",
      "to \(end?.words ?? other.spelling)",
      "drag",
      ["to: \(end?.code ?? "")"]
    )
    deed.isWritable = end != nil
    deed.counterpart = "press(forDuration: 0.6, thenDragTo: \(end?.counterpart ?? ""))"
    return deed
  }

  /// A drag to another element after a rest.
  static func drag(
    to end: ElementSpelling?,
    _ name: String,
    _ rest: TimeInterval,
    _ velocity: GestureVelocity,
    _ hold: TimeInterval
  ) -> ElementDeed {
    let first = "forDuration: \(CGFloat(rest).exact)"
    let isPlain = velocity == .default && hold == 0
    let last =
      isPlain
      ? [] : ["withVelocity: \(velocity.code)", "thenHoldForDuration: \(CGFloat(hold).exact)"]
    var deed = ElementDeed(
      "drag",
      "to \(end?.words ?? name)",
      "press",
      [first, "thenDragTo: \(end?.code ?? "")"] + last
    )
    deed.isWritable = end != nil
    let arguments = [first, "thenDragTo: \(end?.counterpart ?? "")"] + last
    deed.counterpart = "press(\(arguments.joined(separator: ", ")))"
    return deed
  }
}

extension FingerPath {
  /// The path in Swift.
  fileprivate var code: String {
    steps.reduce("FingerPath(from: \(start.exact))") { code, step in
      code + ".moving(to: \(step.point.exact), over: \(step.duration.code))"
    }
  }
}

extension Duration {
  /// The exact duration in Swift.
  package var code: String {
    let (seconds, attoseconds) = components
    let (milliseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    if rest == 0 { return ".milliseconds(\(seconds * 1000 + milliseconds))" }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }
}
