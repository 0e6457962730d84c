import Foundation
import Simulation

/// The content of a cell, a header or a footer in a list: an image and two texts; UIKit's
/// `UIListContentConfiguration`.
///
/// The factory functions return the standard values of a style. ``updated(for:)`` changes those that depend
/// on the state, except values that the app has set.
@preconcurrency @MainActor public struct ListContentConfiguration: ContentConfiguration, Hashable {
  let style: ListContentStyle
  /// The state for which ``updated(for:)`` has made the configuration.
  private var state = StandardState()

  /// The image at the leading edge, or nil for none.
  public var image: Image?
  /// The look of the image.
  public var imageProperties: ImageProperties
  private var primary = ListText()
  /// The look of the primary text.
  public var textProperties: TextProperties
  private var secondary = ListText()
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The distances of the content from the edges, in points. The height is at least that of an empty row.
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// Whether the secondary text is beside the primary one if both fit into the width, and not below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The smallest distance between the texts if they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between the texts if one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content; from iOS 18.
  public var alpha: CGFloat = 1

  init(_ style: ListContentStyle) {
    self.style = style
    imageProperties = ImageProperties()
    textProperties = style.text(for: state)
    secondaryTextProperties = style.secondaryText(for: state)
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .value
    textToSecondaryTextVerticalPadding = style.verticalPadding
  }

  /// The primary text, or nil for none. Setting it removes ``attributedText``.
  public var text: String? {
    get { primary.string }
    set { primary = ListText(string: newValue) }
  }
  /// The primary text with attributes, or nil if it has none. Setting it sets ``text``.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = ListText(attributed: newValue) }
  }
  /// The secondary text, or nil for none. Setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = ListText(string: newValue) }
  }
  /// The secondary text with attributes, or nil if it has none. Setting it sets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = ListText(attributed: newValue) }
  }

  /// Returns a ``ListContentView`` that shows the configuration.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns a copy with the style's values for a state. Values that the app has set are unchanged.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var copy = self
    copy.state = state.standardParts
    copy.textProperties.follow(from: style.text(for: self.state), to: style.text(for: copy.state))
    copy.secondaryTextProperties.follow(
      from: style.secondaryText(for: self.state),
      to: style.secondaryText(for: copy.state)
    )
    return copy
  }
}

/// A text with or without attributes.
struct ListText: Hashable {
  private(set) var string: String?
  // The text is copied when it is set, and nothing changes the copy.
  nonisolated(unsafe) private(set) var attributed: NSAttributedString?

  init(string: String? = nil) { self.string = string }

  init(attributed: NSAttributedString?) {
    self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
    string = attributed?.string
  }
}

// MARK: - Styles

extension ListContentConfiguration {
  /// Returns the content of a cell: a secondary text is below the primary one.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration(.cell) }
  /// Returns the content of a cell with a smaller secondary text below the primary one.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration(.subtitle) }
  /// Returns the content of a cell with a gray secondary text at the trailing edge.
  public static func valueCell() -> ListContentConfiguration { ListContentConfiguration(.value) }
  /// Returns the content of a section's header; from iOS 18.
  public static func header() -> ListContentConfiguration { ListContentConfiguration(.header) }
  /// Returns the content of a section's footer; from iOS 18.
  public static func footer() -> ListContentConfiguration { ListContentConfiguration(.footer) }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration { ListContentConfiguration(.plainHeader) }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> ListContentConfiguration { ListContentConfiguration(.footer) }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> ListContentConfiguration { ListContentConfiguration(.groupedHeader) }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> ListContentConfiguration { ListContentConfiguration(.footer) }
  /// Returns the content of a larger header in a list whose groups have insets; from iOS 15.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(.prominentHeader)
  }
  /// Returns the content of the largest header in a list whose groups have insets; from iOS 15.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(.extraProminentHeader)
  }
  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> ListContentConfiguration { ListContentConfiguration(.cell) }
  /// Returns the content of a cell in a sidebar, with a smaller secondary text below the primary one.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { ListContentConfiguration(.subtitle) }
  /// Returns the content of a cell in a sidebar with an accessory at its leading edge.
  public static func accompaniedSidebarCell() -> ListContentConfiguration { ListContentConfiguration(.cell) }
  /// Returns the content of a cell in a sidebar with an accessory at its leading edge, and with a smaller
  /// secondary text below the primary one.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(.subtitle)
  }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration { ListContentConfiguration(.sidebarHeader) }
}

/// The defaults of a content in each state. The measures of headers, footers and sidebars are assumed.
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitle, value, header, footer, plainHeader, groupedHeader, prominentHeader
  case extraProminentHeader, sidebarHeader

  private typealias Properties = ListContentConfiguration.TextProperties

  var isCell: Bool { self == .cell || self == .subtitle || self == .value }

  var margins: DirectionalEdgeInsets {
    // A cell's margins above and below are those of the system's rows: see `ListContentView`.
    isCell
      ? DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
      : DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
  }

  var verticalPadding: CGFloat { isCell ? 0 : 3 }

  @MainActor func text(for state: StandardState) -> ListContentConfiguration.TextProperties {
    switch self {
    case .cell, .subtitle, .value:
      Properties(.body, state.isDisabled ? .tertiaryLabel : .label)
    case .plainHeader: Properties(.headline, .label)
    case .header:
      state.environment.isGrouped
        ? ListContentStyle.groupedHeader.text(for: state) : Properties(.headline, .label)
    case .groupedHeader: Properties(.footnote, .secondaryLabel)
    case .footer: Properties(.footnote, .secondaryLabel)
    case .prominentHeader: Properties(.headline, .label)
    case .extraProminentHeader: Properties(.title2, .label)
    case .sidebarHeader: Properties(.title3, .label)
    }
  }

  @MainActor func secondaryText(for state: StandardState) -> ListContentConfiguration.TextProperties {
    switch self {
    case .cell, .value: Properties(.body, state.isDisabled ? .tertiaryLabel : .secondaryLabel)
    case .subtitle:
      Properties(
        subtitlesAreLarger ? .subheadline : .caption1,
        state.isDisabled ? .tertiaryLabel : .secondaryLabel
      )
    default: Properties(.footnote, .secondaryLabel)
    }
  }

  /// Whether subtitles have the larger size, as those of the standard cells do.
  @MainActor private var subtitlesAreLarger: Bool {
    VersionRules.subtitlesAreLarger.currentDesign
  }
}
