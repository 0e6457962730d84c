import Foundation
import Simulation

/// The horizontal layout of a bar's items, from left to right; the bar mirrors it in the other direction.
struct BarLayout: Hashable, Sendable {
  /// The margin at both ends, and between two items that aren't spaces.
  static let margin: CGFloat = 8

  /// The space that an item takes.
  enum Part: Hashable, Sendable {
    /// A button or a view with a width.
    case view(CGFloat)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  var parts: [Part]

  /// The width of all parts and the gaps between them; flexible spaces count as 0.
  var width: CGFloat {
    parts.reduce(0) { $0 + $1.width } + CGFloat(gapCount) * Self.margin
  }

  /// Returns the x-coordinate of each part if the first is at `start` and all of them share `available`
  /// points.
  func starts(from start: CGFloat, available: CGFloat) -> [CGFloat] {
    let flexibleCount = parts.filter { $0 == .flexibleSpace }.count
    let share = flexibleCount == 0 ? 0 : max(0, available - width) / CGFloat(flexibleCount)
    var x = start
    return parts.indices.map { index in
      if index > 0, hasGap(before: index) { x += Self.margin }
      defer { x += parts[index] == .flexibleSpace ? share : parts[index].width }
      return x
    }
  }

  private var gapCount: Int { parts.indices.dropFirst().filter(hasGap).count }

  private func hasGap(before index: Int) -> Bool {
    parts[index - 1].isView && parts[index].isView
  }
}

extension BarLayout.Part {
  fileprivate var width: CGFloat {
    switch self {
    case .view(let width), .fixedSpace(let width): width
    case .flexibleSpace: 0
    }
  }

  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }
}

extension BarButtonItem {
  /// The item's part in the layout of a bar.
  var part: BarLayout.Part {
    switch systemItem {
    case _ where isSearchPlace: .flexibleSpace
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width)
    default: .view(widthOfView)
    }
  }

  private var widthOfView: CGFloat {
    guard let view else { return 0 }
    return view is BarButton ? view.sizeThatFits(.zero).width : view.bounds.width
  }

  /// Places the item's view at `x` of a layout from left to right in a bar. A button is as high as the bar; a
  /// custom view is centered vertically.
  ///
  /// - Parameter strip: The part of the bar in which items are placed; `nil` for all of it.
  func place(at x: CGFloat, in bar: View, strip: CGRect? = nil) {
    guard let view else { return }
    let strip = strip ?? bar.bounds
    let height = view is BarButton ? strip.height : view.bounds.height
    let frame = CGRect(x: x, y: strip.midY - height / 2, width: widthOfView, height: height)
    view.frame = bar.directed(frame)
  }
}

extension View {
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
