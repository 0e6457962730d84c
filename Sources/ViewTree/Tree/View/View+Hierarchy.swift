import Foundation
import Responder
import Simulation

extension View {
  /// The superview; nil at the root.
  public final var superview: View? { baseSuperview }

  /// The subviews, back to front.
  public final var subviews: [View] { cachedSubviews }

  /// The window at the root of this view's tree; nil if the root isn't a window.
  public final var window: Window? { baseWindow }

  /// Whether the view is in no window, or in one at an address that is being deallocated.
  package final func hasLostWindow(at address: ObjectIdentifier) -> Bool {
    guard let windowNode else { return true }
    return UInt(bitPattern: windowNode.pointee.owner.toOpaque()) == UInt(bitPattern: address)
  }

  /// Returns whether `view` is this view or one of its superviews. Costs O(depth).
  public final func isDescendant(of view: View) -> Bool {
    var candidate: NodePointer? = node
    while let current = candidate {
      if current == view.node { return true }
      candidate = current.pointee.parent
    }
    return false
  }

  // MARK: Adding

  /// Swaps the subviews at two indices. Stops with `View has no subview 5; it has 2` for an invalid index.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !(0..<childCount).contains(index) {
      programmerError("\(debugName) has no subview \(index); it has \(childCount)")
    }
    swapChildren(index1, index2)
  }

  final func insert(_ view: View, beside sibling: View, offset: Int) {
    refuseImpossible(view)
    // A view that is its own sibling moves to the front (U7).
    guard view !== sibling else { return insert(view, at: .max) }
    guard sibling.isChild(of: self), let index = node.pointee.children.index(of: sibling.node) else {
      return insert(view, at: .max)
    }
    // The index is that in the list without the view itself.
    let own = view.isChild(of: self) ? node.pointee.children.index(of: view.node) : nil
    let isMovedUp = own.map { $0 < index } ?? false
    insert(view, at: index + offset - (isMovedUp ? 1 : 0), above: offset > 0 ? sibling : nil)
  }

  /// Inserts a view at an index. A view above `sibling` is behind the layers that are in front of it (U8).
  final func insert(_ view: View, at index: Int, above sibling: View? = nil) {
    refuseImpossible(view)
    guard !view.isChild(of: self) else { return reorder(view, to: index, above: sibling) }
    Recursion.enter("addSubview(_:) of \(debugName) with \(view.debugName)")
    defer { Recursion.leave() }
    let oldTint = view.tintFromWindow
    let oldTraits = view.traitsBeforeMove(to: baseWindow)
    view.baseRemoveFromSuperview()
    view.willMove(toSuperview: self)
    if baseWindow != nil { view.announceMove(to: baseWindow) }
    // A callback may have moved the view elsewhere; the latest move wins.
    guard view.node.pointee.parent == nil else { return }
    refuseImpossible(view)
    insertChild(view, at: min(index, childCount))
    if let sibling { rare?.layer?.subview(view, entersAbove: sibling) }
    if !view.node.pointee.layout.isEmpty { view.constraintsDidEnter() }
    baseSetNeedsLayout()
    if view.hasOutstandingLayout { markSubtreeForLayout() }
    if !view.node.pointee.display.isEmpty { view.node.markForDisplay() }
    view.completeMove(to: baseWindow)
    if view.hasTint(otherThan: oldTint) { view.notifyTintChange() }
    if let oldTraits { view.inheritTraitsAfterMove(from: oldTraits) }
    view.didMoveToSuperview()
    if view.isChild(of: self) { didAddSubview(view) }
  }

  final func reorder(_ view: View, to index: Int, above sibling: View? = nil) {
    guard let old = node.pointee.children.index(of: view.node) else { return }
    moveChild(from: old, to: min(index, childCount - 1))
    if let sibling { rare?.layer?.subview(view, entersAbove: sibling) }
  }

  /// Returns whether `view` is the superview.
  final func isChild(of view: View) -> Bool { node.pointee.parent == view.node }

  private func refuseImpossible(_ view: View) {
    if view === self || (view.childCount > 0 && isDescendant(of: view)) {
      programmerError(
        "\(view.debugName) can't be added to \(debugName): that is the view itself or in its own subtree"
      )
    }
    if view.node.pointee.flags.contains(.isWindow) {
      programmerError("\(view.debugName) can't be added to \(debugName): a window is nobody's subview")
    }
    if let own = baseWindow?.application, let other = view.baseWindow?.application, own !== other {
      programmerError(
        "\(view.debugName) can't be added to \(debugName): it is in the window of another simulator, "
          + "\(other.context.device) on \(other.context.system); remove it there first"
      )
    }
  }

  // MARK: Removing

  /// Implements ``removeFromSuperview()``.
  final func baseRemoveFromSuperview() {
    guard let superview = baseSuperview else { return }
    Recursion.enter("removeFromSuperview() of \(debugName)")
    defer { Recursion.leave() }
    resignFirstResponderInSubtree()
    baseWindow?.application.cancelInput(in: self)
    guard isChild(of: superview) else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if baseWindow != nil { announceMove(to: nil) }
    guard isChild(of: superview), let index = superview.node.pointee.children.index(of: node) else { return }
    if !node.pointee.layout.isEmpty { constraintsWillLeave() }
    // The superview's reference may be the last one; the view must live until its own callbacks are done.
    withExtendedLifetime(superview.removeChild(at: index)) {
      superview.baseSetNeedsLayout()
      completeMove(to: nil)
      didMoveToSuperview()
    }
  }

  private func resignFirstResponderInSubtree() {
    guard let scope = baseWindow?.scope, let first = scope.firstResponder else { return }
    let view = (first as? View) ?? (first as? ViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return }
    scope.remove(first)
  }

  // MARK: Finding

  /// Returns the first view for which `matches` returns true: this one, or else depth first, back to front.
  package final func firstInSubtree(where matches: (View) -> Bool) -> View? {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      if matches(view) { return view }
      view.appendChildren(to: &stack)
    }
    return nil
  }
}

// MARK: - Windows

extension View {
  /// Notifies the subtree before it moves to `window`, ancestors first.
  func announceMove(to window: Window?) {
    forEachInSubtree { view in
      if let controller = view.owningController, window?.showsViews != true {
        controller.viewWillLeaveWindow()
      }
      if let controller = view.owningController, window?.showsViews == true {
        controller.viewWillEnterWindow()
      }
      view.willMove(toWindow: window)
    }
  }

  /// Moves the subtree to `window` and notifies the views, ancestors first, then the controllers.
  func completeMove(to window: Window?) {
    guard baseWindow !== window else { return }
    let old = baseWindow
    var moved: [View] = []
    forEachInSubtree { view in
      view.enter(window)
      moved.append(view)
    }
    if let window { window.application.applyAppearances(to: moved) }
    if let old { old.application.context.activate { old.scope.removeIfDetached() } }
    old?.application.animator.layers.treeDidChange()
    window?.application.animator.layers.treeDidChange()
    let isShown = window?.showsViews == true
    var controllers: [ViewController] = []
    // A callback may remove views again, and the views that it adds have been notified already.
    for view in moved where view.baseWindow === window {
      view.refreshSafeArea()
      view.didMoveToWindow()
      if view.becomesFirstResponderInWindow { view.baseWindow?.performDeferredFocusRequest(of: view) }
      guard let controller = view.owningController else { continue }
      controllers.append(controller)
      if isShown { controller.viewDidEnterWindow() }
    }
    for controller in ViewController.innerFirst(controllers) {
      if isShown { controller.viewDidEnterVisibleWindow() } else { controller.viewDidLeaveWindow() }
    }
  }

  private func enter(_ window: Window?) {
    baseWindow = window
    if let rare {
      if rare.tintColor != nil { window?.hasTints = true }
      if rare.traits != nil { window?.hasOwnTraits = true }
    }
    focusScope = window?.scope
    if let owningController {
      owningController.focusScope = window?.scope
      if owningController.hasOwnTraits { window?.hasOwnTraits = true }
    }
    endAllAnimations()
  }

  /// Calls `body` for this view and all below it, ancestors first. Subviews are read after `body` returned
  /// for their parent.
  package final func forEachInSubtree(_ body: (View) -> Void) {
    body(self)
    guard childCount > 0 else { return }
    var stack: [View] = []
    appendChildren(to: &stack)
    while let view = stack.popLast() {
      body(view)
      view.appendChildren(to: &stack)
    }
  }

  /// The continuation of a traversal after a view.
  package enum Visit { case goOn, leaveOutSubviews, stop }

  /// Calls `body` for this view and all below it, ancestors first, back to front, without hidden or
  /// transparent views and their subtrees. Costs O(shown views).
  ///
  /// - Returns: False if `body` stopped the traversal.
  @discardableResult
  package final func forEachShown(_ body: (View) -> Visit) -> Bool {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      guard view.node.pointee.flags.isDisjoint(with: [.hidden, .transparent]) else { continue }
      switch body(view) {
      case .goOn: view.appendChildren(to: &stack)
      case .leaveOutSubviews: break
      case .stop: return false
      }
    }
    return true
  }

  /// Pushes the subviews on a stack, so that the one at the back is popped first.
  nonisolated final func appendChildren(to stack: inout [View]) {
    let list = node.pointee.children
    for place in (0..<list.count).reversed() { stack.append(list[place].view) }
  }
}

// MARK: - Release

extension View {
  /// Releases the subtree without a stack frame per level. Subviews with another owner keep their subviews.
  nonisolated final func releaseSubtree() {
    guard childCount > 0 else { return }
    var waiting: [View] = []
    releaseChildren(to: &waiting)
    while var view = waiting.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        if view.baseWindow != nil { view.loseWindow() }
        continue
      }
      // The stack retains the subviews, which outlive the view that is deallocated now. An app's class may
      // still read them in `deinit`.
      if view.node.pointee.flags.contains(.needsObjectCall) {
        view.appendChildren(to: &waiting)
      } else {
        view.releaseChildren(to: &waiting)
      }
    }
  }

  nonisolated private final func releaseChildren(to waiting: inout [View]) {
    subviewsCache = nil
    while let view = node.pointee.children.removeLast() {
      view.node.pointee.parent = nil
      waiting.append(view)
    }
  }

  /// Clears the window in the subtree, which outlives it.
  nonisolated private func loseWindow() {
    var stack = [self]
    while let view = stack.popLast() {
      view.baseWindow = nil
      view.focusScope = nil
      view.owningController?.focusScope = nil
      // The animations retain the view, through their group, until the clock ends them; the clock may have
      // been deallocated with the window.
      view.rare?.animations = []
      view.appendChildren(to: &stack)
    }
  }
}
