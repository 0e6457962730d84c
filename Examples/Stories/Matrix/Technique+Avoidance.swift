import HeadlessUIKit

extension Technique {
  static let scrollableForm = avoidance(
    "Scrollable form",
    origin: .published(.backgroundTap),
    core: "D0.25",
    restored: "D0.21"
  ) {
    $0 == .classic ? ScrollableViewController() : FixedScrollableViewController()
  }

  static let offsetRestoring = avoidance(
    "Offset restoring",
    origin: .published(.hiddenFields),
    core: "D2.24",
    restored: "D2.26"
  ) {
    $0.offsetRestoring
  }

  static let revealOnTyping = avoidance("Reveal on typing", origin: .described(.hiddenFields), core: "D2.11")
  {
    $0 == .classic ? RevealOnTypingViewController() : FixedRevealOnTypingViewController()
  }

  static let slidingThirds = avoidance("Sliding thirds", origin: .described(.hiddenFields), core: "D2.14") {
    $0.slidingThirds
  }

  static let animatedFrame = avoidance("Animated frame", origin: .described(.keyboardAware), core: "D4.21") {
    $0 == .classic ? AnimatedFrameViewController() : FixedAnimatedFrameViewController()
  }

  static let contentInsets = avoidance(
    "Content insets",
    origin: .published(.obstructedViews),
    core: "D3.10",
    restored: "D3.11"
  ) {
    $0.contentInsets
  }

  /// Apple's solution, whose faults Don't Block the Box lists. The corrected class is the same as that of
  /// ``contentInsets``.
  static let olderContentInsets = avoidance(
    "Apple's older content insets",
    origin: .described(.obstructedViews),
    core: "D3.1"
  ) {
    $0.olderContentInsets
  }

  /// Avraham Shukron's KeyboardAwareViewController. The published class does nothing on iPads.
  static let keyboardAware = avoidance(
    "Keyboard aware",
    origin: .published(.keyboardAware),
    core: "D4.16",
    restored: "D4.18",
    refusal: { variant, stage in
      variant == .classic && stage.device.idiom == .pad ? "its author excludes iPads (D4.6)" : nil
    }
  ) {
    $0.keyboardAware
  }
}
