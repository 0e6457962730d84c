import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// A form of BackgroundTapForBlog: fields in a scroll view that fills the root view.
@MainActor private protocol DocumentForm: ScrollableViewController {
  var low: TextField { get }
  var lower: TextField { get }
}

extension DocumentForm {
  func fill() {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height - 44)
    low.frame = CGRect(x: 20, y: view.bounds.height - 120, width: 280, height: 31)
    lower.frame = CGRect(x: 20, y: view.bounds.height - 80, width: 280, height: 31)
    for field in [low, lower] {
      scrollView.addSubview(field)
      registerForEditingEvents(field)
    }
    view.addSubview(scrollView)
    self.scrollView = scrollView
  }
}

private final class PublishedForm: ScrollableViewController, DocumentForm {
  let low = TextField()
  let lower = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }
}

private final class CorrectedForm: FixedScrollableViewController, DocumentForm {
  let low = TextField()
  let lower = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }
}

extension ScrollableViewController {
  /// Adds the objects of the document's nib, and returns the field.
  fileprivate func addField(in scrollView: ScrollView) -> TextField {
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    self.scrollView = scrollView
    let field = TextField(frame: CGRect(x: 20, y: view.bounds.height - 120, width: 280, height: 31))
    scrollView.addSubview(field)
    return field
  }
}

/// The published form of the document's last part.
private final class NibForm: ScrollableFormViewController {
  private weak var nibScrollView: ScrollView?

  init(_ scrollView: ScrollView) {
    nibScrollView = scrollView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    if let nibScrollView { username = addField(in: nibScrollView) }
  }
}

/// The corrected form of the document's last part.
private final class FixedNibForm: FixedScrollableFormViewController {
  private weak var nibScrollView: ScrollView?

  init(_ scrollView: ScrollView) {
    nibScrollView = scrollView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    if let nibScrollView { username = addField(in: nibScrollView) }
  }
}

/// The two variants of the technique.
private enum Variant: CaseIterable, Sendable {
  case published, corrected

  @MainActor func form() -> any DocumentForm {
    switch self {
    case .published: PublishedForm()
    case .corrected: CorrectedForm()
    }
  }
}

@MainActor @Suite struct ScrollableFormTests {
  private func launched(_ variant: Variant, on setup: Setup) -> (Simulator, any DocumentForm) {
    let simulator = setup.simulator()
    let form = variant.form()
    simulator.launch(form)
    return (simulator, form)
  }

  private func bottom(_ view: View) -> CGFloat {
    view.convert(view.bounds, to: nil).maxY
  }

  @Test(.fact("KP1"), arguments: Variant.allCases, Setup.both)
  fileprivate func `the field comes out from behind the keyboard, and the frame comes back`(
    variant: Variant,
    setup: Setup
  ) throws {
    let (simulator, form) = launched(variant, on: setup)
    let scrollView = try #require(form.scrollView)
    let original = scrollView.frame
    #expect(bottom(form.low) > simulator.screen.bounds.maxY - 216)

    try simulator.user.tap(form.low)
    #expect(bottom(form.low) <= simulator.keyboard.frame.minY)
    #expect(scrollView.frame.height == original.height - simulator.keyboard.frame.height)
    #expect(form.keyboardFocusField === form.low)

    form.low.resignFirstResponder()
    simulator.settle()
    #expect(scrollView.frame == original)
    #expect(scrollView.contentOffset == .zero)
    #expect(form.keyboardFocusField == nil)
  }

  @Test(arguments: Variant.allCases)
  fileprivate func `the frame changes when the keyboard has come, or while it comes`(variant: Variant) throws
  {
    let (simulator, form) = launched(variant, on: .classic)
    let scrollView = try #require(form.scrollView)
    form.low.becomeFirstResponder()
    #expect(scrollView.frame.height == (variant == .published ? 460 : 244))
    simulator.advance(by: .milliseconds(150))
    // Both slide from 480 to 264, and the view from 460 to 244, along one curve.
    let top = simulator.keyboard.presentationFrame.minY
    #expect(abs(scrollView.presentation.frame.height - (variant == .published ? 460 : top - 20)) < 0.001)
    simulator.settle()
    #expect(scrollView.frame.height == 244)
  }

  @Test(arguments: [(Variant.published, 807.0), (.corrected, 852.0)])
  fileprivate func `a change of height while the keyboard is up makes the published frame drift`(
    variant: Variant,
    height: Double
  ) throws {
    let (simulator, form) = launched(variant, on: .current)
    form.lower.keyboardType = .numberPad
    try simulator.user.tap(form.low)
    #expect(form.scrollView?.frame.height == 516)
    form.lower.becomeFirstResponder()
    simulator.settle()
    form.lower.resignFirstResponder()
    simulator.settle()
    #expect(form.scrollView?.frame.height == CGFloat(height))
  }

  @Test(arguments: [(Variant.published, 632.0), (.corrected, 416.0)])
  fileprivate func `a hide that no show went before grows the published frame`(
    variant: Variant,
    height: Double
  ) throws {
    let (simulator, form) = launched(variant, on: .classic)
    form.scrollView?.frame.size.height = 416
    let info = [Responder.keyboardBoundsUserInfoKey: CGRect(x: 0, y: 0, width: 320, height: 216)]
    for name in [Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification] {
      simulator.notifications.post(name: name, userInfo: info)
    }
    #expect(form.scrollView?.frame.height == CGFloat(height))
  }

  @Test(arguments: [(Variant.published, false), (.corrected, true)])
  fileprivate func `a second field while the keyboard is up is scrolled to only when corrected`(
    variant: Variant,
    isVisible: Bool
  ) throws {
    let (simulator, form) = launched(variant, on: .classic)
    try simulator.user.tap(form.low)
    form.lower.becomeFirstResponder()
    simulator.settle()
    #expect((bottom(form.lower) <= simulator.keyboard.frame.minY) == isVisible)
  }

  @Test(arguments: [(Variant.published, false), (.corrected, true)])
  fileprivate func `a field inside a container is scrolled to only when corrected`(
    variant: Variant,
    isVisible: Bool
  ) throws {
    let (simulator, form) = launched(variant, on: .classic)
    let container = View(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    form.low.frame.origin.y = 10
    container.addSubview(form.low)
    form.scrollView?.addSubview(container)
    try simulator.user.tap(form.low)
    #expect((bottom(form.low) <= simulator.keyboard.frame.minY) == isVisible)
  }

  @Test fileprivate func `a controller whose view is away hears nothing when corrected`() throws {
    for (variant, count) in [(Variant.published, 1), (.corrected, 0)] {
      let (simulator, form) = launched(variant, on: .classic)
      simulator.launch(ViewController())
      let name =
        variant == .published
        ? Responder.keyboardDidShowNotification : Responder.keyboardWillShowNotification
      #expect(simulator.notifications.observerCount(for: name) == count)
      #expect(form.isViewLoaded)
    }
  }

  @Test(arguments: Setup.eras)
  fileprivate func `a controller that disappears while the keyboard is shown finds its whole frame again`(
    setup: Setup
  ) throws {
    let simulator = setup.simulator()
    let form = CorrectedForm()
    let navigation = simulator.perform { NavigationController(rootViewController: form) }
    simulator.launch(navigation)
    let geometry = simulator.recordGeometry(of: form.scrollView)
    form.low.becomeFirstResponder()
    simulator.settle()
    #expect(!geometry.claimRestored().holds)
    navigation.pushViewController(ViewController(), animated: true)
    simulator.settle()
    expectClaim(geometry.claimRestored())
    navigation.popViewController(animated: true)
    simulator.settle()
    form.view.endEditing(true)
    simulator.settle()
    expectClaim(geometry.claimRestored())
  }

  /// Launches a form of the document's last part with a nib in code, and returns it with its scroll view.
  private func launchedForm(_ variant: Variant, on setup: Setup) -> (Simulator, ViewController, ScrollView) {
    let simulator = setup.simulator()
    let scrollView: ScrollView =
      variant == .published ? BackgroundTapScrollView() : FixedBackgroundTapScrollView()
    let form: ScrollableViewController = simulator.perform {
      variant == .published ? NibForm(scrollView) : FixedNibForm(scrollView)
    }
    simulator.launch(form)
    return (simulator, form, scrollView)
  }

  @Test(arguments: [(Variant.published, true), (.corrected, false)])
  fileprivate func `after a memory warning the published form retains the scroll view of its released view`(
    variant: Variant,
    isRetained: Bool
  ) throws {
    let (simulator, form, scrollView) = launchedForm(
      variant,
      on: Setup(device: .iPhone3GS, system: "3.1.3")
    )
    simulator.perform { form.present(ViewController(), animated: true) }
    simulator.settle()
    simulator.simulateMemoryWarning()
    #expect(!form.isViewLoaded)
    let kept = (form as? ScrollableViewController)?.scrollView
    #expect((kept === scrollView) == isRetained)
    #expect((kept == nil) == !isRetained)
  }

  @Test(arguments: [(Variant.published, false), (.corrected, true)])
  fileprivate func `the published content size is too small for a form on a higher screen`(
    variant: Variant,
    isVisible: Bool
  ) throws {
    for setup in [Setup(device: .iPhone5, system: "6.1"), .current] {
      let (simulator, _, scrollView) = launchedForm(variant, on: setup)
      let field = try #require(scrollView.subviews.compactMap { $0 as? TextField }.first)
      try simulator.user.tap(field)
      #expect(simulator.claimFocusVisible().holds == isVisible)
    }
    let (simulator, _, scrollView) = launchedForm(variant, on: Setup(device: .iPhone3GS, system: "3.1.3"))
    let field = try #require(scrollView.subviews.compactMap { $0 as? TextField }.first)
    try simulator.user.tap(field)
    #expect(simulator.claimFocusVisible().holds)
  }

  @Test fileprivate func `turned while a field is edited, the corrected frame fits both orientations`() throws
  {
    for setup in [Setup(device: .iPhone5s, system: "7.1"), Setup(device: .iPhone6, system: "8.4"), .current] {
      let (simulator, form) = launched(.corrected, on: setup)
      try simulator.user.tap(form.low)
      simulator.user.rotate(to: .landscapeLeft)
      expectClaim(simulator.claimVisible(form.low))
      #expect(form.scrollView?.frame.width == form.view.bounds.width)
      form.view.endEditing(true)
      simulator.settle()
      #expect(form.scrollView?.frame == form.view.bounds)
    }
  }
}
