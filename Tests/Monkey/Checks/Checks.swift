import HeadlessUIKit

/// The rules that hold after each action.
@MainActor struct Checks {
  let world: World

  init(_ world: World) { self.world = world }

  /// Checks all rules; some of them hold only at rest.
  func run(isAtRest: Bool) {
    let views = appViews
    checkFrames(views)
    checkFocus(views)
    guard isAtRest else { return }
    checkHitTest()
    checkKeyboard()
    checkTables()
    checkCollections()
    if let finding = world.notifications.finding { world.find("notifications: \(finding)") }
  }

  /// The views of the app's windows.
  private var appViews: [View] {
    var views: [View] = []
    var open: [View] = world.simulator.application.windows
    while let view = open.popLast() {
      views.append(view)
      open += view.subviews
    }
    return views
  }

  private func checkFrames(_ views: [View]) {
    for view in views {
      let frame = view.frame
      let isFinite =
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
      if !isFinite || view.bounds.width < 0 || view.bounds.height < 0 || abs(frame.minX) > 1e9
        || abs(frame.minY) > 1e9
      {
        world.find("frame: that of \(type(of: view)) is \(frame)")
      }
    }
  }

  private func checkFocus(_ views: [View]) {
    // A search bar is first responder with its field.
    let first = views.filter { $0.isFirstResponder && !($0 is SearchBar) }
    let windows = Set(first.compactMap { $0.window.map(ObjectIdentifier.init) })
    if first.count > windows.count {
      world.find("focus: \(first.count) first responders in \(windows.count) windows")
    }
  }

  // MARK: Hit test

  private func checkHitTest() {
    let point = world.randomPoint()
    for window in world.simulator.application.windows where type(of: window) == Window.self {
      let (hit, expected) = (window.hitTest(point, with: nil), naiveHit(window, point))
      if hit !== expected {
        world.find(
          "hit test: at \(point) \(hit.map { "\(type(of: $0))" } ?? "nil"), not "
            + "\(expected.map { "\(type(of: $0))" } ?? "nil")"
        )
      }
    }
  }

  private func naiveHit(_ view: View, _ point: CGPoint) -> View? {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = naiveHit(subview, subview.convert(point, from: view)) { return hit }
    }
    return view
  }

  // MARK: Keyboard

  private func checkKeyboard() {
    let (simulator, keyboard) = (world.simulator, world.simulator.keyboard)
    guard !keyboard.isHardwareKeyboardConnected, simulator.application.applicationState == .active else {
      return
    }
    let responder = simulator.firstResponder
    let wantsKeyboard = responder is TextField || responder is TextView
    if wantsKeyboard, !keyboard.isVisible {
      world.find("keyboard: \(type(of: responder!)) is first responder without one")
    }
    // A form sheet keeps the keyboard (S17).
    let keepsKeyboard = world.allControllers(ViewController.self).contains {
      $0.modalPresentationStyle == .formSheet
    }
    if responder == nil, keyboard.isVisible, !keepsKeyboard {
      world.find("keyboard: it is up without a first responder")
    }
  }

  // MARK: Cells

  private func checkTables() {
    for table in world.all(TableView.self) where table.window != nil && !table.bounds.isEmpty {
      table.layoutIfNeeded()
      var expected: [IndexPath] = []
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          let path = IndexPath(row: row, section: section)
          let rect = table.rectForRow(at: path)
          if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY { expected.append(path) }
        }
      }
      let shown = (table.indexPathsForVisibleRows ?? []).sorted()
      if shown != expected {
        world.find("rows: \(text(shown)) are visible in \(table.bounds), not \(text(expected))")
      }
    }
  }

  private func checkCollections() {
    for collection in world.all(CollectionView.self)
    where collection.window != nil && !collection.bounds.isEmpty {
      collection.layoutIfNeeded()
      let count = collection.numberOfItems(inSection: 0)
      let expected = (0..<count).map { IndexPath(item: $0, section: 0) }.filter {
        guard let frame = collection.layoutAttributesForItem(at: $0)?.frame, !frame.isEmpty else {
          return false
        }
        return frame.maxX > collection.bounds.minX && frame.minX < collection.bounds.maxX
          && frame.maxY > collection.bounds.minY && frame.minY < collection.bounds.maxY
      }
      let shown = collection.indexPathsForVisibleItems.sorted()
      if shown != expected {
        world.find("items: \(text(shown)) are visible in \(collection.bounds), not \(text(expected))")
      }
    }
  }

  private func text(_ paths: [IndexPath]) -> String {
    guard let first = paths.first, let last = paths.last else { return "none" }
    return "\(first.section).\(first.item)...\(last.section).\(last.item) (\(paths.count))"
  }
}
