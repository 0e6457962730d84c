import HeadlessUIKit
import Testing

@testable import Stories

/// Avraham Shukron's KeyboardAwareViewController, as published.
@MainActor @Suite struct KeyboardAwareTests {
  /// The published class, with a record of the heights in its callbacks.
  private final class Published: KeyboardAwareViewController {
    var heard: [String] = []

    private func note(_ name: String, _ notification: Notification) {
      let frame = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      heard.append("\(name) \(Int(frame.height))")
    }

    override func setupToolbar(_ notification: Notification) {
      note("will show", notification)
      super.setupToolbar(notification)
    }

    override func scrollForKeyboardLayout(_ notification: Notification) {
      note("did show", notification)
      super.scrollForKeyboardLayout(notification)
    }

    override func returnToNormalLayout(_ notification: Notification) {
      note("will hide", notification)
      super.returnToNormalLayout(notification)
    }
  }

  // MARK: As published

  /// The keyboard's own height, the height in the first did-show, and the excess height of the scroll view
  /// after the hide.
  @Test(
    .fact("KP5", "S16a"),
    arguments: [
      (Device.iPhone4, "4.3", 216, 260, 0), (.iPhone5, "7.1", 216, 260, 0),
      (.iPhone6, "8.4", 258, 258, 44), (.iPhone16, "18.0", 336, 336, 44),
    ] as [(Device, SystemVersion, Int, Int, Int)]
  )
  func `the guard takes the height of the first did-show, and the hide has that with the toolbar`(
    device: Device,
    system: SystemVersion,
    height: Int,
    first: Int,
    drift: Int
  ) throws {
    let scene = AwareScene(Published(), device, system)
    let full = try #require(scene.scrollView).frame.height
    scene.show()
    #expect(scene.scrollView?.frame.height == full - CGFloat(first))
    #expect(scene.controller.isInKeyboardLayout && scene.controller.firstResponder === scene.field)
    scene.hide()
    #expect(
      scene.controller.heard == [
        "will show \(height)", "will show \(height + 44)", "did show \(first)", "did show \(height + 44)",
        "will hide \(height + 44)",
      ]
    )
    #expect(scene.scrollView?.frame.height == full + CGFloat(drift))
    #expect(!scene.controller.isInKeyboardLayout && scene.controller.firstResponder == nil)
    // The toolbar is installed from the beginning now, so the second round is correct.
    scene.show()
    scene.hide()
    #expect(scene.scrollView?.frame.height == full + CGFloat(drift))
  }

  @Test(
    .fact("E19"),
    arguments: [
      // The keyboard's top is at 220 on the screen, the form's at 20.
      (bottom: 210, offset: 0), (211, 21), (300, 110), (400, 210),
      // The scroll view, now 200 points high, can't scroll any further.
      (460, 260), (480, 260),
    ]
  )
  func `the threshold ends 10 points above the keyboard, unless it counts as visible or the content ends`(
    bottom: Double,
    offset: Double
  ) throws {
    let scene = AwareScene(Published(), .iPhone4, "4.3", endingAt: bottom)
    scene.field.inputAccessoryView = scene.simulator.perform { scene.controller.defaultToolbar() }
    scene.show()
    #expect(scene.simulator.keyboard.frame.minY == 220)
    #expect(scene.scrollView?.contentOffset == CGPoint(x: 0, y: offset))
    scene.hide()
    #expect(scene.scrollView?.contentOffset == .zero)
    #expect(scene.scrollView?.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test func `the view goes into a red scroll view in its place when it has appeared`() throws {
    let scene = AwareScene(Published(), .iPhone4, "4.3")
    let scrollView = try #require(scene.scrollView)
    #expect(scene.controller.view.superview === scrollView && scrollView.superview === scene.simulator.window)
    #expect(scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(scene.controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(scrollView.contentSize == scrollView.frame.size && !scrollView.bounces)
    #expect(scrollView.backgroundColor == .red)
    scene.controller.viewDidAppear(false)
    #expect(scene.scrollView === scrollView)
  }

  @Test func `the toolbar is that of the field, or the program's, or else the default one`() throws {
    let scene = AwareScene(Published(), .iPhone6, "8.4")
    let (controller, field) = (scene.controller, scene.field)
    // The flag is false, yet there is a toolbar: 320 points wide on a screen of 375 until the keyboard
    // stretches it.
    #expect(!controller.shouldUseDefaultToolBar)
    let own = scene.simulator.perform { controller.defaultToolbar() }
    #expect(own.frame == CGRect(x: 0, y: -44, width: 320, height: 44))
    #expect(own.items?.map(\.title) == ["Cancel"])
    scene.show()
    let toolbar = try #require(field.inputAccessoryView as? Toolbar)
    #expect(controller.keyboardToolbar === toolbar)
    scene.hide()

    // A second input gets the same toolbar, also if it is a text view.
    let text = TextView(frame: CGRect(x: 20, y: 80, width: 200, height: 60))
    controller.view.addSubview(text)
    scene.show(text)
    #expect(text.inputAccessoryView === toolbar)
    scene.hide()

    // A field's own toolbar becomes the controller's; another kind of view does not.
    let brought = Toolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    field.inputAccessoryView = brought
    scene.show()
    #expect(controller.keyboardToolbar === brought && field.inputAccessoryView === brought)
    scene.hide()
    let view = View(frame: brought.frame)
    field.inputAccessoryView = view
    scene.show()
    #expect(controller.keyboardToolbar === brought && field.inputAccessoryView === view)
    scene.hide()

    // With the flag, the default toolbar takes precedence over the app's.
    field.inputAccessoryView = nil
    controller.shouldUseDefaultToolBar = true
    scene.show()
    #expect(field.inputAccessoryView is Toolbar && field.inputAccessoryView !== brought)
  }

  @Test func `the button in the toolbar sends the keyboard away`() throws {
    for variant in [KeyboardAwareViewController(), FixedKeyboardAwareViewController()] {
      let scene = AwareScene(variant, .iPhone16, "18.0")
      variant.shouldUseDefaultToolBar = true
      try scene.simulator.user.tap(scene.field)
      try scene.simulator.user.buttons["Cancel"].tap()
      #expect(scene.simulator.claimEditingEnded().holds)
    }
  }

  @Test func `on an iPad the published class does nothing`() {
    let scene = AwareScene(Published(), .iPadAir2, "9.3", endingAt: 1024)
    scene.show()
    #expect(scene.controller.heard == [] && scene.scrollView == nil)
    #expect(scene.field.inputAccessoryView == nil)
    #expect(!scene.simulator.claimVisible(scene.threshold).holds)
  }

  @Test func `before 3_2 there are neither toolbars nor frames, and nothing moves`() throws {
    let scene = AwareScene(Published(), .iPhone3GS, "3.1.3", endingAt: 460)
    scene.show()
    #expect(scene.controller.heard == ["will show 0", "did show 0"])
    #expect(scene.scrollView?.frame.height == 460 && scene.scrollView?.contentOffset == .zero)
    #expect(scene.simulator.keyboard.frame.minY == 264)
  }

  @Test(arguments: [true, false])
  func `the registrations are there from the loading of the view, or while it is on the screen`(
    isPublished: Bool
  ) {
    let simulator = Setup.classic.simulator()
    let controller = isPublished ? KeyboardAwareViewController() : FixedKeyboardAwareViewController()
    let name = Responder.keyboardWillHideNotification
    simulator.perform { controller.loadViewIfNeeded() }
    #expect(simulator.notifications.observerCount(for: name) == (isPublished ? 1 : 0))
    simulator.launch(controller)
    #expect(simulator.notifications.observerCount(for: name) == 1)
    #expect(simulator.claimOneHandlerPerNotification().holds)
    simulator.launch(ViewController())
    #expect(simulator.notifications.observerCount(for: name) == (isPublished ? 1 : 0))
    simulator.perform { controller.resignFromNotifications() }
    #expect(simulator.notifications.observerCount(for: name) == 0)
  }

  // MARK: Presented

  private func presented(_ controller: KeyboardAwareViewController) -> Simulator {
    let simulator = Simulator(device: .iPhone4, system: "6.1")
    let root = ViewController()
    simulator.launch(root)
    root.present(controller, animated: true)
    simulator.settle()
    return simulator
  }

  @Test(.fact("KP5"), arguments: [(Device.iPhone4, "4.3"), (.iPhone16, "18.0")] as [(Device, SystemVersion)])
  func `presented modally, its view is not in the window itself`(device: Device, system: SystemVersion) throws
  {
    let simulator = Simulator(device: device, system: system)
    let (root, form) = (ViewController(), KeyboardAwareViewController())
    simulator.launch(root)
    root.present(form, animated: true)
    simulator.settle()
    let around = try #require(form.enclosingScrollView?.superview)
    #expect(around !== simulator.window)
    let direct = AwareScene(KeyboardAwareViewController(), device, system)
    #expect(direct.scrollView?.superview === direct.simulator.window)
  }

  @Test(.fact("KB11")) func `a presented controller that takes its view out of its place loses it`() throws {
    let published = KeyboardAwareViewController()
    let simulator = presented(published)
    let frame = CGRect(x: 0, y: 20, width: 320, height: 460)
    let enclosing = try #require(published.enclosingScrollView)
    #expect(enclosing.frame == frame && published.view.superview === enclosing)
    // It no longer follows a rotation.
    simulator.user.rotate(to: .landscapeLeft)
    #expect(enclosing.frame == frame && published.view.bounds.size == frame.size)
    simulator.user.rotate(to: .portrait)
    // On dismissal, the view moves out inside the scroll view, which stays in front of the presenter until
    // the end.
    published.dismiss(animated: true)
    simulator.advance(by: .milliseconds(399))
    #expect(enclosing.window != nil && enclosing.presentation.frame == frame)
    #expect(published.view.presentation.frame.minY > 400)
    simulator.settle()
    #expect(enclosing.window == nil)

    let corrected = FixedKeyboardAwareViewController()
    let other = presented(corrected)
    #expect(corrected.view.frame == frame)
    other.user.rotate(to: .landscapeLeft)
    #expect(corrected.enclosingScrollView?.frame == CGRect(x: 0, y: 0, width: 480, height: 300))
    other.user.rotate(to: .portrait)
    corrected.dismiss(animated: true)
    other.advance(by: .milliseconds(399))
    #expect(corrected.view.presentation.frame.minY > 400)
  }

  @Test func `the published form is in no scroll view any more when it comes back, the corrected one is`() {
    for form in [KeyboardAwareViewController(), FixedKeyboardAwareViewController()] {
      let scene = AwareScene(form, .iPhone4, "6.1", in: { NavigationController(rootViewController: $0) })
      let isIn = { scene.scrollView.map { scene.field.isDescendant(of: $0) } }
      #expect(isIn() == true)
      form.navigationController?.pushViewController(ViewController(), animated: true)
      scene.simulator.settle()
      form.navigationController?.popViewController(animated: true)
      scene.simulator.settle()
      #expect(isIn() == (form is FixedKeyboardAwareViewController))
    }
  }
}
