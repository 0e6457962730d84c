import HeadlessUIKit

/// The pictures of a story as text, in the width of a story's lines.
@MainActor enum StoryPictures {
  /// The width of a row, and of a single picture, in characters.
  private static let (rowWidth, width) = (Story.width, Story.width)

  /// Returns pictures side by side, or one below the other if the row is too wide. A single picture that is
  /// too wide is drawn at a coarser scale.
  static func text(_ moments: [(caption: String, snapshot: Snapshot)]) -> String {
    let pictures = moments.map { (caption: $0.caption, picture: fitting($0.snapshot)) }
    let row = Picture.sideBySide(pictures)
    if row.width <= rowWidth { return "\(row)" }
    return pictures.map { "\(Picture.sideBySide([$0]))" }.joined(separator: "\n\n")
  }

  private static func fitting(_ snapshot: Snapshot) -> Picture {
    let picture = snapshot.picture()
    guard picture.width > width else { return picture }
    let standard = Picture.standardPointsPerCharacter
    let scale = CGFloat(picture.width) / CGFloat(width - 2)
    return snapshot.picture(
      pointsPerCharacter: CGSize(width: standard.width * scale, height: standard.height * scale)
    )
  }
}
