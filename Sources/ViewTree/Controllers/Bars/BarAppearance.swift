import Foundation
import Simulation

/// The style of a bar that has no color of its own; UIKit's `UIBarStyle`.
public enum BarStyle: Int, Sendable {
  /// Light, with dark text.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}

/// The appearance of a bar; UIKit's `UIBarAppearance`. Of the background, only the color is drawn.
@preconcurrency @MainActor open class BarAppearance: IdentityHashable {
  /// The background color; `nil` for that of the bar.
  open var backgroundColor: Color?
  /// The color of the line between bar and content, kept for the app to read; `nil` for no line.
  open var shadowColor: Color? = .separator

  /// Creates the system's appearance.
  public init() {}

  /// Restores the system's default background.
  public final func configureWithDefaultBackground() { configure(nil) }

  /// Sets an opaque background in the system's color.
  public final func configureWithOpaqueBackground() { configure(.systemBackground) }

  /// Sets a transparent background without a line.
  public final func configureWithTransparentBackground() {
    configure(.clear)
    shadowColor = nil
  }

  /// Whether the appearance has the properties of a new one.
  var isStandard: Bool { backgroundColor == nil && shadowColor == .separator }

  private func configure(_ color: Color?) {
    backgroundColor = color
    shadowColor = .separator
  }
}

extension View {
  /// Whether the content under a bar of a controller is scrolled to the edge at the bar, so that the bar has
  /// its appearance for that edge; from iOS 15. True if there is nothing to scroll.
  final func isBarAtScrollEdge(atTop: Bool) -> Bool {
    guard let application = baseWindow?.application,
      application.context.rule(VersionRules.barsHaveScrollEdges), baseSuperview?.owningController != nil
    else { return false }
    guard let scrollView = scrollViewOfBar(atTop: atTop) else { return true }
    let (offset, inset) = (scrollView.contentOffset.y, scrollView.baseAdjustedContentInset)
    if atTop { return offset <= -inset.top }
    return offset + scrollView.bounds.height >= scrollView.contentSize.height + inset.bottom
  }

  /// The scroll view of the content under a bar of a controller.
  private func scrollViewOfBar(atTop: Bool) -> ScrollView? {
    guard let owner = baseSuperview?.owningController else { return nil }
    let content = (owner as? NavigationController)?.topViewController ?? owner
    return content.contentScrollView(for: atTop ? .top : .bottom)
  }

  /// The background of a bar. From iOS 26, a bar without a background of its own is transparent, until
  /// content is scrolled 12 points under it (KI101, MC46, MC62).
  package final var barGround: BarGround {
    let isAtTop = self is NavigationBar
    let hasOwn = (groundColor?.alpha ?? 0) > 0 || (self as? any ImagedBar)?.shownImage != nil
    guard !hasOwn, designValue(of: VersionRules.barsAreTransparent) else { return .standard }
    guard let scrollView = scrollViewOfBar(atTop: isAtTop) else { return .clear }
    let (geometry, offset) = (scrollView.scrollGeometry, scrollView.contentOffset.y)
    let way = isAtTop ? offset - geometry.minimumOffset.y : geometry.maximumOffset.y - offset
    return way < 12 ? .clear : .edgeEffect
  }

  /// The platters of a bar; empty before iOS 26.
  package final var barPlatters: [BarPlatter] {
    switch self {
    case let bar as NavigationBar: bar.platters
    case let bar as Toolbar: bar.platters
    case let bar as TabBar: [bar.platter].compactMap(\.self)
    default: []
    }
  }
}

/// The background of a bar.
package enum BarGround: Hashable, Sendable {
  /// A background with a line at the content.
  case standard
  /// None.
  case clear
  /// That of content which is scrolled under a transparent bar.
  case edgeEffect
}

/// The appearance of a navigation bar; UIKit's `UINavigationBarAppearance`.
@preconcurrency @MainActor open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title. Font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Font and color are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override var isStandard: Bool {
    super.isStandard && titleTextAttributes.isEmpty && largeTitleTextAttributes.isEmpty
  }
}

/// The appearance of a toolbar; UIKit's `UIToolbarAppearance`.
@preconcurrency @MainActor open class ToolbarAppearance: BarAppearance {}
