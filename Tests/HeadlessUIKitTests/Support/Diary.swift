import HeadlessUIKit

/// What a test hears, in order. A line may be answered with no, or have something done the first time it is written.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  /// The questions that are answered with no.
  var refused: Set<String> = []
  private var reactions: [String: @MainActor () -> Void] = [:]

  /// Writes a line, then does what was set for it.
  func note(_ line: String) {
    lines.append(line)
    reactions.removeValue(forKey: line)?()
  }

  /// Writes a question and answers it.
  func ask(_ question: String) -> Bool {
    note(question)
    return !refused.contains(question)
  }

  /// Does `reaction` right after `line` is written the next time.
  func when(_ line: String, _ reaction: @escaping @MainActor () -> Void) {
    reactions[line] = reaction
  }

  /// Returns what was written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Simulator {
  /// A fresh simulator of a device that ran `system`: one of those that began, or closed, an age of keyboards.
  static func running(_ system: SystemVersion) -> Simulator {
    Simulator(device: [Device.iPhone16, .iPhone4].first { $0.supports(system) } ?? .iPhone3G, system: system)
  }
}
