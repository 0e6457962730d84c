import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct BackgroundTapTests {
  /// A controller that records the sender of each background tap.
  private final class Listener: ViewController, BackgroundTapDelegate {
    var senders: [String] = []

    func backgroundTap(_ sender: Any) {
      senders.append("\(type(of: sender))")
    }
  }

  private func launched(_ scrollView: ScrollView) -> (Simulator, Listener) {
    let simulator = Setup.classic.simulator()
    let controller = Listener()
    (scrollView as? BackgroundTapScrollView)?.backgroundTapDelegate = controller
    (scrollView as? FixedBackgroundTapScrollView)?.backgroundTapDelegate = controller
    scrollView.frame = controller.view.bounds
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    return (simulator, controller)
  }

  @Test(.fact("E42", "E43")) func `a tap on the background is heard, one on a control is not`() throws {
    for scrollView in [BackgroundTapScrollView(), FixedBackgroundTapScrollView()] as [ScrollView] {
      let (simulator, controller) = launched(scrollView)
      let field = TextField(frame: CGRect(x: 20, y: 20, width: 100, height: 31))
      let label = Label(frame: CGRect(x: 20, y: 100, width: 100, height: 31))
      scrollView.addSubview(field)
      scrollView.addSubview(label)
      try simulator.user.tap(field)
      #expect(controller.senders == [])
      // A label takes no touches, so the touch reaches the background behind it.
      try simulator.user.tap(CGPoint(x: 30, y: 130))
      try simulator.user.tap(CGPoint(x: 160, y: 200))
      let name = "\(type(of: scrollView))"
      #expect(controller.senders == [name, name])
    }
  }

  @Test func `a touch on plain content bubbles up to the background`() throws {
    for scrollView in [BackgroundTapScrollView(), FixedBackgroundTapScrollView()] as [ScrollView] {
      let (simulator, controller) = launched(scrollView)
      let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      scrollView.addSubview(content)
      try simulator.user.tap(content)
      #expect(controller.senders.count == 1)
    }
  }

  @Test func `the published class holds its delegate, the corrected one does not`() {
    let published = BackgroundTapScrollView()
    let corrected = FixedBackgroundTapScrollView()
    weak var held: Listener?
    weak var released: Listener?
    autoreleasing {
      let first = Listener()
      let second = Listener()
      (held, released) = (first, second)
      published.backgroundTapDelegate = first
      corrected.backgroundTapDelegate = second
    }
    #expect(held != nil)
    #expect(released == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  // MARK: The control behind the fields

  /// Launches a form with an identified field and another one below it.
  ///
  /// Before 3.2 the corrected form needs a scroll view that calls a delegate.
  private func launched(_ variant: TechniqueVariant, coversRoot: Bool, on setup: Setup = .classic) -> (
    Simulator, TextField, TextField
  ) {
    let simulator = setup.simulator()
    let form = simulator.perform {
      variant == .classic ? BackgroundTapViewController() : FixedBackgroundTapViewController()
    }
    let (named, other) = (TextField(frame: .zero), TextField(frame: .zero))
    simulator.perform {
      form.loadNibView()
      form.username = named
      let cover =
        simulator.system < "3.2"
        ? FixedBackgroundTapScrollView(frame: form.view.bounds) : ScrollView(frame: form.view.bounds)
      let container: View = coversRoot ? cover : form.view
      if coversRoot { form.view.addSubview(container) }
      for (field, y) in [(named, 20), (other, 60)] as [(TextField, CGFloat)] {
        field.frame = CGRect(x: 20, y: y, width: 200, height: 31)
        container.addSubview(field)
      }
      if coversRoot { (form as? FixedBackgroundTapViewController)?.receiveTaps(on: container) }
    }
    simulator.launch(form)
    return (simulator, named, other)
  }

  @Test(
    arguments: [
      (TechniqueVariant.classic, false, true, false), (.classic, true, false, false),
      (.fixed, false, true, true),
      (.fixed, true, true, true),
    ] as [(TechniqueVariant, Bool, Bool, Bool)]
  )
  func
    `a tap beside the fields ends editing of the named one, as corrected of any, also through a scroll view`(
      variant: TechniqueVariant,
      coversRoot: Bool,
      endsNamed: Bool,
      endsOther: Bool
    ) throws
  {
    for setup in Setup.eras where variant == .fixed || setup.system >= "3.2" {
      for (isNamed, ends) in [(true, endsNamed), (false, endsOther)] {
        let (simulator, named, other) = launched(variant, coversRoot: coversRoot, on: setup)
        try simulator.user.tap(isNamed ? named : other)
        try simulator.user.tap(CGPoint(x: 160, y: 200))
        #expect(simulator.claimEditingEnded().holds == ends, "\(setup)")
      }
    }
  }

  @Test(
    arguments: [
      (.iPhone3G, "2.2.1", false), (.iPhone3GS, "3.1.3", true), (.iPhone4, "5.1", true),
      (.iPhone4, "6.1", false),
    ] as [(Device, SystemVersion, Bool)]
  )
  func `viewDidUnload of the published form clears the outlet of a released view, from 3.0 to iOS 5`(
    device: Device,
    system: SystemVersion,
    isCleared: Bool
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = simulator.perform { BackgroundTapViewController() }
    simulator.perform {
      form.loadNibView()
      form.username = TextField()
    }
    simulator.launch(form)
    simulator.perform { form.present(ViewController(), animated: true) }
    simulator.settle()
    #expect(form.username != nil)
    simulator.simulateMemoryWarning()
    #expect(form.isViewLoaded == (system >= "6.0"))
    #expect((form.username == nil) == isCleared)
  }

  @Test func `a tap on another field moves the focus, and does not end editing`() throws {
    for coversRoot in [false, true] {
      let (simulator, named, other) = launched(.fixed, coversRoot: coversRoot)
      try simulator.user.tap(named)
      try simulator.user.tap(other)
      #expect(other.isFirstResponder)
      #expect(!simulator.log.entries.contains { $0.event.contains("UIKeyboardWillHide") })
    }
  }

  // MARK: The tap recognizer

  @Test(
    arguments: [("5.1", 0), ("6.1", 1)] as [(SystemVersion, Int)]
  )
  func `as published the recognizer takes the tap of a button before iOS 6`(
    system: SystemVersion,
    presses: Int
  )
    throws
  {
    for variant in TechniqueVariant.allCases {
      let simulator = Simulator(device: .iPhone4, system: system)
      let form = simulator.perform {
        variant == .classic ? TapToDismissViewController() : FixedTapToDismissViewController()
      }
      let button = Button(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 31))
      var count = 0
      button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
      simulator.perform { for view in [button, field] { form.view.addSubview(view) } }
      simulator.launch(form)
      try simulator.user.tap(field)
      try simulator.user.tap(button)
      #expect(count == (variant == .classic ? presses : 1))
      try simulator.user.tap(CGPoint(x: 200, y: 200))
      expectClaim(simulator.claimEditingEnded())
    }
  }
}
