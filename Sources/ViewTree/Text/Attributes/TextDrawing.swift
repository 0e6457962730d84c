import Foundation
import Simulation

/// The options for measuring text; UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines; otherwise it is one line.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// The leading is included; it is always 0.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// The context for measuring text; UIKit's `NSStringDrawingContext`. It has no effect.
public final class StringDrawingContext: IdentityHashable {
  /// Creates a context.
  public init() {}
}

extension NSAttributedString {
  /// Returns the size of the text, broken only at its line feeds. Text without a font has the system font at
  /// 12 points, as in UIKit. The size isn't rounded (U24).
  public func size() -> CGSize {
    drawnLines(width: .greatestFiniteMagnitude, limit: 0).size
  }

  /// Returns the bounding rectangle of the text within a size, at the origin; on one line unless the options
  /// break it. The size isn't rounded (U24), and doesn't include the white space at breaks (U23).
  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    context: StringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && size.width > 0 ? size.width : .greatestFiniteMagnitude
    var lines = drawnLines(width: width, limit: isBroken ? 0 : 1)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      while lines.count > 1, lines.size.height > size.height { lines.removeLast() }
    }
    return CGRect(origin: .zero, size: lines.size)
  }

  /// Returns the lines with which the text is measured and drawn. A paragraph whose line break mode truncates
  /// or clips is one line.
  func drawnLines(width: CGFloat, limit: Int) -> [TextRunLine] {
    let look = TextAppearance(font: .systemFont(ofSize: 12))
    let runs = TextRun.runs(of: self, over: look)
    guard runs.haveLayoutDetails else {
      return LineBreaker(width: width, limit: limit, mode: .byWordWrapping).lines(of: runs)
    }
    return RichTextLayout(runs, in: .init(width: width, limit: limit), look: look).shown
  }
}

extension NSString {
  /// Returns the size of the text with the given attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the bounding rectangle of the text with the given attributes within a size.
  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}

extension String {
  /// Returns the size of the text with the given attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text with the given attributes within a size.
  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
