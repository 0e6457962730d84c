import HeadlessUIKit

/// The selection of log entries that a story prints: the ones that are necessary to follow the technique.
///
/// The selection leaves out appearance callbacks and transitions of controllers, the system's own gesture
/// recognizers, keys and drags, the frames of fields and buttons that follow their superview, and
/// notifications without an observer. `--log` prints all of them.
enum StoryEvents {
  static func matter(_ entry: LogEntry) -> Bool {
    if entry.subject.hasPrefix("key \"") { return false }
    switch entry.category {
    case .notification: return entry.event.hasPrefix("UIKeyboard") && !entry.event.hasSuffix("to nobody")
    case .focus: return entry.event == "is first responder" || entry.event == "resigns first responder"
    case .keyboard: return entry.event.hasPrefix("slides")
    case .gesture: return entry.event == "ended" && entry.subject.hasPrefix("TapGestureRecognizer")
    case .touch: return entry.event.hasPrefix("touchesBegan") || entry.event.hasPrefix("touchesEnded")
    case .action:
      let isOwn = entry.event == "performs takeTap" || entry.event == "performs handlePan"
      return !isOwn && !entry.event.hasSuffix("to 0 actions")
    case .geometry: return !isLeaf(entry.subject) && entry.agent != slide
    case .scrolling: return !entry.event.contains("Drag") && !entry.event.contains("Decelerat")
    case .controller: return entry.event.hasPrefix("presents") || entry.event.hasPrefix("dismisses")
    case .editing, .window, .note: return entry.category != .window
    }
  }

  /// Whether an entry is the beginning of a touch in a text field.
  static func isTouchOfInput(_ entry: LogEntry) -> Bool {
    entry.category == .touch && entry.subject.hasPrefix("TextField") && entry.event.hasPrefix("touchesBegan")
  }

  /// The agent of frame changes during a navigation controller's transition.
  private static let slide = LogEntry.Agent.rule(LogEntry.Rule("the navigation controller's slide"))

  /// Whether a view is a field, button or label, whose frame only follows its superview.
  private static func isLeaf(_ subject: String) -> Bool {
    ["TextField", "Button", "BarButton", "Label"].contains { subject.hasPrefix($0) }
  }
}
