import Foundation
import Responder
import Simulation

/// The content of a view that says why there is no other content: an image, two texts and two buttons;
/// UIKit's `UIContentUnavailableConfiguration`, from iOS 17. The measures are assumed.
@preconcurrency @MainActor public struct ContentUnavailableConfiguration: ContentConfiguration, Hashable {
  /// The alignment of the content in its view.
  public enum Alignment: Int, Sendable {
    /// The content is centered.
    case center = 0
    /// The content begins at the top, and its lines where the interface's lines begin.
    case natural = 1
  }

  /// The kinds of configurations.
  enum Style: Hashable, Sendable { case empty, loading, search }

  let style: Style
  /// The image at the top, or `nil` for none. While content is loading, a spinning wheel is in its place.
  public var image: Image?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  private var primary = UnavailableText()
  /// The look of the text.
  public var textProperties: TextProperties
  private var secondary = UnavailableText()
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The look and the title of the button, which is visible if it has a title or an image.
  public var button = Button.Configuration.plain()
  /// The action and the state of the button.
  public var buttonProperties = ButtonProperties()
  /// The look and the title of the button below the first one, which is visible if it has a title or an
  /// image.
  public var secondaryButton = Button.Configuration.plain()
  /// The action and the state of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The distances of the content from the edges of the safe area, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// The background of the view.
  public var background = BackgroundConfiguration.clear()

  private init(_ style: Style) {
    self.style = style
    let isLoading = style == .loading
    textProperties = TextProperties(
      isLoading ? .preferredFont(forTextStyle: .subheadline) : .boldSystemFont(ofSize: 22),
      isLoading ? .secondaryLabel : .label
    )
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  }

  /// Returns a configuration without content, for a place where nothing is yet.
  public static func empty() -> ContentUnavailableConfiguration { ContentUnavailableConfiguration(.empty) }

  /// Returns a configuration with a spinning wheel and the text `Loading…`.
  public static func loading() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns a configuration for a search without results. ``updated(for:)`` inserts the text of the search.
  public static func search() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration(.search)
    configuration.image = Image(systemName: "magnifyingglass")
    configuration.text = searchTitle(for: nil)
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static func searchTitle(for text: String?) -> String {
    guard let text, !text.isEmpty else { return "No Results" }
    return "No Results for “\(text)”"
  }

  /// The text below the image, or `nil` for none. Setting it removes ``attributedText``.
  public var text: String? {
    get { primary.string }
    set { primary = UnavailableText(string: newValue) }
  }
  /// The text with attributes, or `nil` if it has none. Setting it sets ``text``.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = UnavailableText(attributed: newValue) }
  }
  /// The text below the first one, or `nil` for none. Setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = UnavailableText(string: newValue) }
  }
  /// The secondary text with attributes, or `nil` if it has none. Setting it sets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = UnavailableText(attributed: newValue) }
  }

  /// Returns a ``ContentUnavailableView`` that shows the configuration.
  public func makeContentView() -> any View & ContentView { ContentUnavailableView(configuration: self) }

  /// Returns a copy for a state: the standard text of a search gets the text that was searched for.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    guard style == .search, let state = state as? ContentUnavailableConfigurationState,
      attributedText == nil, text == Self.searchTitle(for: nil)
    else { return self }
    var copy = self
    copy.text = Self.searchTitle(for: state.searchText)
    return copy
  }
}

extension ContentUnavailableConfiguration {
  /// The look of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size of a system symbol, or `nil` for the image's own.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration? = .init(pointSize: 48)
    /// The tint color, or `nil` for that of the view.
    public var tintColor: Color? = .secondaryLabel
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size; 0 in a direction for no limit.
    public var maximumSize = CGSize.zero
  }

  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font. Attributes of an attributed text take precedence.
    public var font: Font
    /// The color. Attributes of an attributed text take precedence.
    public var color: Color
    /// ``Label/lineBreakMode`` of the text's label.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// ``Label/numberOfLines`` of the text's label; 0 by default.
    public var numberOfLines = 0
    /// ``Label/adjustsFontSizeToFitWidth`` of the text's label.
    public var adjustsFontSizeToFitWidth = false
    /// ``Label/minimumScaleFactor`` of the text's label.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the content size category; true by default.
    public var adjustsFontForContentSizeCategory = true

    init(_ font: Font, _ color: Color) { (self.font, self.color) = (font, color) }
  }

  /// The action and the state of a button.
  public struct ButtonProperties: Hashable, Sendable {
    /// The action that a tap performs.
    public var primaryAction: Action?
    /// The menu that the button shows, at a tap if there is no action.
    public var menu: Menu?
    /// Whether the button is enabled.
    public var isEnabled = true
  }
}

/// A text with or without attributes.
private struct UnavailableText: Hashable {
  private(set) var string: String?
  // The text is copied when it is set, and nothing changes the copy.
  nonisolated(unsafe) private(set) var attributed: NSAttributedString?

  init(string: String? = nil) { self.string = string }

  init(attributed: NSAttributedString?) {
    self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
    string = attributed?.string
  }
}
