import HeadlessUIKit
import Testing
import UIKit

/// A navigation controller that records the calls of its methods, and performs them.
private final class SpyStack: UINavigationController {
  var heard: [String] = []
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    heard.append("push")
    super.pushViewController(viewController, animated: animated)
  }
}

/// A controller whose containers are set by a test.
private final class Page: UIViewController {
  var stack: UINavigationController?
  var shown: UIViewController?
  override var navigationController: UINavigationController? { stack ?? super.navigationController }
  override var presentedViewController: UIViewController? { shown ?? super.presentedViewController }
  override var isMovingFromParent: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var parent: UIViewController? { nil }
  func goOn() { navigationController?.pushViewController(UIViewController(), animated: false) }
}

/// A view that records the calls of its methods.
private final class Box: UIView {
  var heard: [String] = []
  override func addSubview(_ view: UIView) {
    heard.append("add")
    super.addSubview(view)
  }
  override func removeFromSuperview() {
    heard.append("remove")
    super.removeFromSuperview()
  }
  override func setNeedsLayout() {
    heard.append("needs layout")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    heard.append("lay out")
    super.layoutIfNeeded()
  }
  override func endEditing(_ force: Bool) -> Bool {
    heard.append("end editing")
    return super.endEditing(force)
  }
  override func sizeToFit() {
    heard.append("fit")
    super.sizeToFit()
  }
}

private final class Row: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 77)
  }
}

private final class SpyTable: UITableView {
  var heard: [String] = []
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    heard.append("deselect \(indexPath.row)")
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    heard.append("dequeue \(indexPath.row)")
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    heard.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    heard.append("cell \(indexPath.row)")
    return super.cellForRow(at: indexPath)
  }
}

private final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class Grid: UICollectionView {
  var heard: [String] = []
  override func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    heard.append("select")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    heard.append("layout")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
}

private final class Pages: UIPageViewController {
  var turns = 0
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turns += 1
    super.setViewControllers(
      viewControllers,
      direction: direction,
      animated: animated,
      completion: completion
    )
  }
}

private final class Mover: UIViewPropertyAnimator {
  var heard: [String] = []
  override func addAnimations(_ animation: @escaping () -> Void) {
    heard.append("animations")
    super.addAnimations(animation)
  }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    heard.append("completion")
    super.addCompletion(completion)
  }
}

private final class Scroller: UIScrollView {
  override var isDragging: Bool { true }
  override var isTracking: Bool { true }
  override var isDecelerating: Bool { true }
}

private final class Tabs: UITabBarController {
  var heard: [Int] = []
  override var selectedIndex: Int { didSet { heard.append(selectedIndex) } }
}

private final class SpyWindow: UIWindow {
  var heard: [String] = []
  override func makeKeyAndVisible() {
    heard.append("key")
    super.makeKeyAndVisible()
  }
  override var rootViewController: UIViewController? { didSet { heard.append("root") } }
}

/// Overrides of UIKit methods in apps' classes and in the spies of their tests.
@MainActor @Suite struct SpySurfaceTests {
  private let simulator = Simulator()

  @Test func `a controller's environment comes from its class, and the toolkit uses the effective values`() {
    simulator.perform {
      let (page, spy) = (Page(), SpyStack())
      let stack = UINavigationController(rootViewController: UIViewController())
      simulator.launch(stack)
      stack.pushViewController(page, animated: false)
      simulator.settle()
      page.stack = spy
      page.goOn()
      #expect(spy.heard == ["push"] && stack.viewControllers.count == 2)
      page.stack = nil
      page.goOn()
      #expect(stack.viewControllers.count == 3)
      simulator.settle()
      stack.popToViewController(page, animated: false)
      simulator.settle()
      page.shown = spy
      let sheet = UIViewController()
      page.present(sheet, animated: false)
      simulator.settle()
      #expect(page.presentedViewController === spy && sheet.presentingViewController != nil)
      #expect(page.isMovingFromParent && page.isBeingDismissed && page.parent == nil)
      #expect(stack.presentedViewController === sheet)
      page.dismiss(animated: false)
      simulator.settle()
      #expect(stack.presentedViewController == nil && page.view.window != nil)
    }
  }

  @Test func `a view's overrides are called for requests of the program, and for nothing else`() {
    simulator.perform {
      let (box, field) = (Box(frame: .zero), UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
      simulator.window.addSubview(box)
      simulator.window.makeKeyAndVisible()
      box.addSubview(field)
      #expect(box.heard == ["add"])
      box.frame.size = CGSize(width: 100, height: 100)
      simulator.settle()
      #expect(box.heard == ["add"])
      field.becomeFirstResponder()
      #expect(box.endEditing(false) && !field.isFirstResponder)
      box.setNeedsLayout()
      box.layoutIfNeeded()
      box.sizeToFit()
      box.removeFromSuperview()
      #expect(box.heard == ["add", "end editing", "needs layout", "lay out", "fit", "remove"])
      #expect(box.superview == nil && box.subviews == [field])
    }
  }

  @Test func `a table's overrides are called for requests of the program`() {
    simulator.perform {
      let list = List(style: .plain)
      let table = simulator.perform { SpyTable(frame: .zero, style: .plain) }
      list.tableView = table
      table.dataSource = list
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      simulator.launch(list)
      simulator.settle()
      #expect(table.heard == ["dequeue 0", "dequeue 1"])
      table.heard = []
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      var isDone = false
      table.performBatchUpdates({}) { isDone = $0 }
      simulator.settle()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
      #expect(table.heard == ["deselect 1", "batch", "cell 0"] && isDone)
    }
  }

  @Test func `a cell says how high it wants to be`() {
    simulator.perform {
      let list = List(style: .plain)
      list.tableView.register(Row.self, forCellReuseIdentifier: "row")
      simulator.launch(list)
      simulator.settle()
      #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
    }
  }

  @Test func `a cell that is asked for its size keeps the one it has`() {
    simulator.perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      cell.accessoryType = .disclosureIndicator
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 70),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      cell.layoutIfNeeded()
      let small = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(small.height == 70 && small.width > 120 && small.width < 200)
      let fitted = cell.systemLayoutSizeFitting(
        CGSize(width: 400, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(fitted.width == 400)
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    }
  }

  @Test func `tabs show the selected controller, also with an overridden property`() {
    final class Fake: UITabBarController {
      override var selectedViewController: UIViewController? {
        get { nil }
        set {}
      }
    }
    simulator.perform {
      let tabs = Fake()
      let pages = [UIViewController(), UIViewController()]
      tabs.viewControllers = pages
      simulator.launch(tabs)
      tabs.selectedIndex = 1
      simulator.settle()
      #expect(pages[0].view.window == nil && pages[1].view.window != nil)
    }
  }

  @Test func `collections, pages and animators with blocks`() {
    simulator.perform {
      let grid = simulator.perform {
        Grid(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10),
          collectionViewLayout: UICollectionViewFlowLayout()
        )
      }
      simulator.window.addSubview(grid)
      grid.selectItem(at: nil, animated: false, scrollPosition: [])
      grid.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(grid.heard == ["select", "layout"])
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      var isDone = false
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { isDone = $0 }
      simulator.settle()
      #expect(pages.turns == 1 && isDone)
      let mover = simulator.perform {
        Mover(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
      }
      var position: UIViewAnimatingPosition?
      mover.addAnimations { grid.alpha = 0 }
      mover.addCompletion { position = $0 }
      mover.startAnimation()
      simulator.settle()
      #expect(mover.heard == ["animations", "completion"] && position == .end && grid.alpha == 0)
    }
  }

  @Test func `scroll views, tabs and windows`() {
    simulator.perform {
      let scroller = Scroller(frame: .zero)
      #expect(scroller.isDragging && scroller.isTracking && scroller.isDecelerating)
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedIndex = 1
      #expect(tabs.heard == [1])
      let window = simulator.perform { SpyWindow(frame: simulator.screen.bounds) }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      #expect(window.heard == ["root", "key"] && tabs.view.window === window)
    }
  }
}
