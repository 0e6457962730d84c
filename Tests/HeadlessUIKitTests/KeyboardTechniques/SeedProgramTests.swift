import HeadlessUIKit
import Testing

/// Programs as documents 003 and 004 have them, and what the systems make of them.
/// Programs as documents 002 and 003 have them, and what the systems make of them.
@MainActor @Suite struct SeedProgramTests {
  // MARK: Document 003

  /// Adds the keyboard's height to the insets that it has saved once, and puts those back at will-hide.
  private final class Form003: ViewController {
    let scrollView = ScrollView()
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
    let number = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
    var savedInsets: EdgeInsets?

    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentInset = EdgeInsets(bottom: 50)
      view.addSubview(scrollView)
      number.keyboardType = .numberPad
      for field in [field, number] { scrollView.addSubview(field) }
    }

    override var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let bus = NotificationBus.default
      bus.addObserver(self, selector: Form003.keyboardWasShown, name: Responder.keyboardDidShowNotification)
      bus.addObserver(
        self,
        selector: Form003.keyboardWillBeHidden,
        name: Responder.keyboardWillHideNotification
      )
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      NotificationBus.default.removeObserver(self)
    }

    func keyboardWasShown(_ notification: Notification) {
      let saved = savedInsets ?? scrollView.contentInset
      savedInsets = saved
      let end = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      scrollView.contentInset = EdgeInsets(top: saved.top, bottom: saved.bottom + end.height)
    }

    func keyboardWillBeHidden(_ notification: Notification) {
      View.animate(withDuration: 0.3) { scrollView.contentInset = savedInsets ?? .zero }
    }
  }

  @Test(.fact("KP4")) func `003: saved insets and the height at the end follow every keyboard`() {
    let simulator = Simulator(device: .iPhone6, system: "8.4")
    let form = Form003()
    simulator.launch(form)
    var insets: [CGFloat] = []
    for field in [form.field, form.number, form.field] {
      field.becomeFirstResponder()
      simulator.settle()
      insets.append(form.scrollView.contentInset.bottom)
    }
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(insets + [form.scrollView.contentInset.bottom] == [308, 266, 308, 50])
  }

  @Test(.fact("KP4")) func `003: who leaves with the keyboard up keeps its insets`() {
    let simulator = Simulator(device: .iPhone6, system: "8.4")
    let form = Form003()
    let navigation = simulator.perform { NavigationController(rootViewController: form) }
    simulator.launch(navigation)
    form.field.becomeFirstResponder()
    simulator.settle()
    navigation.pushViewController(ViewController(), animated: true)
    simulator.settle()
    #expect(!simulator.keyboard.isVisible)
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(form.scrollView.contentInset.bottom == 308, "nobody listened when the keyboard left")
  }

  @Test(.fact("KP4"), arguments: [("7.1", 530), ("8.4", 244)] as [(SystemVersion, CGFloat)])
  func `003: in landscape before iOS 8 the height is the screen's`(system: SystemVersion, inset: CGFloat) {
    let device: Device = system < "8.0" ? .iPhone4 : .iPhone6
    let simulator = Simulator(device: device, system: system)
    let form = Form003()
    simulator.launch(form)
    simulator.user.rotate(to: .landscapeLeft)
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(form.scrollView.contentInset.bottom == inset)
  }
}
