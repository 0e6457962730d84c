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
      application.context.rule(VersionRules.barsHaveScrollEdges),
      let owner = baseSuperview?.owningController
    else { return false }
    let content = (owner as? NavigationController)?.topViewController ?? owner
    let edge: DirectionalRectEdge = atTop ? .top : .bottom
    guard let scrollView = content.contentScrollView(for: edge) else { return true }
    let (offset, inset) = (scrollView.contentOffset.y, scrollView.baseAdjustedContentInset)
    if atTop { return offset <= -inset.top }
    return offset + scrollView.bounds.height >= scrollView.contentSize.height + inset.bottom
  }
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
