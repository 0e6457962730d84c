import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AppearanceProxyTests {
  private final class Box: View {}

  @Test func `views receive the values of their class when they enter a window`() {
    let simulator = Simulator()
    simulator.launch(ViewController())
    simulator.perform {
      Label.appearance().textColor = .red
      let labels = [Label(), Label()]
      labels[1].textColor = .green
      #expect(labels[0].textColor != .red)
      for label in labels { simulator.window.addSubview(label) }
      #expect(labels.map(\.textColor) == [.red, .green])
    }
  }

  @Test func `the values of subclasses and containers take precedence`() {
    final class Special: Label {}
    let simulator = Simulator()
    simulator.launch(ViewController())
    simulator.perform {
      Label.appearance().textColor = .red
      Special.appearance().textColor = .blue
      Label.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
      let (plain, special, inner) = (Label(), Special(), Label())
      let box = Box()
      box.addSubview(View())
      box.subviews[0].addSubview(inner)
      for view in [plain, special, box] { simulator.window.addSubview(view) }
      #expect([plain, special, inner].map(\.textColor) == [.red, .blue, .green])
    }
  }

  @Test func `tab bars, toolbars and large titles receive their appearance`() {
    let simulator = Simulator()
    simulator.launch(ViewController())
    simulator.perform {
      let (tabs, tools, large) = (TabBarAppearance(), ToolbarAppearance(), NavigationBarAppearance())
      tabs.backgroundColor = .purple
      tools.backgroundColor = .orange
      large.largeTitleTextAttributes = [.foregroundColor: Color.red]
      TabBar.appearance().standardAppearance = tabs
      TabBar.appearance().unselectedItemTintColor = .green
      Toolbar.appearance().standardAppearance = tools
      NavigationBar.appearance().standardAppearance = large
      NavigationBar.appearance().prefersLargeTitles = true
      let (tabBar, toolbar, own) = (TabBar(), Toolbar(), Toolbar())
      let navigationBar = NavigationBar(frame: .zero)
      own.standardAppearance.backgroundColor = .brown
      for view in [tabBar, toolbar, own, navigationBar] { simulator.window.addSubview(view) }
      #expect(tabBar.standardAppearance === tabs && tabBar.unselectedItemTintColor == .green)
      #expect(toolbar.standardAppearance === tools)
      #expect(own.standardAppearance.backgroundColor == .brown)
      #expect(navigationBar.standardAppearance === large && navigationBar.prefersLargeTitles)
    }
  }

  @Test func `bars receive colors and text attributes`() throws {
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.perform {
      NavigationBar.appearance().barTintColor = .purple
      NavigationBar.appearance().tintColor = .orange
      NavigationBar.appearance().titleTextAttributes = [.foregroundColor: Color.white]
      let look = NavigationBarAppearance()
      look.backgroundColor = .brown
      NavigationBar.appearance().scrollEdgeAppearance = look
    }
    simulator.launch(navigation)
    let bar = navigation.navigationBar
    #expect(bar.barTintColor == .purple && bar.tintColor == .orange)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? Color == .white)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .brown)
  }

  @Test func `a class has one proxy in a simulator, and none in another`() {
    let simulators = [Simulator(), Simulator()]
    for simulator in simulators { simulator.launch(ViewController()) }
    let proxies = simulators.map { simulator in
      simulator.perform {
        #expect(Switch.appearance() === Switch.appearance())
        return Switch.appearance()
      }
    }
    #expect(proxies[0] !== proxies[1])
    proxies[0].onTintColor = .red
    let switches = simulators.map { simulator in
      simulator.perform {
        let view = Switch()
        simulator.window.addSubview(view)
        return view
      }
    }
    #expect(switches.map(\.onTintColor) == [.red, nil])
  }
}
