import HeadlessUIKit

/// Writes a line of a published class to the simulator's log, as `NSLog` writes to the console. Stories
/// print it.
@MainActor func NSLog(_ text: String) { Application.shared.context.log.note(text) }
