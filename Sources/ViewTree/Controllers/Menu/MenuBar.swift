import Foundation
import Responder

/// A bar with the commands of the edit menu, side by side.
final class MenuBar: View {
  /// A command in the bar.
  struct Item {
    var title: String
    var action: MethodSelector
  }

  /// The height of the bar; the real one's isn't known.
  private static let height: CGFloat = 36
  private static let margin: CGFloat = 10

  private(set) var itemViews: [MenuItemView] = []
  var onPick: (@MainActor (Item) -> Void)?

  /// The size that fits the items.
  var size: CGSize { CGSize(width: itemViews.last?.frame.maxX ?? 0, height: Self.height) }

  func show(_ items: [Item]) {
    show(items.map(\.title)) { [weak self] in self?.onPick?(items[$0]) }
  }

  /// Shows titles, and calls a function with the index of the one that is tapped.
  func show(_ titles: [String], onPick: @escaping @MainActor (Int) -> Void) {
    for view in itemViews { view.removeFromSuperview() }
    itemViews = []
    for (index, title) in titles.enumerated() {
      let width = MenuItemView.font.on(typeface).width(of: title) + 2 * Self.margin
      let view = MenuItemView(title, frame: CGRect(x: size.width, y: 0, width: width, height: Self.height))
      view.addAction(Action { _ in onPick(index) }, for: .touchUpInside)
      itemViews.append(view)
      addSubview(view)
    }
  }

  /// Returns the frame of a bar: above the target if there is enough space, or else below; horizontally
  /// within the screen.
  static func frame(of size: CGSize, at target: CGRect, on screen: CGRect) -> CGRect {
    let x = min(max(target.midX - size.width / 2, screen.minX), max(screen.minX, screen.maxX - size.width))
    let above = target.minY - size.height
    return CGRect(origin: CGPoint(x: x, y: above >= screen.minY ? above : target.maxY), size: size)
  }
}

/// A command of the edit menu; a tap performs it.
public final class MenuItemView: Button {
  fileprivate static let font = Font(.system, size: 14, on: .newest)

  init(_ title: String, frame: CGRect) {
    super.init(frame: frame)
    setTitleStyle(size: Self.font.pointSize)
    setTitle(title, for: .normal)
  }

  /// Returns `nil`, because there are no archives to decode.
  public required init?(coder: NSCoder) { nil }
}
