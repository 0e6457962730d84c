import Foundation
import Simulation
import ViewTree

/// A part of a view that users perceive as an element, though it isn't a view. Searches find all kinds except
/// thumbs.
struct ElementPart {
  enum Content {
    case segment(SegmentedControl, Int)
    case half(Stepper, adds: Bool)
    case wheel(PickerView, Int)
    case thumb(Slider)
  }

  let content: Content

  /// Returns the parts of a view, from left to right.
  @MainActor static func parts(of view: View, _ kind: ElementKind) -> [ElementPart] {
    switch (kind, view) {
    case (.segmentedControl, let control as SegmentedControl):
      (0..<control.numberOfSegments).map { ElementPart(content: .segment(control, $0)) }
    case (.stepper, let stepper as Stepper):
      [false, true].map { ElementPart(content: .half(stepper, adds: $0)) }
    case (.picker, let picker as PickerView):
      (0..<picker.numberOfComponents).map { ElementPart(content: .wheel(picker, $0)) }
    default: []
    }
  }

  /// The view that contains the part and receives its touches.
  var owner: View {
    switch content {
    case .segment(let control, _): control
    case .half(let stepper, _): stepper
    case .wheel(let picker, _): picker
    case .thumb(let slider): slider
    }
  }

  var type: ElementType {
    if case .wheel = content { .pickerWheel } else { .button }
  }

  /// The part's rectangle, in its owner's coordinates.
  @MainActor var bounds: CGRect {
    switch content {
    case .segment(let control, let index):
      return control.segmentFrames.indices.contains(index) ? control.segmentFrames[index] : .zero
    case .half(let stepper, let adds):
      return stepper.half(increments: adds)
    case .wheel(let picker, let component): return picker.frame(ofComponent: component)
    case .thumb(let slider): return slider.thumb(at: CGFloat(slider.normalizedValue))
    }
  }

  @MainActor var label: String? {
    switch content {
    case .segment(let control, let index):
      control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.name
    case .half(_, let adds): adds ? "Increment" : "Decrement"
    case .wheel, .thumb: nil
    }
  }

  /// The title of a wheel's selected row.
  @MainActor var value: String? {
    guard case .wheel(let picker, let component) = content else { return nil }
    let row = picker.selectedRow(inComponent: component)
    return row < 0 ? nil : picker.title(ofRow: row, component)
  }

  @MainActor var isEnabled: Bool {
    switch content {
    case .segment(let control, let index): control.isEnabled && control.isEnabledForSegment(at: index)
    case .half(let stepper, let adds): stepper.isEnabled && stepper.canStep(up: adds)
    case .wheel: true
    case .thumb(let slider): slider.isEnabled
    }
  }

  @MainActor var isSelected: Bool {
    guard case .segment(let control, let index) = content else { return false }
    return control.selectedSegmentIndex == index
  }

  /// The part's name within its owner: `segment "Day"`.
  @MainActor var name: String {
    switch content {
    case .segment(_, let index): "segment \(label?.quoted ?? "\(index)")"
    case .half: "half \((label ?? "").quoted)"
    case .wheel(_, let component): "wheel \(component)"
    case .thumb: "thumb"
    }
  }

  /// The part's name in errors: `segment "Day" of SegmentedControl`.
  @MainActor var debugName: String { "\(name) of \(owner.debugName)" }
}

extension PickerView {
  /// Returns the text of a row: its title, or the accessibility label of the row's view.
  func title(ofRow row: Int, _ component: Int) -> String? {
    if let view = delegateView(forRow: row, component) { return view.accessibilityLabel }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return text.string
    }
    return delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }
}
