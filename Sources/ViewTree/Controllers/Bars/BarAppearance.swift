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
  /// The color of the line between bar and content; `nil` for no line. Pictures always show the system's.
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

  private func configure(_ color: Color?) {
    backgroundColor = color
    shadowColor = .separator
  }
}

/// The appearance of a navigation bar; UIKit's `UINavigationBarAppearance`.
@preconcurrency @MainActor open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title. Font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a toolbar; UIKit's `UIToolbarAppearance`.
@preconcurrency @MainActor open class ToolbarAppearance: BarAppearance {}
