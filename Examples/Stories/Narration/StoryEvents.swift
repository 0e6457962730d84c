import HeadlessUIKit

/// The selection of log entries that a story prints: the ones that are necessary to follow the technique.
///
/// By default these are the app's own: notifications that it observes, its actions, the lines that it logs,
/// the changes of first responder, and presentations. With `--all`, the changes of frames, offsets and texts,
/// the keyboard's slides, and recognized taps are printed, too. Only `--log` prints touches, appearance
/// callbacks, keys, and notifications without an observer.
enum StoryEvents {
  /// Whether a story prints an entry.
  ///
  /// - Parameter isDetailed: Whether the program has the option `--all`.
  static func isPrinted(_ entry: LogEntry, inDetail isDetailed: Bool) -> Bool {
    if entry.subject.hasPrefix("key \"") { return false }
    switch entry.category {
    case .notification: return !entry.event.hasSuffix("to nobody")
    case .focus: return entry.event == "is first responder" || entry.event == "resigns first responder"
    case .action:
      // A button's action names the button as its sender.
      if entry.subject.hasPrefix("Button"), entry.event.hasPrefix("sends ") { return isDetailed }
      let isSystems = entry.event == "performs takeTap" || entry.event == "performs handlePan"
      return !isSystems && !entry.event.hasSuffix("to 0 actions")
    case .controller: return entry.event.hasPrefix("presents") || entry.event.hasPrefix("dismisses")
    case .note: return true
    case .touch, .window: return false
    case .editing: return isDetailed
    case .keyboard: return isDetailed && entry.event.hasPrefix("slides")
    case .gesture:
      return isDetailed && entry.event == "ended" && entry.subject.hasPrefix("TapGestureRecognizer")
    case .geometry: return isDetailed && !isLeaf(entry.subject) && entry.agent != slide
    case .scrolling:
      return isDetailed && !entry.event.contains("Drag") && !entry.event.contains("Decelerat")
    }
  }

  /// The agent of frame changes during a navigation controller's transition.
  private static let slide = LogEntry.Agent.rule(LogEntry.Rule("the navigation controller's slide"))

  /// Whether a view is a field, button or label, whose frame only follows its superview.
  private static func isLeaf(_ subject: String) -> Bool {
    ["TextField", "Button", "BarButton", "Label"].contains { subject.hasPrefix($0) }
  }
}
