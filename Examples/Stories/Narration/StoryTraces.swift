import HeadlessUIKit

/// An object that writes each scene of a story as an HTML page if the program has the option
/// `--trace FOLDER`.
@MainActor final class StoryTraces {
  private let name: String
  private let title: String
  private let folder: URL?
  private var recorder: TraceRecorder?
  private var count = 0
  /// A line for each file that was written.
  private(set) var written: [String] = []

  /// Creates an object for the pages of a program.
  ///
  /// - Parameters:
  ///   - title: The technique, the title of each page.
  ///   - folder: The folder for the pages; `nil` for none.
  init(_ name: String, title: String, folder: URL?) {
    (self.name, self.title, self.folder) = (name, title, folder)
  }

  /// Begins the page of a scene, such as "As published".
  func begin(_ scene: String, in simulator: Simulator) {
    if folder != nil { recorder = simulator.beginTrace(title, subtitle: scene) }
  }

  /// Adds a step to the page.
  func step(_ text: String) { recorder?.note(step: text) }

  /// Adds a verdict to the page.
  func verdict(_ text: String, _ mark: StoryMark) {
    switch mark {
    case .ok: recorder?.verdict(text, .holds)
    case .flaw: recorder?.verdict(text, .flaw)
    case .failure: recorder?.verdict(text, .failure)
    }
  }

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
