import Foundation
import Responder
import Simulation

extension Button {
  /// The appearance of a button as a single value. It takes precedence over the values set for each state.
  ///
  /// The colors are those of the button's state. With ``Button/automaticallyUpdatesConfiguration`` false they
  /// are those of the state in which ``updated(for:)`` was called last.
  public struct Configuration: Hashable, Sendable {
    enum Style: Hashable { case plain, gray, tinted, filled, glass, prominentGlass, clearGlass }

    let style: Style
    /// The state for which ``updated(for:)`` has made the configuration.
    var updatedState: Control.State.RawValue?
    /// Whether the button is one whose effect destroys data; set by ``updated(for:)``.
    var isDestructive = false

    /// The title as attributed text, or `nil` for the title set for the state. Setting it replaces ``title``.
    public var attributedTitle: AttributedString?
    /// The function that is applied to the attributes of the title.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The truncation of a title that is wider than the button.
    public var titleLineBreakMode = LineBreakMode.byTruncatingMiddle
    /// The smaller text below the title as attributed text. Setting it replaces ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// The function that is applied to the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// The image, or `nil` for the image set for the state.
    public var image: Image?
    /// The function that is applied to the color of a symbol.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// The configuration of a symbol that is the image; `nil` for the symbol's own.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// Whether an activity indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// The function that is applied to the color of the activity indicator.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    /// The sign behind the title that stands for a menu.
    public var indicator = Indicator.automatic
    /// The function that is applied to the color of the indicator.
    public var indicatorColorTransformer: ConfigurationColorTransformer?
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
    /// The style on a Mac. Phones and iPads show the same with each.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether a selected button has the background of a more prominent style (assumed): that of a tinted
    /// button in place of none, and that of a filled one in place of a gray or tinted one.
    public var automaticallyUpdateForSelection = true
    /// The background. Values that aren't set come from the style.
    public var background = BackgroundConfiguration.clear()

    init(_ style: Style, insets: DirectionalEdgeInsets = Size.medium.insets) {
      (self.style, contentInsets) = (style, insets)
    }

    /// The title, or `nil` for the title set for the state. Setting it replaces ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The smaller text below the title. Setting it replaces ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// Sets ``contentInsets`` to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    /// Returns the configuration for a button's current state and role.
    @MainActor public func updated(for button: Button) -> Configuration {
      var updated = self
      updated.updatedState = button.state.rawValue
      updated.isDestructive = button.role == .destructive
      return updated
    }
  }
}

// MARK: - Styles

extension Button.Configuration {
  /// Returns a configuration with a title in the tint color and no background.
  public static func plain() -> Button.Configuration { Button.Configuration(.plain) }
  /// Returns a configuration with a title in the tint color on a gray background.
  public static func gray() -> Button.Configuration { Button.Configuration(.gray) }
  /// Returns a configuration with a title in the tint color on a background in a light shade of that color.
  public static func tinted() -> Button.Configuration { Button.Configuration(.tinted) }
  /// Returns a configuration with a white title on a background in the tint color.
  public static func filled() -> Button.Configuration { Button.Configuration(.filled) }
  /// Returns a configuration with a title, no background and no content insets.
  public static func borderless() -> Button.Configuration { Button.Configuration(.plain, insets: .zero) }
  /// Returns a configuration with a title in the tint color on a gray background.
  public static func bordered() -> Button.Configuration { Button.Configuration(.gray) }
  /// Returns a configuration with a title in the tint color on a background in a light shade of that color.
  public static func borderedTinted() -> Button.Configuration { Button.Configuration(.tinted) }
  /// Returns a configuration with a white title on a background in the tint color.
  public static func borderedProminent() -> Button.Configuration { Button.Configuration(.filled) }

  /// Returns a configuration with a title in the color of labels on a capsule of glass; from iOS 26.
  @MainActor public static func glass() -> Button.Configuration { onGlass(.glass, "glass()") }
  /// Returns a configuration with a white title on a capsule of glass in the tint color; from iOS 26.
  @MainActor public static func prominentGlass() -> Button.Configuration {
    onGlass(.prominentGlass, "prominentGlass()")
  }
  /// Returns a configuration with a title in the color of labels on a capsule of clear glass; from iOS 26.
  @MainActor public static func clearGlass() -> Button.Configuration { onGlass(.clearGlass, "clearGlass()") }
  /// Returns a configuration with a white title on a capsule of glass in the tint color, as
  /// ``prominentGlass()`` has it; from iOS 26.
  @MainActor public static func prominentClearGlass() -> Button.Configuration {
    onGlass(.prominentGlass, "prominentClearGlass()")
  }

  @MainActor private static func onGlass(_ style: Style, _ name: String) -> Button.Configuration {
    Application.current?.context.require(VersionRules.hasGlass, for: "Button.Configuration.\(name)")
    var configuration = Button.Configuration(style)
    configuration.cornerStyle = .capsule
    return configuration
  }
}

extension Button.Configuration {
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

  /// The sign of a button with a menu; from iOS 16.
  public enum Indicator: Int, Sendable {
    /// The sign of a pop-up button if the button is one.
    case automatic = 0
    /// No sign.
    case none = 1
    /// The sign of a pop-up button.
    case popup = 2
  }

  /// The style of a button on a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }
}

extension Button.Configuration.Size {
  /// The space around the title. The values are assumed, except for those of the medium size.
  var insets: DirectionalEdgeInsets {
    switch self {
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
