/// The result of checking a condition, with the numbers that decide it.
///
/// A test passes it to `expectClaim(_:)` of HeadlessUIKitTesting or reads ``holds``; a program can print it.
///
/// ```swift
/// let claim = simulator.claimVisible(form.username)
/// print(claim)   // Username is under the keyboard by 147 points: its bottom 411, the keyboard's top 264
/// ```
public struct Claim: Hashable, Sendable {
  /// Whether the claim holds.
  public let holds: Bool
  /// The finding with its numbers, a phrase without a full stop.
  public let text: String

  /// Creates a claim for a condition of the test's own.
  public init(_ text: String, _ holds: Bool) {
    (self.text, self.holds) = (text, holds)
  }
}

extension Claim: CustomStringConvertible {
  /// The claim's ``text``.
  public var description: String { text }
}
