import Foundation
import Simulation
import ViewTree

/// A change of a control's value by its user.
package enum ElementAdjustment: Hashable, Codable, Sendable {
  /// A drag of a slider's thumb to a position on its track, from 0 to 1.
  case slide(to: Int)
  /// A tap on a segment, or on a stepper's half; with its title if no other part has it.
  case tap(part: Int, title: String?)
  /// A turn of a picker's wheel to the row with a title.
  case turn(wheel: Int, to: String)
  /// A tap on the trailing end of a page control, or on its leading end, in a direction from left to right.
  case page(isAtRight: Bool)

  /// The number of rows up to which wheels are turned: a longer one computes too many titles.
  private static let longestWheel = 200

  /// Returns the changes that a view allows now, from left to right.
  @MainActor static func changes(of view: View) -> [ElementAdjustment] {
    switch view {
    case let slider as Slider where slider.isEnabled && slider.maximumValue > slider.minimumValue:
      [0, 1].filter { abs(slider.normalizedValue - Double($0)) > 0.01 }.map { .slide(to: $0) }
    case let control as SegmentedControl:
      taps(on: ElementPart.parts(of: control, .segmentedControl), besidesSelected: !control.isMomentary)
    case let stepper as Stepper: taps(on: ElementPart.parts(of: stepper, .stepper), besidesSelected: false)
    case let picker as PickerView:
      (0..<picker.numberOfComponents).flatMap { turns(of: $0, in: picker) }
    case let pages as PageControl where pages.isEnabled && pages.numberOfPages > 1:
      [false, true].map { .page(isAtRight: $0) }
    default: []
    }
  }

  @MainActor private static func taps(
    on parts: [ElementPart],
    besidesSelected: Bool
  ) -> [ElementAdjustment] {
    parts.indices.filter { parts[$0].isEnabled && !(besidesSelected && parts[$0].isSelected) }.map { index in
      let title = parts[index].label
      return .tap(part: index, title: parts.count(where: { $0.label == title }) == 1 ? title : nil)
    }
  }

  /// Returns the turns of a wheel to the rows beside the selected one, unless a row above has the same title.
  @MainActor private static func turns(of wheel: Int, in picker: PickerView) -> [ElementAdjustment] {
    let (count, row) = (picker.numberOfRows(inComponent: wheel), picker.selectedRow(inComponent: wheel))
    guard count <= longestWheel else { return [] }
    let titles = (0..<count).map { picker.title(ofRow: $0, wheel) }
    return [row - 1, row + 1].compactMap { index in
      guard titles.indices.contains(index), let title = titles[index], titles.firstIndex(of: title) == index
      else { return nil }
      return .turn(wheel: wheel, to: title)
    }
  }

  /// The call in Swift, without the element: `adjust(toNormalizedSliderPosition: 1)`.
  package var code: String {
    switch self {
    case .slide(let position): "adjust(toNormalizedSliderPosition: \(position))"
    case .tap(_, let title?): "buttons[\(title.inSwift)].tap()"
    case .tap(let part, nil): "buttons.element(boundBy: \(part)).tap()"
    case .turn(let wheel, let title):
      "pickerWheels.element(boundBy: \(wheel)).adjust(toPickerWheelValue: \(title.inSwift))"
    case .page(let isAtRight):
      "coordinate(withNormalizedOffset: CGVector(dx: \(isAtRight ? 0.9 : 0.1), dy: 0.5)).tap()"
    }
  }

  /// Returns the change of an element in words: `drag the slider "Volume" to its end`.
  package func words(for element: String) -> String {
    switch self {
    case .slide(let position): "drag \(element) to its \(position == 0 ? "start" : "end")"
    case .tap(_, let title?): "tap \"\(title)\" in \(element)"
    case .tap(let part, nil): "tap part \(part + 1) of \(element)"
    case .turn(let wheel, let title): "turn wheel \(wheel + 1) of \(element) to \"\(title)\""
    case .page(let isAtRight): "tap the \(isAtRight ? "right" : "left") end of \(element)"
    }
  }

  /// Changes the value of an element.
  @MainActor package func perform(on element: Element) throws(InteractionError) {
    switch self {
    case .slide(let position): try element.adjust(toNormalizedSliderPosition: CGFloat(position))
    case .tap(_, let title?): try element.buttons[title].tap()
    case .tap(let part, nil): try element.buttons.element(boundBy: part).tap()
    case .turn(let wheel, let title):
      try element.pickerWheels.element(boundBy: wheel).adjust(toPickerWheelValue: title)
    case .page(let isAtRight):
      try element.coordinate(withNormalizedOffset: CGVector(dx: isAtRight ? 0.9 : 0.1, dy: 0.5)).tap()
    }
  }
}
