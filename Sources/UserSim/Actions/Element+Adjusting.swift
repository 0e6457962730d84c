import Foundation
import Simulation
import ViewTree

extension Element {
  /// Drags a slider's thumb to a place on its track; 0 is the left end and 1 the right one.
  ///
  /// The finger goes down on the thumb, rests for 200 ms, so that a scroll view leaves it to the slider, moves over in 200 ms,
  /// and is lifted.
  ///
  /// - Throws: Reason `.notAdjustable` for a place outside of the track, and for what is no slider.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = GeometryText.number(position)
    try act("adjust(toNormalizedSliderPosition: \(number))", force: force, at: place) { found, _ in
      guard let slider = found.view as? Slider else {
        return .notAdjustable(view: found.debugName, value: number, allowed: "it is no slider")
      }
      guard (0...1).contains(position) else {
        return .notAdjustable(view: found.debugName, value: number, allowed: "it goes from 0 to 1")
      }
      let path = FingerPath(from: slider.thumbMiddle(at: CGFloat(slider.normalizedValue)))
        .holding(for: .milliseconds(200)).moving(
          to: slider.thumbMiddle(at: position),
          over: .milliseconds(200)
        )
      if let refusal = user.refusal(toTouchAlong: [path]) { return refusal }
      user.move(along: [path])
      return nil
    }
  }

  /// Turns a wheel of a picker until the row of that title is in the middle; also of a picker that has one wheel.
  ///
  /// The finger drags as far as four rows at a time. The delegate hears of the row once, when the wheel rests.
  ///
  /// - Throws: Reason `.notAdjustable` if there is no such row, or no wheel.
  public func adjust(
    toPickerWheelValue value: String,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("adjust(toPickerWheelValue: \(value.quoted))", force: force, at: place) { found, point in
      guard let (picker, component) = found.wheel else {
        return .notAdjustable(view: found.debugName, value: value, allowed: "it is no wheel")
      }
      let rows = (0..<picker.numberOfRows(inComponent: component)).map { picker.title(ofRow: $0, component) }
      guard let row = rows.firstIndex(of: value) else {
        let titles = rows.compactMap { $0?.quoted }.prefix(20).joined(separator: ", ")
        return .notAdjustable(view: found.debugName, value: value, allowed: "its rows are \(titles)")
      }
      user.turn(picker, component, to: row, at: point)
      let reached = picker.selectedRow(inComponent: component)
      guard reached != row else { return nil }
      let title = (rows[reached] ?? "").quoted
      return .notAdjustable(view: found.debugName, value: value, allowed: "it stays at \(title)")
    }
  }
}

extension Slider {
  /// Where the thumb's middle is at a place on the track, in screen coordinates.
  fileprivate func thumbMiddle(at position: CGFloat) -> CGPoint {
    let value = minimumValue + Float(position) * (maximumValue - minimumValue)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return convertToScreen(thumb.middle)
  }
}

extension FoundElement {
  /// The wheel that it is, or the only one that it has.
  @MainActor fileprivate var wheel: (PickerView, Int)? {
    switch self {
    case .part(let part):
      if case .wheel(let picker, let component) = part.content { (picker, component) } else { nil }
    case .view(let picker as PickerView) where picker.numberOfComponents == 1: (picker, 0)
    default: nil
    }
  }
}

extension User {
  /// Drags a wheel, some rows at a time, until a row is in the middle, or the wheel moves no more.
  fileprivate func turn(_ picker: PickerView, _ component: Int, to row: Int, at point: CGPoint) {
    let map = application.screen.fromInterface
    let from = point.applying(map.inverted())
    var last = -1
    while true {
      let present = picker.selectedRow(inComponent: component)
      guard present != row, present != last else { break }
      last = present
      let rows = min(max(row - present, -4), 4)
      let end = CGPoint(x: from.x, y: from.y - CGFloat(rows) * PickerView.rowHeight).applying(map)
      perform([FingerPath(from: point).moving(to: end, over: .milliseconds(100))])
    }
    settleUnlessManual()
  }
}
