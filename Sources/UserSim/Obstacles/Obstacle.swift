import Foundation
import Simulation

/// What keeps a finger from a view. Each case names the culprit.
public enum Obstacle: Hashable, Sendable {
  /// The view is in no window.
  case notInWindow
  /// The view's window is hidden.
  case windowHidden(window: String)
  /// The view or an ancestor is hidden.
  case hidden(by: String)
  /// The view or an ancestor is transparent.
  case transparent(by: String, alpha: CGFloat)
  /// The view has no area.
  case zeroSize(CGRect)
  /// The view or an ancestor takes no touches.
  case interactionDisabled(by: String)
  /// The view or an ancestor is being animated.
  case animating(by: String)
  /// The view's middle is outside the screen.
  case offScreen(point: CGPoint, screen: CGSize)
  /// The view's middle is outside an ancestor, which therefore does not pass the touch on.
  case outside(ancestor: String, point: CGPoint, bounds: CGRect)
  /// The keyboard is in front of the view's middle.
  case underKeyboard(key: String, depth: CGFloat)
  /// Another view is in front of the view's middle.
  case covered(by: String, point: CGPoint)
  /// Nothing at all is hit at the view's middle.
  case nothingHit(point: CGPoint)
}

extension Obstacle: CustomStringConvertible {
  /// The obstacle as a sentence.
  public var description: String {
    switch self {
    case .notInWindow:
      "it is in no window"
    case .windowHidden(let window):
      "its window \(window) is hidden"
    case .hidden(let culprit):
      "\(culprit) is hidden"
    case .transparent(let culprit, let alpha):
      "\(culprit) is transparent, with alpha \(GeometryText.number(alpha))"
    case .zeroSize(let frame):
      "its frame \(GeometryText.rect(frame)) has no area"
    case .interactionDisabled(let culprit):
      "\(culprit) has user interaction disabled"
    case .animating(let culprit):
      "\(culprit) is being animated without .allowUserInteraction"
    case .offScreen(let point, let screen):
      "its middle \(GeometryText.point(point)) is outside the screen of \(GeometryText.size(screen))"
    case .outside(let ancestor, let point, let bounds):
      "its middle \(GeometryText.point(point)) is outside \(ancestor), whose bounds are \(GeometryText.rect(bounds))"
    case .underKeyboard(let key, let depth):
      "its middle is \(GeometryText.number(depth)) points below the keyboard's top; \(key) was hit instead"
    case .covered(let culprit, let point):
      "\(culprit) was hit instead at \(GeometryText.point(point))"
    case .nothingHit(let point):
      "nothing is hit at \(GeometryText.point(point))"
    }
  }
}
