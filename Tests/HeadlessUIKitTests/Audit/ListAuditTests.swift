import HeadlessUIKit
import Testing

/// Audits of lists with ordinary rows.
@MainActor @Suite struct ListAuditTests {
  /// The list in each of the containers of controllers.
  enum Frame: String, CaseIterable, Sendable {
    case alone, navigation, tabs, both

    @MainActor func controller(around rows: OrdinaryRows) -> ViewController {
      let navigation = { NavigationController(rootViewController: rows) }
      func tabs(_ controller: ViewController) -> ViewController {
        let tabs = TabBarController()
        tabs.viewControllers = [controller]
        return tabs
      }
      switch self {
      case .alone: return rows
      case .navigation: return navigation()
      case .tabs: return tabs(rows)
      case .both: return tabs(navigation())
      }
    }
  }

  @Test(.fact("RW1"), arguments: OrdinaryRows.Container.allCases, Frame.allCases)
  func `an audit finds nothing in ordinary rows`(container: OrdinaryRows.Container, frame: Frame) {
    let audit = Simulator.auditLayout(
      over: [.iPhone8, .iPhone11, .iPhone16],
      systems: ["15.0", "18.0", "26.0"],
      orientations: [.portrait, .landscapeRight]
    ) { frame.controller(around: OrdinaryRows(container)) }
    #expect(audit.rows.isEmpty, "\(audit)")
    #expect(audit.viewCount > 0)
  }

  @Test(.fact("RW1"), arguments: OrdinaryRows.Container.allCases)
  func `a list that was scrolled passes, too`(container: OrdinaryRows.Container) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let rows = simulator.perform { OrdinaryRows(container) }
    simulator.launch(simulator.perform { NavigationController(rootViewController: rows) })
    simulator.settle()
    for _ in 0..<4 {
      rows.scrollView.contentOffset.y += 37
      simulator.settle()
      let audit = simulator.auditLayout()
      #expect(audit.rows.isEmpty, "\(audit)")
    }
  }

  @Test func `explorations keep the standard conditions in ordinary rows`() {
    for container in [OrdinaryRows.Container.plain, .list] {
      let exploration = Simulator.explore(on: [.iPhone16], systems: ["18.0"], actions: 60) { simulator in
        simulator.launch(NavigationController(rootViewController: OrdinaryRows(container)))
      }
      #expect(exploration.findings.isEmpty, "\(exploration)")
    }
  }
}
