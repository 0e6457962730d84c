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

  /// Called when all objects of an interface file are decoded and connected, in the file's order (MC48). An
  /// override calls super.
  open func awakeFromNib() {}

  /// Never called, as there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

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

  // MARK: Motion and remote controls

  /// Called when a motion of the device begins; the default calls ``next``. The simulated user doesn't shake
  /// the device, so nothing calls this method and the three below.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionBegan(motion, with: event) }
  }
  /// Called when a motion of the device ends.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionEnded(motion, with: event) }
  }
  /// Called when a motion of the device is interrupted.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionCancelled(motion, with: event) }
  }
  /// Called for a command of a remote control.
  open func remoteControlReceived(with event: Event?) { forward { $0.remoteControlReceived(with: event) } }

  // MARK: Actions

  /// Moves the selection to the pasteboard. This action of an edit menu and those below do nothing by
  /// default; a responder that overrides one also returns true for it from
  /// ``canPerformAction(_:withSender:)``.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; see ``cut(_:)``.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection with the pasteboard's content; see ``cut(_:)``.
  open func paste(_ sender: Any?) {}
  /// Selects the text near the caret; see ``cut(_:)``.
  open func select(_ sender: Any?) {}
  /// Selects everything; see ``cut(_:)``.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; see ``cut(_:)``.
  open func delete(_ sender: Any?) {}

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

  /// The text for a debugger; ``description`` by default.
  open var debugDescription: String { description }

  // MARK: Identity

  /// Returns whether `object` is equal to this responder, for `==`; by default, whether it is the same
  /// object.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A hash value that is equal for equal responders and differs between runs.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// The state that few responders have; `nil` for the others.
  private final var rareState: RareResponderState?

  private final func changeRareState(_ change: (RareResponderState) -> Void) {
    let state = rareState ?? RareResponderState()
    rareState = state
    change(state)
  }

  // MARK: Activities

  /// The activity that the responder updates. Several responders may share one. Setting it doesn't make the
  /// activity current.
  open var userActivity: UserActivity? {
    get { rareState?.activity }
    set {
      let old = rareState?.activity
      guard newValue !== old else { return }
      old?.leaves(self)
      changeRareState { $0.activity = newValue }
      newValue?.belongs(to: self)
    }
  }

  /// Updates the responder's activity, which is about to be saved; does nothing by default.
  open func updateUserActivityState(_ activity: UserActivity) {}

  /// Restores the responder from an activity that the app has passed to the handler of
  /// `application(_:continue:restorationHandler:)`; does nothing by default.
  open func restoreUserActivityState(_ activity: UserActivity) {}

  // MARK: State restoration

  /// Encodes the state of a view controller with a restoration identifier, when the app enters the
  /// background; does nothing by default. Only controllers are called.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state that ``encodeRestorableState(with:)`` has encoded, in the launch of the app; does
  /// nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Accessibility

  /// The state of the accessibility properties, or `nil` while none has been set.
  package final var accessibilityState: AccessibilityState? {
    get { rareState?.accessibility }
    set { if newValue !== rareState?.accessibility { changeRareState { $0.accessibility = newValue } } }
  }

  /// Activates the element for VoiceOver, and returns whether it did. By default, returns false, and
  /// VoiceOver taps ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the element's value when a VoiceOver user swipes up. By default, only sliders and page
  /// controls change.
  open func accessibilityIncrement() { (self as? any AccessibilityAdjusting)?.adjust(isIncrement: true) }

  /// Decrements the element's value when a VoiceOver user swipes down.
  open func accessibilityDecrement() { (self as? any AccessibilityAdjusting)?.adjust(isIncrement: false) }

  /// Scrolls by a page, and returns whether it did. By default, returns false, so that the next responder is
  /// called, except that a scroll view scrolls by its height or width.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    (self as? any AccessibilityScrolling)?.scroll(direction) ?? false
  }

  /// Dismisses content when a VoiceOver user makes the escape gesture, and returns whether it did. By
  /// default, returns false, except that a navigation controller pops.
  open func accessibilityPerformEscape() -> Bool {
    (self as? any AccessibilityEscaping)?.escape() ?? false
  }

  /// Performs the most important action of the app when a VoiceOver user makes the magic tap, and returns
  /// whether it did. By default, returns false, so that the next responder is called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Notifies the element that VoiceOver has moved to it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Notifies the element that VoiceOver has moved away from it.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether VoiceOver is at the element.
  open func accessibilityElementIsFocused() -> Bool { accessibilityState?.isFocused ?? false }

  /// The elements inside the responder in the order in which VoiceOver reads them; `nil`, the default, for
  /// its subviews in reading order.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Returns the number of ``accessibilityElements``. Where an override returns more than zero, VoiceOver
  /// asks for that many elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index, or `nil` for an index outside of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// The actions that a VoiceOver user finds at the element besides its activation.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibilityState?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// The rotors of the responder and of the elements inside it.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  /// The element's frame in screen coordinates: that of its outline, or else the one that was set; by default
  /// a view's frame, and zero for other responders.
  open var accessibilityFrame: CGRect {
    get {
      let given = accessibilityState?.pathFrame ?? accessibilityState?.frame
      return given ?? (self as? any AccessibilityPlaced)?.screenFrame ?? .zero
    }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The point that VoiceOver taps, in screen coordinates; by default the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityState?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// Whether VoiceOver skips the elements inside the responder; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether VoiceOver skips the view's siblings; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether VoiceOver reads all elements inside the view before it continues after it; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The names by which a Voice Control user taps the element; `nil`, the default, for its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.userInputLabels }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
}

/// The parts of a responder's state that few responders have.
@MainActor private final class RareResponderState {
  var accessibility: AccessibilityState?
  var activity: UserActivity?

  nonisolated init() {}
}
