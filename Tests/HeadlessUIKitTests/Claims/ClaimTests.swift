import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The texts of claims that hold, and of claims that fail.
@MainActor @Suite struct ClaimTests {
  private let simulator = Setup.classic.simulator()
  private let controller = ViewController()

  init() { simulator.launch(controller) }

  /// Adds and returns a field with this identifier; the controller's view begins 20 points below the screen's
  /// top.
  private func field(_ name: String, y: CGFloat, in view: View? = nil) -> TextField {
    let field = TextField(frame: CGRect(x: 20, y: y, width: 200, height: 31))
    field.accessibilityIdentifier = name
    (view ?? controller.view).addSubview(field)
    return field
  }

  private func edit(_ field: Responder) {
    field.becomeFirstResponder()
    simulator.settle()
  }

  private func check(_ claim: Claim, _ text: String, _ holds: Bool) {
    #expect(claim == Claim(text, holds))
    #expect("\(claim)" == text)
  }

  // MARK: A view is visible

  @Test func `a view is seen whole, above the keyboard, or under it`() {
    let (high, low, edge) = (field("high", y: 60), field("low", y: 360), field("edge", y: 213))
    check(simulator.claimVisible(low), "TextField \"low\" is seen whole", true)
    edit(high)
    check(
      simulator.claimVisible(high),
      "TextField \"high\" is above the keyboard: its bottom 111, the keyboard's top 264",
      true
    )
    check(
      simulator.claimVisible(edge),
      "TextField \"edge\" is above the keyboard: its bottom 264, the keyboard's top 264",
      true
    )
    edge.frame.origin.y += 0.5
    check(
      simulator.claimVisible(edge),
      "TextField \"edge\" is under the keyboard by 0.5 points: its bottom 264.5, the keyboard's top 264",
      false
    )
    check(
      simulator.claimVisible(low),
      "TextField \"low\" is under the keyboard by 147 points: its bottom 411, the keyboard's top 264",
      false
    )
  }

  @Test func `that a view could be scrolled to is not enough`() {
    let scrollView = ScrollView(frame: controller.view.bounds)
    scrollView.accessibilityIdentifier = "form"
    scrollView.contentSize.height = 1000
    controller.view.addSubview(scrollView)
    let (low, below, above) = (
      field("low", y: 360, in: scrollView), field("below", y: 450, in: scrollView),
      field("above", y: -10, in: scrollView)
    )
    edit(low)
    check(
      simulator.claimVisible(low),
      "TextField \"low\" is under the keyboard by 147 points: its bottom 411, the keyboard's top 264",
      false
    )
    low.resignFirstResponder()
    simulator.settle()
    check(simulator.claimVisible(below), "TextField \"below\" must be scrolled to, by 21 points", false)
    check(
      simulator.claimVisible(above),
      "TextField \"above\" is cut off by ScrollView \"form\", 10 points of it",
      false
    )
    scrollView.contentOffset.y = 21
    check(simulator.claimVisible(below), "TextField \"below\" is seen whole", true)
  }

  @Test func `a view that is cut off, or not shown at all, is not visible`() {
    let box = View(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
    box.accessibilityIdentifier = "box"
    box.clipsToBounds = true
    controller.view.addSubview(box)
    let inner = field("inner", y: 30, in: box)
    check(
      simulator.claimVisible(inner),
      "TextField \"inner\" is cut off by View \"box\", 11 points of it",
      false
    )
    let wide = field("wide", y: 200)
    wide.frame.size.width = 310
    check(simulator.claimVisible(wide), "TextField \"wide\" is cut off by the screen, 10 points of it", false)
    wide.frame.size.width = 0
    check(simulator.claimVisible(wide), "TextField \"wide\" is not seen: it has no area", false)
    inner.isHidden = true
    check(simulator.claimVisible(inner), "TextField \"inner\" is not seen: it is hidden", false)
    inner.isHidden = false
    box.alpha = 0
    check(
      simulator.claimVisible(inner),
      "TextField \"inner\" is not seen: View \"box\" is transparent",
      false
    )
    box.removeFromSuperview()
    check(simulator.claimVisible(inner), "TextField \"inner\" is not seen: it is in no window", false)
    let hidden = field("hidden", y: 360)
    hidden.isHidden = true
    edit(field("high", y: 60))
    check(simulator.claimVisible(hidden), "TextField \"hidden\" is not seen: it is hidden", false)
  }

  @Test func `a keyboard that does not reach the bottom covers nothing`() {
    let pad = Simulator(device: .iPadAir2, system: "12.4")
    let root = ViewController()
    pad.launch(root)
    let low = field("low", y: 900, in: root.view)
    low.becomeFirstResponder()
    pad.settle()
    check(
      pad.claimVisible(low),
      "TextField \"low\" is under the keyboard by 220 points: its bottom 931, the keyboard's top 711",
      false
    )
    pad.keyboard.undock()
    pad.settle()
    check(pad.claimVisible(low), "TextField \"low\" is seen whole", true)
  }

  @Test func `of a text view the area inside its insets counts`() {
    let text = TextView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    text.accessibilityIdentifier = "note"
    controller.view.addSubview(text)
    edit(text)
    check(
      simulator.claimFocusVisible(),
      "TextView \"note\" is under the keyboard by 216 points: its bottom 480, the keyboard's top 264",
      false
    )
    text.contentInset.bottom = 216
    check(
      simulator.claimFocusVisible(),
      "TextView \"note\" is above the keyboard: its bottom 264, the keyboard's top 264",
      true
    )
  }

  // MARK: The focus

  @Test func `the focus is nothing, no view, or a view`() {
    /// A controller that can become first responder.
    final class FirstController: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    check(simulator.claimFocusVisible(), "nothing is first responder", false)
    let high = field("high", y: 60)
    edit(high)
    check(
      simulator.claimFocusVisible(),
      "TextField \"high\" is above the keyboard: its bottom 111, the keyboard's top 264",
      true
    )
    let first = FirstController()
    simulator.launch(first)
    edit(first)
    check(simulator.claimFocusVisible(), "FirstController is no view", false)
  }

  @Test func `editing has ended when nothing is first responder and the keyboard is gone`() {
    check(simulator.claimEditingEnded(), "nothing is first responder, and the keyboard is gone", true)
    let high = field("high", y: 60)
    edit(high)
    check(simulator.claimEditingEnded(), "TextField \"high\" is first responder", false)
    high.resignFirstResponder()
    simulator.settle()
    check(simulator.claimEditingEnded(), "nothing is first responder, and the keyboard is gone", true)

    let pad = Simulator(device: .iPad, system: "4.2.1")
    let (root, form) = (ViewController(), ViewController())
    pad.launch(root)
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    pad.settle()
    let inner = field("inner", y: 60, in: form.view)
    inner.becomeFirstResponder()
    pad.settle()
    inner.resignFirstResponder()
    pad.settle()
    check(pad.claimEditingEnded(), "the keyboard is up, with nothing to type into", false)
  }

  // MARK: Handlers

  @MainActor private final class Observer {
    func hear() {}
  }

  @Test func `one object's handlers of a notification are counted`() {
    let (show, hide) = (Responder.keyboardWillShowNotification, Responder.keyboardDidHideNotification)
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
    let (first, second) = (Observer(), Observer())
    for observer in [first, second] {
      for name in [show, hide] {
        simulator.notifications.addObserver(observer, selector: Observer.hear, name: name)
      }
    }
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
    for _ in 0..<2 { simulator.notifications.addObserver(second, selector: Observer.hear, name: hide) }
    check(simulator.claimOneHandlerPerNotification(), "Observer handles KeyboardDidHide 3 times", false)
    check(simulator.claimOneHandlerPerNotification([show]), "each handler is registered once", true)
    check(
      simulator.claimOneHandlerPerNotification([show, hide]),
      "Observer handles KeyboardDidHide 3 times",
      false
    )
    simulator.notifications.removeObserver(second, name: hide)
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
  }

  @Test func `closures that were registered in one place are one handler's`() {
    let name = Responder.keyboardWillShowNotification
    _ = simulator.notifications.addObserver(forName: name) { _ in }
    _ = simulator.notifications.addObserver(forName: name) { _ in }
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
    var tokens: [ObservationToken] = []
    let line = #line + 1
    for _ in 0..<2 { tokens.append(simulator.notifications.addObserver(forName: name) { _ in }) }
    let claim = simulator.claimOneHandlerPerNotification()
    check(
      claim,
      "the KeyboardWillShow observer at ClaimTests.swift:\(line) handles KeyboardWillShow 2 times",
      false
    )
    simulator.notifications.removeObserver(tokens[0])
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
  }

  @Test func `names of the program's own can be claimed too`() {
    let name = Notification.Name("SignedIn")
    let observer = Observer()
    for _ in 0..<2 { simulator.notifications.addObserver(observer, selector: Observer.hear, name: name) }
    check(simulator.claimOneHandlerPerNotification(), "each handler is registered once", true)
    check(simulator.claimOneHandlerPerNotification([name]), "Observer handles SignedIn 2 times", false)
  }

  // MARK: Geometry

  @Test func `changes of a tree's geometry are reported, each with its difference`() {
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.accessibilityIdentifier = "form"
    scrollView.contentSize.height = 600
    controller.view.addSubview(scrollView)
    let high = field("high", y: 60, in: scrollView)
    let record = simulator.recordGeometry()
    check(record.claimRestored(), "the frames, insets and offsets are as recorded", true)
    scrollView.contentOffset.y = 200
    check(record.claimRestored(), "the frames, insets and offsets are as recorded", true)
    scrollView.contentOffset.y = 210
    check(
      record.claimRestored(),
      "contentOffset.y of ScrollView \"form\" is left changed by +10",
      false
    )
    scrollView.contentOffset.y = 0
    scrollView.frame.size.height -= 44
    scrollView.contentInset.bottom = 216
    // Changes inside a view that has moved are not reported, because they follow from that.
    high.frame.origin.x += 5.5
    check(
      record.claimRestored(),
      "frame.height of ScrollView \"form\" is left changed by -44; "
        + "contentInset.bottom of ScrollView \"form\" is left changed by +216",
      false
    )
    scrollView.frame.size.height += 44
    scrollView.contentInset.bottom = 0
    check(record.claimRestored(), "frame.x of TextField \"high\" is left changed by +5.5", false)
    high.frame.origin.x -= 5.5
    high.transform = ViewTransform(scaleX: 2, y: 1)
    check(record.claimRestored(), "transform.a of TextField \"high\" is left changed by +1", false)
    high.transform = .identity
    // The record ignores views that are added or removed.
    _ = field("late", y: 90, in: scrollView)
    high.removeFromSuperview()
    check(record.claimRestored(), "the frames, insets and offsets are as recorded", true)
  }

  @Test func `a record may be of a part of the screen`() {
    let (left, right) = (field("left", y: 60), field("right", y: 100))
    let record = simulator.recordGeometry(of: left)
    right.frame.origin.y += 1
    check(record.claimRestored(), "the frames, insets and offsets are as recorded", true)
    left.frame.size.height += 1
    check(record.claimRestored(), "frame.height of TextField \"left\" is left changed by +1", false)
  }

  // MARK: Release

  @Test func `objects are named that something holds`() {
    var field: TextField? = TextField()
    var observer: Observer? = Observer()
    let record = ReleaseRecord(of: field ?? TextField(), observer ?? Observer())
    check(record.claimReleased(), "something holds TextField and Observer", false)
    field = nil
    check(record.claimReleased(), "something holds Observer", false)
    observer = nil
    check(record.claimReleased(), "TextField and Observer released", true)
    #expect(field == nil && observer == nil)
  }

  // MARK: In tests

  @Test func `a claim that does not hold fails the test with its text, at its line`() throws {
    let test = try #require(Test.current)
    expectClaim(Claim("all is well", true))
    withKnownIssue {
      expectClaim(Claim("the height was 568 and is 605", false), sourceLocation: test.sourceLocation)
    } matching: {
      $0.comments.map(\.rawValue) == ["the height was 568 and is 605"]
        && $0.sourceLocation == test.sourceLocation
    }
  }
}
