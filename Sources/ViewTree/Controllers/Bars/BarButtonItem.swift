import Foundation
import Responder
import Simulation

/// A button, a view or a space in a toolbar or a navigation bar.
///
/// A tap sends ``action`` to ``target``, with the item as the sender, or performs ``primaryAction`` if there is one.
@preconcurrency @MainActor open class BarButtonItem: BarItem {
  /// How an item stands out. Pictures don't show it.
  public enum Style: Int, Sendable {
    /// Like any other.
    case plain = 0
    /// With a border, in the time before iOS 7.
    case bordered = 1
    /// As what ends a task.
    case done = 2
  }

  /// Who performs ``action``, held weakly; nil means the first responder along the chain whose class has the method.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: MethodSelector?
  /// What a tap performs in place of ``action``.
  open var primaryAction: Action? { didSet { itemDidChange() } }
  /// The actions that the item offers; from iOS 14. A tap shows it if there is no action, and a button that is held down else.
  open var menu: Menu? { didSet { itemDidChange() } }
  /// How the item stands out.
  open var style = Style.plain
  /// The width in points; 0 means what the item needs.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// What the item was made as, if the system gave it its looks.
  public let systemItem: SystemItem?
  /// A view that stands in the bar as it is, in place of a button.
  public let customView: View?

  /// What stands for the item in a bar; nil for a space, and while it is in no bar.
  final weak var view: View?
  /// The bar that the item is in.
  final weak var bar: View?

  /// Creates a button with a title.
  public init(title: String?, style: Style, target: AnyObject?, action: MethodSelector?) {
    (systemItem, customView) = (nil, nil)
    super.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with an image.
  public init(image: Image?, style: Style, target: AnyObject?, action: MethodSelector?) {
    (systemItem, customView) = (nil, nil)
    super.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with the system's words, or a space.
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: MethodSelector?) {
    (self.systemItem, customView) = (systemItem, nil)
    super.init()
    title = systemItem.title
    style = systemItem.isDone ? .done : .plain
    (self.target, self.action) = (target, action)
  }

  /// Creates an item that is a view of the program's own, of the size that the view has.
  public init(customView: View) {
    (systemItem, self.customView) = (nil, customView)
    super.init()
  }

  /// Creates a button that performs an action or shows a menu; without a title or an image the action's are shown.
  public convenience init(
    title: String? = nil,
    image: Image? = nil,
    primaryAction: Action? = nil,
    menu: Menu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with the system's words that performs an action or shows a menu, or a space.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Whether a tap shows the menu.
  final var showsMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Returns a space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes what the other items leave, sharing it with its like.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(systemItem: .flexibleSpace)
  }

  private var name: String {
    let type = String(describing: Swift.type(of: self))
    return (title ?? image?.name).map { "\(type) \"\($0)\"" } ?? type
  }

  override func itemDidChange() {
    (view as? BarButton)?.showItem()
    bar?.setNeedsLayout()
  }

  /// Does what a tap means.
  func perform(for event: Event?) {
    guard let application = bar?.window?.application else { return }
    if let primaryAction {
      application.context.activate {
        application.log.recording(.action, name, "performs action \"\(primaryAction.title)\"") {
          primaryAction.perform(sender: self)
        }
      }
    } else if let action {
      application.sendAction(action, to: target, from: self, for: event)
    }
  }
}
