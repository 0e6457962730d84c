import Foundation
import Simulation

extension NavigationController {
  /// Returns whether the bar has a large title while a controller is on top.
  private func hasLargeTitle(_ controller: ViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, !isNavigationBarHidden,
      view.traitCollection.verticalSizeClass != .compact
    else { return false }
    let below = stack.prefix { $0 !== controller } + [controller]
    for item in below.map(\.navigationItem).reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never, .inline: return false
      }
    }
    return true
  }

  final var largeTitleHeight: CGFloat { navigationBar.largeTitleHeight }

  /// Returns the distance by which the content of a controller is scrolled under its large title.
  private func scrolledDistance(of controller: ViewController) -> CGFloat {
    guard let scrollView = controller.scrollViewUnderBars else { return 0 }
    let rest = scrollView.scrollGeometry.minimumOffset.y + refreshHeight(of: scrollView)
    return min(max(scrollView.contentOffset.y - rest, 0), largeTitleHeight)
  }

  /// Returns the height by which a refresh stretches the bar of a large title: the distance by which the
  /// content is pulled below its position without the refresh, at most the refresh control's height (MC47).
  private func stretch(of controller: ViewController) -> CGFloat {
    guard let scrollView = controller.scrollViewUnderBars else { return 0 }
    let most = refreshHeight(of: scrollView)
    let rest = scrollView.scrollGeometry.minimumOffset.y + most
    return min(max(rest - scrollView.contentOffset.y, 0), most)
  }

  /// Returns the part of a scroll view's top inset that a refresh adds and that stretches the bar of a
  /// large title.
  private func refreshHeight(of scrollView: ScrollView) -> CGFloat {
    guard scrollView.refresh?.isInPlace == true,
      view.designValue(of: VersionRules.refreshStretchesLargeTitle)
    else { return 0 }
    return RefreshControl.height
  }

  /// Returns the additional parts of the bar while a controller is on top.
  private func extent(for controller: ViewController?) -> NavigationBarExtent {
    var extent = NavigationBarExtent()
    guard let controller else { return extent }
    if hasLargeTitle(controller) {
      extent = NavigationBarExtent(isLarge: true, scrolled: scrolledDistance(of: controller))
      extent.stretch = stretch(of: controller)
    }
    addSearch(to: &extent, for: controller)
    return extent
  }

  /// Returns the part of a large title's height by which the bar is lower (MC46).
  private func concealed(_ extent: NavigationBarExtent) -> CGFloat {
    guard view.designValue(of: VersionRules.largeTitleCollapsesAtOnce) else { return extent.scrolled }
    return extent.scrolled < largeTitleHeight ? 0 : largeTitleHeight
  }

  /// Returns the height of the bar while a controller is on top.
  final func barHeight(for controller: ViewController?) -> CGFloat {
    guard isViewLoaded else { return insetHeight(for: controller) }
    let extent = controller === stack.last ? navigationBar.storedExtent : extent(for: controller)
    return insetHeight(for: controller) + extent.peek + extent.stretch
  }

  /// Returns the height of the bar while a controller is on top that the insets of its content include.
  final func insetHeight(for controller: ViewController?) -> CGFloat {
    let row = navigationBar.height(
      VersionRules.navigationBarHeights,
      isLandscape: interfaceOrientation.isLandscape
    )
    guard isViewLoaded else { return row }
    let extent = controller === stack.last ? navigationBar.storedExtent : extent(for: controller)
    if extent.isSearching { return extent.search }
    let item = controller === stack.last ? navigationBar.topItem : controller?.storedNavigationItem
    let prompt = item?.prompt == nil ? 0 : NavigationBarExtent.promptHeight
    return row + prompt + (extent.isLarge ? largeTitleHeight - concealed(extent) : 0) + extent.search
  }

  /// Updates the bar to the top controller and the position of its content.
  final func updateExtent() {
    guard let top = stack.last else { return }
    reportSearchPlacement(of: top)
    let extent = extent(for: top)
    navigationBar.setExtent(extent)
    guard let scrollView = top.scrollViewUnderBars else { return }
    scrollView.isBelowLargeTitle = extent.isLarge
    scrollView.barFollower = extent.isLarge || searchFollowsContent(of: top) ? self : nil
    // The position of the content at rest doesn't change when the bar becomes lower: the insets follow.
    let concealed = (extent.isLarge ? concealed(extent) : 0) + extent.hidden
    scrollView.concealedTop = scrollView.safeAreaPart.top > 0 ? concealed : 0
  }

  /// Called after the content under a large title has moved.
  final func contentDidMove(in scrollView: ScrollView) {
    guard let top = stack.last, top.scrollViewUnderBars === scrollView else {
      return scrollView.barFollower = nil
    }
    guard extent(for: top) != navigationBar.storedExtent else { return }
    view.setNeedsLayout()
  }

  /// Returns the offset at which content comes to rest, so that a large title is either visible as a whole or
  /// collapsed. The title collapses from 37 of 52 points on (KI90). A search bar that scrolling hides does
  /// from half of its height on, which is assumed.
  final func restingOffset(proposed offset: CGPoint, in scrollView: ScrollView) -> CGPoint {
    guard let top = stack.last else { return offset }
    var rest = scrollView.scrollGeometry.minimumOffset.y
    if searchFollowsContent(of: top), top.navigationItem.searchState.isRevealed {
      let row = navigationBar.searchRowHeight
      let way = offset.y - rest
      let hidden = min(rest + row, scrollView.scrollGeometry.maximumOffset.y)
      if way > 0, way < row { return CGPoint(x: offset.x, y: way < row / 2 ? rest : hidden) }
      rest = hidden
    }
    guard hasLargeTitle(top) else { return offset }
    let height = largeTitleHeight
    let scrolled = offset.y - rest
    guard scrolled > 0, scrolled < height else { return offset }
    let collapsed = min(rest + height, scrollView.scrollGeometry.maximumOffset.y)
    return CGPoint(x: offset.x, y: scrolled < 37 ? rest : collapsed)
  }
}
