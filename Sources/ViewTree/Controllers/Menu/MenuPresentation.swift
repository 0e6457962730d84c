import Foundation
import Responder
import Simulation

/// The presentation of a menu over a window, from the touch that opens it to a choice or a tap outside.
///
/// The menu is shown and hidden without animation. First responder and keyboard don't change; that is
/// assumed.
@MainActor final class MenuPresentation {
  static let width: CGFloat = 250

  /// The view behind the menu, which retains this object and is retained by the window.
  private weak var container: MenuGround?
  /// The box with the rows.
  private let box = MenuBox(frame: .zero)
  /// The menu whose rows are shown.
  private var menu: Menu?
  private weak var source: View?
  private let sender: AnyObject?
  /// The views above the rows of a context menu.
  var head: ContextMenuHead?
  /// The order of the rows.
  var order = ContextMenuConfiguration.ElementOrder.automatic
  /// Called before the menu closes.
  var willClose: (() -> Void)?

  /// Shows a menu at a control. Does nothing if the control is in no window, or the menu has no rows.
  ///
  /// Returns the presentation of the menu. `prepare` is called with it before the menu is shown.
  @discardableResult
  static func show(
    _ menu: Menu,
    at source: View,
    from sender: AnyObject?,
    prepare: (MenuPresentation) -> Void = { _ in }
  ) -> MenuPresentation? {
    guard let window = source.baseWindow, !MenuRow.rows(of: menu).isEmpty else { return nil }
    let presentation = MenuPresentation(source, sender)
    prepare(presentation)
    window.log.recording(.controller, source.debugName, "shows a menu") {
      presentation.title = menu.title
      presentation.open(in: window)
      presentation.show(menu)
    }
    return presentation
  }

  private init(_ source: View, _ sender: AnyObject?) {
    (self.source, self.sender) = (source, sender)
  }

  /// The title of a control's menu, which is above the rows.
  private lazy var controlHead = source.map { ContextMenuHead(of: $0, title: title, preview: nil) }
  private var title = ""

  private func open(in window: Window) {
    let container = MenuGround(frame: .zero)
    self.container = container
    container.shown = self
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(box)
    window.addSubview(container)
  }

  private func show(_ menu: Menu) {
    guard let container else { return }
    for case let deferred as DeferredMenuElement in MenuRow.leaves(of: menu) {
      deferred.load { [weak self] in
        guard let self, let shown = self.menu, self.container?.shown === self else { return }
        show(shown)
      }
    }
    let offset = menu === self.menu ? (box.subviews.first as? ScrollView)?.contentOffset : nil
    self.menu = menu
    for view in box.subviews { view.removeFromSuperview() }
    let measures = box.designValue(of: VersionRules.menuMeasures)
    var rows = MenuRow.rows(of: menu)
    let head = head ?? (measures.showsColumns ? controlHead : nil)
    let top = head?.titleHeight ?? 0
    let height = MenuLayout(rows, measures, top: top).height
    head?.place(in: container)
    box.frame = frame(height: height, in: container)
    if order == .priority, isAboveSource(in: container) { rows.reverse() }
    let holder = box.bounds.height < height ? scrollView(height: height, offset ?? .zero) : box
    head?.addTitle(to: holder)
    let layout = MenuLayout(rows, measures, top: top)
    for (row, frame) in zip(rows, layout.frames) {
      let button = Button(type: .system)
      button.setTitleStyle(size: 17)
      button.accessibilityLabel = row.element.title
      button.isEnabled = row.isEnabled
      button.frame = frame
      button.addAction(Action { [weak self] _ in self?.choose(row) }, for: .touchUpInside)
      holder.addSubview(button)
      layout.fill(button, with: row)
    }
  }

  /// Adds a scroll view for the rows of a menu that doesn't fit, and returns it.
  private func scrollView(height: CGFloat, _ offset: CGPoint) -> View {
    let scrollView = ScrollView(frame: box.bounds)
    scrollView.contentSize = CGSize(width: Self.width, height: height)
    scrollView.contentOffset = offset
    box.addSubview(scrollView)
    return scrollView
  }

  /// Returns the box's frame, inside the window's safe area: below the control, or above it if there is more
  /// space. From iOS 26 the box of a control's menu covers the control, and begins or ends with it (MV8).
  private func frame(height: CGFloat, in container: View) -> CGRect {
    guard let source else { return .zero }
    let room = container.bounds.inset(by: container.storedSafeAreaInsets).insetBy(dx: 8, dy: 8)
    let anchor = head?.anchor ?? source.convert(source.bounds, to: container)
    let covers = head == nil && box.designValue(of: VersionRules.menuMeasures).showsColumns
    let (top, bottom) = covers ? (anchor.minY, anchor.maxY) : (anchor.maxY, anchor.minY)
    let height = min(height, room.height)
    let isBelow = room.maxY - top >= height || room.maxY - top >= bottom - room.minY
    let y = isBelow ? min(top, room.maxY - height) : bottom - height
    let edge = source.mirrorsParts ? anchor.maxX - Self.width : anchor.minX
    let x = covers ? edge : anchor.midX - Self.width / 2
    return CGRect(
      x: min(max(room.minX, x), max(room.minX, room.maxX - Self.width)),
      y: isBelow && !covers ? y : max(room.minY, y),
      width: Self.width,
      height: height
    )
  }

  /// Returns whether the box is above the control or the preview.
  private func isAboveSource(in container: View) -> Bool {
    guard let source else { return false }
    return box.frame.minY < (head?.anchor ?? source.convert(source.bounds, to: container)).minY
  }

  private func choose(_ row: MenuRow) {
    switch row.meaning {
    case .open(let menu): show(menu)
    case .wait: break
    case .perform(let action, let menu):
      if menu.options.contains(.singleSelection) {
        for case let other as Action in menu.children { other.state = other === action ? .on : .off }
      }
      (source as? Button)?.select(action)
      guard action.attributes.contains(.keepsMenuPresented) else {
        close()
        return perform(action)
      }
      perform(action)
      // The states may have changed by the choice or by the action.
      if let shown = self.menu { show(shown) }
    }
  }

  private func perform(_ action: Action) {
    guard let application = source?.baseWindow?.application ?? Application.current else { return }
    application.context.activate {
      application.log.recording(.action, source?.debugName ?? "menu", action.logText) {
        action.perform(sender: sender ?? source)
      }
    }
  }

  /// Shows the menu that a function returns for the one that is shown.
  func update(_ block: (Menu) -> Menu) {
    if let menu { show(block(menu)) }
  }

  /// Closes the menu without performing an action.
  func close() {
    let ground = container
    guard ground?.shown === self else { return }
    willClose?()
    willClose = nil
    for deferred in menu.map(MenuRow.deferredElements) ?? [] { deferred.menuDidClose() }
    ground?.shown = nil
    ground?.removeFromSuperview()
  }
}

/// A view that covers the window behind a menu; a touch on it closes the menu.
final class MenuGround: View {
  /// The menu, which this view retains while it is shown.
  var shown: MenuPresentation?

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { shown?.close() }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}

/// The box of a menu.
package final class MenuBox: View {
  /// Ignores touches between the rows.
  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
}

extension Button {
  /// Sends `.menuActionTriggered`, then opens the button's menu. Does nothing without a menu.
  final func showMenu(for event: Event?) {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    let order = preferredMenuElementOrder
    let shown = MenuPresentation.show(menu, at: self, from: (self as? BarButton)?.item ?? self) {
      $0.order = order
    }
    makePartsIfNeeded().menuShown = shown
  }

  /// Adds or removes the long press that opens a menu that isn't the button's primary action.
  final func updateMenuPress() {
    let isWanted = menu != nil && !showsMenuAsPrimaryAction
    guard isWanted != (menuPress != nil) else { return }
    if let menuPress {
      baseRemove(menuPress)
      self.menuPress = nil
    } else {
      let press = LongPressGestureRecognizer()
      press.name = "menu"
      press.addTarget(self, action: MethodSelector("holdForMenu", Button.holdForMenu).internalSelector)
      baseAdd(press)
      menuPress = press
    }
  }

  private func holdForMenu(_ press: LongPressGestureRecognizer) {
    if press.state == .began { showMenu(for: nil) }
  }
}
