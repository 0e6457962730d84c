import Foundation
import Simulation

/// A layer that draws a text; UIKit's `CATextLayer`.
///
/// The text begins at the top of the layer, and exceeds its bounds at the bottom unless it is truncated or
/// the layer masks its content.
@preconcurrency @MainActor open class TextLayer: Layer {
  /// The text, a string or an attributed string, which has its own attributes; other values show nothing.
  open var string: Any?
  /// The font, a `UIFont` or the name of one; nil for Helvetica. Its size is ``fontSize``.
  open var font: AnyObject?
  /// The size of the font; 36 points by default.
  open var fontSize: CGFloat = 36 {
    didSet { require(fontSize.isFinite, "fontSize", "\(fontSize)") }
  }
  /// The color of the text; white by default, nil for black.
  open var foregroundColor: CGColor? = Color.white.cgColor
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped = false
  /// The alignment of the lines; natural by default.
  open var alignmentMode = TextLayerAlignmentMode.natural
  /// The shortening of a line that doesn't fit; none by default. Of several lines, the last one that fits is
  /// shortened.
  open var truncationMode = TextLayerTruncationMode.none

  /// Creates a layer without a text.
  public override init() { super.init() }

  /// Creates a copy of a layer without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? TextLayer else { return }
    (string, font, fontSize, foregroundColor) = (
      layer.string, layer.font, layer.fontSize, layer.foregroundColor
    )
    (isWrapped, alignmentMode, truncationMode) = (layer.isWrapped, layer.alignmentMode, layer.truncationMode)
  }

  /// Creates a layer with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func value(of property: String) -> LayerValue? {
    switch property {
    case "fontSize": .number(fontSize)
    case "foregroundColor": foregroundColor.map { .color(Color(cgColor: $0)) }
    default: super.value(of: property)
    }
  }

  override func set(_ value: LayerValue, of property: String) {
    switch (property, value) {
    case ("fontSize", .number(let new)): fontSize = new
    case ("foregroundColor", .color(let new)): foregroundColor = new.cgColor
    default: super.set(value, of: property)
    }
  }

  private var shownFont: Font {
    let given = font as? Font
    let name = given?.fontName ?? font.map { String(describing: $0) } ?? "Helvetica"
    return given?.withSize(fontSize) ?? Font(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  override func ownDrawing(in bounds: CGRect) -> Drawing? {
    let text: NSAttributedString
    switch string {
    case let given as NSAttributedString: text = given
    case let given as String:
      let color = foregroundColor.map { Color(cgColor: $0) } ?? .black
      text = NSAttributedString(string: given, attributes: [.font: shownFont, .foregroundColor: color])
    default: return nil
    }
    guard text.length > 0, bounds.width > 0 else { return nil }
    let context = CGContext(bounds: bounds)
    let runs = TextRun.runs(of: text, over: TextAppearance(font: shownFont))
    context.draw(lines(of: runs, in: bounds), in: bounds, alignmentMode.alignment)
    return context.drawing
  }

  private func lines(of runs: [TextRun], in bounds: CGRect) -> [TextRunLine] {
    let width = isWrapped || truncationMode != .none ? bounds.width : .greatestFiniteMagnitude
    let breaker = LineBreaker(width: width, limit: isWrapped ? 0 : 1, mode: truncationMode.lineBreakMode)
    let lines = breaker.lines(of: runs)
    guard truncationMode != .none, let height = lines.first?.height, height > 0 else { return lines }
    let limit = max(1, Int(bounds.height / height))
    guard lines.count > limit else { return lines.map { shortened($0, width) } }
    return LineBreaker(width: width, limit: limit, mode: truncationMode.lineBreakMode).lines(of: runs)
      .map { shortened($0, width) }
  }

  /// Returns a line that ends with an ellipsis if it doesn't fit and its end may be missing.
  private func shortened(_ line: TextRunLine, _ width: CGFloat) -> TextRunLine {
    guard truncationMode == .end, line.width > width + 1e-6, let look = line.runs.first?.look else {
      return line
    }
    let count = look.font.count(of: line.text, fitting: width - look.font.width(of: "…"))
    return TextRunLine(runs: [TextRun("\(line.text.prefix(count))…", look)])
  }
}

/// The alignment of a text layer's lines; UIKit's `CATextLayerAlignmentMode`.
public struct TextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The alignment of the language.
  public static let natural = TextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = TextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = TextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = TextLayerAlignmentMode(rawValue: "center")
  /// Spread over the width; drawn as natural.
  public static let justified = TextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    default: .natural
    }
  }
}

/// The shortening of a text layer's lines; UIKit's `CATextLayerTruncationMode`.
public struct TextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines aren't shortened.
  public static let none = TextLayerTruncationMode(rawValue: "none")
  /// The beginning is missing.
  public static let start = TextLayerTruncationMode(rawValue: "start")
  /// The end is missing.
  public static let end = TextLayerTruncationMode(rawValue: "end")
  /// The middle is missing.
  public static let middle = TextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byWordWrapping
    }
  }
}
