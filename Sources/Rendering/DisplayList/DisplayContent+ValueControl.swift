import Foundation
import ViewTree

extension DisplayContent {
  /// Creates the content of a control with a value, or returns `nil` for other controls.
  @MainActor init?(ofValueControl control: Control) {
    switch control {
    case let toggle as Switch:
      let colors = ValueColors(on: toggle.onTintColor, thumb: toggle.thumbTintColor)
      self = .toggle(part: toggle.shownPart, thumb: toggle.thumbSize, isEnabled: toggle.isEnabled, colors)
    case let slider as Slider:
      self = .slider(SliderContent(of: slider))
    case let refresh as RefreshControl:
      self = .wheel(turns: refresh.baseIsRefreshing)
    case let stepper as Stepper:
      self = .segments(SegmentContent.halves(of: stepper), isEnabled: stepper.isEnabled, selected: nil)
    case let segmented as SegmentedControl where segmented.numberOfSegments > 0:
      let segments = SegmentContent.all(of: segmented)
      self = .segments(segments, isEnabled: segmented.isEnabled, selected: segmented.selectedSegmentTintColor)
    case let pages as PageControl where pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0):
      self = .pages(PagesContent(of: pages))
    default: return nil
    }
  }
}

extension PagesContent {
  @MainActor init(of control: PageControl) {
    let last = control.numberOfPages - 1
    // The first page is at the right where the parts are mirrored.
    let isReversed =
      switch control.direction {
      case .natural: control.mirrorsParts
      case .leftToRight, .topToBottom: false
      case .rightToLeft, .bottomToTop: true
      }
    count = control.numberOfPages
    current = isReversed ? last - control.currentPage : control.currentPage
    colors = ValueColors(on: control.currentPageIndicatorTintColor, off: control.pageIndicatorTintColor)
    isVertical = control.direction.isVertical
    hasBackground = control.showsBackground
    progress = control.progress.map { CGFloat($0.currentProgress) }
    if control.hasImages {
      let names = (0...max(0, last)).map { control.shownImage(of: $0)?.name }
      images = isReversed ? names.reversed() : names
    }
  }
}

extension SliderContent {
  @MainActor init(of slider: Slider) {
    (part, isEnabled) = (slider.normalizedValue, slider.isEnabled)
    (neutral, ticks) = (slider.normalizedNeutralValue, slider.tickPositions.map { CGFloat($0) })
    track = slider.trackRect(forBounds: slider.bounds)
    thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    colors = ValueColors(
      on: slider.minimumTrackTintColor,
      off: slider.maximumTrackTintColor,
      thumb: slider.thumbTintColor
    )
  }
}

extension SegmentContent {
  /// Returns a minus and a plus segment, each enabled if the stepper can step in that direction.
  @MainActor static func halves(of stepper: Stepper) -> [SegmentContent] {
    [false, true].map { isUp in
      let isLeft = isUp == stepper.mirrorsParts
      return SegmentContent(
        title: isUp ? "+" : "-",
        isSelected: false,
        isEnabled: stepper.canStep(up: isUp),
        end: isLeft ? 0.5 : 1
      )
    }
    .sorted { $0.end < $1.end }
  }

  /// Returns the segments from left to right.
  @MainActor static func all(of control: SegmentedControl) -> [SegmentContent] {
    let width = max(1, control.bounds.width)
    let segments = control.segmentFrames.enumerated().map { index, frame in
      let image = control.imageForSegment(at: index).map { "<\($0.name)>" }
      return SegmentContent(
        title: control.titleForSegment(at: index) ?? image ?? "",
        isSelected: index == control.selectedSegmentIndex,
        end: min(max(0, (frame.maxX - control.bounds.minX) / width), 1)
      )
    }
    return control.mirrorsParts ? segments.reversed() : segments
  }
}
