import Foundation
import Responder
import Simulation

/// The purpose of a document picker of the older initializers. The raw values are UIKit's.
public enum DocumentPickerMode: UInt, Sendable {
  /// Reads a copy of a file.
  case `import` = 0
  /// Opens a file at its place.
  case open = 1
  /// Writes a copy of a file to a place.
  case exportToService = 2
  /// Moves a file to a place.
  case moveToService = 3
}

/// A sheet in which the simulated user chooses files, or a folder for files of the app.
///
/// Its list has the device's files of the given types, or its folders, and a cancel button; with a multiple
/// selection, a tap on a file selects it, and a button opens all selected ones. A choice closes the sheet,
/// and then the delegate is called. Files of the app are copied or moved to the chosen folder if both exist.
/// A copy of an opened file isn't made: the delegate receives the chosen URL.
@preconcurrency @MainActor open class DocumentPickerViewController: ViewController, SystemPicker {
  /// The delegate, a weak reference.
  open weak var delegate: (any DocumentPickerDelegate)?
  /// Whether several files can be chosen; false by default.
  open var allowsMultipleSelection = false
  /// Whether the list shows the extensions of files; false by default.
  open var shouldShowFileExtensions = false
  /// The folder whose files are listed first.
  open var directoryURL: URL?
  /// The purpose; that of an older initializer, or the corresponding one.
  public final let documentPickerMode: DocumentPickerMode
  private let types: [ContentType]
  /// The files of the app to write.
  private let sources: [URL]
  private var selected: [URL] = []
  private var hasEnded = false

  /// Creates a picker for opening files of types, at their place or as copies.
  public init(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool) {
    (types, sources, documentPickerMode) = (contentTypes, [], asCopy ? .import : .open)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for opening files of types at their place.
  public convenience init(forOpeningContentTypes contentTypes: [ContentType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker for a folder to which files of the app are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, sources, documentPickerMode) = ([.folder], urls, asCopy ? .exportToService : .moveToService)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for a folder to which files of the app are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker for files of the types with the given identifiers; unknown ones are ignored.
  public init(documentTypes allowedUTIs: [String], in mode: DocumentPickerMode) {
    (types, sources, documentPickerMode) = (allowedUTIs.compactMap { ContentType($0) }, [], mode)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for a folder to which a file is written.
  public convenience init(url: URL, in mode: DocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker for a folder to which files are written.
  public init(urls: [URL], in mode: DocumentPickerMode) {
    (types, sources, documentPickerMode) = ([.folder], urls, mode)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  private var offered: [URL] {
    let files = Application.required(for: "DocumentPickerViewController").deviceFiles
    let fitting = files.filter { file in types.contains { $0.includes(file) } }
    guard let directoryURL else { return fitting }
    let isInside = { (file: URL) in file.deletingLastPathComponent().path == directoryURL.path }
    return fitting.filter(isInside) + fitting.filter { !isInside($0) }
  }

  /// Creates the list.
  open override func loadView() {
    var choices: [(title: String, choose: @MainActor () -> Void)] = [
      ("Cancel", { [weak self] in self?.cancelByUser() })
    ]
    for file in offered {
      let name = shouldShowFileExtensions ? file : file.deletingPathExtension()
      choices.append((name.lastPathComponent, { [weak self] in self?.tap(file) }))
    }
    if allowsMultipleSelection {
      choices.append(
        (
          "Open",
          { [weak self] in
            if let self, !selected.isEmpty { choose(selected) }
          }
        )
      )
    }
    view = PickerList(choices)
  }

  private func tap(_ file: URL) {
    guard allowsMultipleSelection else { return choose([file]) }
    if let place = selected.firstIndex(of: file) { selected.remove(at: place) } else { selected.append(file) }
  }

  /// Returns whether the picker accepts files: one, or several with a multiple selection, each of its types.
  package final func accepts(_ urls: [URL]) -> Bool {
    guard !urls.isEmpty, urls.count == 1 || allowsMultipleSelection && sources.isEmpty else { return false }
    return urls.allSatisfy { url in types.contains { $0.includes(url) } }
  }

  /// Chooses files as the simulated user does.
  package final func choose(_ urls: [URL]) {
    end {
      let results = self.write(to: urls)
      self.delegate?.documentPicker(self, didPickDocumentsAt: results)
    }
  }

  package final func cancelByUser() { end { self.delegate?.documentPickerWasCancelled(self) } }

  /// Writes the app's files to a folder, and returns the resulting URLs; returns the chosen files if the app
  /// writes none.
  private func write(to urls: [URL]) -> [URL] {
    guard !sources.isEmpty, let folder = urls.first else { return urls }
    return sources.map { source in
      let target = folder.appendingPathComponent(source.lastPathComponent)
      if documentPickerMode == .moveToService {
        try? FileManager.default.moveItem(at: source, to: target)
      } else {
        try? FileManager.default.copyItem(at: source, to: target)
      }
      return target
    }
  }

  private func end(_ notify: @escaping @MainActor () -> Void) {
    guard !hasEnded else { return }
    hasEnded = true
    dismiss(animated: true) { notify() }
  }

  /// Calls the delegate if the simulated user has pulled the sheet down.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasEnded else { return }
    hasEnded = true
    delegate?.documentPickerWasCancelled(self)
  }
}

/// The methods that notify a delegate of the end of a document picker. Each has a default that does nothing.
@preconcurrency @MainActor public protocol DocumentPickerDelegate: AnyObject {
  /// Notifies the delegate of the chosen files, or of the places to which the app's files were written. By
  /// default, calls ``documentPicker(_:didPickDocumentAt:)`` if there is one file.
  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Notifies the delegate that nothing was chosen.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
  /// Notifies a delegate without the method for several files of the chosen one.
  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentAt url: URL)
}

extension DocumentPickerDelegate {
  /// Calls the method for one file.
  public func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if urls.count == 1 { documentPicker(controller, didPickDocumentAt: urls[0]) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentAt url: URL) {}
}
