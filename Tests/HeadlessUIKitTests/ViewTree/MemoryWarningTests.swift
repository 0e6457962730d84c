import Foundation
import HeadlessUIKit
import Testing

/// The effects of a memory warning on an app.
@MainActor @Suite struct MemoryWarningTests {
  private final class Screenful: ViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { diary.note("\(name) did load") }
    override func viewDidUnload() { diary.note("\(name) did unload") }
    override func didReceiveMemoryWarning() {
      diary.note("\(name) receives")
      super.didReceiveMemoryWarning()
    }
  }

  private final class Delegate: Responder, ApplicationDelegate {
    let diary: Diary
    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    func applicationDidReceiveMemoryWarning(_ application: Application) { diary.note("delegate receives") }
  }

  private nonisolated static let systems: [(Device, SystemVersion, [String])] = [
    (.iPhone, "2.2.1", ["below receives", "top receives"]),
    (.iPhone3GS, "3.1.3", ["below receives", "below did unload", "top receives"]),
    (.iPhone4, "5.1", ["below receives", "below did unload", "top receives"]),
    (.iPhone4, "6.1", ["below receives", "top receives"]),
    (.iPhone16, "18.0", ["below receives", "top receives"]),
  ]

  @Test(.fact("X32"), arguments: systems)
  func `before iOS 6 a view that nobody shows goes, and is made anew`(
    device: Device,
    system: SystemVersion,
    heard: [String]
  ) {
    let simulator = Simulator(device: device, system: system)
    let diary = Diary()
    let (below, top) = (Screenful("below", diary), Screenful("top", diary))
    let navigation = simulator.perform { NavigationController(rootViewController: below) }
    simulator.launch(navigation)
    navigation.pushViewController(top, animated: false)
    simulator.settle()
    _ = diary.take()
    let delegate = Delegate(diary)
    simulator.application.delegate = delegate
    _ = simulator.notifications.addObserver(forName: Application.didReceiveMemoryWarningNotification) { _ in
      diary.note("observer receives")
    }

    simulator.simulateMemoryWarning()
    #expect(diary.lines == ["delegate receives", "observer receives"] + heard)
    let unloads = system < "6.0"
    #expect(below.isViewLoaded == !unloads && top.isViewLoaded)

    _ = diary.take()
    navigation.popViewController(animated: false)
    simulator.settle()
    #expect(diary.lines == (unloads ? ["below did load"] : []))
    #expect(below.view.window === simulator.window)
  }

  @Test func `a view on the screen stays, and a controller without a view is only told`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let diary = Diary()
    let (shown, never) = (Screenful("shown", diary), Screenful("never", diary))
    simulator.launch(shown)
    shown.addChild(never)
    _ = diary.take()
    simulator.simulateMemoryWarning()
    #expect(diary.lines == ["shown receives", "never receives"])
    #expect(shown.isViewLoaded && !never.isViewLoaded)
  }

  @Test func `a presented controller hears after the one that presents it`() {
    let simulator = Simulator(device: .iPhone4, system: "5.1")
    let diary = Diary()
    let (below, above) = (Screenful("below", diary), Screenful("above", diary))
    simulator.launch(below)
    below.present(above, animated: false)
    simulator.settle()
    _ = diary.take()
    simulator.simulateMemoryWarning()
    #expect(diary.lines.filter { $0.hasSuffix("receives") } == ["below receives", "above receives"])
  }

  @Test(.fact("X32"), arguments: ["5.1", "6.1"] as [SystemVersion])
  func `a navigation controller that was covered comes back with its content`(system: SystemVersion) {
    let simulator = Simulator(device: .iPhone4, system: system)
    let diary = Diary()
    let (below, above) = (Screenful("below", diary), Screenful("above", diary))
    let navigation = simulator.perform { NavigationController(rootViewController: below) }
    simulator.launch(navigation)
    navigation.present(above, animated: false)
    simulator.settle()
    simulator.simulateMemoryWarning()
    #expect(navigation.isViewLoaded == (system >= "6.0"))
    navigation.dismiss(animated: false)
    simulator.settle()
    #expect(below.view.window === simulator.window)
    #expect(below.view.isDescendant(of: navigation.view))
  }
}
