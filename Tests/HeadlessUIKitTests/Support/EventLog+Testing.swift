import HeadlessUIKit

extension EventLog {
  /// Returns the entries of some categories as short lines: `touch TextField "a": touchesBegan at (10, 10)`.
  func lines(_ categories: LogEntry.Category...) -> [String] {
    entries.filter { categories.isEmpty || categories.contains($0.category) }.map { entry in
      "\(entry.category.rawValue) \(entry.subject.isEmpty ? "" : "\(entry.subject): ")\(entry.event)"
    }
  }
}
