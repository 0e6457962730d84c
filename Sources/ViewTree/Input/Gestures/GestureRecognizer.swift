import Foundation
import Responder
import Simulation

/// An object that recognizes a gesture in the touches on a view and its subviews, and calls its targets.
///
/// A recognizer is not part of the responder chain, and receives each touch before the view does (F1, F2). A
/// subclass sets ``state`` in its touch methods. The `GestureCoordinator` decides whether the recognizer
/// enters that state: other recognizers may have to fail first, a delegate may refuse, or another recognizer
/// may have recognized already.
@preconcurrency @MainActor open class GestureRecognizer: Hashable {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// The recognizer has not recognized its gesture yet. Every gesture begins in this state.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture is complete; for a discrete gesture, recognized.
    case ended = 3
    /// A gesture that had begun was cancelled.
    case cancelled = 4
    /// The touches don't make the gesture.
    case failed = 5

    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  final var actionTable = ActionTable()
  nonisolated(unsafe) package final var associations: AssociatedObjects?
  /// The touches that the recognizer follows, in the order in which they began.
  final var ownTouches: [Touch] = []
  /// The states that the subclass has requested, until the coordinator has decided.
  final var requestedStates: [State] = []
  final var requiredFailures: [WeakRecognizer] = []
  private var viewHandle: Handle<View>?
  private var currentState = State.possible
  private var storedIsEnabled = true

  /// The view that owns the recognizer, whose touches it receives; `nil` after the view was deallocated.
  open var view: View? { baseView }
  final var baseView: View? {
    get { viewHandle?.object }
    set { viewHandle = newValue?.handle }
  }
  /// The delegate.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the touches are cancelled in their views, with `touchesCancelled`, when the gesture is
  /// recognized (F4).
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after this recognizer has failed (F6).
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after this recognizer has failed (F6).
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer receives, by their raw values; all of them by default. It
  /// doesn't receive others, and its delegate isn't asked about them.
  open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) } { didSet { limitsTouchTypes = true } }
  private var limitsTouchTypes = false
  /// Whether touches of one kind are received at a time; true by default. All simulated touches are of one
  /// kind, so it is kept for the app to read.
  open var requiresExclusiveTouchType = true
  /// The recognizer's name in logs.
  open var name: String?

  /// Creates a recognizer that calls a method of `target`, or nothing if either argument is `nil`.
  public init(target: Any?, action: MethodSelector?) {
    if let target, let action { addTarget(target as AnyObject, action: action) }
  }

  /// Whether the recognizer belongs to a view or controller of the toolkit, not to client code.
  package var isInternal: Bool { false }

  /// Creates a recognizer without targets.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Called when all objects of an interface file are decoded and connected, in the file's order (MC48). An
  /// override calls super.
  open func awakeFromNib() {}

  /// Creates a recognizer that calls a method of `target` with the recognizer.
  public convenience init<Target: AnyObject, Recognizer: GestureRecognizer>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of `target`.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls the targets when the gesture is recognized, and at each change of a continuous gesture.
  func sendActions(through application: Application) { callTargets(through: application) }

  // MARK: State

  /// The recognizer's state.
  ///
  /// Only a subclass sets it, in its touch methods or timers. The value is a request. After all recognizers
  /// have received the event, the coordinator grants it, lets the recognizer fail, or lets it wait.
  open var state: State {
    get { requestedStates.last ?? currentState }
    set { requestedStates.append(newValue) }
  }

  /// The state that the coordinator has granted.
  final var grantedState: State { currentState }

  final func grant(_ state: State) { currentState = state }

  /// Whether the recognizer receives touches. Disabling it during a gesture cancels the gesture.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard newValue != storedIsEnabled else { return }
      storedIsEnabled = newValue
      if !newValue { coordinator?.abandon(self) }
    }
  }

  final var coordinator: GestureCoordinator? { view?.window?.application.touchDispatcher.gestures }

  // MARK: Touches, for subclasses

  /// Called when touches begin in the view or a subview.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called after the gesture, when the state is possible again. An override clears its stored values, and
  /// calls super.
  open func reset() {}

  /// Removes a touch from the touches that the recognizer follows in this gesture.
  public final func ignore(_ touch: Touch, for event: Event) {
    ownTouches.removeAll { $0 === touch }
  }

  /// Whether the recognizer waits for more touches while there are none.
  var awaitsMoreTouches: Bool { false }

  /// Whether the recognizer belongs to a text input.
  var isOfText: Bool { false }

  /// Whether the recognizer receives touches on a system. False if the view does its work there.
  func receivesTouches(in context: SimulationContext) -> Bool { true }

  /// Whether a touch is of an allowed kind.
  final func allows(_ touch: Touch) -> Bool {
    !limitsTouchTypes || allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
  }

  /// Runs `body` after `delay`, and then resolves the states that it requests.
  final func schedule(after delay: Duration, _ label: String, body: @escaping @MainActor () -> Void)
    -> ScheduledWork?
  {
    guard let application = view?.window?.application else { return nil }
    return application.context.schedule(after: delay, label: "\(label) of \(debugName)") {
      [handle = application.handle] in
      body()
      handle.object?.touchDispatcher.gestures.resolve()
      handle.object?.touchDispatcher.flush()
    }
  }

  // MARK: Other recognizers, for subclasses

  /// Whether this recognizer prevents `other` from recognizing.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Whether `other` prevents this recognizer from recognizing.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Whether this recognizer must wait for `other` to fail.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Whether `other` must wait for this recognizer to fail.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Makes this recognizer wait until `other` has failed. If `other` recognizes instead, this one fails.
  public final func require(toFail other: GestureRecognizer) {
    requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requiredFailures.append(WeakRecognizer(other))
  }

  // MARK: Locations

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { ownTouches.count }

  /// Returns the center of the touches in `view`'s coordinates, or in the window's if `view` is `nil`; (0, 0)
  /// without touches.
  open func location(in view: View?) -> CGPoint {
    ownTouches.isEmpty ? .zero : center(of: ownTouches.map { $0.location(in: view) })
  }

  /// Returns the location of one touch in `view`'s coordinates. The index follows the order in which the
  /// touches began.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    guard ownTouches.indices.contains(index) else {
      programmerError("\(debugName) has no touch \(index); it follows \(ownTouches.count)")
    }
    return ownTouches[index].location(in: view)
  }

  /// Returns the center of points.
  final func center(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  // MARK: Names and identity

  /// The class and the name: `TapGestureRecognizer "background"`.
  ///
  /// On systems before 3.2, which have no gesture recognizers, the recognizers of scroll views have
  /// "Tracking" in their names: `ScrollPanTracking "scrolling"`.
  open var debugName: String {
    var type = ClassNames.name(of: Swift.type(of: self))
    if isInternal, view?.baseWindow?.application.context.rule(VersionRules.hasGestureRecognizers) == false {
      type.replace("GestureRecognizer", with: "Tracking")
    }
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  /// The recognizer as text: `<TapGestureRecognizer "background">`, the same in each run.
  open var description: String { "<\(debugName)>" }

  /// Whether `object` is equal to this recognizer, as compared by `==`; by default, whether it is identical.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The hash value: equal for equal recognizers, and different in each run.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns whether both are the same object, or equal according to ``isEqual(_:)``.
  public nonisolated static func == (lhs: GestureRecognizer, rhs: GestureRecognizer) -> Bool {
    lhs === rhs || lhs.isEqual(rhs)
  }

  /// Feeds ``hash`` into the hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension GestureRecognizer: @preconcurrency CustomStringConvertible {}

/// A weak reference to a recognizer.
@MainActor struct WeakRecognizer {
  private(set) weak var recognizer: GestureRecognizer?

  init(_ recognizer: GestureRecognizer) { self.recognizer = recognizer }
}
