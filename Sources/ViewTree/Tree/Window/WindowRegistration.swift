import Responder

/// Clears the references to a window's first responder when the window is deallocated, on the main actor:
/// immediately if the last reference to the window is released there, or else as soon as the main actor is
/// free.
@MainActor final class WindowRegistration {
  private let scope: FocusScope
  private let application: Application
  private let address: ObjectIdentifier

  init(_ window: Window) {
    (scope, application, address) = (window.scope, window.application, ObjectIdentifier(window))
  }

  isolated deinit {
    scope.hostWasDeallocated()
    application.inputSystem?.windowWasDeallocated(address)
    application.windowWasDeallocated()
  }
}
