import Foundation
import Simulation

/// A text with attributes that notifies a delegate and layout managers of its edits; UIKit's `NSTextStorage`.
///
/// Edits are made on the main thread. After an edit, or at the end of the outermost pair of
/// ``beginEditing()`` and ``endEditing()`` with edits, ``processEditing()`` is called, before the edit
/// returns.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)``; all other methods call these.
open class TextStorage: NSMutableAttributedString {
  /// The kinds of edits; UIKit's `NSTextStorage.EditActions`.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before an edit is processed, before the delegate call. The object is the text storage.
  public static let willProcessEditingNotification =
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted after an edit was processed, before the delegate call. The object is the text storage.
  public static let didProcessEditingNotification =
    Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// The object that is notified of edits.
  open weak var delegate: (any TextStorageDelegate)?
  /// The layout managers, in the order in which they were added.
  public private(set) final var layoutManagers: [LayoutManager] = []
  /// The kinds of the edits that aren't processed yet.
  public private(set) final var editedMask: EditActions = []
  /// The range of the edits that aren't processed yet, in the present text; the location is `NSNotFound`
  /// without edits.
  public private(set) final var editedRange = TextStorage.noRange
  /// The change of the length by the edits that aren't processed yet.
  public private(set) final var changeInLength = 0
  private final var depth = 0
  private final var isProcessing = false

  private static let noRange = NSRange(location: NSNotFound, length: 0)

  /// Creates an empty text storage.
  public init() { super.init(string: "") }

  /// Creates a text storage with a plain text.
  public override init(string str: String) { super.init(string: str) }

  /// Creates a text storage with a text whose characters have the same attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a text storage with the contents of another text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr.contents)
  }

  /// Creates an empty text storage; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(string: "") }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text in its containers.
  open func addLayoutManager(_ aLayoutManager: LayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.attach(to: storage) }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: LayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
  }

  // MARK: Edits

  /// Begins a batch of edits, which may contain others.
  open override func beginEditing() { depth += 1 }

  /// Ends a batch of edits. The outermost one processes its edits as one, if there are any.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Records an edit of a range, which a subclass with a store of its own has made. Outside of a batch, it is
  /// processed at once.
  ///
  /// - Parameters:
  ///   - range: The range before the edit.
  ///   - delta: The change of its length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      (self.editedRange, changeInLength) = (new, delta)
    } else {
      var (start, end) = (self.editedRange.location, self.editedRange.end)
      if start >= editedRange.end, start > editedRange.location { start += delta }
      if end >= editedRange.end { end += delta } else if end > new.end { end = new.end }
      start = min(start, new.location)
      self.editedRange = NSRange(location: start, length: max(end, new.end) - start)
      changeInLength += delta
    }
    self.editedMask.formUnion(editedMask)
    if depth == 0 { process() }
  }

  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Reports the recorded edits: the notification and the delegate's call before the processing, then those
  /// after it (MX20), then the layout managers. Edits of attributes that these calls make are part of it.
  open func processEditing() {
    let wasProcessing = isProcessing
    isProcessing = true
    report(isBefore: true)
    report(isBefore: false)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], TextStorage.noRange, 0)
    isProcessing = wasProcessing
    nonisolated(unsafe) let storage = self
    for manager in layoutManagers {
      MainActor.assumeIsolated {
        manager.processEditing(
          for: storage,
          edited: mask,
          range: range,
          changeInLength: delta,
          invalidatedRange: range
        )
      }
    }
  }

  private func report(isBefore: Bool) {
    nonisolated(unsafe) let storage = self
    let name =
      isBefore ? TextStorage.willProcessEditingNotification : TextStorage.didProcessEditingNotification
    MainActor.assumeIsolated {
      if let bus = SimulationContext.current?.notifications, bus.isObserved(name) {
        bus.basePost(name: name, object: storage)
      }
      let (mask, range, delta) = (storage.editedMask, storage.editedRange, storage.changeInLength)
      if isBefore {
        storage.delegate?.textStorage(
          storage,
          willProcessEditing: mask,
          range: range,
          changeInLength: delta
        )
      } else {
        storage.delegate?.textStorage(
          storage,
          didProcessEditing: mask,
          range: range,
          changeInLength: delta
        )
      }
    }
  }

  // MARK: Primitives

  open override var string: String { super.string }

  open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
    -> [NSAttributedString.Key: Any]
  {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let wasEmpty = length == 0
    super.replaceCharacters(in: range, with: str)
    if wasEmpty, !str.isEmpty {
      super.setAttributes([:], range: NSRange(location: 0, length: str.utf16.count))
    }
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length > 0 else { return }
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Reading

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString { part(range) }

  open override func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    contents.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    contents.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSAttributedString(attributedString: contents)
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: contents)
  }

  // MARK: Derived edits

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard range.length > 0 else { return }
    var parts: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    forEachRun(in: range) { attributes, part in
      parts.append((attributes, part))
      return true
    }
    beginEditing()
    for part in parts {
      var attributes = part.attributes
      change(&attributes)
      setAttributes(attributes, range: part.range)
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let text = attrString.contents
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes,
      part,
      _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

/// An object that is notified of the edits of a ``TextStorage``. Each method has a default implementation.
@preconcurrency @MainActor public protocol TextStorageDelegate: AnyObject {
  /// Called before an edit is processed. It may change characters and attributes.
  func textStorage(
    _ textStorage: TextStorage,
    willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Called after an edit was processed, before the layout. It may change attributes.
  func textStorage(
    _ textStorage: TextStorage,
    didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension TextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: TextStorage,
    willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: TextStorage,
    didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
