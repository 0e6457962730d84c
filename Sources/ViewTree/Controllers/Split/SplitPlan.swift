import Foundation

/// The frames of the columns of a split view controller in a display mode.
struct SplitPlan: Hashable {
  /// The size of the view and its safe area.
  var size: CGSize
  var safeArea = EdgeInsetsPair(top: 0, bottom: 0)
  var mode: SplitViewController.DisplayMode
  var hasSupplementary = false
  var primaryWidth: CGFloat
  var supplementaryWidth: CGFloat = 0
  var isPrimaryTrailing = false
  /// Whether the primary column floats over the secondary one (MC20).
  var floats = false

  /// The insets of a safe area at the top and the bottom.
  struct EdgeInsetsPair: Hashable {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// The width of the line between two columns (MC20).
  static let line: CGFloat = 0.5
  /// The distance of a floating column from the side (MC20).
  static let floatingMargin: CGFloat = 10

  /// The visible columns besides the secondary one, from the leading edge.
  var visible: [SplitViewController.Column] {
    switch mode {
    case .secondaryOnly, .automatic: []
    case .oneBesideSecondary, .oneOverSecondary: [hasSupplementary ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      hasSupplementary ? [.primary, .supplementary] : [.primary]
    }
  }

  /// Whether the other columns cover the secondary one.
  var isOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  /// Whether the primary column floats beside the content of the secondary one.
  private var isFloating: Bool { floats && !hasSupplementary && visible == [.primary] }

  /// The part of the secondary column's leading edge that a floating column covers.
  var coveredWidth: CGFloat {
    isFloating && !isOver ? Self.floatingMargin + primaryWidth : 0
  }

  /// The frames of the visible columns.
  var frames: [SplitViewController.Column: CGRect] {
    var frames: [SplitViewController.Column: CGRect] = [:]
    if isFloating {
      let (top, bottom) = (safeArea.top, max(Self.floatingMargin, safeArea.bottom - Self.floatingMargin))
      frames[.secondary] = CGRect(origin: .zero, size: size)
      let height = max(0, size.height - top - bottom)
      frames[.primary] = CGRect(x: Self.floatingMargin, y: top, width: primaryWidth, height: height)
    } else {
      var x: CGFloat = 0
      for column in visible {
        let width = column == .primary ? primaryWidth : supplementaryWidth
        frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
        x += width + Self.line
      }
      let start = isOver ? 0 : x
      let width = mode == .twoDisplaceSecondary ? displacedWidth : size.width - start
      frames[.secondary] = CGRect(x: start, y: 0, width: max(0, width), height: size.height)
    }
    guard isPrimaryTrailing else { return frames }
    return frames.mapValues { frame in
      CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// The width of a secondary column that two others displace: that beside one of them.
  private var displacedWidth: CGFloat {
    size.width - (hasSupplementary ? supplementaryWidth + Self.line : 0)
  }
}
