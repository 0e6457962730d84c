/// The lines that the code of an article prints, in place of the standard output.
@MainActor final class PrintedOutput {
  private var lines: [String] = []

  func print(_ item: Any) { lines.append("\(item)") }

  /// Returns the lines printed since the last call.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}
