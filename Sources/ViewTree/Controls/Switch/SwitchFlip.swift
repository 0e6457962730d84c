import Foundation
import Simulation

/// An animated change of a switch, for pictures (MA8). That the thumb follows the spring of the track, and
/// that a change begins where the previous one is interrupted, is assumed.
@MainActor struct SwitchFlip {
  private let context: Handle<SimulationContext>
  private let begin: VirtualClock.Instant
  private let spring: Spring
  private let duration: Double
  private let from: CGFloat
  private let to: CGFloat
  /// The end of the change.
  let end: ScheduledWork

  /// Begins a change, or returns `nil` if the switch is in no window, or the system shows changes at once.
  init?(of control: Switch, to isOn: Bool, from part: CGFloat) {
    guard let context = control.baseWindow?.context, let springs = context.rule(VersionRules.switchSprings)
    else { return nil }
    let values = isOn ? springs.on : springs.off
    self.context = context.handle
    begin = context.clock.now
    duration = values.duration
    spring = Spring(damping: 1, frequency: values.frequency * values.duration, velocity: 0)
    (from, to) = (part, isOn ? 1 : 0)
    end = context.schedule(after: .seconds(values.duration), label: "a switch comes to rest") {
      [weak control] in control?.flip = nil
    }
  }

  /// The part of the way from off to on.
  var part: CGFloat {
    guard let now = context.object?.clock.now else { return to }
    return from.interpolated(to: to, spring.progress(at: begin.duration(to: now).inSeconds / duration))
  }
}
