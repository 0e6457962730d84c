import Foundation
import HeadlessUIKit
import Testing

/// Split view controllers: columns, display modes, collapsing and expanding.
@MainActor @Suite struct SplitViewControllerTests {
  private typealias Column = SplitViewController.Column

  @MainActor private final class Delegate: NSObject, SplitViewControllerDelegate {
    var lines: [String] = []
    var top: SplitViewController.Column?

    func splitViewController(_ svc: SplitViewController, willChangeTo mode: SplitViewController.DisplayMode) {
      lines.append("mode \(mode)")
    }
    func splitViewController(_ svc: SplitViewController, willShow column: SplitViewController.Column) {
      lines.append("show \(column)")
    }
    func splitViewController(_ svc: SplitViewController, willHide column: SplitViewController.Column) {
      lines.append("hide \(column)")
    }
    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: SplitViewController.Column
    ) -> SplitViewController.Column {
      lines.append("top \(proposed)")
      return top ?? proposed
    }
    func splitViewController(
      _ svc: SplitViewController,
      displayModeForExpandingToProposedDisplayMode mode: SplitViewController.DisplayMode
    ) -> SplitViewController.DisplayMode {
      lines.append("expanding \(mode)")
      return mode
    }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) { lines.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: SplitViewController) { lines.append("didExpand") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Stage {
    var simulator: Simulator
    var split: SplitViewController
    var delegate: Delegate
    var controllers: [ViewController]

    @MainActor func frame(_ index: Int) -> CGRect? {
      let holder = controllers[index].navigationController?.view ?? controllers[index].view
      return holder?.window == nil ? nil : holder?.frame
    }
  }

  private func launched(
    _ device: Device = .iPadA16,
    _ system: SystemVersion = "26.1",
    _ style: SplitViewController.Style = .doubleColumn,
    _ prepare: (Stage) -> Void = { _ in }
  ) -> Stage {
    let simulator = Simulator(device: device, system: system)
    let stage = simulator.perform {
      let split = SplitViewController(style: style)
      let delegate = Delegate()
      split.delegate = delegate
      let names = style == .tripleColumn ? ["List", "Items", "Detail"] : ["List", "Detail"]
      let columns: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      let controllers = names.map { name in
        let controller = ViewController()
        controller.title = name
        return controller
      }
      if style == .unspecified {
        split.viewControllers = controllers.map { NavigationController(rootViewController: $0) }
      } else {
        for (column, controller) in zip(columns, controllers) {
          split.setViewController(controller, for: column)
        }
      }
      let stage = Stage(simulator: simulator, split: split, delegate: delegate, controllers: controllers)
      prepare(stage)
      return stage
    }
    simulator.launch(stage.split)
    simulator.settle()
    return stage
  }

  @Test(.fact("MC19"))
  func `the defaults are those of the system`() {
    let simulator = Simulator(device: .iPadA16, system: "26.1")
    simulator.perform {
      let (two, three) = (
        SplitViewController(style: .doubleColumn), SplitViewController(style: .tripleColumn)
      )
      #expect(two.displayMode == .secondaryOnly && two.preferredDisplayMode == .automatic)
      #expect(two.splitBehavior == .tile && two.preferredSplitBehavior == .automatic)
      #expect(two.primaryColumnWidth == 320 && two.supplementaryColumnWidth == -1)
      #expect(three.primaryColumnWidth == 280 && three.supplementaryColumnWidth == 320)
    }
  }

  @Test(.fact("MC20"))
  func `in portrait two columns float, and of three the inner ones are side by side`() {
    let two = launched()
    #expect(two.split.displayMode == .oneBesideSecondary)
    #expect(two.frame(0) == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(two.frame(1) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    let three = launched(.iPadA16, "26.1", .tripleColumn)
    #expect(three.frame(0) == nil)
    #expect(three.frame(1) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(three.frame(2) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
  }

  @Test(.fact("MC21"))
  func `the widths follow the preferences`() {
    let stage = launched()
    func width() -> CGFloat? {
      stage.simulator.settle()
      return stage.frame(0)?.width
    }
    stage.split.preferredPrimaryColumnWidth = 280
    #expect(width() == 280)
    stage.split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    stage.split.preferredPrimaryColumnWidthFraction = 0.4
    #expect(width() == 328)
    stage.split.primaryEdge = .trailing
    #expect(width() == 328 && stage.frame(0)?.minX == 482)
    stage.split.minimumPrimaryColumnWidth = 400
    #expect(width() == 400)
    stage.split.minimumPrimaryColumnWidth = SplitViewController.automaticDimension
    stage.split.maximumPrimaryColumnWidth = 300
    #expect(width() == 300)
    let classic = launched(.iPadA16, "26.1", .unspecified) { $0.split.preferredPrimaryColumnWidth = 280 }
    #expect(classic.split.primaryColumnWidth == 320)
  }

  @Test(.fact("MC22"))
  func `each column loads in a navigation controller of its own before all have moved to it`() {
    @MainActor final class Page: ViewController {
      static var lines: [String] = []
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        Self.lines.append("\(title ?? "") will move to \(parent is NavigationController)")
      }
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        Self.lines.append("\(title ?? "") did move")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        Self.lines.append("\(title ?? "") loads")
      }
    }
    Page.lines = []
    let stage = launched { stage in
      for (column, name) in [(Column.primary, "A"), (.secondary, "B")] {
        let page = Page()
        page.title = name
        stage.split.setViewController(page, for: column)
      }
    }
    #expect(
      Page.lines == [
        "A will move to true", "A loads", "B will move to true", "B loads", "B did move", "A did move",
      ]
    )
    #expect(stage.split.viewController(for: .primary)?.navigationController != nil)
  }

  @Test(.fact("MC23"))
  func `a preferred display mode takes effect at once, and columns are shown and hidden`() {
    let stage = launched()
    _ = stage.delegate.take()
    stage.split.preferredDisplayMode = .oneOverSecondary
    #expect(stage.delegate.take() == ["mode oneOverSecondary"])
    #expect(stage.split.splitBehavior == .overlay)
    stage.split.hide(.primary)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.delegate.take() == ["mode secondaryOnly", "hide primary"])
    stage.split.show(.primary)
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.delegate.take() == ["mode oneOverSecondary", "show primary"])
  }

  @Test func `before iOS 26 the primary column is hidden in portrait, and a button or a drag shows it`()
    throws
  {
    let stage = launched(.iPadAir5, "18.0")
    #expect(stage.split.displayMode == .secondaryOnly && stage.frame(0) == nil)
    try stage.simulator.user.tap("Show Sidebar")
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.frame(0)?.width == 320 && stage.frame(1)?.width == 820)
    try stage.simulator.user.tap(CGPoint(x: 700, y: 600))
    #expect(stage.split.displayMode == .secondaryOnly)
    stage.simulator.rotate(to: .landscapeLeft)
    stage.simulator.settle()
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.simulator.settle()
    #expect(stage.frame(0)?.width == 320 && stage.frame(1)?.minX == 320.5)
    #expect(stage.controllers[0].traitCollection.horizontalSizeClass == .compact)
    #expect(stage.controllers[1].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `on phones the columns are one stack with the top column that the delegate returns`() throws {
    let stage = launched(.iPhone16, "18.0") { $0.delegate.top = .primary }
    #expect(stage.delegate.take() == ["top secondary", "didCollapse"])
    #expect(stage.split.isCollapsed)
    let navigation = try #require(stage.controllers[0].navigationController)
    #expect(navigation.viewControllers == [stage.controllers[0]])
    stage.split.show(.secondary)
    stage.simulator.settle()
    #expect(navigation.viewControllers == stage.controllers)
    try stage.simulator.user.tap("List")
    #expect(navigation.viewControllers == [stage.controllers[0]])
    let other = stage.simulator.perform { ViewController() }
    stage.split.setViewController(other, for: .secondary)
    stage.split.show(.secondary)
    stage.simulator.settle()
    #expect(navigation.viewControllers == [stage.controllers[0], other])
    stage.split.hide(.secondary)
    stage.simulator.settle()
    #expect(navigation.viewControllers == [stage.controllers[0]])
  }

  @Test func `a narrow window collapses the columns, and a wide one expands them`() throws {
    let stage = launched()
    let old = stage.controllers[1].navigationController
    let pushed = stage.simulator.perform { ViewController() }
    old?.pushViewController(pushed, animated: false)
    stage.simulator.settle()
    _ = stage.delegate.take()
    stage.split.traitOverrides.horizontalSizeClass = .compact
    stage.simulator.settle()
    #expect(stage.delegate.take() == ["top secondary", "didCollapse"])
    let navigation = try #require(stage.controllers[0].navigationController)
    #expect(navigation.viewControllers == stage.controllers + [pushed])
    #expect(pushed.splitViewController === stage.split)
    stage.split.traitOverrides.horizontalSizeClass = .regular
    stage.simulator.settle()
    #expect(stage.delegate.take() == ["expanding oneBesideSecondary", "didExpand"])
    #expect(navigation.viewControllers == [stage.controllers[0]])
    #expect(old?.viewControllers == [stage.controllers[1], pushed])
    #expect(stage.frame(0)?.minX == 10 && stage.frame(1)?.width == 820)
  }

  @Test func `a controller for compact widths takes the place of the columns`() {
    let compact = Simulator(device: .iPhone16, system: "18.0").perform { ViewController() }
    let stage = launched(.iPhone16, "18.0") { $0.split.setViewController(compact, for: .compact) }
    #expect(stage.delegate.take() == ["top compact", "didCollapse"])
    #expect(compact.view.window != nil && compact.parent === stage.split)
    #expect(stage.controllers.allSatisfy { $0.view.window == nil })
  }

  @Test func `without a style the secondary controller is collapsed onto the primary one and separated`()
    throws
  {
    let stage = launched(.iPadAir5, "18.0", .unspecified)
    let navigation = try #require(stage.controllers[0].navigationController)
    let detail = try #require(stage.controllers[1].navigationController)
    stage.split.traitOverrides.horizontalSizeClass = .compact
    stage.simulator.settle()
    #expect(navigation.viewControllers == stage.controllers)
    #expect(stage.split.viewControllers == [navigation])
    stage.split.traitOverrides.horizontalSizeClass = .regular
    stage.simulator.settle()
    #expect(navigation.viewControllers == [stage.controllers[0]])
    #expect(detail.viewControllers == [stage.controllers[1]])
    #expect(stage.split.viewControllers == [navigation, detail])
    let other = stage.simulator.perform { ViewController() }
    stage.controllers[0].showDetailViewController(other, sender: nil)
    stage.simulator.settle()
    #expect(stage.split.viewControllers == [navigation, other] && other.view.window != nil)
  }

  @Test(.fact("RW8"), arguments: ["9.0", "13.0", "18.0", "26.0"] as [SystemVersion])
  func `no bar shows the button of a collapsed split view`(system: SystemVersion) throws {
    for device in [Device.iPhone6s, .iPhone16, .iPadAir2, .iPadPro13M4] where device.supports(system) {
      let simulator = Simulator(device: device, system: system)
      let split = simulator.perform { SplitViewController() }
      let (list, detail) = (ViewController(), ViewController())
      list.title = "List"
      detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      detail.navigationItem.leftItemsSupplementBackButton = true
      split.viewControllers = simulator.perform {
        [list, detail].map { NavigationController(rootViewController: $0) }
      }
      simulator.launch(split)
      simulator.settle()
      let isShown = ["Show Sidebar", "Hide Sidebar"].contains { simulator.user.buttons[$0].exists }
      #expect(isShown != split.isCollapsed, "\(device)")
    }
  }

  @Test func `a new controller of the secondary column is behind the column that floats over it`() throws {
    let simulator = Simulator(device: .iPadPro13M4, system: "26.1")
    let split = simulator.perform { SplitViewController(style: .doubleColumn) }
    split.preferredDisplayMode = .oneBesideSecondary
    let (list, first, second) = (ViewController(), ViewController(), ViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(first, for: .secondary)
    simulator.launch(split)
    let item = Button(type: .system)
    item.setTitle("Item", for: .normal)
    item.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    list.view.addSubview(item)
    split.setViewController(second, for: .secondary)
    simulator.settle()
    #expect(second.view.window != nil && first.view.window == nil)
    #expect(second.view.frame.width > split.primaryColumnWidth)
    #expect(simulator.user.buttons["Item"].isHittable)
  }
}
