import Foundation
import Simulation

extension Button {
  /// How a button looks, as one value. It goes before what is set for each state.
  public struct Configuration: Hashable, Sendable {
    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// As the background's own radius says.
      case fixed = -1
      /// As the system has it; the default.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How much room there is around the title.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// Where title and subtitle are to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Style: Hashable { case plain, gray, tinted, filled }

    let style: Style

    /// The title; nil for the one that is set for the state.
    public var title: String?
    /// Smaller words below the title.
    public var subtitle: String?
    /// The image; nil for the one that is set for the state.
    public var image: Image?
    /// On which side of the title the image is.
    public var imagePlacement = DirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. Pictures don't show it.
    public var titlePadding: CGFloat = 0
    /// Where title and subtitle are to each other. Pictures show them centered.
    public var titleAlignment = TitleAlignment.automatic
    /// The color of title and image; nil for what the style has.
    public var baseForegroundColor: Color?
    /// The color that the background is made of; nil for the tint. A plain button has none.
    public var baseBackgroundColor: Color?
    /// How far title and image keep away from the edges.
    public var contentInsets: DirectionalEdgeInsets
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room there is around the title; setting it sets ``contentInsets``.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// What is behind title and image; what it leaves open is as the style has it.
    public var background = BackgroundConfiguration.clear()

    private init(_ style: Style, insets: DirectionalEdgeInsets = Size.medium.insets) {
      (self.style, contentInsets) = (style, insets)
    }

    /// The title alone, in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The tint on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The title alone, with nothing around it.
    public static func borderless() -> Configuration { Configuration(.plain, insets: .zero) }
    /// The tint on gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The tint on a light shade of it.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension Button.Configuration.Size {
  /// The room around the title; of the sizes other than medium assumed.
  fileprivate var insets: DirectionalEdgeInsets {
    switch self {
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// What is behind the content of a view that has a configuration; UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The color; nil for what the place has.
  public var backgroundColor: Color?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// The color of a line along the edge; nil for none.
  public var strokeColor: Color?
  /// How wide the line is, in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
}

// MARK: - What is seen

extension Button.Configuration {
  /// The color of title and image.
  func foreground(tint: Color, state: Control.State) -> Color {
    if state.contains(.disabled) { return .tertiaryLabel }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  /// The color behind title and image; nil for none.
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

  /// How round the corners are at a height; the styles' own numbers are assumed.
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

  /// The subtitle in runs that look the same.
  func subtitleRuns(tint: Color, state: Control.State) -> [TextRun] {
    guard let subtitle, !subtitle.isEmpty else { return [] }
    let font = Font.preferredFont(forTextStyle: .caption1)
    return [TextRun(subtitle, TextLook(font: font, color: foreground(tint: tint, state: state)))]
  }

  /// Whether the image is above or below the title.
  var stacksImage: Bool { !imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// Whether the image comes after the title.
  var putsImageLast: Bool { !imagePlacement.isDisjoint(with: [.bottom, .trailing]) }
}
