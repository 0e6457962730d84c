import HeadlessUIKit
import Testing

@MainActor struct WindowListTests {
  @Test(
    .fact("C40"),
    arguments: [
      (.iPhone3GS, "3.1.3"), (.iPhone4, "4.3"), (.iPhoneX, "12.4"), (.iPhone11, "13.0"), (.iPhone16, "18.0"),
    ] as [(Device, SystemVersion)]
  )
  func `the app's windows include hidden ones, by level and then by the last time at which they were shown`(
    device: Device,
    system: SystemVersion
  ) throws {
    let simulator = Simulator(device: device, system: system)
    simulator.launch(ViewController())
    let (application, main) = (simulator.application, simulator.window)
    var (first, second, high) = simulator.perform { (Window(), Window() as Window?, Window()) }
    high.windowLevel = .alert
    #expect(simulator.perform { application.windows } == [main, first, try #require(second), high])
    first.isHidden = false
    #expect(application.windows == [main, try #require(second), first, high])
    first.isHidden = true
    #expect(application.windows == [main, try #require(second), first, high])
    main.isHidden = true
    main.isHidden = false
    #expect(application.windows == [try #require(second), first, main, high])
    second = nil
    #expect(application.windows == [first, main, high])
    first = main
    #expect(application.windows == [main, high])
  }

  @Test(.fact("C40", "C16")) func `a hidden window in front receives no touches`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let button = Button()
    simulator.launch(controller)
    var taps = 0
    simulator.perform {
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    let front = simulator.perform { Window(frame: simulator.screen.bounds) }
    #expect(simulator.application.windows.last === front)
    try simulator.user.tap(button)
    #expect(taps == 1)
  }

  @Test(.fact("C40", "KW16"), arguments: [false, true])
  func `a hidden window of the app is windows[1], where the DONE button of 2008 looks for the keyboard`(
    hasSecondWindow: Bool
  ) throws {
    let simulator = Simulator(device: .iPhone3GS, system: "3.1.3")
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    simulator.perform { controller.view.addSubview(field) }
    simulator.launch(controller)
    let hidden = simulator.perform { hasSecondWindow ? Window() : nil }
    try simulator.user.tap(field)
    let windows = simulator.application.windows
    #expect(windows.count == (hasSecondWindow ? 3 : 2))
    #expect((windows[1] === hidden) == hasSecondWindow)
    #expect((windows.last === simulator.keyboard.window))
  }
}
