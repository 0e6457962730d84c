import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Simulator {
  /// Claims that a view is seen whole, on the screen, within the ancestors that clip it and above the keyboard, as things
  /// stand; that it could be scrolled to is not enough.
  ///
  /// Of a text view counts what its insets leave. A keyboard that does not reach the bottom of the screen covers nothing,
  /// as it can be moved away.
  public func claimVisible(_ view: View) -> Claim {
    let sight = Sight(application: application, keyboard: keyboard)
    let (bottom, top) = (sight.seenPart(of: view).maxY, sight.keyboardTop)
    guard let problem = sight.problem(of: view) else {
      let place = top.map {
        "above the keyboard: its bottom \(number(bottom)), the keyboard's top \(number($0))"
      }
      return Claim("\(view.debugName) is \(place ?? "seen whole")", true)
    }
    if case .notShown = problem { return Claim("\(problem)", false) }
    guard let top, bottom > top else { return Claim("\(problem)", false) }
    return Claim(
      "\(view.debugName) is under the keyboard by \(number(bottom - top)) points: "
        + "its bottom \(number(bottom)), the keyboard's top \(number(top))",
      false
    )
  }

  /// Claims ``claimVisible(_:)`` of the first responder; it fails if none is, or if that is no view.
  public func claimFocusVisible() -> Claim {
    guard let responder = firstResponder else { return Claim("nothing is first responder", false) }
    guard let view = responder as? View else { return Claim("\(responder.debugName) is no view", false) }
    return claimVisible(view)
  }

  /// Claims that the keyboard has gone, and nothing is first responder.
  public func claimEditingEnded() -> Claim {
    if let responder = firstResponder { return Claim("\(responder.debugName) is first responder", false) }
    if keyboard.isVisible { return Claim("the keyboard is up, with nothing to type into", false) }
    return Claim("nothing is first responder, and the keyboard is gone", true)
  }

  /// Claims that no object has registered more than one handler for a notification of the keyboard, so that none acts twice on
  /// one post. Closures that were registered in the same place count as one object's.
  ///
  /// - Parameter names: The notifications; all six of the keyboard if none are given.
  public func claimOneHandlerPerNotification(_ names: [Notification.Name] = []) -> Claim {
    let names = names.isEmpty ? Simulator.keyboardNotifications : names
    for name in names {
      var counts: [NotificationBus.Handler: Int] = [:]
      let handlers = notifications.handlers(of: name)
      for handler in handlers { counts[handler, default: 0] += 1 }
      if let worst = handlers.first(where: { counts[$0, default: 0] > 1 }), let count = counts[worst] {
        let notification = name.rawValue.shortNotificationName
        return Claim("\(worst.name) handles \(notification) \(count) times", false)
      }
    }
    return Claim("each handler is registered once", true)
  }

  /// Claims that every object that observes a notification is still there. On systems before iOS 9, a post to one that was
  /// deallocated without removing itself crashes (U59).
  public func claimObserversRemoved() -> Claim {
    guard let orphan = notifications.orphans.first else {
      return Claim("no observer was deallocated without removing itself", true)
    }
    let name = orphan.name?.rawValue.shortNotificationName ?? "all notifications"
    return Claim("\(orphan.owner) was deallocated and still observes \(name)", false)
  }

  private static var keyboardNotifications: [Notification.Name] {
    [
      Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification,
    ]
  }

  /// Remembers where views are, with the insets of scroll views, to claim later that all is back.
  ///
  /// - Parameter view: The root of what is looked at; the key window without one.
  public func recordGeometry(of view: View? = nil) -> GeometryRecord {
    GeometryRecord(of: view ?? application.keyWindow ?? window)
  }

  private func number(_ value: CGFloat) -> String { GeometryText.number(value) }
}
