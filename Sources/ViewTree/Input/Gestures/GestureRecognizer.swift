import Foundation
import Responder
import Simulation

/// Watches the touches in a view and its subviews, and tells its targets when they make a gesture.
///
/// It stands outside the responder chain and sees each touch before the view does (F1, F2). What it makes of them is its
/// ``state``; a subclass sets it in its touch methods, and the ``GestureCoordinator`` decides whether that may be: other
/// recognizers may have to fail first, a delegate may say no, or another recognizer may have won already.
@preconcurrency @MainActor open class GestureRecognizer: Hashable {
  /// How far a recognizer is with a gesture.
  public enum State: Int, Sendable {
    /// It has not made up its mind; where every gesture begins.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture is complete; for a discrete gesture, recognized.
    case ended = 3
    /// A gesture that had begun was taken away.
    case cancelled = 4
    /// The touches are not its gesture.
    case failed = 5

    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  final var actionTable = ActionTable()
  /// The touches that it follows, in the order in which they went down.
  final var ownTouches: [Touch] = []
  /// The state that the subclass asked for, until the coordinator has decided.
  final var requestedStates: [State] = []
  final var requiredFailures: [WeakRecognizer] = []
  private nonisolated(unsafe) unowned(unsafe) var watchedView: View?
  private var currentState = State.possible
  private var storedIsEnabled = true

  /// The view whose touches it watches and that holds it; nil once the view is gone.
  public internal(set) final var view: View? {
    get { watchedView }
    set { watchedView = newValue }
  }
  /// Who has a say in what it recognizes.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether recognizing takes the touches away from their views, which get `touchesCancelled` (F4).
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when this recognizer has failed (F6).
  open var delaysTouchesBegan = false
  /// Whether views hear that touches ended only when this recognizer has failed (F6).
  open var delaysTouchesEnded = true
  /// A name for logs.
  open var name: String?

  /// Creates a recognizer that calls a method of `target`, or that tells nobody if either is nil.
  public init(target: AnyObject?, action: MethodSelector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Whether it serves a view or a controller of the toolkit, and not the program.
  package var isOfToolkit: Bool { false }

  /// Creates a recognizer that tells nobody.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method of `target` with itself.
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

  nonisolated final func viewGoes() { watchedView = nil }

  /// Tells that it recognized, or that a continuous gesture went on.
  func sendActions(through application: Application) { callTargets(through: application) }

  // MARK: State

  /// How far it is.
  ///
  /// Setting it, which only a subclass does in its touch methods or timers, is a wish: the coordinator grants it when
  /// all recognizers have seen the event, or lets the recognizer fail, or wait.
  open var state: State {
    get { requestedStates.last ?? currentState }
    set { requestedStates.append(newValue) }
  }

  /// The state that the coordinator has granted.
  final var grantedState: State { currentState }

  final func grant(_ state: State) { currentState = state }

  /// Whether it watches touches at all. Disabling it in the middle of a gesture cancels the gesture.
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

  /// Fingers went down in the view or a subview.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// The gesture is over and the state is possible again; an override forgets what it noted, and calls super.
  open func reset() {}

  /// Stops following a touch in this gesture.
  public final func ignore(_ touch: Touch, for event: Event) {
    ownTouches.removeAll { $0 === touch }
  }

  /// Whether it still hopes for its gesture while no finger is down.
  var awaitsMoreTouches: Bool { false }

  /// Whether the recognizer belongs to a text input.
  var isOfText: Bool { false }

  /// Lets `body` run when `delay` has passed; what it wishes for is decided at once.
  final func schedule(after delay: Duration, _ label: String, body: @escaping @MainActor () -> Void)
    -> ScheduledWork?
  {
    guard let application = view?.window?.application else { return nil }
    return application.context.schedule(after: delay, label: "\(label) of \(debugName)") {
      [weak application] in
      body()
      application?.touchDispatcher.gestures.resolve()
      application?.touchDispatcher.flush()
    }
  }

  // MARK: Other recognizers, for subclasses

  /// Whether recognizing this one keeps `other` from it.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Whether `other` recognizing keeps this one from it.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Whether this one must wait for `other` to fail.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Whether `other` must wait for this one to fail.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Makes this recognizer wait until `other` has failed; if `other` recognizes instead, this one fails.
  public final func require(toFail other: GestureRecognizer) {
    requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requiredFailures.append(WeakRecognizer(other))
  }

  // MARK: Where

  /// How many fingers it follows.
  open var numberOfTouches: Int { ownTouches.count }

  /// Returns the middle of the fingers in `view`'s coordinates; nil means the window's. (0, 0) without a finger.
  open func location(in view: View?) -> CGPoint {
    ownTouches.isEmpty ? .zero : center(of: ownTouches.map { $0.location(in: view) })
  }

  /// Returns where one finger is in `view`'s coordinates, by the order in which they went down.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    guard ownTouches.indices.contains(index) else {
      programmerError("\(debugName) has no touch \(index); it follows \(ownTouches.count)")
    }
    return ownTouches[index].location(in: view)
  }

  /// Returns the middle of some points.
  final func center(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  // MARK: Names and identity

  /// The class and the name: `TapGestureRecognizer "background"`.
  ///
  /// On systems before 3.2, which have no gesture recognizers, those of scroll views and text inputs are called tracking:
  /// `ScrollPanTracking "scrolling"`.
  open var debugName: String {
    var type = String(describing: Swift.type(of: self))
    if isOfToolkit, view?.ownWindow?.application.context.rule(VersionRules.hasGestureRecognizers) == false {
      type.replace("GestureRecognizer", with: "Tracking")
    }
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  /// The recognizer in a text: `<TapGestureRecognizer "background">`, the same in each run.
  open var description: String { "<\(debugName)>" }

  /// Whether `object` is as good as this one, which `==` asks; by default, whether it is this one.
  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A number that is the same for equal recognizers; it is another one in each run.
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// Whether both are the same object, or say so by ``isEqual(_:)``.
  public nonisolated static func == (lhs: GestureRecognizer, rhs: GestureRecognizer) -> Bool {
    lhs === rhs || lhs.isEqual(rhs)
  }

  /// Hashes ``hash``.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension GestureRecognizer: @preconcurrency CustomStringConvertible {}

/// A recognizer, held weakly.
@MainActor struct WeakRecognizer {
  private(set) weak var recognizer: GestureRecognizer?

  init(_ recognizer: GestureRecognizer) { self.recognizer = recognizer }
}
