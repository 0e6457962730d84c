import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// Content insets, corrected.
@MainActor @Suite struct FixedContentInsetsTests {
  nonisolated private static let everywhere = [
    Setup(device: .iPhone, system: "2.0"), Setup(device: .iPhone3G, system: "3.1.3"),
    Setup(device: .iPad, system: "3.2"), .classic, Setup(device: .iPad2, system: "6.1"),
    Setup(device: .iPhone5s, system: "7.1"), Setup(device: .iPhone6, system: "8.4"),
    Setup(device: .iPadAir, system: "9.3"), Setup(device: .iPhone7, system: "10.3"),
    Setup(device: .iPhoneX, system: "12.0"), Setup(device: .iPadPro11Inch, system: "13.0"),
    Setup(device: .iPhone11, system: "15.0"), .current,
  ]

  @Test(arguments: everywhere)
  func `the edited field is visible, with just enough room, and the view returns afterwards`(setup: Setup) {
    let form = InsetForm(FixedContentInsetsViewController(), on: setup, ownInset: 50)
    form.simulator.launch(form.controller)
    let geometry = form.simulator.recordGeometry()
    for responder in [form.low, form.number, form.inner, form.text, form.low] as [Responder] {
      form.focus(responder)
      expectClaim(form.simulator.claimFocusVisible())
      #expect(form.scrollView.adjustedContentInset.bottom == form.simulator.keyboard.frame.height)
      #expect(form.scrollView.scrollIndicatorInsets.bottom > 0)
      expectClaim(form.simulator.claimOneHandlerPerNotification())
    }
    form.focus(nil)
    expectClaim(form.simulator.claimEditingEnded())
    expectClaim(geometry.claimRestored())
    #expect(form.scrollView.scrollIndicatorInsets == .zero)
  }

  @Test(
    arguments: [
      (Setup(device: .iPhone4, system: "7.1"), 162), (Setup(device: .iPad2, system: "6.1"), 352),
      (Setup(device: .iPhone6, system: "8.4"), 194),
    ] as [(Setup, CGFloat)]
  )
  func `in landscape the room is the keyboard's height, also after a turn`(setup: Setup, height: CGFloat) {
    let form = InsetForm(FixedContentInsetsViewController(), on: setup)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    form.simulator.user.rotate(to: .landscapeLeft)
    #expect(form.scrollView.contentInset.bottom == height)
    form.focus(nil)
    #expect(form.scrollView.contentInset == .zero)
    form.focus(form.low)
    #expect(form.scrollView.contentInset.bottom == height)
  }

  @Test(arguments: Setup.both) func `insets that the program changes meanwhile are kept`(setup: Setup) {
    let form = InsetForm(FixedContentInsetsViewController(), on: setup, ownInset: 50)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    form.scrollView.contentInset.top += 20
    form.scrollView.contentInset.bottom += 30
    form.scrollView.scrollIndicatorInsets.right = 5
    form.focus(nil)
    #expect(form.scrollView.contentInset == EdgeInsets(top: 20, bottom: 80))
    #expect(form.scrollView.scrollIndicatorInsets == EdgeInsets(right: 5))
  }

  @Test(arguments: Setup.both) func `an inset of the program's own that is large enough is left alone`(
    setup: Setup
  ) {
    let controller = FixedContentInsetsViewController()
    let form = InsetForm(controller, on: setup, ownInset: 400)
    form.simulator.launch(controller)
    form.focus(form.low)
    #expect(form.scrollView.contentInset.bottom == 400 && controller.addedInset == 0)
    expectClaim(form.simulator.claimFocusVisible())
    form.focus(nil)
    #expect(form.scrollView.contentInset.bottom == 400)
  }

  @Test(arguments: Setup.both)
  func `a controller that disappears while the keyboard is shown restores the frame, and is notified no more`(
    setup: Setup
  ) {
    let form = InsetForm(FixedContentInsetsViewController(), on: setup, ownInset: 50)
    let navigation = form.simulator.perform { NavigationController(rootViewController: form.controller) }
    form.simulator.launch(navigation)
    form.focus(form.low)
    navigation.pushViewController(ViewController(), animated: true)
    form.simulator.settle()
    #expect(form.scrollView.contentInset.bottom == 50)
    #expect(form.simulator.notifications.observerCount(for: Responder.keyboardWillShowNotification) == 0)
    navigation.popViewController(animated: true)
    form.simulator.settle()
    form.focus(form.low)
    expectClaim(form.simulator.claimFocusVisible())
  }

  @Test(arguments: [Setup(device: .iPhone5s, system: "8.4"), .current])
  func `a drag back that is given up leaves one registration, and room for the keyboard`(setup: Setup) {
    let form = InsetForm(FixedContentInsetsViewController(), on: setup)
    let navigation = form.simulator.perform { NavigationController(rootViewController: ViewController()) }
    form.simulator.launch(navigation)
    navigation.pushViewController(form.controller, animated: true)
    form.simulator.settle()
    for _ in 0..<2 {
      form.focus(form.low)
      form.simulator.user.swipeBack(cancels: true)
    }
    expectClaim(form.simulator.claimOneHandlerPerNotification())
    form.focus(form.low)
    expectClaim(form.simulator.claimFocusVisible())
    form.focus(nil)
    // Until iOS 10 the navigation controller adds the heights of its bars (U53).
    #expect(form.scrollView.contentInset == EdgeInsets(top: setup.system < "11.0" ? 64 : 0))
  }

  @Test func `content is not scrolled back when the person has scrolled it`() {
    let form = InsetForm(FixedContentInsetsViewController(), on: .classic)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    form.scrollView.contentOffset.y = 90
    form.focus(nil)
    #expect(form.scrollView.contentOffset.y == 90)
  }

  @Test func `the room comes along with the keyboard's slide`() {
    let form = InsetForm(FixedContentInsetsViewController(), on: .current)
    form.simulator.launch(form.controller)
    form.number.becomeFirstResponder()
    let goal = form.scrollView.contentOffset.y
    form.simulator.advance(by: .milliseconds(100))
    let seen = form.scrollView.presentation.bounds.minY
    #expect(goal > seen && seen > -59)
    form.simulator.settle()
    #expect(form.scrollView.contentOffset.y == goal)
  }

  @Test func `a controller is released that has been on the screen`() {
    let simulator = Setup.current.simulator()
    var record: ReleaseRecord?
    simulator.perform {
      let controller = FixedContentInsetsViewController()
      controller.keyboardMemory = KeyboardMemory()
      let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
      controller.fieldContainer.addSubview(field)
      controller.watch(field)
      record = ReleaseRecord(of: controller)
      simulator.launch(controller)
      field.becomeFirstResponder()
      simulator.settle()
    }
    simulator.launch(ViewController())
    simulator.settle()
    if let record { expectClaim(record.claimReleased()) }
  }

  @Test func `a memory has the values of the last notification`() throws {
    let form = InsetForm(FixedContentInsetsViewController(), on: .classic)
    let memory = form.simulator.perform { KeyboardMemory() }
    form.simulator.launch(form.controller)
    #expect(memory.change == nil)
    form.focus(form.low)
    #expect(try #require(memory.change).overlap(with: form.scrollView) == 216)
    form.focus(nil)
    #expect(try #require(memory.change).overlap(with: form.scrollView) == 0)
  }

  @Test(.fact("X25"))
  func `in a controller that is presented full screen, an undocked keyboard covers nothing`() throws {
    let simulator = Simulator(device: .iPadAir2, system: "12.4")
    let (root, controller) = (ViewController(), FixedContentInsetsViewController())
    simulator.launch(root)
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    simulator.perform { controller.fieldContainer.addSubview(field) }
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    simulator.settle()
    #expect(root.view.window == nil)
    try simulator.user.tap(field)
    #expect(controller.addedInset == simulator.keyboard.frame.height)
    simulator.keyboard.undock()
    simulator.settle()
    #expect(simulator.keyboard.isVisible && controller.addedInset == 0)
  }
}
