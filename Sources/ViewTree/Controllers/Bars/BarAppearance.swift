import Foundation

/// Whether a bar is light or dark, unless it has a color of its own; UIKit's `UIBarStyle`.
public enum BarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark, with light words.
  case black = 1
}

/// How a bar looks, as one object; UIKit's `UIBarAppearance`. Of the background the color is shown.
@preconcurrency @MainActor open class BarAppearance {
  /// The color of the bar; nil for what its background has.
  open var backgroundColor: Color?
  /// The color of the line between bar and content; nil for none. Pictures always show the system's.
  open var shadowColor: Color? = .separator

  /// Creates the system's look.
  public init() {}

  /// Takes the system's look again.
  public final func configureWithDefaultBackground() { configure(nil) }

  /// Takes an opaque ground in the system's color.
  public final func configureWithOpaqueBackground() { configure(.systemBackground) }

  /// Takes no ground at all, and no line.
  public final func configureWithTransparentBackground() {
    configure(.clear)
    shadowColor = nil
  }

  private func configure(_ color: Color?) {
    backgroundColor = color
    shadowColor = .separator
  }
}

/// How a navigation bar looks; UIKit's `UINavigationBarAppearance`.
@preconcurrency @MainActor open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title: font and color are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a toolbar looks; UIKit's `UIToolbarAppearance`.
@preconcurrency @MainActor open class ToolbarAppearance: BarAppearance {}
