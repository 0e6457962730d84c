/// One thing that happened in a simulator: when, to whom, and because of what.
public struct LogEntry: Hashable, Sendable {
  /// What kind of thing happened.
  public enum Category: String, CaseIterable, Sendable {
    /// A finger of the simulated person.
    case touch
    /// A gesture recognizer recognized, or failed.
    case gesture
    /// The first responder changed, or refused to.
    case focus
    /// A text input began, changed or ended editing, or asked its delegate.
    case editing
    /// A control sent an action.
    case action
    /// A notification was posted.
    case notification
    /// The keyboard did something, or one of its keys was hit.
    case keyboard
    /// A view's frame changed.
    case geometry
    /// A scroll view's content moved.
    case scrolling
    /// A view controller's view appears or disappears.
    case controller
    /// A window was shown, hidden or made key.
    case window
    /// A line written by the program under test.
    case note
  }

  /// The entry's number in the order of writing, from 0; never given twice, also when the log forgets entries.
  public let index: Int
  /// The virtual time at which it happened.
  public let time: VirtualClock.Instant
  /// What kind of thing happened.
  public let category: Category
  /// Who it happened to, as logs name it: `TextField "Username"`.
  public let subject: String
  /// What happened.
  public internal(set) var event: String
  /// The index of the entry that was under way when this one happened, also if time passed between; nil if a person
  /// or the program itself began it.
  public let cause: Int?
  /// Who made it happen inside that entry: an observer of the notification, or a rule of the toolkit's own. Nil if it was
  /// the entry's own work, or the program's that began it.
  public let agent: Agent?
  /// What happened as values; nil where the text is all there is.
  public internal(set) var detail: Detail?
}

extension LogEntry: CustomStringConvertible {
  /// The entry as one line: `#12  0.300 s  notification  UIKeyboardDidShowNotification ... <- #7`.
  public var description: String {
    let number = "#\(index)".padded(to: 5)
    let seconds = "\(GeometryText.fixed(time.offset.inSeconds, digits: 3)) s"
    let kind = category.rawValue.padded(to: 13)
    let what = subject.isEmpty ? event : "\(subject): \(event)"
    return "\(number)\(seconds)  \(kind)\(what)\(cause.map { "  <- #\($0)" } ?? "")"
  }
}

extension String {
  /// The text with spaces appended until it has `width` characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
