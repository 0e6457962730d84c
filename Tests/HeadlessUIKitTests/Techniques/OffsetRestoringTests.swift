import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The form of sample-scrollview with its constants, which counts the notifications that it ignores.
private final class Form002: OffsetRestoringViewController {
  let upper = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
  let lower = TextField(frame: CGRect(x: 20, y: 380, width: 280, height: 31))
  var ignored = 0

  override func viewDidLoad() {
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    (scrollview, tx1, tx2) = (scrollView, upper, lower)
    view.addSubview(scrollView)
    for field in [upper, lower] {
      field.delegate = self
      scrollView.addSubview(field)
    }
  }

  override func keyboardDidShow(_ notification: Notification) {
    if keyboardVisible { ignored += 1 }
    super.keyboardDidShow(notification)
  }
}

@MainActor @Suite struct OffsetRestoringTests {
  private func launched(_ device: Device, _ system: SystemVersion) throws -> (Simulator, Form002, ScrollView)
  {
    let simulator = Simulator(device: device, system: system)
    let form = Form002()
    simulator.launch(form)
    return (simulator, form, try #require(form.scrollView))
  }

  private func scene(_ variant: TechniqueVariant, on setup: Setup) -> FormScene {
    FormScene(on: setup, screens: 2) { variant.offsetRestoring }
  }

  /// Returns the lines that the form has written to the log.
  private func lines(_ simulator: Simulator) -> [String] {
    simulator.log.entries.filter { $0.category == .note }.map(\.event)
  }

  // MARK: As published

  @Test(.fact("KP3", "S4a")) func `the guard skips the did-show that a switch brings on 2`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone3G, "2.2.1")
    try simulator.user.tap(form.upper)
    #expect(scrollView.frame.height == 244 && form.ignored == 0)
    form.lower.becomeFirstResponder()
    simulator.settle()
    #expect(scrollView.frame.height == 244 && form.ignored == 1, "it shrinks once")
    try simulator.user.tap(key: "return")
    #expect(scrollView.frame.height == 460 && scrollView.contentOffset == .zero)
  }

  @Test(.fact("KP3")) func `the offset of before is back when the keyboard has gone`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone3G, "2.2.1")
    scrollView.contentOffset = CGPoint(x: 0, y: 12)
    form.lower.becomeFirstResponder()
    simulator.settle()
    #expect(form.offset == CGPoint(x: 0, y: 12))
    #expect(scrollView.contentOffset.y == 177, "10 points below the field are seen")
    try simulator.user.tap(key: "return")
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 12))
  }

  @Test(.fact("KP3")) func `from iOS 8 the guard misses that the height has changed`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone5, "8.4")
    form.upper.becomeFirstResponder()
    simulator.settle()
    #expect(scrollView.frame.height == 207)
    simulator.keyboard.predictiveBar = .off
    simulator.settle()
    #expect(scrollView.frame.height == 207 && simulator.keyboard.frame.height == 216)
    #expect(form.ignored == 1)
  }

  @Test func `the field that asked last is the active one, also if it does not begin editing`() throws {
    let (simulator, form, _) = try launched(.iPhone4, "4.3")
    form.upper.becomeFirstResponder()
    simulator.settle()
    #expect(form.lower.canBecomeFirstResponder)
    #expect(form.activeField === form.lower && form.upper.isFirstResponder)
  }

  @Test(
    arguments: [(Setup.classic, -25), (Setup(device: .iPhone8, system: "11.0"), 0)] as [(Setup, CGFloat)]
  )
  func `the field below is left where it is, or just above the keyboard where the system scrolls`(
    setup: Setup,
    room: CGFloat
  ) throws {
    let scene = scene(.classic, on: setup)
    try scene.simulator.user.tap(scene.low)
    scene.focus(scene.lower)
    #expect(scene.room(below: scene.lower) == room)
  }

  @Test(.fact("KP3")) func `the log has the lines of the document, in their order`() throws {
    let (simulator, form, _) = try launched(.iPhone3G, "3.1.2")
    try simulator.user.tap(form.upper)
    form.lower.becomeFirstResponder()
    simulator.settle()
    try simulator.user.tap(key: "return")
    simulator.launch(ViewController())
    #expect(
      lines(simulator) == [
        "Registering for keyboard events", "Keyboard is visible", "ao fim", "Keyboard is visible",
        "Keyboard is already visible. Ignore notification.", "Unregister for keyboard events",
      ]
    )
    #expect(simulator.notifications.observerCount(for: Responder.keyboardDidShowNotification) == 0)
    #expect(simulator.notifications.observerCount(for: Responder.keyboardDidHideNotification) == 0)
  }

  @Test(arguments: [("3.1.2", -25), ("4.3", -25)] as [(SystemVersion, CGFloat)])
  func `the first stage scrolls to tx1 alone, and its return key does not end editing`(
    system: SystemVersion,
    space: CGFloat
  ) throws {
    let simulator = Simulator(device: .iPhone3GS, system: system)
    let form = simulator.perform { TwoFieldForm(OffsetRestoringFirstStage()) }
    simulator.launch(form.controller)
    try simulator.user.tap(form.tx1)
    expectClaim(simulator.claimShown(form.tx1, above: 10))
    try simulator.user.tap(key: "return")
    #expect(form.tx1.isFirstResponder)
    try simulator.user.tap(form.stripOfSecond)
    #expect(form.tx2.isFirstResponder)
    #expect(simulator.keyboard.frame.minY - form.tx2.convert(form.tx2.bounds, to: nil).maxY == space)
  }

  @Test func `the suggestion scrolls the field to the middle of the visible area`() throws {
    let simulator = Simulator(device: .iPhone3G, system: "3.1.2")
    let form = simulator.perform { TwoFieldForm(OffsetRestoringToMiddle(), contentHeight: 960) }
    simulator.launch(form.controller)
    try simulator.user.tap(form.tx1)
    // The middle of the 244 points below the status bar.
    #expect(abs(form.tx1.convert(form.tx1.bounds, to: nil).midY - 142) <= 0.5)
  }

  @Test(arguments: [(CGFloat(460), CGFloat(460)), (600, 600)])
  func `after did-hide the scroll view has the height of its content, whatever the screen's`(
    content: CGFloat,
    height: CGFloat
  ) throws {
    let simulator = Simulator(device: .iPhone3G, system: "3.1.2")
    let form = simulator.perform { TwoFieldForm(OffsetRestoringViewController(), contentHeight: content) }
    simulator.launch(form.controller)
    #expect(form.scrollView.frame.height == 460)
    try simulator.user.tap(form.tx1)
    try simulator.user.tap(key: "return")
    #expect(form.scrollView.frame.height == height)
  }

  // MARK: Both variants

  @Test(
    arguments: [("3.1.2", 244), ("6.1", 244)] as [(system: SystemVersion, height: CGFloat)],
    TechniqueVariant.allCases
  )
  func `a screen that is shown as editing ends leaves the published form shrunken`(
    published: (system: SystemVersion, height: CGFloat),
    variant: TechniqueVariant
  ) throws {
    let simulator = Simulator(device: .iPhone3GS, system: published.system)
    let form = simulator.perform {
      TwoFieldForm(
        variant == .classic ? OffsetRestoringViewController() : FixedOffsetRestoringViewController()
      )
    }
    simulator.launch(form.controller)
    try simulator.user.tap(form.tx1)
    simulator.perform {
      form.tx1.resignFirstResponder()
      form.controller.present(ViewController(), animated: true)
    }
    simulator.settle()
    simulator.perform { form.controller.dismiss(animated: true) }
    simulator.settle()
    #expect(form.scrollView.frame.height == (variant == .classic ? published.height : 460))
  }

  @Test(arguments: TechniqueVariant.allCases, Setup.eras)
  func `a tapped field is 10 points above the keyboard, and return brings all back`(
    variant: TechniqueVariant,
    setup: Setup
  ) throws {
    let scene = scene(variant, on: setup)
    let scrollView = try #require(scene.scrollView)
    let (height, offset) = (scene.height, scrollView.contentOffset)
    let geometry = scene.simulator.recordGeometry()
    try scene.simulator.user.tap(scene.low)
    #expect(scene.room(below: scene.low) == 10)
    #expect(scene.height == height - scene.simulator.keyboard.frame.height)
    try scene.simulator.user.tap(key: "return")
    expectClaim(scene.simulator.claimEditingEnded())
    expectClaim(geometry.claimRestored())
    #expect(scrollView.contentOffset == offset)
  }

  @Test func `with its constants the published form goes back to their frame, in landscape too`() {
    let scene = FormScene(on: .current) {
      let form = OffsetRestoringViewController()
      form.contentSize = CGSize(width: 393, height: 700)
      return form
    }
    #expect(scene.scrollView?.contentSize == CGSize(width: 393, height: 700))
    scene.focus(scene.top)
    scene.simulator.user.rotate(to: .landscapeLeft)
    scene.endEditing()
    #expect(scene.scrollView?.frame == CGRect(x: 0, y: 0, width: 393, height: 700))
  }

  // MARK: As corrected

  @Test(arguments: Setup.eras) func `each further field comes out too, with the room below it`(setup: Setup)
    throws
  {
    let scene = scene(.fixed, on: setup)
    let geometry = scene.simulator.recordGeometry()
    try scene.simulator.user.tap(scene.low)
    scene.focus(scene.lower)
    #expect(scene.room(below: scene.lower) == 10)
    scene.lower.keyboardType = .numberPad
    scene.focus(scene.low)
    scene.focus(scene.lower)
    #expect(scene.room(below: scene.lower) >= 10)
    scene.endEditing()
    expectClaim(geometry.claimRestored())
  }

  @Test(arguments: Setup.eras) func `after a change of fields, or a person's scrolling, the content stays`(
    setup: Setup
  ) throws {
    let scene = scene(.fixed, on: setup)
    let scrollView = try #require(scene.scrollView)
    try scene.simulator.user.tap(scene.low)
    scene.focus(scene.lower)
    let switched = scrollView.contentOffset
    scene.endEditing()
    #expect(scrollView.contentOffset == switched)
    scrollView.contentOffset = .zero
    try scene.simulator.user.tap(scene.low)
    scrollView.contentOffset.y += 20
    let scrolled = scrollView.contentOffset
    scene.endEditing()
    #expect(scrollView.contentOffset == scrolled)
  }

  @Test func `a form that leaves while the keyboard is up comes back whole`() {
    let simulator = Setup.current.simulator()
    let form = simulator.perform { FixedOffsetRestoringViewController() }
    let field = TextField(frame: CGRect(x: 20, y: 700, width: 200, height: 31))
    simulator.perform { form.fieldContainer.addSubview(field) }
    form.watch(field)
    let navigation = simulator.perform { NavigationController(rootViewController: form) }
    simulator.launch(navigation)
    let geometry = simulator.recordGeometry(of: form.scrollView)
    field.becomeFirstResponder()
    simulator.settle()
    navigation.pushViewController(ViewController(), animated: true)
    simulator.settle()
    expectClaim(geometry.claimRestored())
    #expect(!form.isKeyboardVisible)
  }
}
