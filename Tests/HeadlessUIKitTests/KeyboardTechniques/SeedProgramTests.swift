import HeadlessUIKit
import Testing

/// Programs as documents 002 and 003 have them, and what the systems make of them.
@MainActor @Suite struct SeedProgramTests {
  // MARK: Document 002

  /// Shrinks its scroll view at did-show unless the keyboard was up, and puts frame and offset back at did-hide.
  private final class Form002: ViewController, TextFieldDelegate {
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let tx1 = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
    let tx2 = TextField(frame: CGRect(x: 20, y: 380, width: 280, height: 31))
    var keyboardVisible = false
    var offset = CGPoint.zero
    var activeField: TextField?
    var ignored = 0

    override func viewDidLoad() {
      scrollView.contentSize = CGSize(width: 320, height: 460)
      view.addSubview(scrollView)
      for field in [tx1, tx2] {
        field.delegate = self
        scrollView.addSubview(field)
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      let bus = NotificationBus.default
      bus.addObserver(self, selector: Form002.keyboardDidShow, name: Responder.keyboardDidShowNotification)
      bus.addObserver(self, selector: Form002.keyboardDidHide, name: Responder.keyboardDidHideNotification)
      keyboardVisible = false
    }

    override func viewWillDisappear(_ animated: Bool) { NotificationBus.default.removeObserver(self) }

    func keyboardDidShow(_ notification: Notification) {
      guard !keyboardVisible else { return ignored += 1 }
      let bounds = notification.userInfo?[Responder.keyboardBoundsUserInfoKey] as? CGRect ?? .zero
      offset = scrollView.contentOffset
      scrollView.frame.size.height -= bounds.height
      var rect = activeField?.frame ?? .zero
      rect.origin.y += 10
      scrollView.scrollRectToVisible(rect, animated: true)
      keyboardVisible = true
    }

    func keyboardDidHide(_ notification: Notification) {
      guard keyboardVisible else { return }
      scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
      scrollView.contentOffset = offset
      keyboardVisible = false
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
      activeField = textField
      return true
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  @Test(.fact("KP3", "S4a")) func `002: the guard skips the did-show that a switch brings on 2`() throws {
    let simulator = Simulator(device: .iPhone3G, system: "2.2.1")
    let form = Form002()
    simulator.launch(form)
    try simulator.user.tap(form.tx1)
    #expect(form.scrollView.frame.height == 244 && form.ignored == 0)
    form.tx2.becomeFirstResponder()
    simulator.settle()
    #expect(form.scrollView.frame.height == 244 && form.ignored == 1, "it shrinks once")
    try simulator.user.tap(key: "return")
    #expect(form.scrollView.frame.height == 460 && form.scrollView.contentOffset == .zero)
  }

  @Test(.fact("KP3")) func `002: the offset of before is back when the keyboard has gone`() throws {
    let simulator = Simulator(device: .iPhone3G, system: "2.2.1")
    let form = Form002()
    simulator.launch(form)
    form.scrollView.contentOffset = CGPoint(x: 0, y: 12)
    form.tx2.becomeFirstResponder()
    simulator.settle()
    #expect(form.scrollView.contentOffset.y == 177, "10 points below the field are seen")
    try simulator.user.tap(key: "return")
    #expect(form.scrollView.contentOffset == CGPoint(x: 0, y: 12))
  }

  @Test(.fact("KP3")) func `002: from iOS 8 the guard misses that the height has changed`() {
    let simulator = Simulator(device: .iPhone5, system: "8.4")
    let form = Form002()
    simulator.launch(form)
    form.tx1.becomeFirstResponder()
    simulator.settle()
    #expect(form.scrollView.frame.height == 207)
    simulator.keyboard.predictiveBar = .off
    simulator.settle()
    #expect(form.scrollView.frame.height == 207 && simulator.keyboard.frame.height == 216)
    #expect(form.ignored == 1)
  }

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
