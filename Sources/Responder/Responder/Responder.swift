import Foundation
import Simulation

/// An object that can receive touches and keyboard input, and stands in a chain of such objects.
///
/// The base class stores no next responder (A1): each subclass says who comes after it. What a responder does not
/// handle goes to ``next``, never to a superview as such, so overriding ``next`` reroutes everything (A12).
@preconcurrency @MainActor open class Responder {
  /// The place that knows who is first responder; nil while the responder is in no window.
  nonisolated(unsafe) package final var focusScope: FocusScope?

  /// Creates a responder that stands in no chain.
  public init() {}

  // MARK: The chain

  /// The responder that gets what this one does not handle; nil at the chain's end.
  open var next: Responder? { nil }

  // MARK: First responder

  /// Whether this responder would agree to become first responder; false unless a subclass says otherwise (A13).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder would agree to give up being first responder; true unless a subclass says otherwise (A17).
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { isFirstInScope }

  /// The same, whatever an override says.
  package final var isFirstInScope: Bool { focusScope?.isFirst(self) ?? false }

  /// Makes a view first responder where it stands; nil if it is in no window.
  package final func becomeFirstInScope(isView: Bool) -> Bool? { focusScope?.makeFirst(self, isView: isView) }

  /// Asks to become the first responder of its window; returns whether it is now.
  ///
  /// The order, all of it inside the call (A28): this responder is asked ``canBecomeFirstResponder``; the present first
  /// responder's ``resignFirstResponder()`` runs to its end; this one is first; text inputs begin editing; the keyboard
  /// follows.
  ///
  /// Returns true at once and does nothing if this one is first already (A21), but for a field in its accessory view that
  /// is being edited: that resigns. Returns false, and leaves the present
  /// first responder as it is, if this one is in no window (A22), does not agree (A25), or the present one refuses
  /// (A27). Also returns false if a callback on the way made another responder first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    becomeFirstInScope(isView: false) ?? false
  }

  /// Gives up being first responder; returns whether it is not first any more.
  ///
  /// Returns true and does nothing if it was not first (A35), and false if ``canResignFirstResponder`` says no or a
  /// callback on the way made it first again. Afterwards there is no first responder (A36). An override must call
  /// super: without it the responder stays first, even when editing is ended by force (A37).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    focusScope?.resign(self) ?? true
  }

  /// The view to show in place of the keys while this responder is first; nil for the next one up the chain (A60).
  ///
  /// It is a `View`; views and controllers override it with that type. It is asked when the responder becomes first, and
  /// at ``reloadInputViews()`` (A61). From iPhone OS 3.2.
  open var inputView: Responder? { nil }

  /// The view to show above the keys while this responder is first; nil for the next one up the chain (A60).
  ///
  /// Of a responder that takes no text it is shown alone, at the bottom of the screen. Else as ``inputView``.
  open var inputAccessoryView: Responder? { nil }

  /// Makes the keyboard ask again for this responder's input views and traits; nothing if it is not first (A62).
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    focusScope?.host?.inputViewsDidChange(for: self)
  }

  // MARK: Touches

  /// Tells that fingers went down in this responder; by default ``next`` is told (C21).
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesBegan(touches, with: event) }
  }

  /// Tells that fingers moved; by default ``next`` is told.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesMoved(touches, with: event) }
  }

  /// Tells that fingers were lifted; by default ``next`` is told.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesEnded(touches, with: event) }
  }

  /// Tells that the system took the touches away; by default ``next`` is told.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// Tells that keys of a hardware keyboard went down, from iOS 13.4; by default ``next`` is told.
  ///
  /// The first responder is told first. What nobody keeps goes on to key commands and to the text: an override that does
  /// not call super keeps the key from both.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Tells that presses have another force; no key has. By default ``next`` is told.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Tells that keys came up; by default ``next`` is told.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Tells that the system took presses away; by default ``next`` is told. The simulated keyboard takes none away.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Actions

  /// Whether this responder would perform `action` if it came along the chain; by default, if it is an instance of the
  /// class whose method the action is (A54).
  open func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the responder that would perform `action`: this one if it can, or else who comes after it (A55).
  open func target(forAction action: MethodSelector, withSender sender: Any?) -> Responder? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The keys of a hardware keyboard that perform actions while this responder is on the chain (A63). From iOS 7.
  open var keyCommands: [KeyCommand]? { nil }

  // MARK: Undoing

  /// The undo manager for changes here: by default that of ``next``, and so the nearest up the chain. Windows have one.
  open var undoManager: UndoManager? {
    var nearest: UndoManager?
    forward { nearest = $0.undoManager }
    return nearest
  }

  // MARK: Names

  /// How logs, pictures and messages name the responder: its class, and what tells it from its kin.
  open var debugName: String { String(describing: type(of: self)) }

  /// The responder in a text: `<LoginViewController>`, the same in each run.
  open var description: String { "<\(debugName)>" }

  // MARK: Identity

  /// Whether `object` is as good as this one, which `==` asks; by default, whether it is this one.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A number that is the same for equal responders; it is another one in each run.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
}
