import Foundation

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var defaultTabInterval: CGFloat = 0
  var tightens = false
  /// The tab stops, or nil for the standard ones.
  var ownTabStops: [TextTab]?

  static let standardTabStops = (1...12).map { TextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  private static let standard = ParagraphValues()

  /// Whether lines have their usual places and breaks.
  var hasNoEffect: Bool {
    var visible = self
    visible.tightens = false
    return visible == .standard
  }
}

/// The attributes of a paragraph; UIKit's `NSParagraphStyle`. A paragraph has those of its first character.
///
/// A mutable style must not change while another thread reads it.
///
/// It isn't an `NSObject`: attributed strings of Foundation on Linux end the program when they compare values
/// of subclasses of `NSObject`.
open class ParagraphStyle: Hashable, NSCopying, NSMutableCopying, @unchecked Sendable {
  package fileprivate(set) final var values = ParagraphValues()

  /// Creates a style with default values.
  public init() {}

  /// The default style.
  public class var `default`: ParagraphStyle { ParagraphStyle() }

  /// The horizontal alignment of the lines.
  open var alignment: TextAlignment { values.alignment }
  /// The treatment of text that doesn't fit.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The space below a line, in points; none below the last line of the text.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points; none below the last one.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points; none above the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance from the left edge to the end of the lines or, if it isn't positive, from the right edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the height of a line is multiplied; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The tab stops, in the order of their locations; by default 12 of them, 28 points apart (MX19).
  open var tabStops: [TextTab]! { values.ownTabStops ?? ParagraphValues.standardTabStops }
  /// The distance of the tab stops after the last of ``tabStops``, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters move closer together before the text is truncated, kept for the app to read.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// Returns an immutable copy.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a mutable copy.
  public final func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { filled(ParagraphStyle()) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(MutableParagraphStyle()) }

  private func filled(_ style: ParagraphStyle) -> ParagraphStyle {
    style.values = values
    return style
  }

  /// Returns whether another object is a style with the same values.
  public final func isEqual(_ object: Any?) -> Bool { (object as? ParagraphStyle)?.values == values }

  /// Returns whether the styles have the same values.
  public static func == (one: ParagraphStyle, other: ParagraphStyle) -> Bool { one.values == other.values }

  /// Hashes the values.
  public final func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A mutable paragraph style; UIKit's `NSMutableParagraphStyle`.
open class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  open override var alignment: TextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: LineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var tabStops: [TextTab]! {
    get { values.ownTabStops ?? ParagraphValues.standardTabStops }
    set {
      let stops = (newValue ?? []).sorted { $0.location < $1.location }
      values.ownTabStops = stops == ParagraphValues.standardTabStops ? nil : stops
    }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// Adds a tab stop at its place in the order of locations.
  open func addTabStop(_ tabStop: TextTab) { tabStops += [tabStop] }

  /// Removes a tab stop that equals another one.
  open func removeTabStop(_ tabStop: TextTab) { tabStops.removeAll { $0 == tabStop } }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: ParagraphStyle) { values = style.values }
}
