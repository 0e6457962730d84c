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
    // An input view without a height takes the place of the keys.
    let showsNothing = (responder as? TextField)?.inputView?.bounds.isEmpty == true
    let wantsKeyboard = (responder is TextField || responder is TextView) && !showsNothing
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
      var frames: [IndexPath: CGRect] = [:]
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          let path = IndexPath(row: row, section: section)
          // Rows are shown in any horizontal position.
          let frame = table.rectForRow(at: path)
          frames[path] = CGRect(
            x: table.bounds.minX,
            y: frame.minY,
            width: table.bounds.width,
            height: frame.height
          )
        }
      }
      check("rows", table.indexPathsForVisibleRows ?? [], of: frames, in: table.bounds)
    }
  }

  private func checkCollections() {
    for collection in world.all(CollectionView.self)
    where collection.window != nil && !collection.bounds.isEmpty {
      collection.layoutIfNeeded()
      var frames: [IndexPath: CGRect] = [:]
      for item in 0..<collection.numberOfItems(inSection: 0) {
        let path = IndexPath(item: item, section: 0)
        frames[path] = collection.layoutAttributesForItem(at: path)?.frame
      }
      check("items", collection.indexPathsForVisibleItems, of: frames, in: collection.bounds)
    }
  }

  /// Compares the visible cells with those whose frames are in the bounds. A frame that is in the bounds by
  /// a rounding error only may be either.
  private func check(_ name: String, _ shown: [IndexPath], of frames: [IndexPath: CGRect], in bounds: CGRect)
  {
    func paths(in bounds: CGRect) -> Set<IndexPath> {
      Set(
        frames.filter { _, frame in
          !frame.isEmpty && frame.maxX > bounds.minX && frame.minX < bounds.maxX && frame.maxY > bounds.minY
            && frame.minY < bounds.maxY
        }.keys
      )
    }
    let (all, shown) = (paths(in: bounds.insetBy(dx: -1e-6, dy: -1e-6)), Set(shown))
    let needed =
      bounds.width > 2e-6 && bounds.height > 2e-6 ? paths(in: bounds.insetBy(dx: 1e-6, dy: 1e-6)) : []
    if !shown.isSuperset(of: needed) || !shown.isSubset(of: all) {
      world.find("\(name): \(text(shown)) are visible in \(bounds), not \(text(needed))")
    }
  }

  private func text(_ paths: Set<IndexPath>) -> String {
    guard let first = paths.min(), let last = paths.max() else { return "none" }
    return "\(first.section).\(first.item)...\(last.section).\(last.item) (\(paths.count))"
  }
}
