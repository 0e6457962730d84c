import Foundation
import Responder
import Simulation

/// A button, a view or a space in a toolbar or a navigation bar.
///
/// A tap performs ``primaryAction`` if it isn't `nil`; otherwise it sends ``action`` to ``target``, with the
/// item as the sender.
@preconcurrency @MainActor open class BarButtonItem: BarItem {
  /// The emphasis of an item. From iOS 26, an emphasized item has a filled platter (MC12).
  public enum Style: Int, Sendable {
    /// The default.
    case plain = 0
    /// With a border, before iOS 7.
    case bordered = 1
    /// Emphasized, for an item that completes a task.
    case done = 2

    /// The name of ``done`` from iOS 26.
    public static let prominent = Style.done
  }

  /// The target of ``action``, stored weakly; `nil` for the first responder on the chain whose class has the
  /// method.
  @_disfavoredOverload
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: MethodSelector?
  /// The action that a tap performs in place of ``action``.
  open var primaryAction: Action? { didSet { itemDidChange() } }
  /// The item's menu; from iOS 14. A tap opens it if the item has no action, or else a long press.
  open var menu: Menu? { didSet { itemDidChange() } }
  /// The emphasis of the item.
  open var style = Style.plain
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// The tint color of the item's button; nil, the default, for that of the bar, and from iOS 26 for that of
  /// labels (MC12).
  open var tintColor: Color? { didSet { itemDidChange() } }
  /// The system item that the item was created with; `nil` for other items.
  public internal(set) final var systemItem: SystemItem?
  /// A view that the bar shows in place of a button.
  public internal(set) final var customView: View?

  /// Whether the item is hidden in its bar, which leaves no space for it; from iOS 16.
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  /// Whether the system leaves the item out of its bar, as the button of a collapsed split view.
  final var isAbsent = false { didSet { if isAbsent != oldValue { visibilityDidChange() } } }
  /// Whether a bar shows the item.
  final var isShown: Bool { !isHidden && !isAbsent }
  /// Whether the item's button is selected; from iOS 15.
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
  /// Whether a tap changes the selection, as with ``Button/changesSelectionAsPrimaryAction``; from iOS 15.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// The element that stands for the item in the menu of a collapsed group. Unless it is set, an action with
  /// the item's title, or the item's menu; `nil` without a title. From iOS 16.
  open var menuRepresentation: MenuElement? {
    get { storedMenuRepresentation ?? madeMenuRepresentation() }
    set { storedMenuRepresentation = newValue }
  }
  private var storedMenuRepresentation: MenuElement?
  /// Whether an image may share a platter with adjacent images (MC25); from iOS 26.
  open var sharesBackground = true { didSet { bar?.setNeedsLayout() } }
  /// Whether the item has no platter; from iOS 26.
  open var hidesSharedBackground = false { didSet { bar?.setNeedsLayout() } }
  /// The group that contains the item.
  final weak var group: BarButtonItemGroup?
  /// Whether the item is the place of a search bar in a toolbar.
  final var isSearchPlace = false

  /// The item's view in a bar; `nil` for a space, and outside a bar.
  final weak var view: View?
  /// The bar that contains the item.
  final weak var bar: View?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readInterface(of: self, as: BarButtonItem.self)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: MethodSelector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates an item with an image.
  public convenience init(image: Image?, style: Style, target: AnyObject?, action: MethodSelector?) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a system item: a button with a title, or a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: AnyObject?,
    action: MethodSelector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    style = systemItem.isDone ? .done : .plain
    (self.target, self.action) = (target, action)
  }

  /// Creates an item with a custom view, in the size of that view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that performs an action or shows a menu. Title and image default to the action's.
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

  /// Creates a system item that performs an action or shows a menu, or a space.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Whether a tap shows the menu.
  final var showsMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Returns a space with a width in points.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes the width that the other items leave; flexible spaces share it evenly.
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

  private func visibilityDidChange() {
    // A hidden item has left its bar, so its owners show it again.
    (group?.owner ?? owner)?.bar?.itemDidChange()
    toolbar?.itemsDidChange()
  }

  /// The navigation item or the toolbar that lists the item.
  final weak var owner: NavigationItem?
  final weak var toolbar: Toolbar?

  /// Performs the item's action, as a tap does.
  func perform(for event: Event?) {
    guard let application = bar?.window?.application ?? Application.current else { return }
    if let primaryAction {
      application.context.activate {
        application.log.recording(.action, name, primaryAction.logText) {
          primaryAction.perform(sender: self)
        }
      }
    } else if let action {
      application.sendAction(action, to: target, from: self, for: event)
    }
  }
}
