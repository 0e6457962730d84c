import Foundation
import KeyboardSim
import Simulation
import UserSim
import ViewTree

/// An action of a person in an exploration.
public struct ExplorationAction: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case tap(ElementPath)
    /// A tap on a visible part of an element whose middle is covered, at whole points.
    case tapPart(ElementPath, x: Int, y: Int)
    /// A tap on the background, at whole points.
    case tapBackground(x: Int, y: Int)
    case scroll(ElementPath, isUp: Bool)
    case type(String)
    /// A key of the hardware keyboard.
    case press(String)
    case hideKey
    case turn(isUpright: Bool)
    case leaveAndReturn
    case connectKeyboard(Bool)
    case swipeBack(cancels: Bool)
    case dragSheetDown(cancels: Bool)
    /// A swipe over a row with actions, or over a view with a swipe recognizer.
    case swipe(ElementPath, SwipeDirection)
    case refresh(ElementPath)
    case pressLong(ElementPath, duration: TimeInterval)
    /// A change of a control's value.
    case adjust(ElementPath, ElementAdjustment)
    /// A drag of a row by its handle to that of another row.
    case moveRow(ElementPath, to: ElementPath)
  }

  let kind: Kind

  /// Whether the action changes the device's state and not the app's, whatever the interface is.
  var isOfDevice: Bool {
    switch kind {
    case .turn, .leaveAndReturn, .connectKeyboard: true
    default: false
    }
  }

  /// Whether the action types a letter.
  var isLetter: Bool {
    switch kind {
    case .type(let text), .press(let text): text != "\n"
    default: false
    }
  }

  private static func orientation(_ isUpright: Bool) -> DeviceOrientation {
    isUpright ? .portrait : .landscapeLeft
  }

  /// The statement of a Swift test that performs the action on `simulator`.
  public var code: String {
    let user = "simulator.user"
    return switch kind {
    case .tap(let path): "try \(user).\(path.code).tap()"
    case .tapBackground(let x, let y), .tapPart(_, let x, let y): "try \(user).tap(CGPoint(x: \(x), y: \(y)))"
    case .scroll(let path, let isUp): "try \(user).\(path.code).\(isUp ? "swipeUp" : "swipeDown")()"
    case .type("\n"): "try \(user).type(\"\\n\")"
    case .type(let text): "try \(user).type(\"\(text)\")"
    case .press(let key):
      "try \(user).typeKey(\(key == "\n" ? "\"\\n\"" : "\"\(key)\""), modifierFlags: [])"
    case .hideKey: "try \(user).tap(try #require(simulator.keyboard.keys.first { $0.key.kind == .hide }))"
    case .turn(let isUpright): "\(user).rotate(to: .\(Self.orientation(isUpright)))"
    case .leaveAndReturn: "try \(user).leaveProgram(); \(user).returnToProgram()"
    case .connectKeyboard(let isOn): "simulator.keyboard.isHardwareKeyboardConnected = \(isOn)"
    case .swipeBack(let cancels): "\(user).swipeBack(\(cancels ? "cancels: true" : ""))"
    case .dragSheetDown(let cancels): "try \(user).dragSheetDown(\(cancels ? "cancels: true" : ""))"
    case .swipe(let path, let direction): "try \(user).\(path.code).swipe\(direction.rawValue.capitalized)()"
    case .refresh(let path): "try \(user).\(path.code).pullToRefresh()"
    case .pressLong(let path, let duration):
      "try \(user).\(path.code).press(forDuration: \(GeometryText.number(CGFloat(duration))))"
    case .adjust(let path, let change): "try \(user).\(path.code).\(change.code)"
    case .moveRow(let path, let other): "try \(user).\(path.code).drag(to: \(user).\(other.code))"
    }
  }

  /// Performs the action and waits until the interface is at rest.
  ///
  /// - Throws: An `InteractionError` if it isn't possible.
  @MainActor public func perform(on simulator: Simulator) throws {
    let user = simulator.user
    switch kind {
    case .tap(let path): try path.element(for: user).tap()
    case .tapBackground(let x, let y), .tapPart(_, let x, let y): try user.tap(CGPoint(x: x, y: y))
    case .scroll(let path, true): try path.element(for: user).swipeUp()
    case .scroll(let path, false): try path.element(for: user).swipeDown()
    case .type(let text): try user.type(text)
    case .press(let key): try user.typeKey(key, modifierFlags: [])
    case .hideKey:
      if let key = simulator.keyboard.keys.first(where: { $0.key.kind == .hide }) { try user.tap(key) }
    case .turn(let isUpright): user.rotate(to: Self.orientation(isUpright))
    case .leaveAndReturn:
      try user.leaveProgram()
      user.returnToProgram()
    case .connectKeyboard(let isOn): simulator.keyboard.isHardwareKeyboardConnected = isOn
    case .swipeBack(let cancels): user.swipeBack(cancels: cancels)
    case .dragSheetDown(let cancels): try user.dragSheetDown(cancels: cancels)
    case .swipe(let path, let direction): try direction.swipe(path.element(for: user))
    case .refresh(let path): try path.element(for: user).pullToRefresh()
    case .pressLong(let path, let duration): try path.element(for: user).press(forDuration: duration)
    case .adjust(let path, let change): try change.perform(on: path.element(for: user))
    case .moveRow(let path, let other): try path.element(for: user).drag(to: other.element(for: user))
    }
    simulator.settle()
  }
}

extension ExplorationAction: CustomStringConvertible {
  /// The action in words: `tap the text field "Street"`.
  public var description: String {
    switch kind {
    case .tap(let path): "tap \(path.words)"
    case .tapPart(let path, _, let y): "tap the visible part of \(path.words), at y \(y)"
    case .tapBackground(let x, let y): "tap the background at (\(x), \(y))"
    case .scroll(let path, let isUp): "swipe \(isUp ? "up" : "down") in \(path.words)"
    case .type("\n"): "tap the return key"
    case .type(let text): "type \"\(text)\""
    case .press("\n"): "press the return key of the hardware keyboard"
    case .press(let key): "press \"\(key)\" on the hardware keyboard"
    case .hideKey: "tap the key that hides the keyboard"
    case .turn(let isUpright): "turn the device to \(Self.orientation(isUpright))"
    case .leaveAndReturn: "leave the app and return"
    case .connectKeyboard(let isOn): "\(isOn ? "connect" : "disconnect") a hardware keyboard"
    case .swipeBack(let cancels): cancels ? "begin to swipe back, and cancel" : "swipe back"
    case .dragSheetDown(let cancels):
      cancels ? "begin to drag the sheet down, and cancel" : "drag the sheet down"
    case .swipe(let path, let direction): "swipe \(direction.rawValue) on \(path.words)"
    case .refresh(let path): "pull to refresh \(path.words)"
    case .pressLong(let path, _): "press long on \(path.words)"
    case .adjust(let path, let change): change.words(for: path.words)
    case .moveRow(let path, let other): "drag \(path.words) to \(other.words)"
    }
  }
}

/// The kinds of actions that an exploration may perform.
public struct ExplorationActions: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps on enabled controls, cells and views with tap recognizers, and on the background.
  public static let taps = ExplorationActions(rawValue: 1)
  /// Swipes up and down in scroll views, and to the sides in those with wider content.
  public static let scrolling = ExplorationActions(rawValue: 1 << 1)
  /// Letters, the return key, and the key that hides the keyboard; with a hardware keyboard, its keys.
  public static let typing = ExplorationActions(rawValue: 1 << 2)
  /// Turns of the device to landscape and back.
  public static let turning = ExplorationActions(rawValue: 1 << 3)
  /// Leaving the app, and returning at once; from iOS 4.
  public static let leaving = ExplorationActions(rawValue: 1 << 4)
  /// Connecting and disconnecting a hardware keyboard.
  public static let hardwareKeyboard = ExplorationActions(rawValue: 1 << 5)
  /// Swipes from the edge to the previous screen of a navigation controller, also cancelled ones; from iOS 7.
  public static let swipingBack = ExplorationActions(rawValue: 1 << 6)
  /// Drags of the sheet in front down, also cancelled ones; from iOS 13.
  public static let draggingSheets = ExplorationActions(rawValue: 1 << 7)
  /// Swipes over rows that have actions in that direction, and over views with a swipe recognizer.
  public static let swiping = ExplorationActions(rawValue: 1 << 8)
  /// Pulls of content with a refresh control; from iOS 6.
  public static let refreshing = ExplorationActions(rawValue: 1 << 9)
  /// Long presses on rows with a menu, and on views with a context menu or a recognizer of long presses.
  public static let pressing = ExplorationActions(rawValue: 1 << 10)
  /// Changes of the values of sliders, steppers, segmented controls, pickers, date pickers with wheels and
  /// page controls.
  public static let adjusting = ExplorationActions(rawValue: 1 << 11)
  /// Drags of rows by their handles, while a list is edited.
  public static let movingRows = ExplorationActions(rawValue: 1 << 12)
  /// All kinds.
  public static let all: ExplorationActions = [
    .taps, .scrolling, .typing, .turning, .leaving, .hardwareKeyboard, .swipingBack, .draggingSheets,
    .swiping, .refreshing, .pressing, .adjusting, .movingRows,
  ]

  private static let names = [
    "taps", "scrolling", "typing", "turning", "leaving", "hardwareKeyboard", "swipingBack", "draggingSheets",
    "swiping", "refreshing", "pressing", "adjusting", "movingRows",
  ]

  /// The set in Swift: `.all`, or `[.taps, .typing]`.
  var code: String {
    guard self != .all else { return ".all" }
    let present = Self.names.indices.filter { contains(ExplorationActions(rawValue: 1 << $0)) }
    return "[\(present.map { ".\(Self.names[$0])" }.joined(separator: ", "))]"
  }
}
