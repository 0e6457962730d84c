import Foundation
import Responder
import Simulation

/// Display modes.
extension SplitViewController {
  private var isTriple: Bool { style == .tripleColumn }

  /// The relation of the columns: the preferred one, or that of the preferred display mode (MC23), or that of
  /// the system: beside each other in landscape, and in portrait too from iOS 26 (MC19).
  final var behavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: break
    }
    let context = Application.current?.context
    if context?.designRule(VersionRules.primaryColumnFloats) != false { return .tile }
    return isWide ? .tile : .overlay
  }

  /// Whether the view is wider than high.
  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? Application.current?.screen.bounds.size ?? .zero
    return size.width > size.height
  }

  /// The display mode of the preferences.
  final var defaultMode: DisplayMode {
    let preferred = fitting(preferredDisplayMode)
    if preferred != .automatic { return preferred }
    switch behavior {
    case .tile where isTriple && isWide: return .twoBesideSecondary
    case .tile, .automatic: return .oneBesideSecondary
    case .overlay: return isTriple && !isWide ? .oneBesideSecondary : .secondaryOnly
    case .displace: return isTriple ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Returns a display mode that the style and the preferred relation of the columns permit, or else
  /// `automatic`.
  private func fitting(_ mode: DisplayMode) -> DisplayMode {
    var mode = mode
    if !isTriple {
      switch mode {
      case .twoBesideSecondary: mode = .oneBesideSecondary
      case .twoOverSecondary: mode = .oneOverSecondary
      case .twoDisplaceSecondary: mode = .automatic
      default: break
      }
    }
    switch (mode, preferredSplitBehavior) {
    case (.automatic, _), (.secondaryOnly, _), (_, .automatic): return mode
    case (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile): return mode
    case (.oneOverSecondary, .overlay), (.twoOverSecondary, .overlay): return mode
    case (.oneBesideSecondary, .displace), (.twoDisplaceSecondary, .displace): return mode
    default: return .automatic
    }
  }

  final func preferencesDidChange() {
    guard isViewLoaded else { return }
    change(to: defaultMode, animated: false)
  }

  /// Changes the display mode: notifies the delegate of the mode and of the columns, then moves the columns.
  final func change(to new: DisplayMode, animated: Bool) {
    guard new != mode, new != .automatic else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    let old = visibleColumns
    mode = new
    guard !isCollapsed else { return }
    let now = visibleColumns
    for column in now where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
    for column in old where !now.contains(column) { delegate?.splitViewController(self, willHide: column) }
    log?.record(.controller, debugName, "shows the columns \(now.map { "\($0)" }.joined(separator: ", "))")
    guard collapse != nil, mode == new else { return }
    guard animated, view.window != nil else { return placeColumns() }
    View.animate(withDuration: Self.duration.inSeconds) {
      self.placeColumns()
      self.view.layoutIfNeeded()
    }
  }

  /// The visible columns besides the secondary one.
  private var visibleColumns: [Column] {
    SplitPlan(size: .zero, mode: mode, hasSupplementary: isTriple, primaryWidth: 0).visible
  }

  final func reveal(_ column: Column) {
    guard !isCollapsed else { return pushColumn(column) }
    guard isViewLoaded else { return }
    switch column {
    case .primary: change(to: modeWithPrimary, animated: true)
    case .supplementary where visibleColumns.isEmpty: change(to: modeWithOne, animated: true)
    case .secondary where mode == .oneOverSecondary || mode == .twoOverSecondary:
      change(to: .secondaryOnly, animated: true)
    case .supplementary, .secondary, .compact: break
    }
  }

  final func conceal(_ column: Column) {
    guard !isCollapsed else { return popColumn(column) }
    guard isViewLoaded, visibleColumns.contains(column) else { return }
    change(to: column == .primary && isTriple ? modeWithOne : .secondaryOnly, animated: true)
  }

  private var modeWithOne: DisplayMode { behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  private var modeWithPrimary: DisplayMode {
    guard isTriple else { return modeWithOne }
    switch behavior {
    case .overlay: return .twoOverSecondary
    case .displace: return .twoDisplaceSecondary
    case .tile, .automatic: return .twoBesideSecondary
    }
  }

  // MARK: The button and the drag

  final func makeModeButton() -> BarButtonItem {
    let item = BarButtonItem(
      image: Image(systemName: "sidebar.leading"),
      style: .plain,
      target: nil,
      action: nil
    )
    item.primaryAction = Action { [weak self] _ in self?.modeButtonWasTapped() }
    return item
  }

  private func modeButtonWasTapped() {
    let wanted = fitting(delegate?.targetDisplayModeForAction(in: self) ?? .automatic)
    if wanted != .automatic { return change(to: wanted, animated: true) }
    if visibleColumns.contains(.primary) { conceal(.primary) } else { reveal(.primary) }
  }

  /// Adds the button to the leading visible navigation bar, in the styles with columns.
  final func showModeButton() {
    let item = displayModeButtonItem
    item.isAbsent = isCollapsed
    item.accessibilityLabel = visibleColumns.contains(.primary) ? "Hide Sidebar" : "Show Sidebar"
    guard style != .unspecified else { return }
    let isWanted =
      displayModeButtonVisibility == .always
      || displayModeButtonVisibility == .automatic && presentsWithGesture
    let leading = isCollapsed || !isWanted ? nil : visibleColumns.first ?? .secondary
    for column in columns {
      guard let navigation = holders[column] as? NavigationController else { continue }
      navigation.navigationBar.systemItem = column == leading ? item : nil
    }
  }

  /// Whether a drag from the edge shows the primary column.
  final var mayDragFromEdge: Bool {
    guard presentsWithGesture, !isCollapsed, collapse != nil, !visibleColumns.contains(.primary) else {
      return false
    }
    return (holders[.secondary] as? NavigationController)?.stack.count ?? 0 <= 1
  }

  final func dragFromEdge(_ pan: ScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began:
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      reveal(.primary)
    case .ended, .cancelled: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    default: break
    }
  }
}

/// The recognizer of the drag that shows the primary column.
final class SplitPanGestureRecognizer: ScreenEdgePanGestureRecognizer {
  override var isInternal: Bool { true }
  weak var controller: SplitViewController?

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    if controller?.mayDragFromEdge == true { return super.hasMovedEnough(from: start, to: end) }
    state = .failed
    return false
  }
}
