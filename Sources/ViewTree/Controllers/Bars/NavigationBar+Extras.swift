import Foundation
import Simulation

/// The parts of a navigation bar above and below the row of its buttons.
@MainActor final class NavigationBarExtras {
  let promptLabel = Label(frame: .zero)
  /// The view that clips the large title to the part of the bar below the buttons.
  let largeTitleClip = View(frame: .zero)
  let largeTitleLabel = Label(frame: .zero)

  init() {
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitleLabel)
  }
}

/// The additional parts of a bar, as its navigation controller determines them.
struct NavigationBarExtent: Hashable {
  /// The height of the prompt, or 0.
  static let promptHeight: CGFloat = 30

  /// Whether the bar has a large title.
  var isLarge = false
  /// The distance by which the content under a large title is scrolled, from 0 to the title's height.
  var scrolled: CGFloat = 0
  /// The visible height of the search bar below the title that the insets of the content include.
  var search: CGFloat = 0
  /// The height of a search bar that content which was pulled down shows, beyond the insets.
  var peek: CGFloat = 0
  /// The height by which scrolling has hidden a search bar that was pulled into view.
  var hidden: CGFloat = 0
  /// The height by which a refresh stretches a large title's bar beyond the insets (MC47).
  var stretch: CGFloat = 0
  /// Whether the bar shows only the search bar.
  var isSearching = false
}

extension NavigationBar {
  /// Updates the prompt and the large title with the top item's properties.
  final func showExtras() {
    let extent = storedExtent
    let item: NavigationItem? = topItem
    guard extras != nil || extent.isLarge || item?.prompt != nil else { return }
    let extras = extras ?? NavigationBarExtras()
    self.extras = extras
    extras.promptLabel.text = item?.prompt
    extras.promptLabel.font = .systemFont(ofSize: 13)
    extras.promptLabel.textAlignment = .center
    if item?.prompt == nil {
      extras.promptLabel.removeFromSuperview()
    } else {
      addSubview(extras.promptLabel)
    }
    let label = extras.largeTitleLabel
    let appearance: NavigationBarAppearance = item?.standardAppearance ?? standardAppearance
    let attributes = appearance.largeTitleTextAttributes
    label.standardFont = largeTitleFont
    label.text = item?.title
    label.font = (attributes[.font] ?? largeTitleTextAttributes?[.font]) as? Font
    label.textColor =
      (attributes[.foregroundColor] ?? largeTitleTextAttributes?[.foregroundColor]) as? Color
    if extent.isLarge {
      addSubview(extras.largeTitleClip)
    } else {
      extras.largeTitleClip.removeFromSuperview()
    }
  }

  /// The font of large titles: 34 points, and from iOS 26 those of the text size (MC60).
  private var largeTitleFont: Font {
    let isFixed = !designValue(of: VersionRules.barTitlesFollowTextSize)
    let size = isFixed ? 34 : FontScaling.style(.largeTitle).size(for: categoryOfFonts)
    return Font(.system, size: size, weight: .bold, on: typeface)
  }

  /// The additional height of a bar with a large title: 52 points, or from iOS 26 at least 4 more than the
  /// title's height (MC60); 0 on systems without large titles.
  final var largeTitleHeight: CGFloat {
    let standard = designValue(of: VersionRules.largeTitleHeight)
    guard standard > 0, designValue(of: VersionRules.barTitlesFollowTextSize) else { return standard }
    let scale = effectiveApplication?.screen.scale ?? 1
    return max(standard, (largeTitleFont.lineHeight * scale).rounded(.up) / scale + 4)
  }

  /// Whether there is a large title in the bar that is still visible.
  private var showsLargeTitle: Bool {
    storedExtent.isLarge && storedExtent.scrolled < largeTitleHeight
  }

  /// Places the prompt and the large title, and returns the strip of the buttons.
  final func placeExtras() -> CGRect {
    titleInTheMiddle.alpha = showsLargeTitle && topItem?.titleView == nil || storedExtent.isSearching ? 0 : 1
    let searchHeight = storedExtent.search + storedExtent.peek
    guard !storedExtent.isSearching else {
      extras?.largeTitleClip.isHidden = true
      extras?.promptLabel.frame = .zero
      return CGRect(x: 0, y: -rowHeight, width: bounds.width, height: rowHeight)
    }
    guard let extras else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - searchHeight))
    }
    let top = topItem?.prompt == nil ? 0 : NavigationBarExtent.promptHeight
    let bottom = storedExtent.isLarge ? max(0, bounds.height - searchHeight - top - rowHeight) : 0
    let height = max(0, bounds.height - searchHeight - top - bottom)
    let strip = CGRect(x: 0, y: top, width: bounds.width, height: height)
    extras.promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    extras.largeTitleClip.frame = CGRect(x: 0, y: strip.maxY, width: bounds.width, height: bottom)
    extras.largeTitleClip.isHidden = !showsLargeTitle
    placeLargeTitle(in: extras)
    return strip
  }

  /// Places the large title 16 points from the leading edge on phones and 20 on pads (KI90), 3 2/3 points
  /// below the buttons (MC39), and moves it up with the content (MC46). That it moves down while a refresh
  /// stretches the bar is assumed.
  private func placeLargeTitle(in extras: NavigationBarExtras) {
    let label = extras.largeTitleLabel
    let isPad = effectiveApplication?.context.device.idiom == .pad
    let margin: CGFloat = isPad ? 20 : 16
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    let width = min(size.width, max(0, bounds.width - 2 * margin))
    let y = 11 / 3 - storedExtent.scrolled + storedExtent.stretch
    label.frame = directed(CGRect(x: margin, y: y, width: width, height: size.height))
  }

  /// The height of the row of buttons.
  private var rowHeight: CGFloat {
    let isLandscape = (baseSuperview?.owningController as? NavigationController)?.interfaceOrientation
      .isLandscape
    return height(VersionRules.navigationBarHeights, isLandscape: isLandscape)
  }

  /// Sets the additional parts of the bar.
  final func setExtent(_ extent: NavigationBarExtent) {
    guard extent != storedExtent else { return }
    storedExtent = extent
    showExtras()
    setNeedsLayout()
  }
}
