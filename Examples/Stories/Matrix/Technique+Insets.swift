import HeadlessUIKit

extension Technique {
  static let contentInsets = avoidance("Content insets", document: "003") {
    $0 == .classic ? ContentInsetsViewController() : FixedContentInsetsViewController()
  }

  /// Apple's older sample, which document 003 finds wanting; what corrects it is the same.
  static let olderContentInsets = avoidance("Apple's older content insets", document: "003") {
    $0 == .classic ? OlderContentInsetsViewController() : FixedContentInsetsViewController()
  }
}
