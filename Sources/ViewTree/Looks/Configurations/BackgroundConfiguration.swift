import Foundation
import Simulation

/// The background of a cell, a button or another view; UIKit's `UIBackgroundConfiguration`.
///
/// A cell shows the color, in front of it ``visualEffect``, then ``image``, then ``customView``, all within
/// ``backgroundInsets`` and the corner radius.
public struct BackgroundConfiguration: Hashable, Sendable {
  let style: BackgroundStyle
  /// The state for which ``updated(for:)`` has made the configuration.
  private var state = StandardState()

  /// The view in front of the rest of the background, in its size.
  public var customView: View?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of its view, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The edges at which the layout margins of the view are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The color, or nil for the tint color of the view.
  public var backgroundColor: Color?
  /// The function that changes the color, or nil to show it unchanged.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The effect in front of the color.
  public var visualEffect: VisualEffect?
  /// The image in front of the color and the effect.
  public var image: Image?
  /// The placement of ``image``.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The color of the line along the edge, or nil for the tint color of the view.
  public var strokeColor: Color?
  /// The function that changes the color of the line, or nil to show it unchanged.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line along the edge, in points; 0 for no line.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the edge, in points; positive values are outside of the background.
  public var strokeOutset: CGFloat = 0

  init(_ style: BackgroundStyle = .button) {
    self.style = style
    let look = style.look(for: state)
    (backgroundColor, cornerRadius, backgroundInsets) = (look.color, look.cornerRadius, look.insets)
  }

  /// Returns the background color in a view with a tint color, after ``backgroundColorTransformer``.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line in a view with a tint color, after ``strokeColorTransformer``.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns a copy with the style's values for a state. Values that the app has set are unchanged.
  @preconcurrency @MainActor
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    var copy = self
    copy.state = state.standardParts
    let (old, new) = (style.look(for: self.state), style.look(for: copy.state))
    if backgroundColor == old.color { copy.backgroundColor = new.color }
    if cornerRadius == old.cornerRadius { copy.cornerRadius = new.cornerRadius }
    if backgroundInsets == old.insets { copy.backgroundInsets = new.insets }
    return copy
  }
}

// MARK: - Styles

extension BackgroundConfiguration {
  /// Returns an empty background, with a clear color.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Returns the background of a cell in a list, which follows the list's appearance; from iOS 18.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration(.cell) }
  /// Returns the background of a section's header, which follows the list's appearance; from iOS 18.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration(.header) }
  /// Returns the background of a section's footer, which follows the list's appearance; from iOS 18.
  public static func listFooter() -> BackgroundConfiguration { BackgroundConfiguration(.header) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration(.plainCell) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(.plainHeader)
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration(.groupedCell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration { BackgroundConfiguration(.sidebarCell) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> BackgroundConfiguration { BackgroundConfiguration(.sidebarCell) }
  /// Returns the background of a cell in a sidebar with an accessory at its leading edge.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebarCell)
  }
}

/// The defaults of a background in each state. The colors of headers and of sidebars are assumed.
enum BackgroundStyle: Hashable, Sendable {
  /// Nothing is set; the button has its own values.
  case button
  case clear, cell, plainCell, groupedCell, sidebarCell, header, plainHeader

  struct Look {
    var color: Color?
    var cornerRadius: CGFloat = 0
    var insets = DirectionalEdgeInsets.zero
  }

  func look(for state: StandardState) -> Look {
    switch self {
    case .button: Look()
    case .clear: Look(color: .clear)
    case .plainCell: cell(.systemBackground, state)
    case .groupedCell: cell(.secondarySystemGroupedBackground, state)
    case .sidebarCell:
      Look(
        color: isPressed(state) ? .tertiarySystemFill : .clear,
        cornerRadius: 10,
        insets: DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      )
    case .cell:
      if state.environment.isSidebar {
        BackgroundStyle.sidebarCell.look(for: state)
      } else {
        cell(state.environment.isGrouped ? .secondarySystemGroupedBackground : .systemBackground, state)
      }
    case .plainHeader: Look(color: state.isPinned ? .secondarySystemBackground : .clear)
    case .header:
      state.environment.isGrouped || state.environment.isSidebar
        ? Look(color: .clear) : BackgroundStyle.plainHeader.look(for: state)
    }
  }

  private func cell(_ color: Color, _ state: StandardState) -> Look {
    Look(color: isPressed(state) ? .systemGray4 : color)
  }

  private func isPressed(_ state: StandardState) -> Bool { state.isHighlighted || state.isSelected }
}
