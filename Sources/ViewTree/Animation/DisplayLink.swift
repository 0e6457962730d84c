import Foundation
import Responder
import Simulation

/// An object that calls a method at each frame of the screen, on the virtual clock.
///
/// The first frame comes one frame after ``add(to:forMode:)``. The link retains its target until
/// ``invalidate()``, and the clock retains the link while it is added. `settle()` does not wait for it, and
/// reports it.
@preconcurrency @MainActor public final class DisplayLink: IdentityHashable {
  private var target: AnyObject?
  private let selector: MethodSelector
  private let context: Handle<SimulationContext>
  private var work: ScheduledWork?
  private var modes: Set<RunLoop.Mode> = []

  /// Creates a link that calls a method with no argument or with the link.
  public init(target: AnyObject, selector: MethodSelector) {
    (self.target, self.selector) = (target, selector)
    context = Application.required(for: "DisplayLink").context.handle
  }

  /// The time at which the current frame began, in seconds, see ``currentMediaTime()``; 0 before the first
  /// frame.
  public private(set) var timestamp: TimeInterval = 0
  /// The time at which the next frame begins, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + interval.inSeconds }
  /// The duration of a frame of the screen, in seconds.
  public var duration: TimeInterval { Screen.frameDuration.inSeconds }
  /// Whether the calls are paused.
  public var isPaused = false {
    didSet { if isPaused != oldValue { run() } }
  }
  /// The number of calls per second. The default, 0, means 60, the maximum. The calls are the nearest whole
  /// number of frames apart.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { run() } }
  }

  /// Starts the calls. The mode is stored, but has no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    run()
  }

  /// Ends the calls for a mode, started by ``add(to:forMode:)``.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { run() }
  }

  /// Ends all calls and releases the target.
  public func invalidate() {
    modes = []
    target = nil
    run()
  }

  private var interval: Duration {
    guard preferredFramesPerSecond > 0, preferredFramesPerSecond < 60 else { return Screen.frameDuration }
    return Screen.frameDuration * max(1, Int((60 / Double(preferredFramesPerSecond)).rounded()))
  }

  private func run() {
    work?.cancel()
    work = nil
    guard !modes.isEmpty, !isPaused, target != nil else { return }
    work = context.object?.schedule(every: interval, label: "display link") { [self] in
      timestamp = context.object?.presentTime ?? timestamp
      if let target { selector.call(on: target, sender: self, event: nil) }
    }
  }
}

/// Returns the seconds of virtual time that have passed since the simulator was created: UIKit's
/// `CACurrentMediaTime()`. Off the main actor, it is the time of the simulator whose code has started the
/// task, or else of the one created last.
///
/// Stops with `there is no simulator: create a Simulator before using currentMediaTime()` if there is none.
public func currentMediaTime() -> TimeInterval {
  guard let clock = SimulationContext.onAnyThread?.clock else {
    programmerError("there is no simulator: create a Simulator before using currentMediaTime()")
  }
  return clock.now.offset.inSeconds
}
