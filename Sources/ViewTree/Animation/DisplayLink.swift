import Foundation
import Responder
import Simulation

/// Calls a method at each frame of the screen, on the virtual clock.
///
/// The first frame comes one frame after ``add(to:forMode:)``. The link holds its target until ``invalidate()``, and is held
/// by the clock while it is added. `settle()` does not wait for it, and reports it.
@preconcurrency @MainActor public final class DisplayLink {
  private var target: AnyObject?
  private let selector: MethodSelector
  private let context: Handle<SimulationContext>
  private var work: ScheduledWork?
  private var modes: Set<RunLoop.Mode> = []

  /// Creates a link that calls a method, which takes nothing or the link.
  public init(target: AnyObject, selector: MethodSelector) {
    (self.target, self.selector) = (target, selector)
    context = Application.required(for: "DisplayLink").context.handle
  }

  /// When the frame began that is on the screen, in seconds; see ``currentMediaTime()``. 0 before the first.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next frame will begin, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + interval.inSeconds }
  /// How long a frame of the screen takes, in seconds.
  public var duration: TimeInterval { Screen.frameDuration.inSeconds }
  /// Whether no method is called.
  public var isPaused = false {
    didSet { if isPaused != oldValue { run() } }
  }
  /// How often the method is called each second; 0, as at first, for 60, which is also the most. The calls are that many
  /// whole frames apart which come nearest.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { run() } }
  }

  /// Begins to call the method. The mode is kept and means nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    run()
  }

  /// Ends what ``add(to:forMode:)`` began for that mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { run() }
  }

  /// Ends all calls and lets the target go.
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

/// Returns the seconds of virtual time that have passed since the simulator was created: UIKit's `CACurrentMediaTime()`.
///
/// Stops with `there is no simulator: create a Simulator before using currentMediaTime()` if there is none.
@preconcurrency @MainActor public func currentMediaTime() -> TimeInterval {
  Application.required(for: "currentMediaTime()").context.clock.present.offset.inSeconds
}
