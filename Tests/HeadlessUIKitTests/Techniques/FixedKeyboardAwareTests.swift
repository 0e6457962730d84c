import HeadlessUIKit
import Testing

@testable import Stories

/// Avraham Shukron's KeyboardAwareViewController, corrected.
@MainActor @Suite struct FixedKeyboardAwareTests {
  private nonisolated static let stages: [(Device, SystemVersion)] = [
    (.iPhone3G, "2.2.1"), (.iPhone3GS, "3.1.3"), (.iPad, "3.2"), (.iPhone4, "4.3"), (.iPad2, "5.1"),
    (.iPhone5, "6.1"), (.iPhone4, "7.1"), (.iPhone5s, "8.4"), (.iPadAir2, "9.3"), (.iPhone6s, "10.3"),
    (.iPhoneX, "11.4"), (.iPhone11, "13.4"), (.iPadAir5, "15.4"), (.iPhone16, "18.0"), (.iPadAir5, "18.0"),
  ]

  @Test(arguments: FixedKeyboardAwareTests.stages)
  func `the threshold is seen above the keyboard on every system, under a bar too`(
    device: Device,
    system: SystemVersion
  ) throws {
    for isUnderBar in [false, true] {
      let height = Simulator(device: device, system: system).screen.bounds.height
      let form = FixedKeyboardAwareViewController()
      form.shouldUseDefaultToolBar = true
      let scene = AwareScene(form, device, system, fieldAt: height - 220, endingAt: height - 120) {
        guard isUnderBar else { return $0 }
        let navigation = NavigationController(rootViewController: $0)
        navigation.navigationBar.isTranslucent = false
        return navigation
      }
      let geometry = scene.simulator.recordGeometry()
      for _ in 0..<2 {
        scene.show()
        #expect(scene.simulator.keyboard.isShown && form.isInKeyboardLayout)
        #expect(scene.simulator.claimVisible(scene.threshold).holds)
        scene.hide()
        #expect(geometry.claimRestored().holds && form.contentView.frame.minY == 0)
        #expect(scene.scrollView?.contentOffset == .zero && !form.isInKeyboardLayout)
      }
    }
  }

  @Test func `one show is told, with the toolbar's height, and the toolbar is as wide as the screen`()
    throws
  {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPhone6, "8.4")
    #expect(form.inputAccessoryView == nil, "the flag says no")
    form.shouldUseDefaultToolBar = true
    scene.simulator.log.removeAll()
    scene.show()
    let told = scene.simulator.log.lines().filter { $0.contains("WillShow") }
    #expect(told.count == 1 && scene.simulator.keyboard.frame.height == 302)
    let toolbar = try #require(form.keyboardToolbar)
    #expect(toolbar.frame.width == 375 && form.inputAccessoryView === toolbar)
    #expect(scene.field.inputAccessoryView == nil)
    scene.hide()

    // A field's own accessory view is shown instead.
    scene.field.inputAccessoryView = View.bar("own", height: 30)
    scene.show()
    #expect(scene.simulator.keyboard.frame.height == 288)
  }

  @Test func `a field that begins editing is seen, even where the threshold is not then`() {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPhone4, "4.3", endingAt: 460)
    let middle = TextField(frame: CGRect(x: 20, y: 250, width: 200, height: 31))
    form.contentView.addSubview(middle)
    scene.show()
    // 244 points are visible, and the two views span 420.
    #expect(scene.scrollView?.contentOffset.y == 40)
    #expect(scene.simulator.claimFocusVisible().holds && !scene.simulator.claimVisible(scene.threshold).holds)
    scene.show(middle)
    #expect(scene.scrollView?.contentOffset.y == 216)
    #expect(scene.simulator.claimFocusVisible().holds && scene.simulator.claimVisible(scene.threshold).holds)
    scene.show(scene.field)
    #expect(scene.simulator.claimFocusVisible().holds)
  }

  @Test func `a text view and a field inside a container are found`() {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPhone16, "18.0", endingAt: 100)
    let container = View(frame: CGRect(x: 0, y: 600, width: 393, height: 200))
    let text = TextView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
    let inner = TextField(frame: CGRect(x: 20, y: 120, width: 200, height: 31))
    for view in [text, inner] as [View] { container.addSubview(view) }
    form.contentView.addSubview(container)
    for responder in [text, inner] as [View] {
      scene.show(responder)
      #expect(scene.simulator.claimFocusVisible().holds)
      #expect(form.firstResponder === text, "it is that of the show")
    }
  }

  @Test func `the form leaves with the keyboard up and has its whole height when it comes back`() {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPhone6, "8.4", in: { NavigationController(rootViewController: $0) })
    let geometry = scene.simulator.recordGeometry(of: form.view)
    scene.show()
    form.navigationController?.pushViewController(ViewController(), animated: true)
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible)
    form.navigationController?.popViewController(animated: true)
    scene.simulator.settle()
    #expect(geometry.claimRestored().holds && !form.isInKeyboardLayout)
    scene.show()
    #expect(
      form.isInKeyboardLayout
        && scene.simulator.claimOneHandlerPerNotification([
          Responder.keyboardWillHideNotification
        ]).holds
    )
  }

  @Test func `a swipe back that is given up leaves one registration, and one that is not, none`() {
    let form = FixedKeyboardAwareViewController()
    let simulator = Simulator(device: .iPhone6, system: "8.4")
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    navigation.pushViewController(form, animated: true)
    simulator.settle()
    let name = Responder.keyboardWillShowNotification
    for _ in 0..<2 {
      simulator.user.swipeBack(cancels: true)
      #expect(simulator.notifications.observerCount(for: name) == 1)
    }
    simulator.user.swipeBack()
    #expect(simulator.notifications.observerCount(for: name) == 0)
  }

  @Test(
    arguments: [
      (Device.iPhone4, "6.1"), (.iPhone5s, "7.1"), (.iPhone6, "8.4"), (.iPhone16, "18.0"),
      (.iPadAir2, "12.4"),
    ]
      as [(Device, SystemVersion)]
  )
  func `the form follows a rotation with the keyboard up`(device: Device, system: SystemVersion) {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, device, system, endingAt: 200)
    let before = form.view.bounds.size
    scene.show()
    scene.simulator.user.rotate(to: .landscapeLeft)
    #expect(form.view.bounds.width > form.view.bounds.height)
    #expect(scene.scrollView?.frame.width == form.view.bounds.width)
    #expect(scene.simulator.claimFocusVisible().holds)
    scene.simulator.user.rotate(to: .portrait)
    #expect(scene.simulator.claimFocusVisible().holds)
    scene.hide()
    #expect(scene.scrollView?.frame == form.view.bounds && form.view.bounds.size == before)
  }

  @Test func `content below the view's end can be scrolled to`() {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPhone4, "4.3", endingAt: 700)
    #expect(scene.scrollView?.contentSize.height == 700)
    scene.show()
    scene.scrollView?.contentOffset.y = 450
    scene.hide()
    // The user's scroll position is preserved, as far as the content reaches.
    #expect(scene.scrollView?.contentOffset.y == 240 && scene.scrollView?.contentSize.height == 700)
  }

  @Test(arguments: [("8.4", true), ("12.4", true), ("12.4", false)] as [(SystemVersion, Bool)])
  func `a keyboard off the bottom takes nothing, and docked again it does`(
    system: SystemVersion,
    isByMenu: Bool
  ) {
    let form = FixedKeyboardAwareViewController()
    let scene = AwareScene(form, .iPadAir2, system, fieldAt: 900, endingAt: 1000)
    scene.show()
    #expect(form.isInKeyboardLayout)
    scene.simulator.keyboard.undock(by: isByMenu ? .menu : .gesture)
    scene.simulator.settle()
    #expect(!form.isInKeyboardLayout && scene.scrollView?.frame == form.view.bounds)
    scene.simulator.keyboard.move(to: CGPoint(x: 0, y: 300))
    scene.simulator.settle()
    #expect(scene.scrollView?.frame == form.view.bounds)
    scene.simulator.keyboard.dock(by: isByMenu ? .menu : .gesture)
    scene.simulator.settle()
    #expect(form.isInKeyboardLayout && scene.simulator.claimVisible(scene.threshold).holds)
  }

  @Test func `a form on a pad that the system moves itself counts from where it ends up`() {
    let form = FixedKeyboardAwareViewController()
    let simulator = Simulator(device: .iPadAir2, system: "12.4")
    let root = ViewController()
    simulator.launch(root)
    let field = TextField(frame: CGRect(x: 20, y: 560, width: 300, height: 30))
    simulator.perform { form.fieldContainer }.addSubview(field)
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    simulator.settle()
    field.becomeFirstResponder()
    simulator.settle()
    // The view now ends at the keyboard's top edge, and none of it is covered.
    #expect(form.view.frame.maxY == simulator.keyboard.frame.minY)
    #expect(form.enclosingScrollView?.frame == form.view.bounds)
    #expect(simulator.claimFocusVisible().holds)
  }

  @Test func `the corrected controller is released when it is popped`() {
    let simulator = Simulator(device: .iPhone6, system: "8.4")
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    var record: ReleaseRecord?
    func push() {
      let form = FixedKeyboardAwareViewController()
      form.shouldUseDefaultToolBar = true
      let field = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 31))
      simulator.perform { form.fieldContainer }.addSubview(field)
      navigation.pushViewController(form, animated: true)
      simulator.settle()
      field.becomeFirstResponder()
      simulator.settle()
      record = ReleaseRecord(of: form)
    }
    push()
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(record?.claimReleased().text == "FixedKeyboardAwareViewController released")
    #expect(simulator.leftovers == [])
  }

  // MARK: The navigation controller

  @Test(.fact("S17"), arguments: [true, false])
  func `in a form on a pad it is the presented navigation controller that lets the keyboard go`(
    isCorrected: Bool
  ) {
    let simulator = Simulator(device: .iPadAir2, system: "12.4")
    let (root, form) = (ViewController(), ViewController())
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    form.view.addSubview(field)
    simulator.launch(root)
    let navigation = simulator.perform {
      isCorrected ? KeyboardDismissingNavigationController() : NavigationController()
    }
    navigation.viewControllers = [form]
    navigation.modalPresentationStyle = .formSheet
    root.present(navigation, animated: false)
    simulator.settle()
    field.becomeFirstResponder()
    simulator.settle()
    field.resignFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.isVisible != isCorrected)
  }
}
