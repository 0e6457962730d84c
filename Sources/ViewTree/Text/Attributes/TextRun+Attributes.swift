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
    if let details = TextDetails.reading(attributes, over: details) { self.details = details }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns whether a line style draws a line. The style is a number, as in UIKit.
  fileprivate func drawsLine(_ key: NSAttributedString.Key) -> Bool { line(key).rawValue != 0 }

  /// Returns the style of a line.
  func line(_ key: NSAttributedString.Key) -> UnderlineStyle {
    guard let value = self[key] else { return [] }
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue ?? (value as? UnderlineStyle)?.rawValue
    return UnderlineStyle(rawValue: number ?? 0)
  }

  /// Returns a number, or 0 without one.
  func number(_ key: NSAttributedString.Key) -> CGFloat {
    guard let value = self[key] else { return 0 }
    return (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map {
      CGFloat($0)
    }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Float).map { CGFloat($0) } ?? 0
  }
}

extension [TextRun] {
  /// Returns the runs with a shadow; those that have one of their own keep it.
  func casting(_ shadow: TextShadowLook?) -> [TextRun] {
    guard let shadow else { return self }
    return map { run in
      var run = run
      run.look.details = .casting(shadow, over: run.look.details)
      return run
    }
  }
}
