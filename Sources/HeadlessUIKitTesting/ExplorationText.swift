import HeadlessUIKit
import Testing

/// A failed expectation shows a line. The whole text is for its comment:
/// `#expect(exploration.findings.isEmpty, "\(exploration)")`.
extension Exploration: CustomTestStringConvertible {
  /// The stages with their numbers of findings: `iPhone 8, iOS 12.4: 2 findings`.
  public var testDescription: String {
    results.map { result in
      let count = result.findings.count
      return "\(result.stage): \(count) finding\(count == 1 ? "" : "s")"
    }.joined(separator: "; ")
  }
}

extension Exploration.Finding: CustomTestStringConvertible {
  /// The condition and the claim: `Broken: the focus is visible: the field "Zip" is under the keyboard`.
  public var testDescription: String { "Broken: \(invariant.name): \(claim.text)" }
}
