import Foundation
import Responder
import Simulation

/// The button of an item in a tab bar, with the item's badge.
package final class TabBarButton: Button {
  let item: TabBarItem
  /// The badge; it is in the bar, over the button.
  let badge = TabBarBadge()

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button and the badge with the item's properties. The title has 10 points (TC44).
  func showItem() {
    setTitleStyle(size: 10)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    setImage(item.selectedImage, for: .selected)
    for state in styledStates.union(item.styledStates) {
      let attributes = item.titleTextAttributes(for: state)
      setTitleColor(attributes?[.foregroundColor] as? Color, for: state)
    }
    styledStates = item.styledStates
    isEnabled = item.isEnabled
    (accessibilityLabel, accessibilityIdentifier) = (item.accessibilityLabel, item.accessibilityIdentifier)
    accessibilityValue = item.badgeValue.flatMap { $0.isEmpty ? nil : $0 }
    badge.show(item, isSelected: isSelected)
  }

  /// The states for which the item had attributes.
  private var styledStates: Set<Control.State> = []

  package override var isSelected: Bool { didSet { badge.show(item, isSelected: isSelected) } }

  /// Whether the title is beside the image: on phones in landscape, and on pads, from iOS 11.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }

  private var isStacked: Bool { !isWide && shownImage != nil && shownTitle != nil }

  /// The frames of the image above and the title below it; `nil` unless the button has both, one above the
  /// other.
  package var stackedRects: (image: CGRect, title: CGRect)? {
    guard isStacked else { return nil }
    let room = contentRect(forBounds: bounds)
    return (imageRect(forContentRect: room), titleRect(forContentRect: room))
  }

  package override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = standardImageRect(in: contentRect)
    guard isStacked else { return rect }
    let room = contentRect.height - titleHeight
    let y = contentRect.minY + max(0, (room - rect.height) / 2)
    return CGRect(x: contentRect.midX - rect.width / 2, y: y, width: rect.width, height: rect.height)
  }

  package override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = standardTitleRect(in: contentRect)
    guard isStacked else { return rect }
    let width = min(contentRect.width, TextRunLine(runs: titleRuns).width.rounded(.up))
    let y = contentRect.maxY - titleHeight
    return CGRect(x: contentRect.midX - width / 2, y: y, width: width, height: titleHeight)
  }

  private var titleHeight: CGFloat { titleFont.lineHeight.rounded(.up) + 1 }

  /// Places the badge at the upper trailing corner of the image, or of the middle of a button without image.
  func placeBadge() {
    guard let bar = baseSuperview, !badge.isHidden else { return }
    let size = badge.sizeThatFits(.zero)
    let image = imageRect(forContentRect: bounds)
    let half = image.width > 0 ? image.width / 2 : 12
    let offset = mirrorsParts ? -half - size.width + 6 : half - 6
    let x = frame.midX + offset
    badge.frame = CGRect(x: x, y: frame.minY + 2, width: size.width, height: size.height)
    if badge.superview !== bar { bar.addSubview(badge) }
  }
}

/// The badge of a tab bar's item: a text on a colored capsule.
package final class TabBarBadge: Label {
  init() {
    super.init(frame: .zero)
    isHidden = true
    textAlignment = .center
    layer.cornerRadius = 9
    layer.masksToBounds = true
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: TabBarItem, isSelected: Bool) {
    isHidden = item.badgeValue == nil
    text = item.badgeValue
    let attributes =
      (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
    font = attributes?[.font] as? Font ?? .systemFont(ofSize: 13)
    textColor = attributes?[.foregroundColor] as? Color ?? .white
    backgroundColor = item.badgeColor ?? .systemRed
  }

  /// Returns the size of the text with margins, and at least 18 points in both directions.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = measuredFont.width(of: text ?? "").rounded(.up)
    return CGSize(width: max(18, width + 10), height: 18)
  }
}
