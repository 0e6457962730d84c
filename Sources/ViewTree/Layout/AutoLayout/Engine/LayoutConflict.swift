/// Required constraints that exclude each other, and the one that was given up for it.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraints as text, in the order in which they were added; among them what frames and contents say.
  public let participants: [String]
  /// The one of them that does not count until others change: the program's last one.
  public let broken: String
}

extension LayoutConflict: CustomStringConvertible {
  /// All of it in one line.
  public var description: String {
    "can't satisfy all of [\(participants.joined(separator: "; "))], and breaks [\(broken)]"
  }
}
