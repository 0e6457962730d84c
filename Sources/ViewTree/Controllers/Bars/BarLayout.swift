import Foundation

/// Where the items of a bar are along it, from left to right.
struct BarLayout: Hashable, Sendable {
  /// How high a bar is, and a button in it.
  static let height: CGFloat = 44
  /// How high a navigation bar is on a phone that is held sideways.
  static let landscapeHeight: CGFloat = 32
  /// What is left free at both ends, and between two items that are no spaces.
  static let margin: CGFloat = 8

  /// What an item takes.
  enum Part: Hashable, Sendable {
    /// A button or a view of that width.
    case view(CGFloat)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  var parts: [Part]

  /// The width of all parts and the gaps between them, flexible spaces counted as nothing.
  var width: CGFloat {
    parts.reduce(0) { $0 + $1.width } + CGFloat(gapCount) * Self.margin
  }

  /// Returns where each part begins if the first one begins at `start` and all have `available` points.
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
  /// What the item takes in a bar.
  var part: BarLayout.Part {
    switch systemItem {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width)
    default: .view(widthOfView)
    }
  }

  private var widthOfView: CGFloat {
    guard let view else { return 0 }
    return view is BarButton ? view.sizeThatFits(.zero).width : view.bounds.width
  }

  /// Puts the item's view at `x` in a bar of those bounds; a button is as high as the bar, a custom view is centered.
  func place(at x: CGFloat, in bounds: CGRect) {
    guard let view else { return }
    let height = view is BarButton ? bounds.height : view.bounds.height
    view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: widthOfView, height: height)
  }
}
