import HeadlessUIKit
import Testing

@testable import Stories

/// Content insets as published in *Don't Block the Box* and in Apple's older sample, flaws included.
@MainActor @Suite struct ContentInsetsTests {
  nonisolated private static let iPhone5s = Setup(device: .iPhone5s, system: "8.4")
  nonisolated private static let iPhone6 = Setup(device: .iPhone6, system: "8.4")

  // MARK: As published

  @Test(.fact("KP4")) func `saved insets and the height at the end follow every keyboard`() {
    let form = InsetForm(ContentInsetsViewController(), on: Self.iPhone6, ownInset: 50)
    form.simulator.launch(form.controller)
    var insets: [CGFloat] = []
    for field in [form.low, form.number, form.low, nil] {
      form.focus(field)
      insets += [form.scrollView.contentInset.bottom, form.scrollView.scrollIndicatorInsets.bottom]
    }
    #expect(insets == [308, 258, 266, 216, 308, 258, 50, 0])
  }

  @Test func `the keyboard's height is added to the bottom insets, and the other sides stay`() {
    let form = InsetForm(ContentInsetsViewController(), on: Self.iPhone6)
    form.scrollView.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    form.scrollView.scrollIndicatorInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    #expect(form.scrollView.contentInset == EdgeInsets(top: 1, left: 2, bottom: 261, right: 4))
    #expect(form.scrollView.scrollIndicatorInsets == EdgeInsets(top: 5, left: 6, bottom: 265, right: 8))
    form.focus(nil)
    #expect(form.scrollView.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(form.scrollView.scrollIndicatorInsets == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test(
    .fact("S13", "KH111"),
    arguments: [(false, [308, 306, 309, 50]), (true, [258, 216, 216, 0])] as [(Bool, [CGFloat])]
  )
  func `the end frame of a custom keyboard has its height, without a hide before; the begin frame hasn't`(
    isApples: Bool,
    insets: [CGFloat]
  ) {
    let variant = TechniqueVariant.classic
    let controller = isApples ? variant.olderContentInsets : variant.contentInsets
    let form = InsetForm(controller, on: Self.iPhone6, ownInset: 50)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    var bottoms = [form.scrollView.contentInset.bottom]
    let keyboard = form.simulator.keyboard
    keyboard.inputModes = [.letters("en"), .otherMakers(.swype), .otherMakers(.swiftKey)]
    let count = form.simulator.log.entries.count
    for mode in [ThirdPartyKeyboard.swype, .swiftKey] {
      keyboard.inputMode = .otherMakers(mode)
      form.simulator.settle()
      bottoms.append(form.scrollView.contentInset.bottom)
    }
    let events = form.simulator.log.entries.dropFirst(count).map(\.event)
    #expect(!events.contains { $0.contains("WillHide") } && keyboard.isVisible)
    form.focus(nil)
    #expect(bottoms + [form.scrollView.contentInset.bottom] == insets)
  }

  @Test func `the field that began editing last is tracked`() {
    let controller = ContentInsetsViewController()
    let form = InsetForm(controller, on: Self.iPhone5s)
    form.simulator.launch(controller)
    for field in [form.low, form.number] {
      form.focus(field)
      #expect(controller.activeField === field)
    }
    form.focus(nil)
    #expect(controller.activeField === form.number)
  }

  @Test(.fact("KP4")) func `a controller that disappears while the keyboard is shown keeps its insets`() {
    let form = InsetForm(ContentInsetsViewController(), on: Self.iPhone6, ownInset: 50)
    let navigation = form.simulator.perform { NavigationController(rootViewController: form.controller) }
    form.simulator.launch(navigation)
    form.focus(form.low)
    navigation.pushViewController(ViewController(), animated: true)
    form.simulator.settle()
    #expect(!form.simulator.keyboard.isVisible)
    navigation.popViewController(animated: true)
    form.simulator.settle()
    #expect(form.scrollView.contentInset.bottom == 308, "nobody listened when the keyboard left")
  }

  @Test(
    .fact("KP4"),
    arguments: [
      (Setup(device: .iPhone4, system: "7.1"), 530, -160.0), (Self.iPhone6, 244, 181),
      (Setup(device: .iPad2, system: "6.1"), 1074, -276),
    ] as [(Setup, CGFloat, CGFloat)]
  )
  private func `in landscape before iOS 8 the height is the screen's`(
    setup: Setup,
    inset: CGFloat,
    left: CGFloat
  ) {
    let form = InsetForm(ContentInsetsViewController(), on: setup, ownInset: 50)
    form.simulator.launch(form.controller)
    form.simulator.user.rotate(to: .landscapeLeft)
    form.focus(form.low)
    #expect(form.scrollView.contentInset.bottom == inset)
    #expect(form.scrollView.bounds.height - inset + 50 == left)
  }

  /// The field's bottom edge, 40, less the visible height of the view: 460 - 216, 568 - 253, 667 - 258, 852 -
  /// 336.
  @Test(
    arguments: [
      (.classic, -204), (Self.iPhone5s, -275), (Self.iPhone6, -369), (.current, -476),
    ] as [(Setup, CGFloat)]
  )
  private func `a field as wide as the view is scrolled to a keyboard away`(setup: Setup, offset: CGFloat) {
    let form = InsetForm(ContentInsetsViewController(), on: setup)
    form.place(form.low, x: 0, at: 10, width: form.scrollView.bounds.width, height: 30)
    form.simulator.launch(form.controller)
    form.focus(form.low)
    #expect(form.scrollView.contentOffset.y == offset)
  }

  /// The same with a navigation bar, where the visible height is 416 - 216, 504 - 253, 603 - 258, 749 - 336.
  @Test(
    arguments: [
      (.classic, -160), (Self.iPhone5s, -211), (Self.iPhone6, -305), (.current, -373),
    ] as [(Setup, CGFloat)]
  )
  private func `below an opaque bar a field at the top is too`(setup: Setup, offset: CGFloat) {
    let form = InsetForm(ContentInsetsViewController(), on: setup)
    form.place(form.low, at: 9)
    let navigation = form.simulator.perform { NavigationController(rootViewController: form.controller) }
    navigation.navigationBar.isTranslucent = false
    form.simulator.launch(navigation)
    form.focus(form.low)
    #expect(form.scrollView.contentOffset.y == offset)
  }

  @Test func `the first offset is restored, also after the person has scrolled`() {
    let form = InsetForm(ContentInsetsViewController(), on: .classic)
    form.simulator.launch(form.controller)
    form.scrollView.contentOffset.y = 30
    form.focus(form.low)
    // The field ends at 391, and 244 points are visible above the keyboard.
    #expect(form.scrollView.contentOffset.y == 147)
    form.scrollView.contentOffset.y = 90
    form.focus(nil)
    #expect(form.scrollView.contentOffset.y == 30)
  }

  @Test func `before 3.2 the notifications have no frame, and the insets stay`() {
    let controllers: [any ScrollViewAvoiding] = [
      ContentInsetsViewController(), OlderContentInsetsViewController(),
    ]
    for controller in controllers {
      let form = InsetForm(controller, on: Setup(device: .iPhone3G, system: "3.1.3"))
      form.simulator.launch(controller)
      form.focus(form.low)
      #expect(form.scrollView.contentInset.bottom == 0 && form.scrollView.contentOffset.y == 0)
      #expect(!form.simulator.claimVisible(form.low).holds)
    }
  }

  // MARK: Apple's older sample

  @Test(.fact("KN32")) func `the older insets are those of the keyboard before, and nothing else`() {
    let form = InsetForm(OlderContentInsetsViewController(), on: Self.iPhone6, ownInset: 50)
    form.scrollView.contentInset.top = 20
    form.simulator.launch(form.controller)
    var insets: [EdgeInsets] = []
    for field in [form.low, form.number, form.low, nil] {
      form.focus(field)
      insets.append(form.scrollView.contentInset)
      #expect(form.scrollView.scrollIndicatorInsets == form.scrollView.contentInset)
    }
    #expect(insets == [258, 258, 216, 0].map { EdgeInsets(bottom: $0) })
  }

  /// The visible height above the keyboard is 315 points, the field's height 31 points.
  @Test(
    arguments: [
      // The field's upper half is visible, so the rest stays hidden.
      (y: 300, from: 0, to: 0),
      // Unscrolled it would be hidden, so the offset becomes 335 - 253, although the field was visible.
      (y: 335, from: 60, to: 82),
      // It is above the visible part, but unscrolled it would be visible.
      (y: 20, from: 90, to: 90),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `the older sample asks where the field's top left corner is in the content`(
    y: CGFloat,
    from: CGFloat,
    to: CGFloat
  ) {
    let controller = OlderContentInsetsViewController()
    let form = InsetForm(controller, on: Self.iPhone5s)
    form.place(form.low, at: y)
    form.simulator.launch(controller)
    form.scrollView.contentOffset.y = from
    controller.activeField = form.low
    let frame = CGRect(x: 0, y: 315, width: 320, height: 253)
    form.simulator.notifications.post(
      name: Responder.keyboardDidShowNotification,
      userInfo: [Responder.keyboardFrameBeginUserInfoKey: frame.offsetBy(dx: 0, dy: 253)]
    )
    form.simulator.settle()
    #expect(form.scrollView.contentOffset.y == to)
  }

  @Test func `the older sample's registrations stay for good`() {
    let form = InsetForm(OlderContentInsetsViewController(), on: .classic)
    form.simulator.launch(form.controller)
    form.simulator.launch(ViewController())
    #expect(form.simulator.notifications.observerCount(for: Responder.keyboardDidShowNotification) == 1)
    #expect(form.simulator.notifications.observerCount(for: Responder.keyboardWillHideNotification) == 1)
  }
}
