import HeadlessUIKit
import Testing

/// Objects and work that are left after the simulator has settled.
@MainActor @Suite struct SettledTests {
  /// A screen with a view of each kind.
  final class Everything: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    let other = TextField(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    let words = TextView(frame: CGRect(x: 20, y: 160, width: 200, height: 60))
    let button = Button(frame: CGRect(x: 20, y: 230, width: 100, height: 40))
    let stepper = Stepper(frame: CGRect(x: 140, y: 230, width: 94, height: 40))
    let scrollView = ScrollView(frame: CGRect(x: 20, y: 290, width: 280, height: 100))
    let box = View(frame: CGRect(x: 250, y: 80, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 280, height: 2000)
      for part in [field, other, words, button, stepper, scrollView, box] { view.addSubview(part) }
    }
  }

  /// An action of the simulated user or of the app.
  enum Deed: String, CaseIterable, Sendable {
    case tapButton, holdStepper, focus, switchFocus, type, typeIntoView, endEditing, drag, fling, tapTwice,
      press
    case animate, springs, scroll, rotate, present, dismissInTheMiddle, alert, cancelTouch, removeInTheMiddle
  }

  private func run(_ deed: Deed, _ simulator: Simulator, _ screen: Everything) throws {
    let user = simulator.user
    switch deed {
    case .tapButton: try user.tap(screen.button)
    case .holdStepper:
      let finger = try user.touchDown(at: simulator.point(70, 15, in: screen.stepper))
      simulator.advance(by: .seconds(3))
      #expect(screen.stepper.value > 2)
      finger.lift()
    case .focus: try user.tap(screen.field)
    case .switchFocus:
      screen.field.becomeFirstResponder()
      screen.other.becomeFirstResponder()
      screen.words.becomeFirstResponder()
    case .type:
      try user.tap(screen.field)
      try user.type("Hello, World 42\n")
    case .typeIntoView:
      try user.tap(screen.words)
      try user.type("two\nlines")
    case .endEditing:
      try user.tap(screen.field)
      screen.view.endEditing(true)
    case .drag:
      try simulator.drag(in: screen.scrollView, CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 40))
    case .fling:
      let finger = try user.touchDown(at: simulator.point(50, 90, in: screen.scrollView))
      for y in [70, 45, 20] {
        simulator.advance(by: .milliseconds(16))
        try finger.move(to: simulator.point(50, CGFloat(y), in: screen.scrollView))
      }
      finger.lift()
      #expect(screen.scrollView.isDecelerating)
    case .tapTwice:
      let twice = TapGestureRecognizer()
      twice.numberOfTapsRequired = 2
      screen.box.addGestureRecognizer(twice)
      try user.tap(screen.box)
    case .press:
      screen.box.addGestureRecognizer(LongPressGestureRecognizer())
      let finger = try user.touchDown(at: simulator.point(5, 5, in: screen.box))
      simulator.advance(by: .seconds(1))
      finger.lift()
    case .animate:
      simulator.perform {
        View.animate(withDuration: 0.3) { screen.box.center.x -= 30 }
        View.animate(withDuration: 0.5, delay: 0.1, options: []) { screen.box.alpha = 0.5 }
      }
    case .springs:
      simulator.perform {
        View.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 1) {
          screen.box.transform = ViewTransform(rotationAngle: 1)
        }
      }
    case .scroll: screen.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    case .rotate: simulator.rotate(to: .landscapeLeft)
    case .present: screen.present(ViewController(), animated: true)
    case .dismissInTheMiddle:
      screen.present(ViewController(), animated: true)
      simulator.advance(by: .milliseconds(100))
      screen.dismiss(animated: true)
    case .alert:
      let alert = AlertController(title: "Sorry", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      screen.present(alert, animated: true)
    case .cancelTouch:
      let finger = try user.touchDown(at: simulator.point(5, 5, in: screen.button))
      finger.cancel()
    case .removeInTheMiddle:
      screen.field.becomeFirstResponder()
      simulator.perform { View.animate(withDuration: 1) { screen.box.center.y += 10 } }
      simulator.advance(by: .milliseconds(100))
      screen.box.removeFromSuperview()
      screen.field.removeFromSuperview()
    }
  }

  /// Returns the names of the views whose presentation differs from their model, or that still scroll.
  private func movingViews(in view: View) -> [String] {
    let seen = view.presentation
    var isMoving = seen.frame != view.frame || seen.bounds != view.bounds || seen.alpha != view.alpha
    if let scrollView = view as? ScrollView {
      isMoving = isMoving || scrollView.isDragging || scrollView.isDecelerating || scrollView.isZooming
    }
    return (isMoving ? [view.debugName] : []) + view.subviews.flatMap(movingViews)
  }

  @Test(arguments: Setup.both, Deed.allCases)
  func `after settling no work waits and nothing moves`(setup: Setup, deed: Deed) throws {
    let simulator = setup.simulator()
    let screen = Everything()
    simulator.launch(screen)
    try simulator.user.manually { try run(deed, simulator, screen) }
    let settlement = simulator.settle()
    #expect(settlement.repeating.isEmpty)
    #expect(simulator.clock.pendingWork.isEmpty)
    #expect(simulator.application.windows.flatMap(movingViews).isEmpty)
    let now = simulator.clock.now
    #expect(simulator.settle().ran == 0)
    #expect(simulator.clock.now == now)
  }

  /// The names that the keyboard, fields and techniques of a screen may observe.
  private static let names = [
    Notification.Name("UIKeyboardWillShowNotification"), Notification.Name("UIKeyboardDidShowNotification"),
    Notification.Name("UIKeyboardWillHideNotification"), Notification.Name("UIKeyboardDidHideNotification"),
    TextField.textDidBeginEditingNotification, TextField.textDidChangeNotification,
    TextField.textDidEndEditingNotification, TextView.textDidBeginEditingNotification,
    TextView.textDidChangeNotification, TextView.textDidEndEditingNotification,
  ]

  @Test(arguments: Setup.both, Deed.allCases)
  func `nothing that is done leaves an observer behind`(setup: Setup, deed: Deed) throws {
    let simulator = setup.simulator()
    let before = Self.names.map { simulator.notifications.observerCount(for: $0) }
    weak var weakScreen: Everything?
    do {
      let screen = Everything()
      weakScreen = screen
      simulator.launch(screen)
      try simulator.user.manually { try run(deed, simulator, screen) }
      simulator.settle()
      if screen.presentedViewController != nil { screen.dismiss(animated: false) }
      simulator.settle()
      simulator.window.rootViewController = nil
      simulator.settle()
    }
    #expect(weakScreen == nil)
    #expect(Self.names.map { simulator.notifications.observerCount(for: $0) } == before)
    #expect(simulator.clock.pendingWork.isEmpty)
  }
}
