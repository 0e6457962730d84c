extension Control {
  /// The events that a control sends to its targets.
  ///
  /// The name follows Objective-C's `UIControlEvents`, so that `Event` in a subclass still means a touch
  /// event.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A touch began soon after another tap; sent after `touchDown` (D3).
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The touch moved and is inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The touch moved and is outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The touch moved from the outside to the inside.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The touch moved from the inside to the outside.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The touch ended inside.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// The control's menu is about to be shown; from iOS 14.
    public static let menuActionTriggered = Events(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The simulated user changed the text.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// The return key was pressed; a target for this event makes the field resign first responder (B3).
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Events(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Events(rawValue: 0xF0000)
    /// The range of the events that an app defines for its controls.
    public static let applicationReserved = Events(rawValue: 0x0F00_0000)
    /// The range of the system's own events.
    public static let systemReserved = Events(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)
  }
}

extension Control.Events: CustomStringConvertible {
  /// The names of the events as written in code: `.touchDown`, `.touchUpInside + .touchCancel`.
  public var description: String {
    let names: [(Control.Events, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
      (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
    let known = names.filter { contains($0.0) }.map { ".\($0.1)" }
    return known.isEmpty ? "events 0x\(String(rawValue, radix: 16))" : known.joined(separator: " + ")
  }
}

extension Control {
  /// The state of a control, as a set (D19).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state without any of the others.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control accepts no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected; only the app sets this state (D20).
    public static let selected = State(rawValue: 1 << 2)
    /// The range of the states that an app defines for its controls.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The range of the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
