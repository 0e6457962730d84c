/// What of a view's layout is out of date.
struct LayoutFlags: OptionSet {
  let rawValue: UInt8

  /// The view's own subviews must be placed anew.
  static let own = LayoutFlags(rawValue: 1)
  /// Some view further down must place its subviews anew.
  static let below = LayoutFlags(rawValue: 2)
}

extension View {
  /// Asks for ``layoutSubviews()`` at the clock's next turn, or at the next ``layoutIfNeeded()``.
  ///
  /// A view that is just being laid out is not laid out again for that. Another one gets its layout in the same pass if
  /// it is further down, or else a frame later.
  public final func setNeedsLayout() {
    guard !layoutFlags.contains(.own) else { return }
    layoutFlags.insert(.own)
    parent?.markSubtreeForLayout()
    if parent == nil { ownWindow?.scheduleLayout() }
  }

  /// Runs the outstanding layout now, top down.
  ///
  /// It begins at the topmost of the superviews that need layout up to the first that does not, and covers the whole
  /// subtree from there.
  public final func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutFlags.contains(.own) { top = parent }
    top.layoutSubtree()
  }

  /// Notes on the way to the root that something below needs layout. Stops where that is known already.
  func markSubtreeForLayout() {
    var view: View? = self
    while let current = view {
      let isKnown = current.layoutFlags.contains(.below)
      current.layoutFlags.insert(.below)
      if current.parent == nil { current.ownWindow?.scheduleLayout() }
      if isKnown { return }
      view = current.parent
    }
  }

  private func layoutSubtree() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      view.layoutOwnSubviews()
      guard view.layoutFlags.contains(.below) else { continue }
      view.layoutFlags.remove(.below)
      stack.append(contentsOf: view.children.reversed().filter { $0.layoutFlags != [] })
    }
  }

  private func layoutOwnSubviews() {
    guard layoutFlags.contains(.own) else { return }
    layoutFlags.remove(.own)
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
    // What the view asked of itself meanwhile has just been done.
    layoutFlags.remove(.own)
  }
}
