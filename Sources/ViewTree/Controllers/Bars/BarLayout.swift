import Foundation
import Simulation

/// The horizontal layout of a bar's items, from left to right; the bar mirrors it in the other direction.
struct BarLayout: Hashable, Sendable {
  /// The space that an item takes.
  enum Part: Hashable, Sendable {
    /// A button or a view with a width.
    case view(CGFloat, Platter)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  /// The platter behind an item on systems with platters.
  enum Platter: Hashable, Sendable {
    case none, own
    /// A platter together with adjacent items of this kind.
    case shared
  }

  /// A number of adjacent parts: views that share a platter, or a single part.
  private struct Run {
    var indices: Range<Int>
    var width: CGFloat
    /// The distance of the first view from the start of the run.
    var padding: CGFloat
    var isView: Bool
    var hasPlatter: Bool
  }

  var parts: [Part]
  var measures: VersionRules.BarItemMeasures
  /// The height of platters, which is also their least width.
  var platterHeight: CGFloat = 0

  /// The places of items in a layout.
  struct Places {
    /// The x-coordinate of each part's view or space.
    var starts: [CGFloat] = []
    /// The x-coordinates of the platters, each with the indices of its parts.
    var platters: [(span: ClosedRange<CGFloat>, parts: Range<Int>)] = []
  }

  /// The width of all parts and the gaps between them; flexible spaces count as 0.
  var width: CGFloat { width(of: runs) }

  /// Returns the places of the parts if the first is at `start` and all of them share `available` points.
  func places(from start: CGFloat, available: CGFloat) -> Places {
    let runs = runs
    let flexibleCount = parts.filter { $0 == .flexibleSpace }.count
    let share = flexibleCount == 0 ? 0 : max(0, available - width(of: runs)) / CGFloat(flexibleCount)
    var (places, x) = (Places(), start)
    for (number, run) in runs.enumerated() {
      x += gap(before: number, in: runs)
      var part = x + run.padding
      for index in run.indices {
        places.starts.append(part)
        part += parts[index].width
      }
      if run.hasPlatter { places.platters.append((x...(x + run.width), run.indices)) }
      x += parts[run.indices.lowerBound] == .flexibleSpace ? share : run.width
    }
    return places
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for (index, part) in parts.enumerated() {
      if measures.platter != nil, case .view(let width, .shared) = part, let last = runs.last,
        case .view(_, .shared) = parts[last.indices.lowerBound]
      {
        runs[runs.count - 1].indices = last.indices.lowerBound..<(index + 1)
        runs[runs.count - 1].width += width
      } else {
        runs.append(
          Run(
            indices: index..<(index + 1),
            width: part.width,
            padding: 0,
            isView: part.isView,
            hasPlatter: part.hasPlatter && measures.platter != nil
          )
        )
      }
    }
    guard let padding = measures.platter?.padding else { return runs }
    for number in runs.indices where runs[number].hasPlatter {
      let content = runs[number].width
      runs[number].width = max(content + 2 * padding, platterHeight)
      runs[number].padding = (runs[number].width - content) / 2
    }
    return runs
  }

  private func width(of runs: [Run]) -> CGFloat {
    runs.indices.reduce(0) { $0 + runs[$1].width + gap(before: $1, in: runs) }
  }

  /// Returns the gap before a run: after a view, before another one and, on systems with platters, before a
  /// fixed space (MC61).
  private func gap(before number: Int, in runs: [Run]) -> CGFloat {
    guard number > 0, runs[number - 1].isView else { return 0 }
    let isBeforeSpace = measures.platter != nil && parts[runs[number].indices.lowerBound] != .flexibleSpace
    return runs[number].isView || isBeforeSpace ? measures.gap : 0
  }
}

extension BarLayout.Part {
  fileprivate var width: CGFloat {
    switch self {
    case .view(let width, _), .fixedSpace(let width): width
    case .flexibleSpace: 0
    }
  }

  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }

  fileprivate var hasPlatter: Bool {
    if case .view(_, let platter) = self { platter != .none } else { false }
  }
}

/// A rounded background behind items of a bar, from iOS 26.
package struct BarPlatter: Hashable, Sendable {
  /// The frame in the bar's coordinates.
  package var frame: CGRect
  /// The color of the platter of a prominent item; `nil` for the system's.
  package var color: Color?
}

extension BarButtonItem {
  /// The item's part in the layout of a bar.
  var part: BarLayout.Part {
    switch systemItem {
    case _ where isSearchPlace: .flexibleSpace
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width)
    default: .view(widthOfView, platter)
    }
  }

  /// The kind of the item's platter. That only images share platters, and prominent items don't, is general
  /// knowledge.
  private var platter: BarLayout.Platter {
    if hidesSharedBackground { return .none }
    let isImage = (view as? BarButton)?.showsOnlyImage ?? false
    return isImage && sharesBackground && !isProminent && systemItem != .close ? .shared : .own
  }

  /// Whether a platter of the item's color is behind it.
  var isProminent: Bool { style == .done && systemItem != .save && customView == nil }

  private var widthOfView: CGFloat {
    guard let view else { return 0 }
    return view is BarButton ? view.sizeThatFits(.zero).width : view.bounds.width
  }

  /// Places the item's view at `x` of a layout from left to right in a bar. A button is as high as the strip;
  /// a custom view is centered vertically.
  ///
  /// - Parameter strip: The part of the bar in which items are placed.
  func place(at x: CGFloat, in bar: View, strip: CGRect) {
    guard let view else { return }
    let height = view is BarButton ? strip.height : view.bounds.height
    let frame = CGRect(x: x, y: strip.midY - height / 2, width: widthOfView, height: height)
    view.frame = bar.directed(frame)
  }
}

extension View {
  /// The places of items in a bar on this system.
  final var barItemMeasures: VersionRules.BarItemMeasures { designValue(of: VersionRules.barItemMeasures) }

  /// Returns the layout of a bar's items.
  final func barLayout(of items: [BarButtonItem], platterHeight: CGFloat) -> BarLayout {
    BarLayout(parts: items.map(\.part), measures: barItemMeasures, platterHeight: platterHeight)
  }

  /// Returns the platters of a bar's items.
  ///
  /// - Parameter strip: The part of the bar with the height of the platters.
  final func platters(of places: BarLayout.Places, _ items: [BarButtonItem], in strip: CGRect) -> [BarPlatter]
  {
    places.platters.map { platter in
      let (start, end) = (platter.span.lowerBound, platter.span.upperBound)
      let frame = CGRect(x: start, y: strip.minY, width: end - start, height: strip.height)
      let item = items[platter.parts.lowerBound]
      let color = item.isProminent ? item.tintColor ?? tintColor : nil
      return BarPlatter(frame: directed(frame), color: color)
    }
  }

  /// Returns the height of a kind of bar above the bottom safe area.
  final func height(
    _ heights: VersionRule<VersionRules.BarHeights>,
    isLandscape: Bool? = nil,
    safeBottom: CGFloat = 0
  ) -> CGFloat {
    let application = effectiveApplication
    return designValue(of: heights).height(
      on: application?.context.device,
      isLandscape: isLandscape ?? application?.screen.orientation.isLandscape ?? false,
      safeBottom: safeBottom
    )
  }
}
