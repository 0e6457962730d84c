import Foundation

/// The timing of an object in the time of the one that contains it; UIKit's `CAMediaTiming`.
///
/// A time of the container is converted by ``beginTime`` and ``speed``. Repetitions, reversal, the pace and
/// the values follow from the converted time.
@preconcurrency @MainActor public protocol MediaTiming: AnyObject {
  /// The start in the container's time, in seconds. For an animation that is added to a layer, 0 means the
  /// time at which it begins.
  var beginTime: TimeInterval { get set }
  /// The duration of one iteration in one direction, in seconds.
  var duration: TimeInterval { get set }
  /// The number of the object's seconds in a second of the container.
  var speed: Float { get set }
  /// The position in the first iteration at which the object begins, in seconds. What it skips comes after
  /// the end of the iteration.
  var timeOffset: TimeInterval { get set }
  /// The number of iterations; 0 means one, infinity means endless.
  var repeatCount: Float { get set }
  /// The duration of all iterations, in place of ``repeatCount``, in seconds; 0 for none.
  var repeatDuration: TimeInterval { get set }
  /// Whether each iteration is followed by one that runs back.
  var autoreverses: Bool { get set }
  /// The visible values before the start and after the end.
  var fillMode: MediaTimingFillMode { get set }
}

/// The visible values of an animation before its start and after its end; UIKit's `CAMediaTimingFillMode`.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains visible after the end.
  public static let forwards = MediaTimingFillMode(rawValue: "forwards")
  /// The first value is visible before the start.
  public static let backwards = MediaTimingFillMode(rawValue: "backwards")
  /// The first value is visible before the start, and the last one after the end.
  public static let both = MediaTimingFillMode(rawValue: "both")
  /// The animation has no effect before its start and after its end; the default.
  public static let removed = MediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}

/// A timing as a value.
struct MediaTimeline: Hashable, Sendable {
  var begin = 0.0
  var duration = 0.0
  var speed = 1.0
  var offset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = MediaTimingFillMode.removed

  /// A position in an iteration.
  struct Phase: Hashable, Sendable {
    /// The fraction of the duration, from 0 to 1.
    var fraction: Double
    /// The number of iterations before this one, in both directions.
    var iteration: Int
  }

  /// Times that differ less are the same time: rounding must not hide an end.
  private static let resolution = 1e-9

  @MainActor init(_ timing: any MediaTiming) {
    (begin, duration) = (timing.beginTime, timing.duration)
    (speed, offset) = (Double(timing.speed), timing.timeOffset)
    (repeatCount, repeatDuration) = (Double(timing.repeatCount), timing.repeatDuration)
    (autoreverses, fillMode) = (timing.autoreverses, timing.fillMode)
  }

  /// The duration of all iterations in the object's own seconds.
  private var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
  }

  /// The end in the container's time, or nil if there is none.
  var end: Double? {
    let (length, speed) = (activeDuration, abs(speed))
    return length < 1e9 && speed > 0 ? begin + length / speed : nil
  }

  /// Returns the phase at a time of the container, or nil if the object has no effect then. With `isEnd`, the
  /// container is at its end, where an object that ends there is still visible.
  func phase(at time: Double, isEnd: Bool = false) -> Phase? {
    let way = (time - begin) * abs(speed)
    let length = activeDuration
    if way < -Self.resolution { return fillMode.fillsBackwards ? phase(afterWay: 0, isEnd: false) : nil }
    guard speed != 0, way >= length - Self.resolution else {
      return phase(afterWay: max(0, way), isEnd: false)
    }
    let isVisible = fillMode.fillsForwards || (isEnd && way <= length + Self.resolution)
    return isVisible ? phase(afterWay: length, isEnd: true) : nil
  }

  private func phase(afterWay way: Double, isEnd: Bool) -> Phase {
    guard duration > 0 else { return Phase(fraction: 1, iteration: 0) }
    let ways = (way + offset) / duration
    var index = ways.rounded(.down)
    if ways - index > 1 - Self.resolution { index += 1 }
    // The end of an iteration is its last moment, not the first one of the next.
    if isEnd, abs(ways - index) < Self.resolution, index > 0 { index -= 1 }
    let isReturning = autoreverses && Int(index) % 2 != 0
    let fraction = min(max(0, ways - index), 1)
    return Phase(
      fraction: isReturning != (speed < 0) ? 1 - fraction : fraction,
      iteration: autoreverses ? Int(index) / 2 : Int(index)
    )
  }
}
