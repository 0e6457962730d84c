import HeadlessUIKit

/// The lines that a story prints.
@MainActor final class StoryOutput {
  /// Whether lines are dropped, as where only the counts of a story matter.
  private let isSilent: Bool

  init(isSilent: Bool = false) { self.isSilent = isSilent }

  func print(_ text: String = "") {
    if !isSilent { Swift.print(text) }
  }
}
