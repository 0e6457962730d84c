import HeadlessUIKit
import Testing

/// Fails the test if a claim does not hold, with what was found.
///
/// ```swift
/// try simulator.user.tap(form.username)
/// expectClaim(simulator.claimVisible(form.username))
/// ```
public func expectClaim(_ claim: Claim, sourceLocation: SourceLocation = #_sourceLocation) {
  guard !claim.holds else { return }
  Issue.record(Comment(rawValue: claim.text), sourceLocation: sourceLocation)
}
