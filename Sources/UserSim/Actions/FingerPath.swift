import Foundation
import Simulation
import ViewTree

/// Where one finger is from the moment it goes down until it is lifted, in screen coordinates.
///
/// ``User/touch(along:fileID:filePath:line:column:)`` lets fingers go along paths.
public struct FingerPath: Hashable, Sendable {
  /// A part of the way.
  public struct Step: Hashable, Sendable {
    /// Where the finger is at the end of the step.
    public var point: CGPoint
    /// How long the step takes; the finger goes straight and evenly.
    public var duration: Duration

    /// Makes a step.
    public init(to point: CGPoint, over duration: Duration) {
      self.point = point
      self.duration = max(.zero, duration)
    }
  }

  /// Where the finger goes down.
  public var start: CGPoint
  /// The way, step by step.
  public private(set) var steps: [Step] = []

  /// Makes a path of a finger that goes down and is lifted.
  public init(from start: CGPoint) {
    self.start = start
  }

  /// Returns the path with a way to another point at its end.
  public func moving(to point: CGPoint, over duration: Duration) -> FingerPath {
    var path = self
    path.steps.append(Step(to: point, over: duration))
    return path
  }

  /// Returns the path with a rest at its end.
  public func holding(for duration: Duration) -> FingerPath { moving(to: end, over: duration) }

  /// Where the finger is lifted.
  public var end: CGPoint { steps.last?.point ?? start }

  /// How long the finger is down.
  public var duration: Duration { steps.reduce(.zero) { $0 + $1.duration } }

  /// Returns where the finger is so long after it went down; after its end, where it was lifted. Costs O(steps).
  public func point(after time: Duration) -> CGPoint {
    var (from, rest) = (start, time)
    for step in steps {
      if rest < step.duration {
        let part = CGFloat(rest / step.duration)
        return CGPoint(
          x: from.x + (step.point.x - from.x) * part,
          y: from.y + (step.point.y - from.y) * part
        )
      }
      (from, rest) = (step.point, rest - step.duration)
    }
    return from
  }

  /// The moments after the finger went down at which a step ends, in order.
  var turns: [Duration] {
    var time = Duration.zero
    return steps.map {
      time += $0.duration
      return time
    }
  }
}

/// The moments at which fingers on paths are seen by the device: every 10 ms, and wherever a step ends.
struct FingerSamples: Hashable, Sendable {
  /// How long the device looks away.
  static let interval = Duration.milliseconds(10)

  let times: [Duration]

  init(_ paths: [FingerPath]) {
    let end = paths.map(\.duration).max() ?? .zero
    var times = Set(paths.flatMap(\.turns))
    var time = Self.interval
    while time < end {
      times.insert(time)
      time += Self.interval
    }
    self.times = times.filter { $0 > .zero }.sorted()
  }
}

extension User {
  /// Puts fingers down at once, moves each along its path, and lifts each at its end; what is on the screen does not matter.
  ///
  /// The device sees them every 10 ms of virtual time, and wherever a step ends.
  ///
  /// - Throws: Reason `.offScreen` if a finger would leave the screen; none goes down then.
  public func touch(
    along paths: [FingerPath],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = refusal(toTouchAlong: paths) {
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      throw failure(refusal, in: "user.touch(along:)", at: place)
    }
    move(along: paths)
  }

  /// Returns why fingers can't go along paths, or nil if they can.
  func refusal(toTouchAlong paths: [FingerPath]) -> InteractionError.Reason? {
    for path in paths {
      for point in [path.start] + path.steps.map(\.point) {
        if let refusal = refusal(toTouch: point) { return refusal }
      }
    }
    return nil
  }

  /// Does what ``touch(along:fileID:filePath:line:column:)`` says, without looking.
  func move(along paths: [FingerPath]) {
    perform(paths)
    settleUnlessManual()
  }

  /// Moves fingers along paths; nothing settles afterwards.
  func perform(_ paths: [FingerPath]) {
    context.activate {
      let touches = application.touchesDown(at: paths.map(\.start))
      let fingers = zip(touches, paths).map { (touch: $0, path: $1, end: $1.duration) }
      application.touchesUp(fingers.filter { $0.end == .zero }.map(\.touch))
      var passed = Duration.zero
      for time in FingerSamples(paths).times {
        context.clock.advance(by: time - passed)
        let moves = fingers.filter { passed < $0.end }
          .map { (touch: $0.touch, from: $0.path.point(after: passed), point: $0.path.point(after: time)) }
          .filter { $0.from != $0.point }
        if !moves.isEmpty { application.touchesMove(moves.map { ($0.touch, $0.point) }) }
        let ended = fingers.filter { passed < $0.end && $0.end <= time }
        if !ended.isEmpty { application.touchesUp(ended.map(\.touch)) }
        passed = time
      }
    }
  }
}
