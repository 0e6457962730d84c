import Foundation
import Simulation

/// An object that can receive touches and keyboard input, as part of a responder chain.
///
/// The base class stores no next responder (A1); each subclass returns its own. Unhandled events go to
/// ``next``, never directly to a superview, so overriding ``next`` reroutes all of them (A12).
@preconcurrency @MainActor open class Responder {
  /// The scope that manages the first responder, or `nil` while the responder is in no window.
  nonisolated(unsafe) package final var focusScope: FocusScope?

  /// Creates a responder without a next responder.
  public init() {}

  // MARK: The chain

  /// The responder that receives unhandled events, or `nil` at the chain's end.
  open var next: Responder? { nil }

  // MARK: First responder

  /// Whether this responder can become first responder; false by default (A13).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder can resign first responder; true by default (A17).
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { isFirstInScope }

  /// Whether this responder is the first responder of its window, regardless of overrides.
  package final var isFirstInScope: Bool { focusScope?.isFirst(self) ?? false }

  /// Makes this responder first responder in its scope, and returns whether it succeeded, or `nil` if it is
  /// in no window.
  package final func becomeFirstInScope(isView: Bool) -> Bool? {
    focusScope?.makeFirstResponder(self, isView: isView)
  }

  /// Makes this responder the first responder of its window, and returns whether it is now first responder.
  ///
  /// The order, all of it inside the call (A28): ``canBecomeFirstResponder`` of this responder is read;
  /// ``resignFirstResponder()`` of the present first responder runs to its end; this responder becomes first
  /// responder; text inputs begin editing; the keyboard follows.
  ///
  /// Returns true immediately and does nothing if this responder is already first responder (A21), except
  /// that a field in its accessory view that is being edited resigns. Returns false, and leaves the present
  /// first responder as it is, if this responder is in no window (A22) or can't become first responder (A25),
  /// or if the present one refuses to resign (A27). Also returns false if a callback during the change made
  /// another responder first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    becomeFirstInScope(isView: false) ?? false
  }

  /// Resigns first responder, and returns whether this responder is no longer first responder.
  ///
  /// Returns true and does nothing if it was not first responder (A35), and false if
  /// ``canResignFirstResponder`` is false or a callback during the change made it first responder again.
  /// Afterwards there is no first responder (A36). An override must call super; otherwise the responder stays
  /// first responder, even when editing is ended by force (A37).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    focusScope?.resign(self) ?? true
  }

  /// The view shown in place of the keys while this responder is first responder, or `nil` for that of the
  /// next responder (A60).
  ///
  /// It is a `View`; views and controllers override the property with that type. It is read when the
  /// responder becomes first responder, and in ``reloadInputViews()`` (A61). From iPhone OS 3.2.
  open var inputView: Responder? { nil }

  /// The view shown above the keys while this responder is first responder, or `nil` for that of the next
  /// responder (A60).
  ///
  /// For a responder without text input, the view is shown alone, at the bottom of the screen. Otherwise it
  /// behaves like ``inputView``.
  open var inputAccessoryView: Responder? { nil }

  /// Updates the keyboard from this responder's input views and traits. Does nothing if it isn't first
  /// responder (A62).
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    focusScope?.host?.inputViewsDidChange(for: self)
  }

  // MARK: Touches

  /// Notifies the responder that touches began in it. By default, calls the method of ``next`` (C21).
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesBegan(touches, with: event) }
  }

  /// Notifies the responder that touches moved. By default, calls the method of ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesMoved(touches, with: event) }
  }

  /// Notifies the responder that touches ended. By default, calls the method of ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesEnded(touches, with: event) }
  }

  /// Notifies the responder that the system cancelled touches. By default, calls the method of ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// Notifies the responder that keys of a hardware keyboard were pressed, from iOS 13.4. By default, calls
  /// the method of ``next``.
  ///
  /// The first responder is called first. Unhandled presses continue to key commands and to the text input.
  /// An override that doesn't call super keeps the key from both.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Notifies the responder that the force of presses changed; keys don't measure it. By default, calls the
  /// method of ``next``.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Notifies the responder that keys were released. By default, calls the method of ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Notifies the responder that the system cancelled presses. By default, calls the method of ``next``. The
  /// simulated keyboard cancels none.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Actions

  /// Returns whether this responder can perform `action`; by default, whether it is an instance of the class
  /// that declares the action's method (A54).
  open func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the first responder in the chain, from this one on, that can perform `action` (A55).
  ///
  /// Menus and key commands send their actions to the object that an override returns.
  open func target(forAction action: MethodSelector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The key commands of a hardware keyboard while this responder is in the chain (A63). From iOS 7.
  open var keyCommands: [KeyCommand]? { nil }

  // MARK: Undoing

  /// The undo manager for changes in this responder; by default that of ``next``, so the nearest in the
  /// chain. Windows have one.
  open var undoManager: UndoManager? {
    var nearest: UndoManager?
    forward { nearest = $0.undoManager }
    return nearest
  }

  // MARK: Names

  /// The name of the responder in logs, pictures and messages: its class, and text that distinguishes it from
  /// similar responders.
  open var debugName: String { ClassNames.name(of: type(of: self)) }

  /// The responder as text, such as `<LoginViewController>`, the same in each run.
  open var description: String { "<\(debugName)>" }

  // MARK: Identity

  /// Returns whether `object` is equal to this responder, for `==`; by default, whether it is the same
  /// object.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A hash value that is equal for equal responders and differs between runs.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
}
