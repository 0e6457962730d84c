import Foundation
import Simulation

/// An object that lays out the lines of a text storage in containers; UIKit's `NSLayoutManager`.
///
/// A glyph is a character in UTF-16 units here, so that indexes of glyphs and characters are equal. Layout is
/// made when it is read, for all containers, one after the other. Rectangles are in the coordinates of a
/// container.
@preconcurrency @MainActor open class LayoutManager: IdentityHashable {
  /// The laid out part of the text in one container.
  struct Part {
    var layout: RichTextLayout
    /// The location of the part.
    var start: Int
    var padding: CGFloat
    var width: CGFloat
    var alignment: TextAlignment
  }

  private final weak var storage: TextStorage?
  /// The containers, in the order in which they are filled.
  public private(set) final var textContainers: [TextContainer] = []
  private final var parts: [Part]?
  /// The width of each container when the layout was made.
  private final var sizes: [CGSize] = []

  /// Creates a layout manager without a text.
  public init() {}

  /// The text, or nil. It isn't retained.
  public final var textStorage: TextStorage? { storage }

  final func attach(to storage: TextStorage?) {
    self.storage = storage
    dropLayout()
  }

  final func dropLayout() { parts = nil }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.ownManager = self
    dropLayout()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).ownManager = nil
    dropLayout()
  }

  // MARK: Layout

  /// Discards the layout, so that it is made again when it is read. A text view lays out its text again.
  /// The actual range is that of the whole text.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    dropLayout()
    for container in textContainers { container.textView?.layOutText() }
  }

  /// Lays out the text of a container.
  open func ensureLayout(for container: TextContainer) { _ = laidOut() }

  /// Lays out a range of characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut() }

  /// Lays out a range of glyphs.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut() }

  /// Called after an edit of the text, after the storage's delegate. Discards the layout and, in a text view,
  /// changes the displayed text.
  open func processEditing(
    for textStorage: TextStorage,
    edited editMask: TextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    dropLayout()
    for container in textContainers {
      container.textView?.storageWasEdited(textStorage, editMask, newCharRange, delta)
    }
  }

  /// Returns the lines of each container.
  final func laidOut() -> [Part] {
    let sizes = textContainers.map(\.size)
    if let parts, sizes == self.sizes { return parts }
    guard let storage, !textContainers.isEmpty else { return [] }
    self.sizes = sizes
    var (made, start): ([Part], Int) = ([], 0)
    for (container, size) in zip(textContainers, sizes) {
      let look = container.textView?.textAppearance ?? TextAppearance(font: Font.systemFont(ofSize: 12))
      let text = storage.part(NSRange(location: start, length: storage.length - start))
      let padding = container.lineFragmentPadding
      let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
      let layout = RichTextLayout(
        TextRun.runs(of: text, over: look),
        in: container.room(width: width - 2 * padding),
        look: look
      )
      let part = Part(
        layout: layout.upTo(height: size.height > 0 ? size.height : .greatestFiniteMagnitude),
        start: start,
        padding: padding,
        width: width,
        alignment: container.textView.map { $0.words.alignment.resolved(in: $0) } ?? .natural
      )
      made.append(part)
      start += part.layout.lines.last?.range.end ?? 0
    }
    parts = made
    return made
  }

  /// Returns the part of a container.
  final func part(_ container: TextContainer) -> Part? {
    let parts = laidOut()
    guard let index = textContainers.firstIndex(where: { $0 === container }), index < parts.count else {
      return nil
    }
    return parts[index]
  }

  /// Returns the container's index, its part and the line of a character.
  final func line(of location: Int) -> (container: Int, part: Part, line: Int)? {
    let parts = laidOut()
    guard
      let index = parts.lastIndex(where: { $0.start <= location && !$0.layout.lines.isEmpty })
    else { return nil }
    let part = parts[index]
    return (index, part, part.layout.line(at: location - part.start))
  }

  // MARK: Glyphs

  /// The number of glyphs: the length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the range, extended to whole characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange
  {
    let range = wholeCharacters(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the range, extended to whole characters.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  private func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let storage, range.length > 0, range.end <= storage.length else { return range }
    return (storage.string as NSString).rangeOfComposedCharacterSequences(for: range)
  }

  /// Returns the range of the glyphs in a container.
  open func glyphRange(for container: TextContainer) -> NSRange {
    guard let part = part(container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: part.start, length: part.layout.lines.last?.range.end ?? 0)
  }

  /// Returns the container of a glyph, and the range of the glyphs in it; nil if it is in none.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> TextContainer?
  {
    guard let found = line(of: glyphIndex) else { return nil }
    let container = textContainers[found.container]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }
}
