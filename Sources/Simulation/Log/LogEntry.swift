/// An event in a simulator: its time, its subject and its cause.
public struct LogEntry: Hashable, Sendable {
  /// The kind of an event.
  public enum Category: String, CaseIterable, Sendable {
    /// A touch of the simulated user.
    case touch
    /// A gesture recognizer recognized or failed.
    case gesture
    /// The first responder changed, or refused to.
    case focus
    /// A text input began, changed or ended editing, or asked its delegate.
    case editing
    /// A control sent an action.
    case action
    /// A notification was posted.
    case notification
    /// The keyboard changed, or one of its keys was hit.
    case keyboard
    /// A view's frame changed.
    case geometry
    /// A scroll view's content moved.
    case scrolling
    /// A view controller's view appears or disappears.
    case controller
    /// A window was shown, hidden or made key.
    case window
    /// A line written by client code.
    case note
  }

  /// The entry's number in the order of writing, from 0; never reused, even when the log drops entries.
  public let index: Int
  /// The virtual time of the event.
  public let time: VirtualClock.Instant
  /// The kind of the event.
  public let category: Category
  /// The object of the event, as logs name it: `TextField "Username"`.
  public let subject: String
  /// A description of the event.
  public internal(set) var event: String
  /// The index of the entry in progress when this one was written, even if time passed in between; `nil` if
  /// the simulated user or the app started the event.
  public let cause: Int?
  /// The agent inside that entry: an observer of the notification, or a rule of the package. `nil` if the
  /// event came from the entry's own work, or from the app that started it.
  public let agent: Agent?
  /// The event as values, or `nil` if there is only the text.
  public internal(set) var detail: Detail?
}

extension LogEntry: CustomStringConvertible {
  /// The entry as one line: `#12  0.300 s  notification  UIKeyboardDidShowNotification ... <- #7`.
  public var description: String {
    let number = "#\(index)".padded(to: 5)
    let seconds = "\(GeometryText.fixed(time.offset.inSeconds, digits: 3)) s"
    let kind = category.rawValue.padded(to: 13)
    let what = subject.isEmpty ? event : "\(subject): \(event)"
    return "\(number)\(seconds)  \(kind)\(what.onOneLine)\(cause.map { "  <- #\($0)" } ?? "")"
  }
}

extension String {
  /// The text with line breaks, tabs and other control characters written as `\n`, `\t` or `\u{7}` (U85).
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isLineControl) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where scalar.isLineControl: line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character would break a line of a log or change its place.
  fileprivate var isLineControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
