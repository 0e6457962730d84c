import HeadlessUIKit

/// A record of calls, in order. A line can be answered with false, or trigger a closure the first time it is
/// written.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  /// The questions that are answered with false.
  var refused: Set<String> = []
  private var reactions: [String: @MainActor () -> Void] = [:]

  /// Writes a line, then calls its reaction.
  func note(_ line: String) {
    lines.append(line)
    reactions.removeValue(forKey: line)?()
  }

  /// Writes a question and returns its answer.
  func ask(_ question: String) -> Bool {
    note(question)
    return !refused.contains(question)
  }

  /// Sets a closure that runs right after `line` is written the next time.
  func when(_ line: String, _ reaction: @escaping @MainActor () -> Void) {
    reactions[line] = reaction
  }

  /// Returns the lines written since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Simulator {
  /// Returns a new simulator of a device that ran `system`, one of the first or last systems of an era of
  /// keyboards.
  static func running(_ system: SystemVersion) -> Simulator {
    Simulator(device: [Device.iPhone16, .iPhone4].first { $0.supports(system) } ?? .iPhone3G, system: system)
  }
}
