import HeadlessUIKit

extension Technique {
  static let scrollableForm = avoidance("Scrollable form", document: "000") {
    $0 == .classic ? ScrollableViewController() : FixedScrollableViewController()
  }

  static let offsetRestoring = avoidance("Offset restoring", document: "002") {
    $0 == .classic ? OffsetRestoringViewController() : FixedOffsetRestoringViewController()
  }

  static let revealOnTyping = avoidance("Reveal on typing", document: "002") {
    $0 == .classic ? RevealOnTypingViewController() : FixedRevealOnTypingViewController()
  }

  static let slidingThirds = avoidance("Sliding thirds", document: "002") {
    $0 == .classic ? SlidingThirdsViewController() : FixedSlidingThirdsViewController()
  }

  static let animatedFrame = avoidance("Animated frame", document: "004") {
    $0 == .classic ? AnimatedFrameViewController() : FixedAnimatedFrameViewController()
  }

  static let contentInsets = avoidance("Content insets", document: "003") {
    $0 == .classic ? ContentInsetsViewController() : FixedContentInsetsViewController()
  }

  /// Apple's older sample, which document 003 finds wanting; what corrects it is the same.
  static let olderContentInsets = avoidance("Apple's older content insets", document: "003") {
    $0 == .classic ? OlderContentInsetsViewController() : FixedContentInsetsViewController()
  }

  /// Document 004; as published it does nothing on iPads.
  static let keyboardAware = avoidance("Keyboard aware", document: "004") { $0.keyboardAware }
}
