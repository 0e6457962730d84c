import HeadlessUIKit
import Testing

/// Records an issue with the claim's text if the claim does not hold.
///
/// ```swift
/// try simulator.user.tap(form.username)
/// expectClaim(simulator.claimVisible(form.username))
/// ```
public func expectClaim(_ claim: Claim, sourceLocation: SourceLocation = #_sourceLocation) {
  guard !claim.holds else { return }
  Issue.record(ASCIIText.comment(claim.text), sourceLocation: sourceLocation)
}
