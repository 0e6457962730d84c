import Foundation

/// The rarely used attributes of characters.
package final class TextDetails: Hashable, Sendable {
  /// The points that are added after each character.
  package let kern: CGFloat
  /// The points by which the characters are above the baseline.
  package let baselineOffset: CGFloat
  /// The factor by which the characters are wider.
  package let expansion: CGFloat
  /// The width of the outline in percent of the font size; negative for characters that are also filled.
  package let strokeWidth: CGFloat
  package let strokeColor: Color?
  package let shadow: TextShadowLook?
  /// The style of the line below the characters, if it isn't a single line in their color.
  package let underline: UnderlineStyle
  package let underlineColor: Color?
  package let strikethrough: UnderlineStyle
  package let strikethroughColor: Color?
  package let isOblique: Bool
  /// The paragraph style, if it affects the places of the lines.
  let paragraph: ParagraphValues?
  /// The attachment, before the line is laid out.
  let attachment: TextAttachment?
  /// The image of the attachment after the line was laid out.
  package let box: AttachmentBox?

  private static let keys: Set<NSAttributedString.Key> = [
    .kern, .tracking, .baselineOffset, .expansion, .strokeWidth, .shadow, .obliqueness, .paragraphStyle,
    .attachment, .underlineStyle, .strikethroughStyle,
  ]

  /// Returns the details of attributes, or nil if there are none.
  static func reading(_ attributes: [NSAttributedString.Key: Any], over old: TextDetails?) -> TextDetails? {
    attributes.keys.contains { keys.contains($0) } ? TextDetails(attributes, over: old) : nil
  }

  private init?(_ attributes: [NSAttributedString.Key: Any], over old: TextDetails?) {
    let tracking = attributes.number(.tracking)
    kern = tracking == 0 ? attributes.number(.kern) : tracking
    baselineOffset = attributes.number(.baselineOffset)
    expansion = exp(attributes.number(.expansion))
    strokeWidth = attributes.number(.strokeWidth)
    strokeColor = attributes[.strokeColor] as? Color
    shadow = (attributes[.shadow] as? Shadow)?.look
    let (underline, strikethrough) = (attributes.line(.underlineStyle), attributes.line(.strikethroughStyle))
    self.underline = underline
    self.strikethrough = strikethrough
    underlineColor = underline.rawValue == 0 ? nil : attributes[.underlineColor] as? Color
    strikethroughColor = strikethrough.rawValue == 0 ? nil : attributes[.strikethroughColor] as? Color
    isOblique = attributes.number(.obliqueness) != 0
    let values = (attributes[.paragraphStyle] as? ParagraphStyle)?.values
    paragraph = values.flatMap { $0.hasNoEffect ? nil : $0 } ?? old?.paragraph
    attachment = attributes[.attachment] as? TextAttachment
    box = nil
    let hasLines =
      ![0, 1].contains(underline.rawValue) || ![0, 1].contains(strikethrough.rawValue)
      || underlineColor != nil || strikethroughColor != nil
    let isCosmetic = strokeWidth != 0 || shadow != nil || hasLines || isOblique
    let isMetric = kern != 0 || baselineOffset != 0 || expansion != 1 || paragraph != nil || attachment != nil
    guard isCosmetic || isMetric else { return nil }
  }

  /// Creates the details of an attachment that was laid out.
  private init(_ details: TextDetails, box: AttachmentBox) {
    kern = details.kern
    baselineOffset = details.baselineOffset
    expansion = details.expansion
    (strokeWidth, strokeColor, shadow) = (0, nil, nil)
    (underline, underlineColor) = (details.underline, details.underlineColor)
    (strikethrough, strikethroughColor) = (details.strikethrough, details.strikethroughColor)
    isOblique = false
    paragraph = details.paragraph
    attachment = nil
    self.box = box
  }

  func with(_ box: AttachmentBox) -> TextDetails { TextDetails(self, box: box) }

  /// Returns details with a shadow for text that has none of its own.
  static func casting(_ shadow: TextShadowLook, over old: TextDetails?) -> TextDetails? {
    guard let old else { return TextDetails(shadow) }
    return old.shadow == nil && old.box == nil ? TextDetails(old, shadow) : old
  }

  private init(_ shadow: TextShadowLook) {
    self.shadow = shadow
    (kern, baselineOffset, expansion, strokeWidth, strokeColor) = (0, 0, 1, 0, nil)
    (underline, underlineColor, strikethrough, strikethroughColor) = ([], nil, [], nil)
    (isOblique, paragraph, attachment, box) = (false, nil, nil, nil)
  }

  private init(_ old: TextDetails, _ shadow: TextShadowLook) {
    self.shadow = shadow
    (kern, baselineOffset, expansion) = (old.kern, old.baselineOffset, old.expansion)
    (strokeWidth, strokeColor) = (old.strokeWidth, old.strokeColor)
    (underline, underlineColor) = (old.underline, old.underlineColor)
    (strikethrough, strikethroughColor) = (old.strikethrough, old.strikethroughColor)
    (isOblique, paragraph, attachment, box) = (old.isOblique, old.paragraph, old.attachment, old.box)
  }

  /// Whether widths, heights or places of lines differ from those of the fonts.
  var affectsLayout: Bool {
    kern != 0 || baselineOffset != 0 || expansion != 1 || paragraph != nil || attachment != nil || box != nil
  }

  private struct Values: Hashable {
    let numbers: [CGFloat]
    let colors: [Color?]
    let shadow: TextShadowLook?
    let lines: [UnderlineStyle]
    let isOblique: Bool
    let paragraph: ParagraphValues?
    let attachment: TextAttachment?
    let box: AttachmentBox?
  }

  private var values: Values {
    Values(
      numbers: [kern, baselineOffset, expansion, strokeWidth],
      colors: [strokeColor, underlineColor, strikethroughColor],
      shadow: shadow,
      lines: [underline, strikethrough],
      isOblique: isOblique,
      paragraph: paragraph,
      attachment: attachment,
      box: box
    )
  }

  package static func == (one: TextDetails, other: TextDetails) -> Bool {
    one === other || one.values == other.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension TextAppearance {
  /// Returns the width of a text with details.
  func detailedWidth(of text: String) -> CGFloat {
    guard let details else { return font.width(of: text) }
    if let box = details.box { return box.bounds.width + 2 * box.padding + details.kern }
    if let attachment = details.attachment {
      let bounds = attachment.attachmentBounds(
        for: nil,
        proposedLineFragment: .zero,
        glyphPosition: .zero,
        characterIndex: 0
      )
      return bounds.width + 2 * attachment.lineLayoutPadding + details.kern
    }
    return font.width(of: text) * details.expansion + details.kern * CGFloat(text.count)
  }

  /// The height above the baseline.
  var ascent: CGFloat {
    let offset = details?.baselineOffset ?? 0
    if let box = details?.box, box.bounds.height > 0 { return max(0, box.bounds.maxY) + offset }
    return font.lineHeight - font.extentBelowBaseline + offset
  }

  /// The height below the baseline.
  var descent: CGFloat {
    let offset = details?.baselineOffset ?? 0
    if let box = details?.box, box.bounds.height > 0 { return max(0, -box.bounds.minY) - offset }
    return font.extentBelowBaseline - offset
  }
}
