import Foundation
import Simulation
import ViewTree

/// A resource or state that a test leaves behind.
public enum Leftover: Hashable, Sendable {
  /// A finger is on the screen, above the named view if there is one.
  case touch(view: String?, point: CGPoint)
  /// A one-shot timer of the app has not fired.
  case timer(label: String, creator: String)
  /// An observer was deallocated without ending its observation; a nil name is all notifications. On devices
  /// with systems before iOS 9 the next post would crash.
  case observer(String, name: String?)
  /// A controller that has left the screen is still alive, although the simulator is deallocated.
  case controller(String)
}

extension Leftover: CustomStringConvertible {
  /// A description of the leftover.
  public var description: String {
    switch self {
    case .touch(let view, let point):
      "a finger is down on \(view ?? "nothing") at \(GeometryText.point(point))"
    case .timer(let label, let creator):
      "the timer \"\(label)\", scheduled at \(creator), has not run"
    case .observer(let owner, let name):
      "\(owner) has gone and was never removed as observer of \(name ?? "all notifications")"
    case .controller(let name):
      "\(name) has left the screen, and something holds it"
    }
  }
}

extension Simulator {
  /// The leftovers at this moment: fingers on the screen, the app's timers that run once, observers that were
  /// deallocated without ending their observation; in this order.
  ///
  /// The toolkit's own pending work, such as the animation of a keyboard, is not included.
  public var leftovers: [Leftover] {
    let touches = application.touchesDown.map {
      Leftover.touch(view: $0.view?.debugName, point: $0.screenLocation)
    }
    let timers = clock.pendingTimers.map { Leftover.timer(label: $0.label, creator: $0.creator) }
    let observers = notifications.orphans.map { Leftover.observer($0.owner, name: $0.name?.rawValue) }
    return touches + timers + observers
  }
}
