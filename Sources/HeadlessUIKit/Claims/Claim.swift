/// Whether something holds that a technique promises, and the numbers that decide it.
///
/// A test hands it to `expectClaim(_:)` of HeadlessUIKitTesting, or asks ``holds``; a program prints it.
///
/// ```swift
/// let claim = simulator.claimVisible(form.username)
/// print(claim)   // Username is under the keyboard by 147 points: its bottom 411, the keyboard's top 264
/// ```
public struct Claim: Hashable, Sendable {
  /// Whether it holds.
  public let holds: Bool
  /// What was found, with the numbers: a phrase without a full stop.
  public let text: String

  /// Makes a claim of one's own.
  public init(_ text: String, _ holds: Bool) {
    (self.text, self.holds) = (text, holds)
  }
}

extension Claim: CustomStringConvertible {
  /// What was found.
  public var description: String { text }
}
