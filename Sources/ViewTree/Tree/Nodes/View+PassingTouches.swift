import Responder
import Simulation

extension View: PassingResponder {
  /// The next responder that may handle touches instead of passing them on.
  final var nextThatMayHandleTouches: Responder? {
    guard let next else { return nil }
    guard let view = next as? View else { return next }
    return view.firstThatMayHandleTouches
  }

  /// Delivers touches to the next responder that may handle them.
  final func passOn(_ deliver: (Responder) -> Void) {
    guard let responder = nextThatMayHandleTouches else { return }
    Recursion.enter("an event to \(responder.debugName)")
    deliver(responder)
    Recursion.leave()
  }

  /// The first responder, from this view on, that may handle touches. The search skips views that pass
  /// touches on, node by node.
  package var firstThatMayHandleTouches: Responder? {
    var current = node
    while current.pointee.flags.contains(.passesTouches) {
      if current.pointee.flags.contains(.hasController), let controller = current.view.owningController {
        return controller
      }
      guard let parent = current.pointee.parent else { return current.view.next }
      current = parent
    }
    return current.view
  }
}

extension Responder {
  /// Whether a class on the responder chain, from this responder on, may belong to the app and override
  /// anything.
  package var chainMayHaveOverrides: Bool {
    guard let view = self as? View else { return true }
    var current = view.node
    while let parent = current.pointee.parent {
      if !current.pointee.flags.isDisjoint(with: [.needsObjectCall, .hasController]) { return true }
      current = parent
    }
    guard let window = current.view as? Window, type(of: window) == Window.self else { return true }
    return window.application.next != nil
  }
}
