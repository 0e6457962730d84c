import Foundation
import Simulation
import ViewTree

/// Something that a test has left behind.
public enum Leftover: Hashable, Sendable {
  /// A finger is on the screen; of a view, if there is one below it.
  case touch(view: String?, point: CGPoint)
  /// Work of the program's own, scheduled to run once, has not run.
  case timer(label: String, creator: String)
  /// An observer has gone without ending its observation; nil is that of every name. On devices with systems before iOS 9
  /// the next post would crash.
  case observer(String, name: String?)
  /// A controller lives that has left the screen, though the simulator has gone.
  case controller(String)
}

extension Leftover: CustomStringConvertible {
  /// What was left, in words.
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
  /// What is left at this moment: fingers on the screen, timers of the program's own that run once, observers that have
  /// gone without ending their observation; in this order.
  ///
  /// What the toolkit itself has under way, such as a keyboard that slides, is not among it.
  public var leftovers: [Leftover] {
    let touches = application.touchesDown.map {
      Leftover.touch(view: $0.view?.debugName, point: $0.screenLocation)
    }
    let timers = clock.pendingTimers.map { Leftover.timer(label: $0.label, creator: $0.creator) }
    let observers = notifications.orphans.map { Leftover.observer($0.owner, name: $0.name?.rawValue) }
    return touches + timers + observers
  }
}
