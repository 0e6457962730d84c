import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// Views of text.
  static let texts: [NibFamily] = [
    NibFamily(Label.self, "label", "UILabel") { label, reader in
      try NibViews.readInteraction(of: label, reader)
      try reader.text("text") { label.text = $0 }
      try reader.font("fontDescription") { label.font = $0 }
      try reader.color("textColor") { label.textColor = $0 }
      try reader.color("highlightedColor") { label.highlightedTextColor = $0 }
      try reader.color("shadowColor") { label.shadowColor = $0 }
      reader.set(try reader.values.size("shadowOffset")) { label.shadowOffset = $0 }
      reader.set(try reader.textAlignment()) { label.textAlignment = $0 }
      reader.set(try reader.lineBreakMode()) { label.lineBreakMode = $0 }
      reader.set(try reader.values.integer("numberOfLines")) { label.numberOfLines = $0 }
      try reader.flag("enabled") { label.isEnabled = $0 }
      try reader.flag("highlighted") { label.isHighlighted = $0 }
      try reader.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
      try reader.number("minimumScaleFactor") { label.minimumScaleFactor = $0 }
      try reader.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
      try reader.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
      // Neither has an effect on one line of text in its own size.
      _ = (reader.values.string("baselineAdjustment"), reader.values.string("minimumFontSize"))
      reader.set(try reader.attributedText("attributedText")) { label.attributedText = $0 }
    },
    NibFamily(TextField.self, "textField", "UITextField") { field, reader in
      try reader.font("fontDescription") { field.font = $0 }
      try reader.color("textColor") { field.textColor = $0 }
      reader.set(try reader.textAlignment()) { field.textAlignment = $0 }
      try reader.text("text") { field.text = $0 }
      try reader.text("placeholder") { field.placeholder = $0 }
      let borders: KeyValuePairs<String, TextField.BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ]
      reader.set(try reader.values.choice("borderStyle", borders)) { field.borderStyle = $0 }
      reader.set(try reader.viewMode("clearButtonMode")) { field.clearButtonMode = $0 }
      reader.set(try reader.viewMode("leftViewMode")) { field.leftViewMode = $0 }
      reader.set(try reader.viewMode("rightViewMode")) { field.rightViewMode = $0 }
      try reader.image("background") { field.background = $0 }
      try reader.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
      try reader.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
      try reader.number("minimumFontSize") { field.minimumFontSize = $0 }
      try reader.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
      reader.set(try reader.attributedText("attributedText")) { field.attributedText = $0 }
      reader.set(try reader.attributedText("attributedPlaceholder")) { field.attributedPlaceholder = $0 }
      try reader.readTraits(into: field)
    },
    NibFamily(TextView.self, "textView", "UITextView") { view, reader in
      try reader.font("fontDescription") { view.font = $0 }
      try reader.color("textColor") { view.textColor = $0 }
      reader.set(try reader.textAlignment()) { view.textAlignment = $0 }
      try reader.text("text") { view.text = $0 }
      try reader.flag("editable") { view.isEditable = $0 }
      try reader.flag("selectable") { view.isSelectable = $0 }
      try reader.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
      reader.set(try reader.attributedText("attributedText")) { view.attributedText = $0 }
      let types: [(String, DataDetectorTypes)] = [("phoneNumber", .phoneNumber), ("link", .link)]
      if let values = reader.values.values("dataDetectorType", key: "dataDetectorTypes") {
        for (name, type) in types where try values.bool(name) == true { view.dataDetectorTypes.insert(type) }
        try values.finish()
      }
      try reader.readTraits(into: view)
    },
  ]
}

extension NibReader {
  func textAlignment() throws -> TextAlignment? {
    try values.choice(
      "textAlignment",
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
    )
  }

  func lineBreakMode() throws -> LineBreakMode? {
    try values.choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ]
    )
  }

  func viewMode(_ name: String) throws -> TextField.ViewMode? {
    try values.choice(
      name,
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    )
  }

  /// The text of the fragments of an attributed string, with their fonts and colors; nil without one.
  func attributedText(_ key: String) throws -> NSAttributedString? {
    guard let element = values.child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let part = reader(fragment)
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in part.values.list("attributes") {
        let values = loading.values(attribute)
        _ = try values.recovering { values in
          switch attribute.key {
          case "NSColor", "NSForegroundColor": attributes[.foregroundColor] = try color(attribute)
          case "NSBackgroundColor": attributes[.backgroundColor] = try color(attribute)
          case "NSFont":
            let size = try values.number("size") ?? Font.systemFontSize
            let named = Font(name: values.string("name") ?? "", size: size)
            attributes[.font] = named ?? (values.string("metaFont") == nil ? nil : .systemFont(ofSize: size))
          case "NSParagraphStyle": attributes[.paragraphStyle] = try reader(attribute).paragraphStyle()
          default: throw values.fail("the attribute \(attribute.key ?? "without key") isn't modeled")
          }
        }
      }
      let text = try part.values.text("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  /// The paragraph style that the element is. Tab stops aren't modeled.
  private func paragraphStyle() throws -> ParagraphStyle {
    let style = MutableParagraphStyle()
    let alignments: KeyValuePairs<String, TextAlignment> = [
      "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    set(try values.choice("alignment", alignments)) { style.alignment = $0 }
    let modes: KeyValuePairs<String, LineBreakMode> = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    set(try values.choice("lineBreakMode", modes)) { style.lineBreakMode = $0 }
    try number("lineSpacing") { style.lineSpacing = $0 }
    try number("paragraphSpacing") { style.paragraphSpacing = $0 }
    try number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    try number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    try number("headIndent") { style.headIndent = $0 }
    try number("tailIndent") { style.tailIndent = $0 }
    try number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    try number("minimumLineHeight") { style.minimumLineHeight = $0 }
    try number("maximumLineHeight") { style.maximumLineHeight = $0 }
    // Writing directions and the languages' hyphenation are those of the system.
    _ = (values.string("baseWritingDirection"), values.string("hyphenationFactor"))
    _ = (
      values.string("tighteningFactorForTruncation"), values.string("allowsDefaultTighteningForTruncation")
    )
    try values.finish()
    return style
  }

  /// Reads the traits of the keyboard.
  func readTraits(into field: TextField) throws {
    guard let values = values.values("textInputTraits", key: "textInputTraits") else { return }
    set(try NibTraits.keyboardType(values)) { field.keyboardType = $0 }
    set(try NibTraits.returnKeyType(values)) { field.returnKeyType = $0 }
    set(try NibTraits.capitalization(values)) { field.autocapitalizationType = $0 }
    set(try NibTraits.correction(values)) { field.autocorrectionType = $0 }
    set(try NibTraits.spelling(values)) { field.spellCheckingType = $0 }
    set(try NibTraits.appearance(values)) { field.keyboardAppearance = $0 }
    set(try NibTraits.contentType(values)) { field.textContentType = $0 }
    set(try values.bool("enablesReturnKeyAutomatically")) { field.enablesReturnKeyAutomatically = $0 }
    set(try values.bool("secureTextEntry")) { field.isSecureTextEntry = $0 }
    try NibTraits.finish(values)
  }

  /// Reads the traits of the keyboard.
  func readTraits(into view: TextView) throws {
    guard let values = values.values("textInputTraits", key: "textInputTraits") else { return }
    set(try NibTraits.keyboardType(values)) { view.keyboardType = $0 }
    set(try NibTraits.returnKeyType(values)) { view.returnKeyType = $0 }
    set(try NibTraits.capitalization(values)) { view.autocapitalizationType = $0 }
    set(try NibTraits.correction(values)) { view.autocorrectionType = $0 }
    set(try NibTraits.spelling(values)) { view.spellCheckingType = $0 }
    set(try NibTraits.appearance(values)) { view.keyboardAppearance = $0 }
    set(try NibTraits.contentType(values)) { view.textContentType = $0 }
    set(try values.bool("enablesReturnKeyAutomatically")) { view.enablesReturnKeyAutomatically = $0 }
    set(try values.bool("secureTextEntry")) { view.isSecureTextEntry = $0 }
    try NibTraits.finish(values)
  }

  /// Reads the traits of the keyboard.
  func readTraits(into bar: SearchBar) throws {
    guard let values = values.values("textInputTraits", key: "textInputTraits") else { return }
    set(try NibTraits.keyboardType(values)) { bar.keyboardType = $0 }
    set(try NibTraits.returnKeyType(values)) { bar.searchTextField.returnKeyType = $0 }
    set(try NibTraits.capitalization(values)) { bar.autocapitalizationType = $0 }
    set(try NibTraits.correction(values)) { bar.autocorrectionType = $0 }
    set(try NibTraits.spelling(values)) { bar.spellCheckingType = $0 }
    set(try NibTraits.appearance(values)) { bar.keyboardAppearance = $0 }
    set(try NibTraits.contentType(values)) { bar.textContentType = $0 }
    set(try values.bool("enablesReturnKeyAutomatically")) { bar.enablesReturnKeyAutomatically = $0 }
    set(try values.bool("secureTextEntry")) { bar.isSecureTextEntry = $0 }
    try NibTraits.finish(values)
  }
}

/// The values of the element `textInputTraits`.
@MainActor enum NibTraits {
  static func keyboardType(_ values: InterfaceValues) throws -> KeyboardType? {
    try values.choice(
      "keyboardType",
      [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ]
    )
  }

  static func returnKeyType(_ values: InterfaceValues) throws -> ReturnKeyType? {
    try values.choice(
      "returnKeyType",
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
      ]
    )
  }

  static func capitalization(_ values: InterfaceValues) throws -> TextAutocapitalizationType? {
    try values.choice(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    )
  }

  static func correction(_ values: InterfaceValues) throws -> TextAutocorrectionType? {
    try values.choice("autocorrectionType", ["default": .default, "no": .no, "yes": .yes])
  }

  static func spelling(_ values: InterfaceValues) throws -> TextSpellCheckingType? {
    try values.choice("spellCheckingType", ["default": .default, "no": .no, "yes": .yes])
  }

  static func appearance(_ values: InterfaceValues) throws -> KeyboardAppearance? {
    try values.choice(
      "keyboardAppearance",
      ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
    )
  }

  static func contentType(_ values: InterfaceValues) throws -> TextContentType? {
    // Interface Builder writes the names of the constants' values.
    values.string("textContentType").map { TextContentType(rawValue: $0) }
  }

  static func finish(_ values: InterfaceValues) throws {
    // Corrections of punctuation are properties of the keyboard's settings.
    for name in ["smartDashesType", "smartQuotesType", "smartInsertDeleteType"] { _ = values.string(name) }
    try values.finish()
  }
}
