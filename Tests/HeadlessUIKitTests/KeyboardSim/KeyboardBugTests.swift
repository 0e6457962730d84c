import Foundation
import HeadlessUIKit
import Testing

/// The most reported bugs of apps that make room for the keyboard, each with the faulty and the corrected
/// code. KB1 is in SwipeBackFocusTests.
@MainActor @Suite struct KeyboardBugTests {
  /// A form in a scroll view, and its handlers of keyboard notifications.
  private final class Form: ViewController {
    let scrollView = ScrollView()
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    let other = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let handlers: [(Notification.Name, (Form, Notification) -> Void)]
    /// A value for a handler to store.
    var original: EdgeInsets?
    var isUp = false
    var rounds = 0
    /// The computed reduction of the form's height.
    var shrunk: CGFloat = 0

    init(_ handlers: [(Notification.Name, (Form, Notification) -> Void)]) {
      self.handlers = handlers
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      for field in [field, other] { scrollView.addSubview(field) }
      for (name, handle) in handlers {
        _ = NotificationBus.default.addObserver(forName: name) { [weak self] notification in
          if let self { handle(self, notification) }
        }
      }
    }

    override var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
    override func shouldAutorotate(to interfaceOrientation: InterfaceOrientation) -> Bool { true }

    var inset: CGFloat {
      get { scrollView.contentInset.bottom }
      set { scrollView.contentInset.bottom = newValue }
    }
  }

  private static let (willShow, didShow) = (
    Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification
  )
  private static let (willHide, didHide) = (
    Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification
  )
  private static let (willChange, didChange) = (
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification
  )

  private static func end(_ notification: Notification) -> CGRect {
    notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
  }

  /// The code without these bugs: it uses the part of the view that the keyboard will cover, whatever the
  /// state before.
  private static let correct: [(Notification.Name, (Form, Notification) -> Void)] = [
    (
      willChange,
      { form, notification in
        let covered = form.view.convert(end(notification), from: nil).intersection(form.view.bounds)
        let isLocal = notification.userInfo?[Responder.keyboardIsLocalUserInfoKey] as? Bool ?? true
        if isLocal { form.inset = covered.isNull ? 0 : covered.height }
      }
    )
  ]

  private func launched(
    _ device: Device,
    _ system: SystemVersion,
    _ handlers: [(Notification.Name, (Form, Notification) -> Void)]
  ) -> (Simulator, Form) {
    let simulator = Simulator(device: device, system: system)
    let form = simulator.perform { Form(handlers) }
    simulator.launch(form)
    return (simulator, form)
  }

  private func edit(_ field: TextField, _ simulator: Simulator) {
    field.becomeFirstResponder()
    simulator.settle()
  }

  private func end(_ form: Form, _ simulator: Simulator) {
    form.view.endEditing(true)
    simulator.settle()
  }

  // MARK: KB4

  @Test(.fact("KB4", "S11"))
  func `a frame change that is taken for a show brings the inset back after the hide`() {
    let (simulator, form) = launched(
      .iPhone7,
      "10.3",
      [
        (Self.didChange, { form, notification in form.inset = Self.end(notification).height }),
        (Self.willHide, { form, _ in form.inset = 0 }),
      ]
    )
    edit(form.field, simulator)
    #expect(form.inset == 258)
    end(form, simulator)
    #expect(form.inset == 258)
  }

  @Test(.fact("KB4"), arguments: [(Device.iPhone5, "8.4" as SystemVersion), (.iPhone7, "10.3")])
  func `a second show takes the enlarged inset for the original one`(device: Device, system: SystemVersion) {
    let (simulator, form) = launched(
      device,
      system,
      [
        (
          Self.willShow,
          { form, notification in
            form.original = form.scrollView.contentInset
            form.inset += Self.end(notification).height
          }
        ), (Self.willHide, { form, _ in form.scrollView.contentInset = form.original ?? .zero }),
      ]
    )
    form.other.keyboardType = .numberPad
    edit(form.field, simulator)
    let first = form.inset
    edit(form.other, simulator)
    end(form, simulator)
    #expect(form.inset == first && first > 0)
  }

  @Test(.fact("KB4"), arguments: [(Device.iPhone5, "8.4" as SystemVersion), (.iPhone7, "10.3")])
  func `the part that is covered is no matter of order`(device: Device, system: SystemVersion) {
    let (simulator, form) = launched(device, system, Self.correct)
    form.other.keyboardType = .numberPad
    edit(form.field, simulator)
    edit(form.other, simulator)
    #expect(form.inset == 216)
    end(form, simulator)
    #expect(form.inset == 0)
  }

  // MARK: KB5

  @Test(.fact("KB5")) func `before iOS 8 the height of a frame in landscape is the screen's`() {
    let (simulator, form) = launched(
      .iPhone4,
      "6.1",
      [(Self.willShow, { form, notification in form.inset = Self.end(notification).height })]
    )
    edit(form.field, simulator)
    #expect(form.inset == 216)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(form.inset == 480)
  }

  @Test(.fact("KB5")) func `a did-hide in a rotation has the frame that is still on the screen`() {
    var covered: CGFloat = 0
    let (simulator, form) = launched(
      .iPhone4,
      "6.1",
      [
        (
          Self.didHide,
          { form, notification in
            covered = Self.end(notification).intersection(CGRect(x: 0, y: 0, width: 320, height: 480)).height
          }
        )
      ]
    )
    edit(form.field, simulator)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(covered == 216)
  }

  @Test(.fact("KB5")) func `a guard that waits for a hide keeps the inset of portrait`() {
    let (simulator, form) = launched(
      .iPhone16,
      "18.0",
      [
        (
          Self.didShow,
          { form, notification in
            guard !form.isUp else { return }
            (form.isUp, form.inset) = (true, Self.end(notification).height)
          }
        ), (Self.didHide, { form, _ in (form.isUp, form.inset) = (false, 0) }),
      ]
    )
    edit(form.field, simulator)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(form.inset == 336 && simulator.keyboard.frame.height == 219)
  }

  @Test(
    .fact("KB5"),
    arguments: [
      (Device.iPhone4, "6.1", 216, 162), (.iPhone6, "8.4", 258, 194), (.iPhone16, "18.0", 336, 219),
    ]
      as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `the part that is covered follows every turn`(
    device: Device,
    system: SystemVersion,
    upright: CGFloat,
    sideways: CGFloat
  ) {
    let (simulator, form) = launched(device, system, Self.correct)
    edit(form.field, simulator)
    #expect(form.inset == upright)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(form.inset == sideways)
    simulator.user.rotate(to: .portrait)
    #expect(form.inset == upright)
    end(form, simulator)
    #expect(form.inset == 0)
  }

  // MARK: KB7, KB8

  /// Returns handlers that reduce a height by the keyboard's at each show, or at the first, and restore it at
  /// the hide.
  private static func relative(isGuarded: Bool) -> [(Notification.Name, (Form, Notification) -> Void)] {
    [
      (
        willShow,
        { form, notification in
          if isGuarded, form.isUp { return }
          form.isUp = true
          form.shrunk += end(notification).height
        }
      ),
      (
        willHide,
        { form, notification in
          form.isUp = false
          form.shrunk -= end(notification).height
        }
      ),
    ]
  }

  @Test(.fact("KB7"), arguments: [(false, 483), (true, 42)])
  func `a change of the height in between is not restored`(isGuarded: Bool, drift: CGFloat) {
    let (simulator, form) = launched(.iPhone6, "8.4", Self.relative(isGuarded: isGuarded))
    form.other.keyboardType = .numberPad
    edit(form.field, simulator)
    simulator.keyboard.predictiveBar = .collapsed
    simulator.settle()
    edit(form.other, simulator)
    end(form, simulator)
    #expect(form.shrunk == drift)
  }

  @Test(.fact("KB7")) func `the part that is covered follows every height`() {
    let (simulator, form) = launched(.iPhone6, "8.4", Self.correct)
    form.other.keyboardType = .numberPad
    edit(form.field, simulator)
    var insets = [form.inset]
    simulator.keyboard.predictiveBar = .collapsed
    insets.append(form.inset)
    edit(form.other, simulator)
    insets.append(form.inset)
    end(form, simulator)
    #expect(insets + [form.inset] == [258, 225, 216, 0])
  }

  @Test(.fact("KB8"), arguments: [true, false])
  func `a keyboard that is told twice or thrice shrinks a form as often`(isSecret: Bool) {
    func type(_ simulator: Simulator, _ form: Form) {
      form.field.isSecureTextEntry = isSecret
      simulator.keyboard.isAutoFillEnabled = isSecret
      guard !isSecret else { return edit(form.field, simulator) }
      simulator.keyboard.inputModes = [.letters("en"), .otherMakers(.swype)]
      simulator.keyboard.inputMode = .otherMakers(.swype)
      edit(form.field, simulator)
    }
    let (device, system): (Device, SystemVersion) = isSecret ? (.iPhone14, "16.0") : (.iPhone5, "8.4")
    let (simulator, form) = launched(device, system, Self.relative(isGuarded: false))
    type(simulator, form)
    let sum: CGFloat = isSecret ? 291 + 336 : 0 + 216 + 256
    #expect(form.shrunk == sum)
    let (other, mended) = launched(device, system, Self.correct)
    type(other, mended)
    #expect(mended.inset == (isSecret ? 336 : 256))
  }

  // MARK: KB9, KB12, KB13

  @Test(.fact("KB9")) func `a layout that ends where the frame begins has nothing left of a fading keyboard`()
  {
    let aboveFrame: [(Notification.Name, (Form, Notification) -> Void)] = [
      (
        Self.willChange,
        { form, notification in form.inset = form.view.bounds.height - Self.end(notification).minY }
      )
    ]
    for (handlers, inset) in [(aboveFrame, 852), (Self.correct, 0)] as [(_, CGFloat)] {
      let (simulator, form) = launched(.iPhone16, "18.0", handlers)
      simulator.keyboard.prefersCrossFadeTransitions = true
      edit(form.field, simulator)
      #expect(form.inset == 336)
      end(form, simulator)
      #expect(form.inset == inset)
    }
  }

  @Test(.fact("KB12")) func `another program's keyboard moves a form that does not ask whose it is`() {
    let unasked: [(Notification.Name, (Form, Notification) -> Void)] = [
      (
        Self.willChange,
        { form, notification in form.inset = form.view.bounds.height - Self.end(notification).minY }
      )
    ]
    for (handlers, inset) in [(unasked, 313), (Self.correct, 0)] as [(_, CGFloat)] {
      let (simulator, form) = launched(.iPadAir2, "9.3", handlers)
      simulator.keyboard.isShownByAnotherApp = true
      simulator.settle()
      #expect(form.inset == inset)
      simulator.keyboard.isShownByAnotherApp = false
      simulator.settle()
      #expect(form.inset == 0)
    }
  }

  @Test(.fact("KB13"), arguments: [(Device.iPhone5, "7.1"), (.iPhone8, "16.0")] as [(Device, SystemVersion)])
  func `a call's status bar shifts a result that is calculated without conversion`(
    device: Device,
    system: SystemVersion
  ) {
    let unconverted: [(Notification.Name, (Form, Notification) -> Void)] = [
      (
        Self.willChange,
        { form, notification in form.inset = max(0, form.view.bounds.maxY - Self.end(notification).minY) }
      )
    ]
    let (plain, wrong) = launched(device, system, unconverted)
    edit(wrong.field, plain)
    let usual = wrong.inset
    for (handlers, inset) in [(unconverted, usual - 20), (Self.correct, usual)] {
      let (simulator, form) = launched(device, system, handlers)
      simulator.application.isCallInBackground = true
      let size = device.size
      #expect(form.view.frame == CGRect(x: 0, y: 20, width: size.width, height: size.height - 20))
      edit(form.field, simulator)
      #expect(form.inset == inset)
      simulator.application.isCallInBackground = false
      #expect(form.view.frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test(.fact("KB13")) func `before iOS 7 the view begins below the call's status bar`() {
    let (simulator, form) = launched(.iPhone4, "6.1", [])
    simulator.application.isCallInBackground = true
    #expect(form.view.frame == CGRect(x: 0, y: 40, width: 320, height: 440))
    #expect(simulator.screen.applicationFrame.height == 440 && simulator.application.isCallInBackground)
  }

  @Test func `a phone without a home button shows calls elsewhere`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Simulator(device: .iPhone16).application.isCallInBackground = true }
    }
    expectTrap(result, says: "iPhone 16 shows calls without a higher status bar")
  }

  // MARK: KB16

  @Test(.fact("KB16"), arguments: [("13.7", 1), ("14.0", 50), ("15.0", 1)] as [(SystemVersion, Int)])
  func `on 14 a reload in will-show goes on for ever after a change of keyboards`(
    system: SystemVersion,
    rounds: Int
  ) throws {
    let endless: [(Notification.Name, (Form, Notification) -> Void)] = [
      (
        Self.willShow,
        { form, _ in
          form.rounds += 1
          // The test ends the endless sequence.
          if form.rounds < 50 { form.field.reloadInputViews() }
        }
      )
    ]
    let (simulator, form) = launched(.iPhone8, system, endless)
    edit(form.field, simulator)
    #expect(form.rounds == 1)
    form.rounds = 0
    try simulator.user.tap(key: "globe")
    #expect(form.rounds == rounds && simulator.keyboard.isShown)
  }

  @Test(.fact("KB16")) func `a reload only where the accessory view is new ends`() throws {
    let mended: [(Notification.Name, (Form, Notification) -> Void)] = [
      (
        Self.willShow,
        { form, _ in
          form.rounds += 1
          guard form.field.inputAccessoryView == nil else { return }
          form.field.inputAccessoryView = View.bar("bar")
          form.field.reloadInputViews()
        }
      )
    ]
    let (simulator, form) = launched(.iPhone8, "14.0", mended)
    edit(form.field, simulator)
    #expect(form.rounds == 2)
    try simulator.user.tap(key: "globe")
    #expect(form.rounds == 3 && simulator.keyboard.isShown)
  }
}
