import Foundation
import ViewTree

extension DisplayContent {
  /// Says what a control with a value shows; nil for any other.
  @MainActor init?(ofValueControl control: Control) {
    switch control {
    case let toggle as Switch:
      self = .toggle(isOn: toggle.isOn, isEnabled: toggle.isEnabled)
    case let slider as Slider:
      self = .slider(part: slider.normalizedValue, isEnabled: slider.isEnabled)
    case let refresh as RefreshControl:
      self = .wheel(turns: refresh.isRefreshing)
    case let stepper as Stepper:
      self = .segments(SegmentContent.halves(of: stepper), isEnabled: stepper.isEnabled)
    case let segmented as SegmentedControl where segmented.numberOfSegments > 0:
      self = .segments(SegmentContent.all(of: segmented), isEnabled: segmented.isEnabled)
    case let pages as PageControl where pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0):
      self = .pages(count: pages.numberOfPages, current: pages.currentPage)
    default: return nil
    }
  }
}

extension SegmentContent {
  /// A minus and a plus sign, each enabled if there is a step to make.
  @MainActor static func halves(of stepper: Stepper) -> [SegmentContent] {
    [
      SegmentContent(title: "-", isSelected: false, isEnabled: stepper.canStep(up: false), end: 0.5),
      SegmentContent(title: "+", isSelected: false, isEnabled: stepper.canStep(up: true), end: 1),
    ]
  }

  @MainActor static func all(of control: SegmentedControl) -> [SegmentContent] {
    let width = max(1, control.bounds.width)
    return control.segmentFrames.enumerated().map { index, frame in
      let image = control.imageForSegment(at: index).map { "<\($0.name)>" }
      return SegmentContent(
        title: control.titleForSegment(at: index) ?? image ?? "",
        isSelected: index == control.selectedSegmentIndex,
        end: min(max(0, (frame.maxX - control.bounds.minX) / width), 1)
      )
    }
  }
}
