import Foundation
import Simulation
import ViewTree

/// A point relative to an element's current position; the equivalent of `XCUICoordinate` in XCUITest.
///
/// Touches are made at the point whatever is in the way; it only has to be on the screen.
@preconcurrency @MainActor public final class Coordinate {
  /// The element that the point is relative to.
  public let referencedElement: Element
  private let normalizedOffset: CGVector
  private let pointsOffset: CGVector

  init(_ element: Element, _ normalizedOffset: CGVector, _ pointsOffset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.pointsOffset = pointsOffset
  }

  /// Returns the coordinate moved by an offset in points, in interface coordinates.
  public func withOffset(_ offset: CGVector) -> Coordinate {
    let sum = CGVector(dx: pointsOffset.dx + offset.dx, dy: pointsOffset.dy + offset.dy)
    return Coordinate(referencedElement, normalizedOffset, sum)
  }

  /// The point's current position, in screen coordinates.
  public var screenPoint: CGPoint {
    get throws(InteractionError) { try point(for: "screenPoint", at: referencedElement.place) }
  }

  private var user: User { referencedElement.user }

  private var spelling: String {
    let (normal, points) = (normalizedOffset, pointsOffset)
    return "\(referencedElement).coordinate(withNormalizedOffset: \(normal.text))"
      + (points == .zero ? "" : ".withOffset(\(points.text))")
  }

  private func point(for call: String, at place: SourcePlace?) throws(InteractionError) -> CGPoint {
    let found = try referencedElement.one(for: call, at: place)
    let map = user.application.screen.fromInterface
    let frame = found.frame.applying(map.inverted())
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + pointsOffset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + pointsOffset.dy
    ).applying(map)
  }

  private func act(
    _ call: String,
    as deed: @autoclosure () -> ElementDeed,
    to other: Coordinate? = nil,
    at place: SourcePlace,
    _ body: (CGPoint, _ end: CGPoint) -> InteractionError.Reason?
  ) throws(InteractionError) {
    try user.acting(action(deed(), at: place)) { () throws(InteractionError) in
      let end = try other?.point(for: "screenPoint", at: place)
      let point = try point(for: call, at: place)
      guard let refusal = user.refusal(toTouch: point) ?? body(point, end ?? point) else { return }
      throw user.failure(refusal, in: "\(spelling).\(call)", at: place)
    }
  }

  private func action(_ deed: ElementDeed, at place: SourcePlace) -> UserAction {
    UserAction(deed, on: recordedSpelling, named: spelling, at: place)
  }

  /// The coordinate as code; `nil` if its element can't be written.
  private var recordedSpelling: ElementSpelling? {
    guard let element = referencedElement.recordedSpelling else { return nil }
    let (normal, points) = (normalizedOffset, pointsOffset)
    let tail =
      ".coordinate(withNormalizedOffset: \(normal.exact))"
      + (points == .zero ? "" : ".withOffset(\(points.exact))")
    return ElementSpelling(
      words: "a point of \(element.words)",
      code: element.code + tail,
      counterpart: element.counterpart + tail
    )
  }

  private func act(_ work: FingerWork, at place: SourcePlace) throws(InteractionError) {
    try act(work.call, as: .work(work), at: place) { point, _ in user.perform(work, at: point) }
  }

  // MARK: Fingers

  /// Taps the point.
  public func tap(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.tap, at: place)
  }

  /// Taps the point twice, 100 ms apart.
  public func doubleTap(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.doubleTap, at: place)
  }

  /// Puts a finger on the point, and lifts it after a number of seconds.
  public func press(
    forDuration duration: TimeInterval,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.press(forDuration: duration), at: place)
  }

  /// Puts a finger on the point, and after a number of seconds drags it to another coordinate, where it is
  /// lifted.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo other: Coordinate,
    withVelocity velocity: GestureVelocity = .default,
    thenHoldForDuration holdDuration: TimeInterval = 0,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "press(forDuration: \(duration), thenDragTo: \(other.spelling))"
    try act(
      call,
      as: .drag(to: other.recordedSpelling, other.spelling, duration, velocity, holdDuration),
      to: other,
      at: place
    ) {
      user.drag(from: $0, to: $1, resting: duration, velocity, holding: holdDuration)
    }
  }
}

extension Element {
  /// Returns the coordinate at a fraction of the element's width and height from its top left corner; (0.5,
  /// 0.5) is the center.
  public func coordinate(withNormalizedOffset offset: CGVector) -> Coordinate { Coordinate(self, offset) }
}

extension CGVector {
  fileprivate var text: String {
    "CGVector(dx: \(GeometryText.number(dx)), dy: \(GeometryText.number(dy)))"
  }
}
