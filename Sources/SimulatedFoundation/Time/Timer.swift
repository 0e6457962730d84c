import Foundation
import Responder
import Simulation

/// A timer that fires in the simulator's time, in the place of Foundation's.
///
/// A repeating timer is repeating work of the clock: `settle()` reports it and does not wait for it. The clock holds a
/// scheduled timer until it has fired for the last time or is invalidated.
@preconcurrency @MainActor public final class Timer: NSObject {
  /// The seconds between two firings.
  public let timeInterval: TimeInterval
  /// Whether it fires again and again.
  private let repeats: Bool
  /// What the program attached to it.
  public let userInfo: Any?
  /// How much later it may fire; it never does.
  public var tolerance: TimeInterval = 0
  /// What it does; nil when it is invalid, so that it holds nothing any more.
  private var fires: (@MainActor (Timer) -> Void)?
  private var work: ScheduledWork?

  /// Creates a timer that fires when it has been added to a run loop.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    (timeInterval, self.repeats, userInfo, fires) = (interval, repeats, nil, block)
  }

  /// Creates a timer that calls a method of `target` with itself; it holds the target until it is invalid.
  public init(
    timeInterval ti: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    (timeInterval, repeats, self.userInfo) = (ti, yesOrNo, userInfo)
    fires = { aSelector.call(on: aTarget, sender: $0, event: nil) }
  }

  /// Creates a timer that fires first after `interval` seconds, and lets it run.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.run()
    return timer
  }

  /// Creates a timer that calls a method of `target`, and lets it run.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    timer.run()
    return timer
  }

  /// Whether it may still fire.
  public var isValid: Bool { fires != nil }

  /// Fires now; a timer that does not repeat is invalid afterwards.
  public func fire() {
    guard let fires else { return }
    if !repeats { invalidate() }
    fires(self)
  }

  /// Ends it; it never fires again, and lets go what it calls.
  public func invalidate() {
    fires = nil
    work?.cancel()
    work = nil
  }

  /// Lets it run, unless it runs already or is invalid. An interval of zero or less counts as 0.1 milliseconds, as Foundation has it.
  func run() {
    guard isValid, work == nil else { return }
    let context = SimulationContext.required(for: "Timer")
    let interval = max(Duration.pinned(seconds: timeInterval), .microseconds(100))
    work =
      repeats
      ? context.schedule(every: interval, label: "timer") { self.fire() }
      : context.schedule(after: interval, label: "timer") { self.fire() }
  }
}

extension RunLoop {
  /// Lets `timer` run; all modes are one.
  @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.run() }
}
