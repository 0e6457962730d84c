import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Simulator {
  /// Claims that all of a view is visible now: on the screen, within the ancestors that clip it, and above
  /// the keyboard. A view that would have to be scrolled to fails.
  ///
  /// Of a text view, only the part inside its insets counts. A keyboard that does not reach the bottom of the
  /// screen covers nothing, as the user can move it away.
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

  /// Claims ``claimVisible(_:)`` of the first responder; it fails if there is none, or if it is not a view.
  public func claimFocusVisible() -> Claim {
    guard let responder = firstResponder else { return Claim("nothing is first responder", false) }
    guard let view = responder as? View else { return Claim("\(responder.debugName) is no view", false) }
    return claimVisible(view)
  }

  /// Claims that the keyboard is hidden and there is no first responder.
  public func claimEditingEnded() -> Claim {
    if let responder = firstResponder { return Claim("\(responder.debugName) is first responder", false) }
    if keyboard.isVisible { return Claim("the keyboard is up, with nothing to type into", false) }
    return Claim("nothing is first responder, and the keyboard is gone", true)
  }

  /// Claims that no object has registered more than one handler for a notification of the keyboard, so that
  /// none handles one post twice. Closures that were registered at the same place in the source count as one
  /// object's.
  ///
  /// - Parameter names: The notifications; if empty, all six of the keyboard.
  public func claimOneHandlerPerNotification(_ names: [Notification.Name] = []) -> Claim {
    let names = names.isEmpty ? Simulator.keyboardNotifications : names
    for name in names {
      if let (handler, count) = notifications.repeatedHandler(of: name) {
        return Claim("\(handler) handles \(name.rawValue.shortNotificationName) \(count) times", false)
      }
    }
    return Claim("each handler is registered once", true)
  }

  /// Claims that no observer of a notification was deallocated without removing itself. On systems before iOS
  /// 9, a post to such an observer crashes (U59).
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

  /// Records the positions of views and the insets of scroll views, to claim later that they are restored.
  ///
  /// - Parameter view: The root of the views; if nil, the key window.
  public func recordGeometry(of view: View? = nil) -> GeometryRecord {
    GeometryRecord(of: view ?? application.keyWindow ?? window)
  }

  private func number(_ value: CGFloat) -> String { GeometryText.number(value) }
}
