import Foundation
import Simulation

/// The options of a list in a collection view: rows over the whole width, with headers, footers, separators
/// and swipe actions.
@preconcurrency @MainActor public struct CollectionLayoutListConfiguration {
  /// A closure that returns the actions of a swipe on a row, or nil for none. Called when a swipe begins.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> SwipeActionsConfiguration?
  /// A closure that returns the separators of a row, given those of the list.
  public typealias ItemSeparatorHandler = (IndexPath, ListSeparatorConfiguration) ->
    ListSeparatorConfiguration

  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Rows and headers from edge to edge; headers stay in the visible area.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows with margins.
    case insetGrouped
    /// The rows of a sidebar, with margins and without separators.
    case sidebar
    /// The rows of a sidebar, from edge to edge and without separators.
    case sidebarPlain
  }

  /// The kinds of headers.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none = 0
    /// Supplementary views of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item of each section, which has no separator below it.
    case firstItemInSection
  }

  /// The kinds of footers.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none = 0
    /// Supplementary views of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether there are separators between rows.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The closure that changes the separators of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; nil stands for that of the appearance.
  public var backgroundColor: Color?
  /// The closure that returns the actions of a swipe from the edge where lines begin.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions of a swipe from the edge where lines end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of headers.
  public var headerMode = HeaderMode.none
  /// The space above each section, in points; nil is none, which is assumed.
  public var headerTopPadding: CGFloat?
  /// The kind of footers.
  public var footerMode = FooterMode.none

  /// Creates the options of a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  var isGrouped: Bool { appearance == .grouped || hasMargins }

  var hasMargins: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// The color behind the rows.
  var shownBackground: Color {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// The separators above and below a row of a list.
@preconcurrency @MainActor public struct ListSeparatorConfiguration: @preconcurrency Hashable {
  /// The ways of showing a separator.
  public enum Visibility: Int, Sendable {
    /// Below all rows but the last one of a group, and not above rows.
    case automatic = 0
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// A length that stands for the standard inset at an edge.
  public nonisolated static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row; only the leading and trailing ones have an effect.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row; only the leading and trailing ones have an effect.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The color.
  public var color = Color.separator
  private let appearance: CollectionLayoutListConfiguration.Appearance

  /// Creates the standard separators of an appearance.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  func isVisible(_ visibility: Visibility, automatic: Bool) -> Bool {
    switch visibility {
    case .automatic: automatic && appearance != .sidebar && appearance != .sidebarPlain
    case .visible: true
    case .hidden: false
    }
  }
}
