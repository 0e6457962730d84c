import Foundation
import HeadlessUIKit
import Testing

/// Primary actions of controls with values, actions of segments, ticks of sliders, and color wells.
@MainActor @Suite struct ControlActionTests {
  private func show(_ views: [View]) -> Simulator {
    let (simulator, controller) = (Simulator(), ViewController())
    for (index, view) in views.enumerated() {
      view.frame.origin = CGPoint(x: 50, y: 120 + 70 * CGFloat(index))
      controller.view.addSubview(view)
    }
    simulator.launch(controller)
    simulator.settle()
    return simulator
  }

  @Test func `a control with a value performs its primary action after the change`() throws {
    var lines: [String] = []
    func action(_ name: String) -> Action { Action { _ in lines.append("\(name) acts") } }
    let toggle = Switch(frame: .zero, primaryAction: action("switch"))
    let stepper = Stepper(frame: .zero, primaryAction: action("stepper"))
    let pages = PageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30), primaryAction: action("pages"))
    pages.numberOfPages = 3
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34), primaryAction: action("slider"))
    for (name, control) in [("switch", toggle), ("stepper", stepper), ("pages", pages), ("slider", slider)]
      as [(String, Control)]
    {
      control.addAction(Action { _ in lines.append("\(name) changes") }, for: .valueChanged)
    }
    let simulator = show([toggle, stepper, pages, slider])
    try simulator.user.tap(toggle)
    try simulator.user.tap(CGPoint(x: 50 + 80, y: 190 + 15))
    try simulator.user.tap(CGPoint(x: 50 + 150, y: 260 + 15))
    #expect(
      lines == [
        "switch changes", "switch acts", "stepper changes", "stepper acts", "pages changes", "pages acts",
      ]
    )
    toggle.setOn(false, animated: false)
    #expect(lines.count == 6, "code sends nothing")
  }

  @Test func `a menu above its button has the first element below, if the app prefers that`() throws {
    let button = Button(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = Menu(children: ["Name", "Size"].map { Action(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.frame.size = CGSize(width: 100, height: 44)
    let simulator = show([button])
    button.frame.origin.y = 800
    let user = simulator.user
    for (order, isReversed) in [
      (ContextMenuConfiguration.ElementOrder.automatic, false), (.priority, true), (.fixed, false),
    ] {
      button.preferredMenuElementOrder = order
      #expect(!button.isHeld)
      try user.tap(button)
      #expect(
        button.isHeld && (user.buttons["Name"].frame.minY > user.buttons["Size"].frame.minY) == isReversed
      )
      try user.buttons["Size"].tap()
    }
    button.frame.origin.y = 100
    button.preferredMenuElementOrder = .priority
    try user.tap(button)
    #expect(user.buttons["Name"].frame.minY < user.buttons["Size"].frame.minY)
  }

  @Test func `a control opens its own context menu`() throws {
    final class Star: Control {
      var lines: [String] = []
      override func contextMenuInteraction(
        _ interaction: ContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> ContextMenuConfiguration? {
        ContextMenuConfiguration(actionProvider: { [self] _ in
          Menu(children: [Action(title: "Rate") { [self] _ in lines.append("rate") }])
        })
      }
      override func contextMenuInteraction(
        _ interaction: ContextMenuInteraction,
        willEndFor configuration: ContextMenuConfiguration,
        animator: (any ContextMenuInteractionAnimating)?
      ) { lines.append("ends") }
    }
    let star = Star(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    let simulator = show([star])
    let rest = FingerPath(from: CGPoint(x: 90, y: 140)).holding(for: .seconds(1))
    try simulator.user.touch(along: [rest])
    #expect(!simulator.user.buttons["Rate"].exists && star.contextMenuInteraction == nil)
    star.isContextMenuInteractionEnabled = true
    try simulator.user.touch(along: [rest])
    try simulator.user.buttons["Rate"].tap()
    #expect(star.lines == ["ends", "rate"])
    star.isContextMenuInteractionEnabled = false
    #expect(star.interactions.isEmpty)
  }

  @Test func `a segment performs its action`() throws {
    var lines: [String] = []
    let actions = ["Day", "Week"].map { title in
      Action(title: title, identifier: .init(title)) { action in
        lines.append("\(title) by \((action.sender as? SegmentedControl)?.selectedSegmentIndex ?? -9)")
      }
    }
    let control = SegmentedControl(frame: .zero, actions: actions)
    control.addAction(Action { _ in lines.append("changes") }, for: .valueChanged)
    let simulator = show([control])
    try simulator.user.buttons["Week"].tap()
    #expect(lines == ["changes", "Week by 1"])
    control.insertSegment(
      action: Action(title: "Year", identifier: .init("Year")) { _ in lines.append("year") },
      at: 0,
      animated: false
    )
    #expect(control.titleForSegment(at: 0) == "Year" && control.selectedSegmentIndex == 2)
    #expect(control.segmentIndex(identifiedBy: .init("Day")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("Month")) == NSNotFound)
    control.setAction(Action(title: "Hour") { _ in lines.append("hour") }, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Hour" && control.actionForSegment(at: 2) === actions[1])
    lines = []
    control.sizeToFit()
    try simulator.user.buttons["Hour"].tap()
    #expect(lines == ["changes", "hour"])
  }

  @Test(.fact("MV15"), arguments: [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3)] as [(Float, Float)])
  func `a slider with tick values only has the nearest tick`(value: Float, shown: Float) {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.maximumValue = 5
    slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 6)
    slider.value = value
    #expect(slider.value == shown)
  }

  @Test func `a slider keeps to its enabled range, and one without a thumb is dragged anywhere`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0.25...0.75, ticks: [])
    slider.value = 1
    #expect(slider.value == 0.75)
    slider.trackConfiguration = nil
    slider.sliderStyle = .thumbless
    slider.value = 0
    let simulator = show([slider])
    let path = FingerPath(from: CGPoint(x: 150, y: 137)).moving(
      to: CGPoint(x: 200, y: 137),
      over: .milliseconds(200)
    )
    try simulator.user.touch(along: [path])
    #expect(abs(slider.value - 0.25) < 0.01)
  }

  @Test func `a color well opens a picker, whose choice it sends`() throws {
    var lines: [String] = []
    let well = ColorWell(frame: .zero, primaryAction: Action { _ in lines.append("acts") })
    well.title = "Accent"
    well.addAction(Action { _ in lines.append("changes") }, for: .valueChanged)
    let simulator = show([well])
    try simulator.user.tap(well)
    let picker = try #require(
      simulator.window.rootViewController?.presentedViewController as? ColorPickerViewController
    )
    #expect(picker.title == "Accent" && picker.supportsAlpha)
    try simulator.user.buttons["Red"].tap()
    #expect(well.selectedColor == .systemRed && lines == ["changes", "acts"])
    simulator.perform { picker.userPicks(.systemTeal) }
    #expect(well.selectedColor == .systemTeal)
    try simulator.user.buttons["Close"].tap()
    #expect(simulator.window.rootViewController?.presentedViewController == nil)
    well.selectedColor = nil
    #expect(lines.count == 4)
  }

  @Test func `a color picker tells its delegate`() throws {
    final class Follower: ColorPickerViewControllerDelegate {
      var lines: [String] = []
      func colorPickerViewController(
        _ viewController: ColorPickerViewController,
        didSelect color: Color,
        continuously: Bool
      ) { lines.append("\(color == .systemBlue) \(continuously)") }
      func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
        lines.append("finish")
      }
    }
    let simulator = show([])
    let (picker, follower) = (ColorPickerViewController(), Follower())
    picker.delegate = follower
    picker.supportsAlpha = false
    simulator.perform { simulator.window.rootViewController?.present(picker, animated: true) }
    simulator.settle()
    try simulator.user.buttons["Blue"].tap()
    simulator.perform { picker.userPicks(Color.systemBlue.withAlphaComponent(0.5), continuously: true) }
    try simulator.user.buttons["Close"].tap()
    #expect(follower.lines == ["true false", "false true", "finish"])
  }
}
