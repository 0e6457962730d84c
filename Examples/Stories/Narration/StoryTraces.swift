import HeadlessUIKit

/// An object that writes each scene of a story as an HTML page if the program has the option
/// `--trace FOLDER`.
@MainActor final class StoryTraces {
  private let name: String
  private let folder: URL?
  private var recorder: TraceRecorder?
  private var count = 0
  /// A line for each file that was written.
  private(set) var written: [String] = []

  init(_ name: String, folder: URL?) {
    (self.name, self.folder) = (name, folder)
  }

  /// Begins the page of a scene.
  func begin(_ title: String, in simulator: Simulator) {
    if folder != nil { recorder = simulator.beginTrace(title) }
  }

  /// Adds a step to the page.
  func step(_ text: String) {}

  /// Adds a verdict to the page.
  func verdict(_ text: String, _ mark: StoryMark) {}

  /// Writes the page of the present scene, `ScrollableForm-1.html` for the first one.
  func end() throws {
    guard let folder, let recorder else { return }
    self.recorder = nil
    count += 1
    let file = folder.appending(path: "\(name)-\(count).html")
    try recorder.end().write(to: file)
    written.append("wrote \(file.path)")
  }
}
