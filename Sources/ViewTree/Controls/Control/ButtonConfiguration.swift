import Foundation
import Simulation

extension Button {
  /// The appearance of a button as a single value. It takes precedence over the values set for each state.
  public struct Configuration: Hashable, Sendable {
    /// The corner radius of the background.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of ``background``.
      case fixed = -1
      /// The system's corner radius; the default.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half the button's height.
      case capsule = 4
    }

    /// The space around the title.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The alignment of the title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Style: Hashable { case plain, gray, tinted, filled }

    let style: Style

    /// The title, or `nil` for the title set for the state.
    public var title: String?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The image, or `nil` for the image set for the state.
    public var image: Image?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between the image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The alignment of the title and subtitle relative to each other in SVG pictures; automatic means
    /// centered.
    public var titleAlignment = TitleAlignment.automatic
    /// The color of the title and image, or `nil` for the style's color.
    public var baseForegroundColor: Color?
    /// The base color of the background, or `nil` for the tint color. A plain button has no background.
    public var baseBackgroundColor: Color?
    /// The insets of the title and image from the button's edges.
    public var contentInsets: DirectionalEdgeInsets
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The space around the title; setting it sets ``contentInsets``.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// The background. Values that aren't set come from the style.
    public var background = BackgroundConfiguration()

    private init(_ style: Style, insets: DirectionalEdgeInsets = Size.medium.insets) {
      (self.style, contentInsets) = (style, insets)
    }

    /// Returns a configuration with a title in the tint color and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a title in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a title in the tint color on a background in a light shade of that color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a white title on a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with a title, no background and no content insets.
    public static func borderless() -> Configuration { Configuration(.plain, insets: .zero) }
    /// Returns a configuration with a title in the tint color on a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a title in the tint color on a background in a light shade of that color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a white title on a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension Button.Configuration.Size {
  /// The space around the title. The values are assumed, except for those of the medium size.
  fileprivate var insets: DirectionalEdgeInsets {
    switch self {
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

// MARK: - What is seen

extension Button.Configuration {
  /// Returns the color of the title and image.
  func foreground(tint: Color, state: Control.State) -> Color {
    if state.contains(.disabled) { return .tertiaryLabel }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  /// Returns the color behind the title and image, or `nil` for none.
  func fill(tint: Color, state: Control.State) -> Color? {
    if let color = background.backgroundColor { return color }
    if state.contains(.disabled), style != .plain { return .tertiarySystemFill }
    return switch style {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
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

  /// Returns the subtitle as runs of uniform text attributes.
  func subtitleRuns(tint: Color, state: Control.State, _ typeface: SystemTypeface) -> [TextRun] {
    guard let subtitle, !subtitle.isEmpty else { return [] }
    let font = Font.preferredFont(forTextStyle: .caption1).on(typeface)
    return [TextRun(subtitle, TextAppearance(font: font, color: foreground(tint: tint, state: state)))]
  }

  /// Whether the image is above or below the title.
  var stacksImage: Bool { !imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// Whether the image follows the title.
  var putsImageLast: Bool { !imagePlacement.isDisjoint(with: [.bottom, .trailing]) }
}
