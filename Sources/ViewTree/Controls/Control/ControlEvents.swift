extension Control {
  /// What a control can tell its targets.
  ///
  /// The type has the name it bore in Objective-C, `UIControlEvents`, so that `Event` inside a control's subclass still
  /// means the event of a touch.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down in the control.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger went down soon after another tap; sent after `touchDown` (D3).
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// A finger moved, inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// A finger moved, outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// A finger moved back inside.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// A finger moved outside.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The control's main action was triggered.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// The control's menu is about to be shown; from iOS 14.
    public static let menuActionTriggered = Events(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The text was changed by a person.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// The return key was hit; a target for it makes the field resign (B3).
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)

    /// All events of touches.
    public static let allTouchEvents = Events(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Events(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)
  }
}

extension Control.Events: CustomStringConvertible {
  /// The names of the events, as code writes them: `.touchDown`, `.touchUpInside + .touchCancel`.
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
  /// What a control is in, as a set (D19).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen; only the program sets this (D20).
    public static let selected = State(rawValue: 1 << 2)
  }
}
