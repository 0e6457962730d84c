import Responder
import Simulation

/// The position of a bar in its container; UIKit's `UIBarPosition`.
public enum BarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The bottom of the container.
  case bottom = 1
  /// The top of the container.
  case top = 2
  /// The top of the screen.
  case topAttached = 3
}

/// A bar with a position, which determines its images; UIKit's `UIBarPositioning`.
@preconcurrency @MainActor public protocol BarPositioning: AnyObject {
  /// The bar's position: the answer of its delegate, or else the one of its kind.
  var barPosition: BarPosition { get }
}

/// A delegate that determines the position of a bar; UIKit's `UIBarPositioningDelegate`.
@preconcurrency @MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Returns the position of a bar. Called once when the bar has been added to a superview (MC52); `.any`,
  /// the default, stands for the position of the bar's kind.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// Returns `.any`.
  public func position(for bar: any BarPositioning) -> BarPosition {
    OptionalMethod.standard(.any, of: self)
  }
}

/// A delegate that determines the position of a toolbar; UIKit's `UIToolbarDelegate`.
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}

extension NavigationBar: BarPositioning {
  /// The bar's position: `.topAttached` in a navigation controller, and else the answer of its delegate, or
  /// `.top`.
  public final var barPosition: BarPosition {
    if baseSuperview?.owningController is NavigationController { return .topAttached }
    return givenPosition == .any ? .top : givenPosition
  }
}

extension Toolbar: BarPositioning {
  /// The bar's position: the answer of its delegate, or `.bottom` (MC52).
  public final var barPosition: BarPosition { givenPosition == .any ? .bottom : givenPosition }
}
