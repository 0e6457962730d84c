import Foundation

extension TextRun {
  /// Returns the runs of an attributed text. Missing attributes default to those of `look`.
  ///
  /// - Parameter keepsColor: Whether the colors of the attributes are used.
  static func runs(of text: NSAttributedString, over look: TextAppearance, keepsColor: Bool = true)
    -> [TextRun]
  {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: text.length)
    let string = text.string as NSString
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var own = look
      own.take(attributes, keepsColor: keepsColor)
      runs.append(TextRun(string.substring(with: range), own))
    }
    return runs
  }
}

extension TextAppearance {
  /// Applies attributes to the appearance. A font is replaced by the corresponding one of the same system as
  /// the appearance's.
  mutating func take(_ attributes: [NSAttributedString.Key: Any], keepsColor: Bool = true) {
    if let font = attributes[.font] as? Font { self.font = font.on(self.font.face.typeface) }
    if keepsColor {
      if attributes[.link] != nil { color = .link }
      if let color = attributes[.foregroundColor] as? Color { self.color = color }
    }
    background = attributes[.backgroundColor] as? Color ?? background
    isUnderlined = isUnderlined || attributes.drawsLine(.underlineStyle)
    isStruckThrough = isStruckThrough || attributes.drawsLine(.strikethroughStyle)
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns whether a line style draws a line. The style is a number, as in UIKit.
  fileprivate func drawsLine(_ key: NSAttributedString.Key) -> Bool {
    let number =
      (self[key] as? Int) ?? (self[key] as? NSNumber)?.intValue ?? (self[key] as? UnderlineStyle)?.rawValue
    return (number ?? 0) != 0
  }
}
