import Foundation
import Responder
import Simulation
import ViewTree

/// The path of one finger from touch-down until it is lifted, in screen coordinates.
///
/// ``User/touch(along:fileID:filePath:line:column:)`` moves fingers along paths.
public struct FingerPath: Hashable, Sendable {
  /// A segment of the path.
  struct Step: Hashable, Sendable {
    /// The finger's position at the end of the step.
    let point: CGPoint
    /// The duration of the step; the finger moves straight and at constant speed.
    let duration: Duration

    init(to point: CGPoint, over duration: Duration) {
      self.point = point
      self.duration = max(.zero, duration)
    }
  }

  /// The touch-down point.
  public var start: CGPoint
  /// The steps of the path.
  private(set) var steps: [Step] = []

  /// Creates a path of a finger that goes down and is lifted immediately.
  public init(from start: CGPoint) {
    self.start = start
  }

  init(from start: CGPoint, _ steps: [Step]) {
    self.start = start
    self.steps = steps
  }

  /// The limit of a rest.
  private static let longestRest = Duration.seconds(1_000_000_000)
  /// The limit of a movement, which is sampled throughout.
  private static let longestMovement = Duration.seconds(86_400)

  /// Returns the path with a movement to another point appended. Costs O(steps).
  ///
  /// Stops with `a movement of 100000 s is longer than 86400 s` if the duration exceeds a day, and likewise
  /// for a rest of more than 1,000,000,000 seconds (Z26).
  public func moving(to point: CGPoint, over duration: Duration) -> FingerPath {
    let isRest = point == end
    let limit = isRest ? Self.longestRest : Self.longestMovement
    guard duration <= limit else {
      programmerError(
        "a \(isRest ? "rest" : "movement") of \(GeometryText.seconds(duration)) is longer than"
          + " \(GeometryText.seconds(limit))"
      )
    }
    var path = self
    path.steps.append(Step(to: point, over: duration))
    return path
  }

  /// Returns the path with a rest appended.
  public func holding(for duration: Duration) -> FingerPath { moving(to: end, over: duration) }

  /// The point where the finger is lifted.
  public var end: CGPoint { steps.last?.point ?? start }

  /// The time that the finger is down.
  public var duration: Duration { steps.reduce(.zero) { $0 + $1.duration } }

  /// Returns the finger's position at a time after touch-down; after the path's end, the end point. Costs
  /// O(steps).
  public func point(after time: Duration) -> CGPoint {
    var walk = FingerWalk(self)
    return walk.point(after: time)
  }
}

extension User {
  /// Puts fingers down at once, moves each along its path, and lifts each at its end, whatever is on the
  /// screen.
  ///
  /// The device samples moving fingers every 10 ms of virtual time, and at the end of each step; each sample
  /// has a cost.
  ///
  /// - Throws: Reason `.offScreen` if a finger would leave the screen; none goes down then.
  public func touch(
    along paths: [FingerPath],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.move(along: paths, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouchAlong: paths) {
        throw failure(refusal, in: "user.touch(along:)", at: place)
      }
      move(along: paths)
    }
  }

  /// Returns the reason fingers can't move along paths, or `nil` if they can.
  func refusal(toTouchAlong paths: [FingerPath]) -> InteractionError.Reason? {
    for path in paths {
      for point in [path.start] + path.steps.map(\.point) {
        if let refusal = refusal(toTouch: point) { return refusal }
      }
    }
    return nil
  }

  /// Performs ``touch(along:fileID:filePath:line:column:)`` without its check.
  func move(along paths: [FingerPath]) {
    perform(paths)
    settleUnlessManual()
  }

  /// Moves fingers along paths, without settling afterwards.
  func perform(_ paths: [FingerPath]) {
    if paths.contains(where: { path in path.steps.contains { $0.point != path.start } }) {
      movementCount += 1
    }
    context.activate {
      let touches = application.touchesDown(at: paths.map(\.start))
      var fingers = zip(touches, paths).map { (touch: $0, walk: FingerWalk($1), point: $1.start) }
      application.touchesUp(fingers.filter { $0.walk.end == .zero }.map(\.touch))
      var passed = Duration.zero
      for time in FingerSamples(paths).times {
        context.clock.advance(by: time - passed)
        var (moves, ended) = ([(Touch, CGPoint)](), [Touch]())
        for index in fingers.indices where passed < fingers[index].walk.end {
          let point = fingers[index].walk.point(after: time)
          if point != fingers[index].point { moves.append((fingers[index].touch, point)) }
          if fingers[index].walk.end <= time { ended.append(fingers[index].touch) }
          fingers[index].point = point
        }
        if !moves.isEmpty { application.touchesMove(moves) }
        if !ended.isEmpty { application.touchesUp(ended) }
        passed = time
      }
    }
  }
}
