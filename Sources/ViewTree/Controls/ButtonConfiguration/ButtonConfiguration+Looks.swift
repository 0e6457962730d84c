import Foundation
import Simulation

/// The colors and texts that a configuration has in a state.
extension Button.Configuration {
  /// Returns the style of the background in a state.
  private func shownStyle(_ state: Control.State) -> Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    return switch style {
    case .plain: .tinted
    case .gray, .tinted, .filled: .filled
    case .glass, .clearGlass, .prominentGlass: .prominentGlass
    }
  }

  /// The tint color, or red for a button that destroys data (assumed).
  private func accent(_ tint: Color) -> Color { isDestructive ? .systemRed : tint }

  /// Returns the color of the title and image.
  func foreground(tint: Color, state: Control.State) -> Color {
    if state.contains(.disabled) { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return switch shownStyle(state) {
    case .filled, .prominentGlass: .white
    case .glass, .clearGlass: isDestructive ? .systemRed : .label
    case .plain, .gray, .tinted: accent(tint)
    }
  }

  /// Returns the color behind the title and image, or `nil` for none.
  func fill(tint: Color, state: Control.State) -> Color? {
    let style = shownStyle(state)
    let color = background.backgroundColor ?? standardFill(style, accent(tint), state)
    return color.map { background.backgroundColorTransformer?($0) ?? $0 }
  }

  private func standardFill(_ style: Style, _ tint: Color, _ state: Control.State) -> Color? {
    if state.contains(.disabled), style != .plain { return .tertiarySystemFill }
    return switch style {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .prominentGlass: baseBackgroundColor ?? tint
    case .glass: baseBackgroundColor ?? .secondarySystemFill
    case .clearGlass: baseBackgroundColor ?? .quaternarySystemFill
    }
  }

  /// Returns the color of the line along the edge, or `nil` for none.
  func stroke(tint: Color) -> Color? {
    guard background.strokeWidth > 0,
      background.strokeColor != nil || background.strokeColorTransformer != nil
    else { return nil }
    return background.resolvedStrokeColor(for: tint)
  }

  /// Returns the corner radius for a height. The styles' own values are assumed.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
    case .small: 4
    case .medium: 6
    case .large: 10
    case .capsule: height / 2
    }
  }

  /// Returns the title as runs of uniform text attributes; empty without a title.
  func titleRuns(font: Font, tint: Color, state: Control.State) -> [TextRun] {
    let look = TextAppearance(font: font, color: foreground(tint: tint, state: state))
    return attributedTitle?.runs(over: look, titleTextAttributesTransformer) ?? []
  }

  /// Returns the subtitle as runs of uniform text attributes.
  func subtitleRuns(tint: Color, state: Control.State, _ typeface: SystemTypeface) -> [TextRun] {
    let font = Font.preferredFont(forTextStyle: .caption1).on(typeface)
    let look = TextAppearance(font: font, color: foreground(tint: tint, state: state))
    return attributedSubtitle?.runs(over: look, subtitleTextAttributesTransformer) ?? []
  }

  /// The image with the configuration of its symbol and the color of the transformer; `nil` without an image
  /// or while the activity indicator takes its place.
  func shownImage(_ image: Image?, tint: Color, state: Control.State) -> Image? {
    guard var image, !showsActivityIndicator else { return nil }
    if let symbol = preferredSymbolConfigurationForImage { image = image.withConfiguration(symbol) }
    guard let imageColorTransformer, image.isSymbolImage else { return image }
    return image.withTintColor(imageColorTransformer(foreground(tint: tint, state: state)))
  }

  /// Whether the image is above or below the title.
  var stacksImage: Bool { !imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// Whether the image follows the title.
  var putsImageLast: Bool { !imagePlacement.isDisjoint(with: [.bottom, .trailing]) }
}

// MARK: - Attributed text

/// The keys of the attributes that configured texts show. Their names are UIKit's, so that values which are
/// set with other keys of the same name are found.
enum ShownAttributes {
  enum FontKey: AttributedStringKey {
    typealias Value = Font
    static let name = "NSFont"
  }
  enum ForegroundKey: AttributedStringKey {
    typealias Value = Color
    static let name = "NSColor"
  }
  enum BackgroundKey: AttributedStringKey {
    typealias Value = Color
    static let name = "NSBackgroundColor"
  }
  enum UnderlineKey: AttributedStringKey {
    typealias Value = UnderlineStyle
    static let name = "NSUnderline"
  }
  enum StrikethroughKey: AttributedStringKey {
    typealias Value = UnderlineStyle
    static let name = "NSStrikethrough"
  }
}

extension AttributedString {
  /// Returns the runs of the text: the attributes of `look`, changed by the transformer, and the text's own
  /// over them.
  func runs(over look: TextAppearance, _ transformer: ConfigurationTextAttributesTransformer?) -> [TextRun] {
    runs.compactMap { run in
      var attributes = AttributeContainer()
      attributes[ShownAttributes.FontKey.self] = look.font
      attributes[ShownAttributes.ForegroundKey.self] = look.color
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      var own = look
      own.take(attributes)
      let text = String(self[run.range].characters)
      return text.isEmpty ? nil : TextRun(text, own)
    }
  }
}

extension TextAppearance {
  /// Applies attributes to the appearance. A font is replaced by the corresponding one of the same system as
  /// the appearance's.
  fileprivate mutating func take(_ attributes: AttributeContainer) {
    if let font = attributes[ShownAttributes.FontKey.self] { self.font = font.on(self.font.face.typeface) }
    color = attributes[ShownAttributes.ForegroundKey.self] ?? color
    background = attributes[ShownAttributes.BackgroundKey.self] ?? background
    isUnderlined = attributes[ShownAttributes.UnderlineKey.self].map { $0 != [] } ?? isUnderlined
    isStruckThrough = attributes[ShownAttributes.StrikethroughKey.self].map { $0 != [] } ?? isStruckThrough
  }
}
