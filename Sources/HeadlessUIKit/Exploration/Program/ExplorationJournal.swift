import Foundation

/// The actions of a session, in a file that outlives a process that stops: one line of JSON for each action.
struct ExplorationJournal {
  private let file: FileHandle

  /// Creates the file.
  ///
  /// - Throws: The error of Foundation if the file can't be written.
  init(_ url: URL) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
  }

  /// Removes the actions of the previous session.
  func begin() {
    try? file.truncate(atOffset: 0)
    try? file.seek(toOffset: 0)
  }

  /// Adds an action that is about to be performed.
  func note(_ action: ExplorationAction) {
    guard let data = try? JSONEncoder().encode(action) else { return }
    try? file.write(contentsOf: data + Data("\n".utf8))
  }

  /// Reads the actions.
  static func actions(in url: URL) throws -> [ExplorationAction] {
    try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(ExplorationAction.self, from: $0)
    }
  }
}
