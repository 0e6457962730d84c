import Foundation
import HeadlessUIKit
import Testing

/// The sizes of controls and bars on each system.
@MainActor @Suite struct ControlSizeTests {
  private func simulator(_ system: SystemVersion, _ device: Device? = nil) -> Simulator {
    let usual: Device =
      system < "5.0" ? .iPhone3G : system < "7.0" ? .iPhone4 : system < "9.0" ? .iPhone5 : .iPhone11
    return Simulator(
      device: device ?? (system >= "9.0" && system < "13.0" ? .iPhone6 : usual),
      system: system
    )
  }

  /// Returns the size of a view that fits, on a system.
  private func size(_ system: SystemVersion, _ device: Device? = nil, _ make: @MainActor () -> View) -> CGSize
  {
    let simulator = simulator(system, device)
    return simulator.perform {
      let view = make()
      simulator.window.addSubview(view)
      view.sizeToFit()
      #expect(view.sizeThatFits(view.bounds.size) == view.bounds.size)
      return view.bounds.size
    }
  }

  @Test(
    .fact("TC14", "TC15", "TC16", "TC17"),
    arguments: [
      ("3.0", CGSize(width: 94, height: 27)), ("5.0", CGSize(width: 79, height: 27)),
      ("7.0", CGSize(width: 51, height: 31)), ("18.0", CGSize(width: 51, height: 31)),
      ("26.0", CGSize(width: 63, height: 28)),
    ] as [(SystemVersion, CGSize)]
  )
  func `a switch has the fixed size of its system`(system: SystemVersion, expected: CGSize) {
    #expect(size(system) { Switch(frame: CGRect(x: 5, y: 5, width: 1, height: 1)) } == expected)
    let widths: [SystemVersion: CGFloat] = ["7.0": 49]
    let simulator = simulator(system)
    simulator.perform {
      let intrinsic = Switch(frame: .zero).intrinsicContentSize
      #expect(intrinsic == CGSize(width: widths[system] ?? expected.width, height: expected.height))
    }
  }

  @Test(
    .fact("TC18"),
    arguments: [("6.0", 23, 23, 23), ("7.0", 31, 31, 31), ("26.0", 34, 37, 24)]
      as [(SystemVersion, CGFloat, CGFloat, CGFloat)]
  )
  func `a slider has the height of its system`(
    system: SystemVersion,
    height: CGFloat,
    thumbWidth: CGFloat,
    thumbHeight: CGFloat
  ) {
    let simulator = simulator(system)
    simulator.perform {
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      slider.value = 0.5
      #expect(slider.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: height))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.height == (system < "26.0" ? 4 : 6) && track.midY == 20 && track.width == 200)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
      #expect(thumb.size == CGSize(width: thumbWidth, height: thumbHeight))
      #expect(thumb.midX == 100 && thumb.midY == 20)
    }
  }

  @Test(
    .fact("TC19", "TC21", "TC22", "TC23", "TC25"),
    arguments: [
      ("6.0", 27, 44, 9, 37), ("7.0", 29, 28, 2, 37), ("13.0", 32, 31, 2, 37), ("14.0", 32, 31, 4, 26),
      ("26.0", 32, 32, 4, 26),
    ] as [(SystemVersion, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `controls have the heights of their system`(
    system: SystemVersion,
    stepper: CGFloat,
    segmented: CGFloat,
    progress: CGFloat,
    pages: CGFloat
  ) {
    #expect(size(system) { Stepper(frame: .zero) } == CGSize(width: 94, height: stepper))
    #expect(size(system) { SegmentedControl(items: ["a", "b"]) }.height == segmented)
    #expect(
      size(system) { ProgressView(progressViewStyle: .default) } == CGSize(width: 160, height: progress)
    )
    #expect(size(system) { PageControl(frame: .zero) }.height == pages)
  }

  @Test(.fact("TC24")) func `activity indicators are 20 or 37 points wide`() {
    for system in ["7.0", "26.0"] as [SystemVersion] {
      #expect(size(system) { ActivityIndicatorView(style: .medium) } == CGSize(width: 20, height: 20))
      #expect(size(system) { ActivityIndicatorView(style: .large) } == CGSize(width: 37, height: 37))
    }
  }

  @Test(
    .fact("TC10", "TC11", "TC13"),
    arguments: [("6.0", 31), ("7.0", 30), ("12.0", 30), ("13.0", 34), ("26.0", 34)]
      as [(SystemVersion, CGFloat)]
  )
  func `a field has the height of its border`(system: SystemVersion, height: CGFloat) {
    func field(_ style: TextField.BorderStyle, _ size: CGFloat) -> CGSize {
      self.size(system) {
        let field = TextField(frame: .zero)
        (field.borderStyle, field.placeholder) = (style, "Username")
        field.font = .systemFont(ofSize: size)
        return field
      }
    }
    #expect(field(.roundedRect, 17).height == height && field(.roundedRect, 12).height == height)
    #expect(field(.roundedRect, 40).height > height)
    if system == "26.0" { #expect(field(.none, 17).height == 22 && field(.none, 14).height == 18.5) }
  }

  @Test(.fact("TC12", "MV3"))
  func `a field with a rounded rectangle is 28 points wider than its text on iOS 26`() {
    let simulator = simulator("26.0", .iPhone16)
    simulator.perform {
      let field = TextField(frame: .zero)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize == CGSize(width: 28, height: 34))
      field.text = "Hello UIKit"
      #expect(field.intrinsicContentSize == CGSize(width: 80 + 28, height: 34))
    }
  }

  @Test(.fact("TC1", "TC2", "TC3", "TC4", "MV2"))
  func `buttons and labels have the sizes of their texts`() {
    let simulator = simulator("26.0", .iPhone16)
    simulator.perform {
      #expect(Label().intrinsicContentSize == .zero)
      // A system button is 30 points high according to MV2, and 34 according to TC2.
      #expect(Button().intrinsicContentSize == CGSize(width: 30, height: 34))
      @MainActor func button(_ title: String, _ size: CGFloat? = nil) -> CGSize {
        let button = Button(type: .system)
        button.setTitle(title, for: .normal)
        if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
        return button.intrinsicContentSize
      }
      #expect(button("", nil) == CGSize(width: 30, height: 30))
      #expect(button("i", 17) == CGSize(width: 30, height: 33) && button("i", 12).height == 27)
      #expect(button("Hello UIKit", 17) == CGSize(width: 80, height: 33))
      #expect(button("Hello UIKit", 18).height == 34)
    }
  }

  @Test(.fact("TC6", "TC7", "TC8", "TC9"))
  func `a configuration has the height of its size`() {
    func height(_ size: Button.Configuration.Size) -> CGFloat {
      self.size("26.0", .iPhone16) {
        let button = Button()
        button.configuration = .filled()
        button.configuration?.buttonSize = size
        button.configuration?.title = "Button"
        return button
      }.height
    }
    #expect(abs(height(.medium) - 34.3333) < 0.0001)
    #expect(abs(height(.small) - 28) < 0.1 && height(.mini) == height(.small))
    #expect(abs(height(.large) - 50.3333) < 0.0001)
    let sizes = [Button.Configuration.plain(), .gray(), .tinted(), .filled(), .borderless()].map { style in
      size("26.0", .iPhone16) {
        var configuration = style
        configuration.title = "Button"
        return Button(configuration: configuration)
      }
    }
    #expect(sizes[0].height.isNearly(103.0 / 3) && sizes.prefix(4).allSatisfy { $0 == sizes[0] })
    #expect(sizes[4].height.isNearly(61.0 / 3) && sizes[4].width.isNearly(sizes[0].width - 24))
  }

  @Test(
    .fact("TC29", "TC30", "TC32", "KI89", "KI94"),
    arguments: [
      ("6.0", .iPhone4, [44, 32], [44, 32]), ("10.0", .iPhone6, [44, 32], [44, 32]),
      ("10.0", .iPadPro9Inch, [44, 44], [44, 44]), ("18.0", .iPhone16, [44, 32], [44, 32]),
      ("18.0", .iPadAir11M2, [50, 50], [50, 50]), ("26.0", .iPhone16, [54, 54], [48, 44]),
      ("26.0", .iPadAir11M2, [54, 54], [44, 44]),
    ] as [(SystemVersion, Device, [CGFloat], [CGFloat])]
  )
  func `bars have the heights of their system`(
    system: SystemVersion,
    device: Device,
    bars: [CGFloat],
    toolbars: [CGFloat]
  ) {
    let simulator = Simulator(device: device, system: system)
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    func toolbar() -> CGFloat { simulator.perform { Toolbar().sizeThatFits(.zero).height } }
    #expect(navigation.navigationBar.frame.height == bars[0] && toolbar() == toolbars[0])
    simulator.user.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame.height == bars[1] && toolbar() == toolbars[1])
  }

  @Test(.fact("MC9", "MC38")) func `in landscape on iOS 26 a toolbar is lower and a navigation bar isn't`() {
    let simulator = Simulator(device: .iPhoneSE3, system: "26.1")
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    let toolbar = simulator.perform { Toolbar() }
    #expect(toolbar.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 48))
    simulator.user.rotate(to: .landscapeLeft)
    #expect(toolbar.intrinsicContentSize.height == 44 && toolbar.sizeThatFits(.zero).height == 44)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 667, height: 54))
  }

  @Test(.fact("TC31", "KI92"))
  func `a tab bar covers 49 points above the safe area, and 83 points from iOS 26`() throws {
    for (device, system, height, landscape) in [
      (.iPhoneSE3, "18.0", 49, 32), (.iPhone16, "18.0", 83, 53), (.iPhone6, "10.0", 49, 49),
      (.iPadAir11M2, "17.5", 70, 70), (.iPhoneSE3, "26.1", 83, 83), (.iPhone16, "26.1", 83, 83),
    ] as [(Device, SystemVersion, CGFloat, CGFloat)] {
      let simulator = Simulator(device: device, system: system)
      let tabs = simulator.perform { TabBarController() }
      let first = ViewController()
      first.title = "First"
      tabs.viewControllers = [first]
      simulator.launch(tabs)
      let bar = try #require(tabs.buttons.first?.superview)
      #expect(bar.frame.height == height, "\(device) \(system)")
      simulator.user.rotate(to: .landscapeLeft)
      #expect(bar.frame.height == landscape, "\(device) \(system)")
    }
  }

  @Test(.fact("KI1")) func `an app that requires the older design has its sizes`() {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    simulator.designRequiresCompatibility = true
    simulator.perform {
      #expect(Switch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
      #expect(Toolbar().sizeThatFits(.zero).height == 44)
    }
  }
}
