import Foundation

/// The text storage and the layout manager.
extension TextView {
  /// The text with its attributes; created when it is first read, or that of the text container with which
  /// the text view was created. The text view changes it with each edit, and displays its edits (MX20).
  public final var textStorage: TextStorage {
    if let storage = extras?.storage { return storage }
    let storage = TextStorage(attributedString: words.attributed(engine.text))
    use(storage, LayoutManager(), in: textContainer)
    return storage
  }

  /// The object that lays out the text storage in the text container. It lays out the same lines as the text
  /// view.
  public final var layoutManager: LayoutManager {
    if let manager = extras?.layoutManager { return manager }
    _ = textStorage
    return extras?.layoutManager ?? LayoutManager()
  }

  private func use(_ storage: TextStorage, _ manager: LayoutManager, in container: TextContainer) {
    let extras = lazyExtras
    (extras.storage, extras.layoutManager) = (storage, manager)
    words.keep(storage)
    if container.ownManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }

  /// Displays the text of a container's storage, if the container belongs to a layout manager.
  final func takeStorage(of container: TextContainer) {
    guard let manager = container.ownManager, let storage = manager.textStorage else { return }
    let extras = lazyExtras
    extras.isSyncing = true
    words.take(storage.contents)
    engine.setText(storage.string)
    extras.isSyncing = false
    use(storage, manager, in: container)
    layOutText()
  }

  /// Changes the storage without displaying its edits.
  private func sync(_ body: (TextStorage) -> Void) {
    guard let extras, let storage = extras.storage else { return }
    let wasSyncing = extras.isSyncing
    extras.isSyncing = true
    body(storage)
    extras.isSyncing = wasSyncing
    words.keep(storage)
  }

  /// Sets the whole text of the storage, if there is one.
  final func setStorage(_ text: @autoclosure () -> NSAttributedString?) {
    guard extras?.storage != nil else { return }
    let text = text() ?? NSAttributedString(string: "")
    sync { $0.setAttributedString(text) }
  }

  /// Sets an attribute of the whole storage, if there is one.
  final func setStorage(_ key: NSAttributedString.Key, _ value: Any?) {
    sync {
      let whole = NSRange(location: 0, length: $0.length)
      if let value {
        $0.addAttribute(key, value: value, range: whole)
      } else {
        $0.removeAttribute(key, range: whole)
      }
    }
  }

  /// Makes an edit of the text in the storage. Returns whether there is one.
  final func followInStorage(_ edit: TextEdit) -> Bool {
    guard let extras, let storage = extras.storage else { return false }
    guard !extras.isSyncing, edit.range.length > 0 || edit.newLength > 0 else { return true }
    let new = NSRange(location: edit.range.location, length: edit.newLength)
    let text = NSAttributedString(
      string: String(engine.buffer.substring(new)),
      attributes: words.typing ?? words.attributes(before: edit.range, in: storage)
    )
    sync { $0.replaceCharacters(in: edit.range, with: text) }
    // The storage's delegate may have changed the characters.
    if storage.length != engine.buffer.length {
      extras.isSyncing = true
      engine.adopt(engine.buffer.fullRange, storage.string)
      extras.isSyncing = false
    }
    return true
  }

  /// Returns the part of a range that differs from a new text, with its new text. The edited range includes
  /// that of changed attributes.
  private func difference(_ range: NSRange, _ new: String) -> (NSRange, String) {
    let (one, other) = (Array(engine.buffer.substring(range)), Array(new))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    let head = one.prefix(start).reduce(0) { $0 + $1.utf16.count }
    let length = one.dropFirst(start).dropLast(end).reduce(0) { $0 + $1.utf16.count }
    return (
      NSRange(location: range.location + head, length: length),
      String(other.dropFirst(start).dropLast(end))
    )
  }

  /// Displays an edit that code has made in the storage. The delegate isn't notified.
  final func storageWasEdited(
    _ storage: TextStorage,
    _ mask: TextStorage.EditActions,
    _ range: NSRange,
    _ delta: Int
  ) {
    guard let extras, extras.storage === storage, !extras.isSyncing else { return }
    guard mask.contains(.editedCharacters) else { return layOutText() }
    let old = NSRange(location: range.location, length: max(0, range.length - delta))
    let (place, new) = difference(old, (storage.string as NSString).substring(with: range))
    extras.isSyncing = true
    engine.adopt(place, new)
    extras.isSyncing = false
  }
}
