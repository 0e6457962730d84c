import Foundation
import Simulation
import ViewTree

extension Element {
  /// Drags a slider's thumb to a position on its track; 0 is the left end and 1 the right end.
  ///
  /// The finger goes down on the thumb, rests for 200 ms so that a scroll view passes the touch to the
  /// slider, moves over 200 ms, and is lifted.
  ///
  /// - Throws: Reason `.obstructed` if the touch wouldn't reach the thumb, `.notAdjustable` for a position
  ///   outside the track, or if the element isn't a slider.
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
    let call = "adjust(toNormalizedSliderPosition: \(number))"
    let deed = ElementDeed(
      "adjust",
      "to \(number)",
      "adjust",
      ["toNormalizedSliderPosition: \(position.exact)"]
    )
    try act(call, as: deed, on: \.thumb, force: force, at: place) { found, point in
      guard case .part(let thumb) = found, let slider = thumb.owner as? Slider else {
        return .notAdjustable(view: found.debugName, value: number, allowed: "it is no slider")
      }
      guard (0...1).contains(position) else {
        return .notAdjustable(view: slider.debugName, value: number, allowed: "it goes from 0 to 1")
      }
      let end = slider.convertToScreen(slider.thumb(at: position).middle)
      let path = FingerPath(from: point).holding(for: .milliseconds(200)).moving(
        to: end,
        over: .milliseconds(200)
      )
      if let refusal = user.refusal(toTouchAlong: [path]) { return refusal }
      user.move(along: [path])
      return nil
    }
  }

  /// Turns a picker wheel until the row with a title is selected. The element may also be a picker with one
  /// wheel.
  ///
  /// The finger drags up to four rows at a time. The delegate is notified about the row once, when the wheel
  /// comes to rest.
  ///
  /// - Throws: Reason `.notAdjustable` if there is no such row or no wheel, including when the delegate
  ///   removes it during the adjustment.
  public func adjust(
    toPickerWheelValue value: String,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let deed = ElementDeed("turn", "to \(value.quoted)", "adjust", ["toPickerWheelValue: \(value.inSwift)"])
    try act("adjust(toPickerWheelValue: \(value.quoted))", as: deed, force: force, at: place) {
      found,
      point in
      guard let (picker, component) = found.wheel else {
        return .notAdjustable(view: found.debugName, value: value, allowed: "it is no wheel")
      }
      let rows = (0..<picker.numberOfRows(inComponent: component)).map { picker.title(ofRow: $0, component) }
      guard let row = rows.firstIndex(of: value) else {
        let titles = rows.compactMap { $0?.quoted }.prefix(20).joined(separator: ", ")
        return .notAdjustable(view: found.debugName, value: value, allowed: "its rows are \(titles)")
      }
      let name = found.debugName
      user.turn(picker, component, to: row, at: point)
      // The delegate may have selected other rows, or reduced the number of wheels.
      guard component < picker.numberOfComponents else {
        return .notAdjustable(view: name, value: value, allowed: "it is gone")
      }
      let reached = picker.selectedRow(inComponent: component)
      let title = reached < 0 ? nil : picker.title(ofRow: reached, component)
      guard title != value else { return nil }
      return .notAdjustable(view: name, value: value, allowed: "it stays at \((title ?? "").quoted)")
    }
  }
}

extension Slider {
  /// Returns the thumb's frame at a position on the track, in the slider's coordinates.
  func thumb(at position: CGFloat) -> CGRect {
    let value = minimumValue + Float(position) * (maximumValue - minimumValue)
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }
}

extension FoundElement {
  /// The thumb of a slider; other elements unchanged.
  @MainActor fileprivate var thumb: FoundElement {
    if case .view(let slider as Slider) = self { .part(ElementPart(content: .thumb(slider))) } else { self }
  }

  /// The wheel, or the only wheel of a picker.
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
  /// Drags a wheel a few rows at a time until a row is selected or the wheel no longer moves.
  fileprivate func turn(_ picker: PickerView, _ component: Int, to row: Int, at point: CGPoint) {
    let map = application.screen.fromInterface
    let from = point.applying(map.inverted())
    var last = -1
    while component < picker.numberOfComponents {
      let present = picker.selectedRow(inComponent: component)
      guard present != row, present != last else { break }
      last = present
      let rows = min(max(row - present, -4), 4)
      let end = CGPoint(x: from.x, y: from.y - CGFloat(rows) * picker.rowSize(forComponent: component).height)
        .applying(map)
      perform([FingerPath(from: point).moving(to: end, over: .milliseconds(100))])
    }
    settleUnlessManual()
  }
}
