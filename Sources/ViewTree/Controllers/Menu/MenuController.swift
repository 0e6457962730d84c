import Foundation
import Responder
import Simulation

/// Shows the edit menu: a bar of commands above or below a rectangle, for the first responder.
///
/// Of the standard commands (``ResponderStandardEditActions``) and the program's own it has those that somebody on the
/// chain from the first responder would perform (A59). A finger that goes down elsewhere hides it, and goes on to
/// whatever it touches.
@preconcurrency @MainActor public final class MenuController {
  private unowned let application: Application
  private lazy var bar = makeBar()
  /// The window that the menu was in last, which the input system holds.
  private weak var window: SystemWindow?
  private weak var targetView: View?
  private var targetRect = CGRect.zero
  private var generation = 0

  /// The program's own items; they stand behind the standard ones.
  public var menuItems: [MenuItem]?

  private var isShown = false {
    didSet { application.shownMenu = isShown ? self : nil }
  }

  /// Whether the menu is on the screen. Setting it is ``setMenuVisible(_:animated:)``, not animated.
  public var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  init(application: Application) {
    self.application = application
  }

  /// The menu of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using MenuController.shared` if there is none.
  public static var shared: MenuController {
    Application.required(for: "MenuController.shared").menuController
  }

  /// Where the menu is, in screen coordinates; zero while it is away.
  public var menuFrame: CGRect { isMenuVisible ? bar.convertToScreen(bar.bounds) : .zero }

  /// The items that are on the screen, as views, in order.
  public var itemViews: [MenuItemView] { isMenuVisible ? bar.itemViews : [] }

  // MARK: Showing and hiding

  /// Says where the menu is to point: at `targetRect`, in `targetView`'s coordinates. A menu that is shown stays where it is.
  public func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows the menu at a rectangle of `targetView`'s coordinates.
  public func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu; one that is away is left alone.
  public func hideMenu() { hide() }

  /// Hides the menu if it points at `targetView`.
  public func hideMenu(from targetView: View) {
    if targetView === self.targetView { hide() }
  }

  /// Shows or hides the menu. Nothing is shown without a first responder in the key window, without a target in a
  /// window, or if nobody would perform any command.
  ///
  /// The will-notification is posted inside the call, the did-notification at the clock's next turn.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Asks again which commands there are, if the menu is on the screen; hides it if there is none left.
  public func update() {
    guard isMenuVisible else { return }
    let items = presentItems()
    if items.isEmpty { hide() } else { place(items) }
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
    isShown = false
    post("is hidden", Self.willHideMenuNotification)
    guard !isMenuVisible else { return }
    bar.removeFromSuperview()
    if home == .own { window?.isHidden = true }
    announce(Self.didHideMenuNotification)
  }

  private func post(_ event: String, _ name: Notification.Name) {
    application.context.log.recording(.window, "edit menu", event) {
      application.context.notifications.post(name: name, object: self)
    }
  }

  /// Posts at the clock's next turn, unless the menu was shown or hidden meanwhile.
  private func announce(_ name: Notification.Name) {
    generation += 1
    let generation = generation
    _ = application.context.schedule(after: .zero, label: "the edit menu's did-notification") { [weak self] in
      guard let self, self.generation == generation else { return }
      application.context.notifications.post(name: name, object: self)
    }
  }

  // MARK: Items

  private var firstResponder: Responder? { application.focusedResponder }

  /// The commands for which there is somebody on the chain (A59).
  private func presentItems() -> [MenuBar.Item] {
    guard let first = firstResponder else { return [] }
    let own = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return application.context.activate {
      (MenuItem.standard + own)
        .filter { first.target(forAction: $0.action, withSender: self) != nil }
        .map { MenuBar.Item(title: $0.title, action: $0.action) }
    }
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

  /// Up to iOS 9 the menu is in a window that programs find (KW6, KW15); where it is later is not established.
  private func makeWindow() -> SystemWindow {
    switch home {
    case .textEffects: application.textEffectsWindow
    case .secondTextEffects:
      application.makeSystemWindow("UITextEffectsWindow", level: .editMenu, isListed: true)
    case .own: application.makeSystemWindow("UITextEffectsWindow", level: .editMenu, isListed: false)
    }
  }

  /// Hides the menu, then performs the command, which may thus show the menu again.
  private func pick(_ item: MenuBar.Item) {
    hide()
    guard let target = firstResponder?.target(forAction: item.action, withSender: self) else { return }
    application.sendAction(item.action, to: target, from: self, for: nil)
  }

  /// A finger went down on a view, or on nothing.
  func fingerWentDown(on view: View?) {
    if !(view?.isDescendant(of: bar) ?? false) { hide() }
  }

  /// The first responder has changed, or the key window; the menu goes with it.
  func firstResponderDidChange() { hide() }
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
