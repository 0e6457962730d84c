/// A set of required constraints that contradict each other, and the one that was given up.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraints as text, in the order in which they were added, including rules of frames and content.
  public let participants: [String]
  /// The constraint that was given up: of the app's constraints in ``participants``, the one added last. It
  /// has no effect until a change of constraints resolves the conflict.
  public let broken: String
}

extension LayoutConflict: CustomStringConvertible {
  /// The conflict as one line of text.
  public var description: String {
    "can't satisfy all of [\(participants.joined(separator: "; "))], and breaks [\(broken)]"
  }
}
