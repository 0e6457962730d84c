import Foundation
import Responder
import Simulation

/// An object that shows the edit menu: a bar of commands above or below a rectangle, for the first responder.
///
/// The menu contains those of the standard commands (``ResponderStandardEditActions``) and the app's own that
/// a responder on the chain from the first responder performs (A59). A touch outside hides the menu, and is
/// delivered as usual.
@preconcurrency @MainActor public final class MenuController: IdentityHashable, ShownEditMenu {
  private unowned let application: Application
  private lazy var bar = makeBar()
  /// The window that last contained the menu; the input system retains it.
  private weak var window: SystemWindow?
  private weak var targetView: View?
  private var targetRect = CGRect.zero
  /// The row that performs the commands instead of the responder chain.
  private var row: RowMenu?
  private var generation = 0

  /// The app's own items, placed after the standard ones.
  public var menuItems: [MenuItem]?

  private var isShown = false {
    didSet { application.shownMenu = isShown ? self : nil }
  }

  /// Whether the menu is visible. Setting it calls ``setMenuVisible(_:animated:)`` without animation.
  public var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  init(application: Application) {
    self.application = application
  }

  /// The menu controller of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using MenuController.shared` if there is
  /// none.
  public static var shared: MenuController {
    Application.required(for: "MenuController.shared").menuController
  }

  /// The menu's frame in screen coordinates; zero while the menu is hidden.
  public var menuFrame: CGRect { isMenuVisible ? bar.convertToScreen(bar.bounds) : .zero }

  /// The views of the visible items, in order.
  public var itemViews: [MenuItemView] { isMenuVisible ? bar.itemViews : [] }

  // MARK: Showing and hiding

  /// Sets the rectangle that the menu points at, in `targetView`'s coordinates. A visible menu doesn't move.
  public func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows the menu at a rectangle in `targetView`'s coordinates.
  public func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it is visible.
  public func hideMenu() { hide() }

  /// Hides the menu if it points at `targetView`.
  public func hideMenu(from targetView: View) {
    if targetView === self.targetView { hide() }
  }

  /// Shows or hides the menu. It isn't shown without a first responder in the key window, without a target
  /// view in a window, or if no responder performs any command.
  ///
  /// The will-notification is posted inside the call, the did-notification at the next run-loop turn.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Updates the commands if the menu is visible, and hides it if none is left.
  public func update() {
    guard isMenuVisible else { return }
    let items = presentItems()
    if items.isEmpty { hide() } else { place(items) }
  }

  /// Shows the menu of a row of a table. Returns whether the row performs any command.
  func show(_ row: RowMenu) -> Bool {
    hide()
    self.row = row
    setTargetRect(row.cell.bounds, in: row.cell)
    show()
    if !isMenuVisible { self.row = nil }
    return isMenuVisible
  }

  private func show() {
    guard !isMenuVisible else { return update() }
    guard targetView?.window?.application === application else { return }
    let items = presentItems()
    guard !items.isEmpty else { return }
    isShown = true
    post("is shown with \(items.map(\.title).joined(separator: ", "))", Self.willShowMenuNotification)
    guard isMenuVisible else { return }
    place(items)
    announce(Self.didShowMenuNotification)
  }

  private func hide() {
    guard isMenuVisible else { return }
    (isShown, row) = (false, nil)
    post("is hidden", Self.willHideMenuNotification)
    guard !isMenuVisible else { return }
    bar.removeFromSuperview()
    if home == .own { window?.isHidden = true }
    announce(Self.didHideMenuNotification)
  }

  private func post(_ event: String, _ name: Notification.Name) {
    application.context.log.recording(.window, "edit menu", event) {
      application.context.notifications.basePost(name: name, object: self)
    }
  }

  /// Posts at the next run-loop turn, unless the menu was shown or hidden in the meantime.
  private func announce(_ name: Notification.Name) {
    generation += 1
    let generation = generation
    _ = application.context.schedule(after: .zero, label: "the edit menu's did-notification") { [weak self] in
      guard let self, self.generation == generation else { return }
      application.context.notifications.basePost(name: name, object: self)
    }
  }

  // MARK: Items

  private var firstResponder: Responder? { application.focusedResponder }

  /// Returns the commands that the row, or else a responder on the chain, performs (A59).
  private func presentItems() -> [MenuBar.Item] {
    let own = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return application.context.activate {
      (MenuItem.standard + own).filter { isPerformed($0.action) }
        .map { MenuBar.Item(title: $0.title, action: $0.action) }
    }
  }

  private func isPerformed(_ action: MethodSelector) -> Bool {
    if let row { return row.canPerform(action, self) }
    return firstResponder?.target(forAction: action, withSender: self) != nil
  }

  private func place(_ items: [MenuBar.Item]) {
    bar.show(items)
    guard let targetView else { return }
    let window = self.window ?? makeWindow()
    self.window = window
    let screen = application.screen
    let target = targetView.convertToScreen(targetRect).applying(screen.fromInterface.inverted())
    bar.frame = MenuBar.frame(of: bar.size, at: target, on: screen.interfaceBounds)
    window.addSubview(bar)
    window.isHidden = false
  }

  private var home: VersionRules.EditMenuHome { application.context.rule(VersionRules.editMenuHome) }

  private func makeBar() -> MenuBar {
    let bar = MenuBar()
    application.identify(bar, as: "UICalloutBar")
    bar.onPick = { [weak self] in self?.pick($0) }
    return bar
  }

  /// Returns the menu's window. Up to iOS 9 the app finds it among the windows (KW6, KW15); the window of
  /// later systems isn't established.
  private func makeWindow() -> SystemWindow {
    switch home {
    case .textEffects: application.textEffectsWindow
    case .secondTextEffects:
      application.makeSystemWindow("UITextEffectsWindow", level: .editMenu, isListed: true)
    case .own: application.makeSystemWindow("UITextEffectsWindow", level: .editMenu, isListed: false)
    }
  }

  /// Hides the menu, then performs the command, which may show the menu again.
  private func pick(_ item: MenuBar.Item) {
    let row = row
    hide()
    if let row { return row.perform(item.action, self) }
    guard let target = firstResponder?.target(forAction: item.action, withSender: self) else { return }
    application.sendAction(item.action, to: target as AnyObject, from: self, for: nil)
  }

  /// Hides the menu when a touch begins outside it. The view is `nil` if the touch hits none.
  func touchBegan(on view: View?) {
    if !(view?.isDescendant(of: bar) ?? false) { hide() }
  }

  /// Hides the menu when the first responder or the key window has changed.
  func firstResponderDidChange() { hide() }
}

extension Application {
  /// Shows the edit menu of a row. Returns whether the row performs any command.
  func showMenu(of row: RowMenu) -> Bool { menuController.show(row) }
}

extension MenuController {
  /// Posted before the menu is shown. The object is the menu controller.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
}
