import HeadlessUIKit

/// An output for the lines that a story prints.
@MainActor final class StoryOutput {
  /// Whether lines are discarded, for callers that only need the counts of a story.
  private let isSilent: Bool

  init(isSilent: Bool = false) { self.isSilent = isSilent }

  func print(_ text: String = "") {
    if !isSilent { Swift.print(text) }
  }
}
