import HeadlessUIKit

/// The pictures of a story as text, in the width of a story's lines.
@MainActor enum StoryPictures {
  private static let width = Story.width

  /// Returns pictures side by side, at a coarser scale or in several rows if they are too wide.
  static func text(_ moments: [(caption: String, snapshot: Snapshot)]) -> String {
    "\(Picture.row(of: moments, fitting: width))"
  }
}
