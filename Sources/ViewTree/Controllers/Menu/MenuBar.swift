import Foundation
import Responder

/// The commands side by side.
final class MenuBar: View {
  /// One command.
  struct Item {
    var title: String
    var action: MethodSelector
  }

  /// The height of the bar; nothing is known of the real one's.
  private static let height: CGFloat = 36
  private static let margin: CGFloat = 10

  private(set) var itemViews: [MenuItemView] = []
  var onPick: (@MainActor (Item) -> Void)?

  /// The size that the items need.
  var size: CGSize { CGSize(width: itemViews.last?.frame.maxX ?? 0, height: Self.height) }

  func show(_ items: [Item]) {
    for view in itemViews { view.removeFromSuperview() }
    itemViews = []
    for item in items {
      let width = Font.standard.width(of: item.title) + 2 * Self.margin
      let view = MenuItemView(
        item.title,
        frame: CGRect(x: size.width, y: 0, width: width, height: Self.height)
      )
      view.addAction(Action { [weak self] _ in self?.onPick?(item) }, for: .touchUpInside)
      itemViews.append(view)
      addSubview(view)
    }
  }

  /// Returns the place of a bar: above the target if there is room, or else below; within the screen from side to side.
  static func frame(of size: CGSize, at target: CGRect, on screen: CGRect) -> CGRect {
    let x = min(max(target.midX - size.width / 2, screen.minX), max(screen.minX, screen.maxX - size.width))
    let above = target.minY - size.height
    return CGRect(origin: CGPoint(x: x, y: above >= screen.minY ? above : target.maxY), size: size)
  }
}

/// One command of the edit menu; a tap picks it.
public final class MenuItemView: Button {
  init(_ title: String, frame: CGRect) {
    super.init(frame: frame)
    setTitle(title, for: .normal)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }
}
