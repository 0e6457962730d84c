import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The form of sample-scrollview with its constants, which counts the notifications that it ignores.
private final class Form002: OffsetRestoringViewController {
  let tx1 = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
  let tx2 = TextField(frame: CGRect(x: 20, y: 380, width: 280, height: 31))
  var ignored = 0

  override func viewDidLoad() {
    contentSize = CGSize(width: 320, height: 460)
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    self.scrollView = scrollView
    view.addSubview(scrollView)
    for field in [tx1, tx2] {
      watch(field)
      scrollView.addSubview(field)
    }
  }

  override func keyboardDidShow(_ notification: Notification) {
    if isKeyboardVisible { ignored += 1 }
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
    FormScene(on: setup, screens: 2) {
      variant == .classic ? OffsetRestoringViewController() : FixedOffsetRestoringViewController()
    }
  }

  // MARK: As published

  @Test(.fact("KP3", "S4a")) func `the guard skips the did-show that a switch brings on 2`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone3G, "2.2.1")
    try simulator.user.tap(form.tx1)
    #expect(scrollView.frame.height == 244 && form.ignored == 0)
    form.tx2.becomeFirstResponder()
    simulator.settle()
    #expect(scrollView.frame.height == 244 && form.ignored == 1, "it shrinks once")
    try simulator.user.tap(key: "return")
    #expect(scrollView.frame.height == 460 && scrollView.contentOffset == .zero)
  }

  @Test(.fact("KP3")) func `the offset of before is back when the keyboard has gone`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone3G, "2.2.1")
    scrollView.contentOffset = CGPoint(x: 0, y: 12)
    form.tx2.becomeFirstResponder()
    simulator.settle()
    #expect(form.savedOffset == CGPoint(x: 0, y: 12))
    #expect(scrollView.contentOffset.y == 177, "10 points below the field are seen")
    try simulator.user.tap(key: "return")
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 12))
  }

  @Test(.fact("KP3")) func `from iOS 8 the guard misses that the height has changed`() throws {
    let (simulator, form, scrollView) = try launched(.iPhone5, "8.4")
    form.tx1.becomeFirstResponder()
    simulator.settle()
    #expect(scrollView.frame.height == 207)
    simulator.keyboard.predictiveBar = .off
    simulator.settle()
    #expect(scrollView.frame.height == 207 && simulator.keyboard.frame.height == 216)
    #expect(form.ignored == 1)
  }

  @Test func `the field that asked last is the active one, also if it does not begin editing`() throws {
    let (simulator, form, _) = try launched(.iPhone4, "4.3")
    form.tx1.becomeFirstResponder()
    simulator.settle()
    #expect(form.tx2.canBecomeFirstResponder)
    #expect(form.activeField === form.tx2 && form.tx1.isFirstResponder)
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

  // MARK: Both variants

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
