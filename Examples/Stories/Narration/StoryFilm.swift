import HeadlessUIKit

/// An object that writes the pictures of a story to SVG files if the program is called with `--svg FOLDER`.
@MainActor final class StoryFilm {
  private let name: String
  private let folder: URL?
  private var count = 0
  /// A line for each file that was written.
  private(set) var written: [String] = []

  init(_ name: String, folder: URL?) {
    (self.name, self.folder) = (name, folder)
  }

  /// Writes moments as one numbered picture, `ScrollableForm-1.svg` for the first call.
  ///
  /// - Parameters:
  ///   - title: The technique.
  ///   - scene: The title of the scene, such as "As published".
  ///   - step: Returns the step that led to a snapshot, or an empty text.
  func write(
    _ moments: [(caption: String, snapshot: Snapshot)],
    title: String,
    scene: String,
    step: (Snapshot) -> String
  ) throws {
    guard let folder else { return }
    count += 1
    var strip = Filmstrip(title: title, subtitle: scene)
    for (caption, snapshot) in moments { strip.add(snapshot, caption: caption, step: step(snapshot)) }
    let file = folder.appending(path: "\(name)-\(count).svg")
    try Data(strip.svg().utf8).write(to: file)
    written.append("wrote \(file.path)")
  }
}
