import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// Finds the actions that a person can perform on the present screen.
@MainActor struct ActionFinder {
  let simulator: Simulator
  let kinds: ExplorationActions

  /// The actions, in a fixed order.
  func actions() -> [ExplorationAction] {
    var result: [ExplorationAction.Kind] = []
    let elements = simulator.user.actionableElements()
    if kinds.contains(.taps) {
      for (path, view) in elements {
        if simulator.user.obstacle(to: view) == nil {
          result.append(.tap(path))
        } else if let point = visiblePart(of: view) {
          result.append(.tapPart(path, x: Int(point.x), y: Int(point.y)))
        }
      }
      if let point = background(beside: elements.map(\.view)) {
        result.append(.tapBackground(x: Int(point.x), y: Int(point.y)))
      }
    }
    if kinds.contains(.scrolling) {
      for (path, view) in simulator.user.scrollableElements() where isScrollable(view) {
        result += [.scroll(path, isUp: true), .scroll(path, isUp: false)]
      }
    }
    if kinds.contains(.typing) { result += typing() }
    if kinds.contains(.turning) {
      let isUpright = simulator.application.deviceOrientation == .portrait
      result.append(.turn(isUpright: !isUpright))
    }
    if kinds.contains(.leaving), simulator.application.staysInBackground { result.append(.leaveAndReturn) }
    if kinds.contains(.hardwareKeyboard) {
      result.append(.connectKeyboard(!simulator.keyboard.isHardwareKeyboardConnected))
    }
    if kinds.contains(.swipingBack), hasPreviousScreen,
      simulator.application.context.rule(VersionRules.hasInteractivePop)
    {
      result += [.swipeBack(cancels: false), .swipeBack(cancels: true)]
    }
    result += gestures()
    return result.map { ExplorationAction(kind: $0) }
  }

  /// The gestures beside taps that have an effect.
  private func gestures() -> [ExplorationAction.Kind] {
    let user = simulator.user
    var result: [ExplorationAction.Kind] = []
    if kinds.contains(.draggingSheets), user.hasDraggableSheet {
      result += [.dragSheetDown(cancels: false), .dragSheetDown(cancels: true)]
    }
    if kinds.contains(.swiping) {
      for (path, view, directions) in user.swipeableElements() where user.obstacle(to: view) == nil {
        result += directions.map { .swipe(path, $0) }
      }
    }
    if kinds.contains(.refreshing) { result += user.refreshableElements().map { .refresh($0.path) } }
    if kinds.contains(.pressing) {
      for (path, view, duration) in user.pressableElements() where user.obstacle(to: view) == nil {
        result.append(.pressLong(path, duration: duration))
      }
    }
    if kinds.contains(.scrolling) {
      for (path, view) in user.sidewaysScrollableElements() where user.obstacle(to: view) == nil {
        result += [.swipe(path, .left), .swipe(path, .right)]
      }
    }
    if kinds.contains(.adjusting) {
      for (path, view, changes) in user.adjustableElements() where user.obstacle(to: view) == nil {
        result += changes.map { .adjust(path, $0) }
      }
    }
    if kinds.contains(.movingRows) {
      for (path, view, next) in user.rowHandles() where user.obstacle(to: view) == nil {
        result.append(.moveRow(path, to: next))
      }
    }
    return result
  }

  /// A point near the upper or the lower edge of a view where a tap reaches it.
  private func visiblePart(of view: View) -> CGPoint? {
    let window = view.window
    let frame = view.convertToScreen(view.bounds)
    for y in [frame.minY + 3, frame.maxY - 3] {
      let point = CGPoint(x: frame.midX.rounded(), y: y.rounded())
      guard let window, simulator.screen.bounds.contains(point),
        !simulator.keyboard.isVisible || !simulator.keyboard.frame.contains(point),
        let hit = window.hitTest(window.convertFromScreen(point), with: nil),
        sequence(first: hit, next: \.superview).contains(where: { $0 === view })
      else { continue }
      return point
    }
    return nil
  }

  private func typing() -> [ExplorationAction.Kind] {
    guard simulator.firstResponder is any TextInput else { return [] }
    if simulator.keyboard.isHardwareKeyboardConnected { return [.press("a"), .press("\n")] }
    guard simulator.keyboard.isVisible else { return [] }
    var result: [ExplorationAction.Kind] = []
    let keys = simulator.keyboard.keys.filter(\.isEnabled)
    let letters = keys.filter { $0.key.kind == .character }.map(\.key.text)
    if let letter = letters.first(where: { $0 == "a" || $0 == "1" }) { result.append(.type(letter)) }
    if keys.contains(where: { $0.key.kind == .return }) { result.append(.type("\n")) }
    if keys.contains(where: { $0.key.kind == .hide }) { result.append(.hideKey) }
    return result
  }

  private var hasPreviousScreen: Bool {
    let root = (simulator.application.keyWindow ?? simulator.window).rootViewController
    guard let navigation = root as? NavigationController, root?.presentedViewController == nil else {
      return false
    }
    return navigation.viewControllers.count > 1
  }

  private func isScrollable(_ view: View) -> Bool {
    guard let scrollView = view as? ScrollView, scrollView.isScrollEnabled else { return false }
    let inset = scrollView.adjustedContentInset
    return scrollView.contentSize.height + inset.top + inset.bottom > scrollView.bounds.height
      || scrollView.alwaysBounceVertical
  }

  /// The first point of a grid where a tap reaches a plain view of the app.
  private func background(beside elements: [View]) -> CGPoint? {
    let bounds = simulator.screen.bounds
    let window = simulator.application.keyWindow ?? simulator.window
    for row in stride(from: 0.15, through: 0.9, by: 0.15) {
      for column in [0.5, 0.03] {
        let point = CGPoint(x: (bounds.width * column).rounded(), y: (bounds.height * row).rounded())
        guard simulator.keyboard.isVisible == false || !simulator.keyboard.frame.contains(point),
          let view = window.hitTest(window.convertFromScreen(point), with: nil), view !== window
        else { continue }
        let chain = sequence(first: view, next: \.superview)
        // A control without a label of its own is a background, as in forms of the first years.
        let isElement = chain.contains { ancestor in
          elements.contains { $0 === ancestor } && Swift.type(of: ancestor) != Control.self
        }
        if !isElement { return point }
      }
    }
    return nil
  }
}
