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
/// Programs as documents 002 and 004 have them, and what the systems make of them.
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

  // MARK: Document 004

  /// Puts its view into a scroll view, gives the focused field a toolbar at will-show, and shrinks the scroll view.
  private final class Form004: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
    let enclosing = ScrollView()
    let toolbar = View.bar("toolbar")
    var isInKeyboardLayout = false
    var heard: [String] = []
    var superviewAtFirst: View?

    override func viewDidLoad() {
      view.addSubview(field)
      let bus = NotificationBus.default
      bus.addObserver(self, selector: Form004.setupToolbar, name: Responder.keyboardWillShowNotification)
      bus.addObserver(
        self,
        selector: Form004.scrollForKeyboardLayout,
        name: Responder.keyboardDidShowNotification
      )
      bus.addObserver(
        self,
        selector: Form004.returnToNormalLayout,
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
    override func viewDidAppear(_ animated: Bool) {
      guard enclosing.superview == nil else { return }
      superviewAtFirst = view.superview
      enclosing.frame = view.frame
      view.frame.origin = .zero
      superviewAtFirst?.addSubview(enclosing)
      enclosing.addSubview(view)
    }

    private func end(_ notification: Notification) -> CGRect {
      notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    }

    func setupToolbar(_ notification: Notification) {
      heard.append("will show \(Int(end(notification).height))")
      guard let first = view.window?.findFirstResponder() as? TextField, first.inputAccessoryView == nil
      else {
        return
      }
      first.inputAccessoryView = toolbar
      first.reloadInputViews()
    }

    func scrollForKeyboardLayout(_ notification: Notification) {
      heard.append("did show \(Int(end(notification).height))")
      guard !isInKeyboardLayout else { return }
      isInKeyboardLayout = true
      enclosing.frame.size.height -= end(notification).height
    }

    func returnToNormalLayout(_ notification: Notification) {
      heard.append("will hide \(Int(end(notification).height))")
      guard isInKeyboardLayout else { return }
      enclosing.frame.size.height += end(notification).height
      isInKeyboardLayout = false
    }
  }

  @Test(
    .fact("KP5", "S16a"),
    arguments: [(Device.iPhone4, "4.3", 216), (.iPhone6, "8.4", 258), (.iPhone16, "18.0", 336)]
      as [(Device, SystemVersion, Int)]
  )
  func `004: the guard takes the first height, the hide has the other`(
    device: Device,
    system: SystemVersion,
    height: Int
  ) {
    let simulator = Simulator(device: device, system: system)
    let form = Form004()
    simulator.launch(form)
    let full = form.enclosing.frame.height
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(form.enclosing.frame.height == full - CGFloat(height))
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(
      form.heard == [
        "will show \(height)", "will show \(height + 44)", "did show \(height)", "did show \(height + 44)",
        "will hide \(height + 44)",
      ]
    )
    #expect(form.enclosing.frame.height == full + 44)
    // With the toolbar in place from the beginning, the second time is right.
    form.field.becomeFirstResponder()
    simulator.settle()
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(form.enclosing.frame.height == full + 44)
  }

  @Test(.fact("KP5"), arguments: [(Device.iPhone4, "4.3"), (.iPhone16, "18.0")] as [(Device, SystemVersion)])
  func `004: presented modally, its view is not in the window itself`(device: Device, system: SystemVersion) {
    let simulator = Simulator(device: device, system: system)
    let root = ViewController()
    let form = Form004()
    simulator.launch(root)
    root.present(form, animated: true)
    simulator.settle()
    #expect(form.superviewAtFirst != nil && form.superviewAtFirst !== simulator.window)
    let (other, direct) = (Simulator(device: device, system: system), Form004())
    other.launch(direct)
    #expect(direct.superviewAtFirst === other.window)
  }
}
