import Foundation

/// How text is measured; UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines; else it is one line.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// What is between lines counts; there is nothing between them.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// The last line that has room ends with an ellipsis.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring may take into account; UIKit's `NSStringDrawingContext`. Nothing does.
public final class StringDrawingContext {
  /// Creates a context.
  public init() {}
}

extension NSAttributedString {
  /// Returns the size of the text on lines as it breaks itself; what has no font has the system's at 12 points, as in UIKit.
  public func size() -> CGSize {
    LineBreaker(width: .greatestFiniteMagnitude, limit: 0, mode: .byWordWrapping).lines(of: drawnRuns).size
  }

  /// Returns the rectangle of the text in a room of that size, from the origin; on one line unless the options break it.
  public func boundingRect(
    with size: CGSize,
    options: StringDrawingOptions = [],
    context: StringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && size.width > 0 ? size.width : .greatestFiniteMagnitude
    let breaker = LineBreaker(width: width, limit: isBroken ? 0 : 1, mode: .byWordWrapping)
    var lines = breaker.lines(of: drawnRuns)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      while lines.count > 1, lines.size.height > size.height { lines.removeLast() }
    }
    return CGRect(origin: .zero, size: lines.size)
  }

  private var drawnRuns: [TextRun] {
    TextRun.runs(of: self, over: TextLook(font: .systemFont(ofSize: 12)))
  }
}

extension NSString {
  /// Returns the size of the text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text with these attributes in a room of that size.
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
  /// Returns the size of the text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text with these attributes in a room of that size.
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
