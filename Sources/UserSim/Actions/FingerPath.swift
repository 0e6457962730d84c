import Foundation
import Responder
import Simulation
import ViewTree

/// Where one finger is from the moment it goes down until it is lifted, in screen coordinates.
///
/// ``User/touch(along:fileID:filePath:line:column:)`` lets fingers go along paths.
public struct FingerPath: Hashable, Sendable {
  /// A part of the way.
  struct Step: Hashable, Sendable {
    /// Where the finger is at the end of the step.
    let point: CGPoint
    /// How long the step takes; the finger goes straight and evenly.
    let duration: Duration

    init(to point: CGPoint, over duration: Duration) {
      self.point = point
      self.duration = max(.zero, duration)
    }
  }

  /// Where the finger goes down.
  public var start: CGPoint
  /// The way, step by step.
  private(set) var steps: [Step] = []

  /// Makes a path of a finger that goes down and is lifted.
  public init(from start: CGPoint) {
    self.start = start
  }

  init(from start: CGPoint, _ steps: [Step]) {
    self.start = start
    self.steps = steps
  }

  /// Returns the path with a way to another point at its end. Costs O(steps).
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
    var walk = FingerWalk(self)
    return walk.point(after: time)
  }
}

extension User {
  /// Puts fingers down at once, moves each along its path, and lifts each at its end; what is on the screen does not matter.
  ///
  /// The device sees them every 10 ms of virtual time while they move, and wherever a step ends; each time costs.
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
