import Foundation
import HeadlessUIKit
import Testing

/// Differences between pads and phones.
@MainActor @Suite struct PadTests {
  @Test(arguments: [(Device.iPadAir2, true), (.iPhone6, false)])
  func `pads turn upside down unless a controller says otherwise`(device: Device, turns: Bool) {
    let simulator = Simulator(device: device, system: "9.3")
    simulator.launch(ViewController())
    for orientation in [DeviceOrientation.landscapeLeft, .portraitUpsideDown] {
      simulator.user.rotate(to: orientation)
    }
    #expect(
      simulator.application.statusBarOrientation == (turns ? .portraitUpsideDown : .landscapeRight)
    )
    #expect(simulator.application.supportedInterfaceOrientations == (turns ? .all : .allButUpsideDown))
  }

  @Test(arguments: [
    (
      Device.iPadAir2, "9.3" as SystemVersion, ModalPresentationStyle.formSheet,
      CGRect(x: 114, y: 202, width: 540, height: 620)
    ),
    (.iPadAir2, "9.3", .pageSheet, CGRect(x: 0, y: 0, width: 768, height: 1024)),
    (.iPadAir2, "9.3", .automatic, CGRect(x: 0, y: 0, width: 768, height: 1024)),
    (.iPad, "5.1", .formSheet, CGRect(x: 114, y: 212, width: 540, height: 620)),
    (.iPad9, "18.0", .automatic, CGRect(x: 0, y: 30, width: 810, height: 1050)),
    (.iPadPro13M4, "18.0", .formSheet, CGRect(x: 246, y: 378, width: 540, height: 620)),
  ])
  func `where sheets stand on pads`(
    device: Device,
    system: SystemVersion,
    style: ModalPresentationStyle,
    frame: CGRect
  ) {
    let simulator = Simulator(device: device, system: system)
    let (root, sheet) = (ViewController(), ViewController())
    simulator.launch(root)
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: true)
    simulator.settle()
    #expect(sheet.view.frame == frame)
    let hidesPresenter = style == .automatic && system < "13.0"
    #expect((root.view.window == nil) == hidesPresenter)
    sheet.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.window != nil && sheet.view.window == nil)
  }

  @Test func `sheets follow a rotation`() {
    let simulator = Simulator(device: .iPadAir2, system: "15.8")
    let (root, form, page) = (ViewController(), ViewController(), ViewController())
    form.modalPresentationStyle = .formSheet
    simulator.launch(root)
    root.present(form, animated: false)
    simulator.settle()
    form.present(page, animated: false)
    simulator.settle()
    simulator.user.rotate(to: .landscapeLeft)
    #expect(form.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(page.view.frame == CGRect(x: 128, y: 30, width: 768, height: 738))
  }

  @Test(arguments: [(SystemVersion("12.5"), false), ("15.8", true)])
  func `a finger pulls a sheet down from iOS 13`(system: SystemVersion?, goes: Bool) throws {
    let system = try #require(system)
    let simulator = Simulator(device: system < "13.0" ? .iPadAir : .iPadAir2, system: system)
    let (root, sheet) = (ViewController(), ViewController())
    sheet.modalPresentationStyle = .formSheet
    simulator.launch(root)
    root.present(sheet, animated: false)
    simulator.settle()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 384, y: 300))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(20))
      try finger.move(to: CGPoint(x: 384, y: 300 + 60 * CGFloat(step)))
    }
    finger.lift()
    simulator.settle()
    #expect((sheet.view.window == nil) == goes)
  }

  @Test func `the navigation bar is as high in landscape`() {
    let simulator = Simulator(device: .iPadAir2, system: "15.8")
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 1024, height: 50))
  }

  @Test(arguments: [
    (Device.iPhone6, "9.3" as SystemVersion, false), (.iPadAir2, "9.3", true), (.iPhone5, "7.1", true),
  ])
  func `the status bar can be tapped in landscape where it is shown`(
    device: Device,
    system: SystemVersion,
    scrolls: Bool
  ) throws {
    let simulator = Simulator(device: device, system: system)
    let root = ViewController()
    simulator.launch(root)
    simulator.user.rotate(to: .landscapeLeft)
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    root.view.addSubview(scrollView)
    scrollView.contentOffset.y = 1000
    try simulator.user.tap(CGPoint(x: 300, y: 5).applying(simulator.screen.fromInterface))
    #expect((scrollView.contentOffset.y < 1000) == scrolls)
  }
}
