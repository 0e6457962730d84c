import Foundation
import Responder
import Simulation

/// A timer that fires in the simulator's time, in the place of Foundation's.
///
/// A repeating timer is repeating work of the clock: `settle()` reports it and doesn't wait for it. The clock
/// retains a scheduled timer until it has fired for the last time or is invalidated.
@preconcurrency @MainActor public final class Timer: NSObject {
  /// The seconds between two firings, at least 0.0001, or 0 for a timer that doesn't repeat.
  public var timeInterval: TimeInterval { repeats ? interval.inSeconds : 0 }
  /// The time until the first firing after the start.
  private let interval: Duration
  /// Whether the timer repeats.
  private let repeats: Bool
  /// The object that the app attached to the timer.
  public let userInfo: Any?
  /// The permitted delay of the firing, which the simulator never uses.
  public var tolerance: TimeInterval = 0
  /// The timer's action, or `nil`, with everything it retains released, after invalidation.
  private var fires: (@MainActor (Timer) -> Void)?
  private var work: ScheduledWork?
  private let file: StaticString
  private let line: Int

  /// Creates a timer without an action, which is invalid: the value of a property before the app sets it.
  public override init() {
    (interval, repeats, userInfo, fires) = (ScheduledWork.shortestInterval, false, nil, nil)
    (file, line) = (#fileID, #line)
  }

  /// Creates a timer that starts when it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    file: StaticString = #fileID,
    line: Int = #line,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    (self.interval, self.repeats) = (max(.pinned(seconds: interval), ScheduledWork.shortestInterval), repeats)
    (userInfo, fires) = (nil, block)
    (self.file, self.line) = (file, line)
  }

  /// Creates a timer that calls a method of `target` with the timer as its argument. It retains the target
  /// until it is invalid.
  public init(
    timeInterval ti: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    (interval, repeats) = (max(.pinned(seconds: ti), ScheduledWork.shortestInterval), yesOrNo)
    self.userInfo = userInfo
    (self.file, self.line) = (file, line)
    fires = { aSelector.call(on: aTarget, sender: $0, event: nil) }
  }

  /// Creates and starts a timer that first fires after `interval` seconds.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    file: StaticString = #fileID,
    line: Int = #line,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, file: file, line: line, block: block)
    timer.run()
    return timer
  }

  /// Creates and starts a timer that calls a method of `target`.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo,
      file: file,
      line: line
    )
    timer.run()
    return timer
  }

  /// Whether the timer may still fire.
  public var isValid: Bool { fires != nil }

  /// Fires immediately. A timer that doesn't repeat is invalid afterwards.
  public func fire() {
    guard let fires else { return }
    if !repeats { invalidate() }
    fires(self)
  }

  /// Invalidates the timer, which never fires again and releases its action.
  public func invalidate() {
    fires = nil
    work?.cancel()
    work = nil
  }

  /// Starts the timer, unless it is running or invalid. An interval of zero or less counts as 0.1
  /// milliseconds, as in Foundation.
  func run() {
    guard isValid, work == nil else { return }
    let context = SimulationContext.required(for: "Timer")
    if repeats {
      work = context.schedule(every: interval, label: "timer", isPrograms: true, file: file, line: line) {
        self.fire()
      }
    } else {
      work = context.schedule(after: interval, label: "timer", isPrograms: true, file: file, line: line) {
        self.fire()
      }
    }
  }
}

extension RunLoop {
  /// Starts `timer`; the mode is ignored.
  @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.run() }
}
