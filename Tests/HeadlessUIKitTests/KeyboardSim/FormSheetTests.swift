import HeadlessUIKit
import Testing

/// Forms in the middle of a pad's screen, and the keyboard.
@MainActor @Suite struct FormSheetTests {
  /// A form that may set its preference for automatic keyboard dismissal.
  private final class Form: ViewController {
    var keeps: Bool?
    let field = TextField(frame: CGRect(x: 20, y: 560, width: 300, height: 30))

    override func viewDidLoad() {
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }

    override var disablesAutomaticKeyboardDismissal: Bool {
      keeps ?? super.disablesAutomaticKeyboardDismissal
    }
  }

  @MainActor private final class Scene {
    let simulator: Simulator
    let root = ViewController()
    let form = Form()
    let diary = Diary()

    init(_ device: Device, _ system: SystemVersion, style: ModalPresentationStyle = .formSheet) {
      simulator = Simulator(device: device, system: system)
      simulator.launch(root)
      form.modalPresentationStyle = style
      root.present(form, animated: false)
      simulator.settle()
      simulator.tellKeyboard(to: diary)
    }

    func show() {
      form.field.becomeFirstResponder()
      simulator.settle()
      _ = diary.take()
      simulator.log.removeAll()
    }
  }

  // MARK: Resigning

  @Test(.fact("S17")) func `a keyboard stays when a field in a form resigns, until the hide key is hit`()
    throws
  {
    let scene = Scene(.iPad, "4.2.1")
    scene.show()
    #expect(scene.form.field.resignFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.simulator.log.lines() == [
        "focus TextField \"field\": resigns first responder", "keyboard keyboard: stays",
        "action TextField \"field\": sends .editingDidEnd to 0 actions",
        "notification UITextFieldTextDidEndEditingNotification to nobody",
      ]
    )
    #expect(scene.simulator.keyboard.isShown && scene.simulator.keyboard.target == nil)
    #expect(scene.simulator.firstResponder == nil)
    try scene.simulator.user.tap(key: "a")
    #expect(scene.form.field.text == "" && scene.diary.lines == [])
    try scene.simulator.user.tap(key: "hide")
    #expect(scene.diary.take() == ["WillHide 1024+264 in 0.3", "DidHide 1024+264"])
    #expect(scene.simulator.keyboard.view == nil)
  }

  @Test(
    .fact("Z9"),
    arguments: [(Device.iPad, "4.2.1"), (.iPadAir2, "12.4")] as [(Device, SystemVersion)]
  )
  func `a keyboard that stayed for a form is hidden when the window gets another root controller`(
    device: Device,
    system: SystemVersion
  ) {
    let scene = Scene(device, system)
    scene.show()
    scene.form.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.isShown && scene.simulator.firstResponder == nil)
    scene.simulator.window.rootViewController = ViewController()
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible && scene.simulator.keyboard.view == nil)
    #expect(scene.diary.take().contains { $0.hasPrefix("DidHide") })
  }

  @Test(.fact("S17")) func `a field that becomes first again gets the keyboard that stayed`() throws {
    let scene = Scene(.iPadAir2, "12.4")
    scene.show()
    scene.form.view.endEditing(true)
    scene.form.field.becomeFirstResponder()
    scene.simulator.settle()
    try scene.simulator.user.type("A")
    #expect(scene.form.field.text == "A" && scene.diary.lines == [])
    try scene.simulator.user.tap(key: "hide")
    #expect(!scene.simulator.keyboard.isVisible && !scene.form.field.isFirstResponder)
    #expect(
      scene.diary.lines.map { $0.prefix { $0 != " " } } == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
      ]
    )
  }

  @Test(.fact("S17")) func `the globe key changes a keyboard that stayed for the next field`() throws {
    let scene = Scene(.iPadAir2, "12.4")
    scene.show()
    scene.form.field.resignFirstResponder()
    try scene.simulator.user.tap(key: "globe")
    let keyboard = scene.simulator.keyboard
    #expect(keyboard.isShown && keyboard.target == nil && scene.diary.lines == [])
    #expect(keyboard.inputMode == .letters("fr"))
    keyboard.inputModes = .oneWithEmoji
    keyboard.inputMode = .emoji
    #expect(keyboard.isShown && !keyboard.keys.isEmpty)
    scene.form.field.becomeFirstResponder()
    #expect(keyboard.isShown || keyboard.isVisible)
    #expect(keyboard.keys.isEmpty && keyboard.target === scene.form.field)
  }

  @Test(.fact("S17")) func `a getter that resigns while it is asked leaves a keyboard for nobody`() throws {
    final class Shy: View {
      var onAsk: (() -> Void)?
      override var inputAccessoryView: View? {
        let work = onAsk
        onAsk = nil
        work?()
        return View.bar("bar")
      }
    }
    let scene = Scene(.iPadAir2, "12.4")
    scene.show()
    let shy = Shy(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let field = TextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    shy.addSubview(field)
    scene.form.view.addSubview(shy)
    shy.onAsk = { field.resignFirstResponder() }
    field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(scene.simulator.firstResponder == nil && scene.simulator.keyboard.target == nil)
    try scene.simulator.user.tap(key: "a")
    #expect(scene.simulator.keyboard.isShown && field.text == "" && scene.diary.lines == [])
  }

  @Test(.fact("S17"), arguments: [true, false])
  func `a keyboard that stayed goes when the form begins to go`(isFirst: Bool) {
    let scene = Scene(.iPadAir2, "12.4")
    scene.show()
    if !isFirst { scene.form.field.resignFirstResponder() }
    scene.form.dismiss(animated: true)
    #expect(scene.simulator.keyboard.isVisible == isFirst)
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible && scene.simulator.keyboard.view == nil)
    #expect(
      scene.diary.lines.map { $0.prefix { $0 != " " } } == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
      ]
    )
  }

  @Test(
    .fact("S17"),
    arguments: [
      (Device.iPadAir2, "12.4", ModalPresentationStyle.formSheet, nil, true),
      (.iPadAir2, "12.4", .formSheet, false, false), (.iPadAir2, "12.4", .pageSheet, nil, false),
      (.iPadAir2, "12.4", .fullScreen, true, true), (.iPad, "4.2.1", .formSheet, false, true),
      (.iPad, "4.3", .formSheet, false, false), (.iPhone16, "18.0", .formSheet, nil, false),
    ] as [(Device, SystemVersion, ModalPresentationStyle, Bool?, Bool)]
  )
  func `whether it stays is the controller's to say, from 4_3, and usual for forms on pads`(
    device: Device,
    system: SystemVersion,
    style: ModalPresentationStyle,
    says: Bool?,
    stays: Bool
  ) {
    let scene = Scene(device, system, style: style)
    scene.form.keeps = says
    scene.show()
    scene.form.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.isVisible == stays)
    #expect(scene.diary.lines.isEmpty == stays)
  }

  @Test func `views below a form, and a finger that pulls, dismiss the keyboard as usual`() throws {
    let scene = Scene(.iPadAir2, "12.4")
    scene.show()
    let scrollView = ScrollView(frame: scene.form.view.bounds)
    scrollView.contentSize.height = 5000
    scrollView.keyboardDismissMode = .interactive
    scene.form.view.addSubview(scrollView)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 300, y: 400))
    for height in [500.0, 700, 800] {
      scene.simulator.advance(by: .milliseconds(20))
      try finger.move(to: CGPoint(x: 300, y: height))
    }
    finger.lift()
    #expect(!scene.simulator.keyboard.isVisible)
    let below = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scene.root.view.addSubview(below)
    below.becomeFirstResponder()
    below.resignFirstResponder()
    #expect(!scene.simulator.keyboard.isVisible)
  }

  // MARK: Moving

  @Test(.fact("KB3")) func `the keyboard moves a form up with itself, and back`() {
    let scene = Scene(.iPadAir2, "12.4")
    let view: View = scene.form.view
    let rest = CGRect(x: 114, y: 202, width: 540, height: 620)
    #expect(view.frame == rest)
    scene.form.field.becomeFirstResponder()
    // Its bottom is 111 points below the keyboard's top edge.
    #expect(view.frame == rest.offsetBy(dx: 0, dy: -111) && view.presentation.frame == rest)
    scene.simulator.settle()
    #expect(view.presentation.frame.maxY == scene.simulator.keyboard.frame.minY)
    scene.simulator.user.rotate(to: .landscapeLeft)
    // The room isn't sufficient for all of it, so it stops at the status bar.
    #expect(view.frame == CGRect(x: 242, y: 20, width: 540, height: 620))
    scene.simulator.user.rotate(to: .portrait)
    #expect(view.frame == rest.offsetBy(dx: 0, dy: -111))
    scene.simulator.keyboard.undock()
    #expect(view.frame == rest)
    scene.simulator.keyboard.dock()
    scene.form.keeps = false
    scene.form.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(view.frame == rest && view.presentation.frame == rest)
  }

  @Test(.fact("KB3"), arguments: ["13.0", "14.8", "15.0", "16.0", "18.0", "26.0"] as [SystemVersion])
  func `a form that may have detents moves up, too, as far as the status bar allows`(system: SystemVersion) {
    let scene = Scene(.iPadPro11Inch, system)
    let (simulator, view): (Simulator, View) = (scene.simulator, scene.form.view)
    let top = simulator.screen.statusBarHeight
    for orientation in [DeviceOrientation.portrait, .landscapeLeft] {
      simulator.user.rotate(to: orientation)
      let rest = view.frame
      scene.form.field.becomeFirstResponder()
      simulator.settle()
      let covered = rest.maxY - simulator.keyboard.frame.minY
      #expect(covered > 0)
      #expect(view.frame == rest.offsetBy(dx: 0, dy: -min(covered, rest.minY - top)))
      scene.form.keeps = false
      scene.form.field.resignFirstResponder()
      simulator.settle()
      #expect(view.frame == rest && view.presentation.frame == rest)
    }
  }

  @Test(.fact("KB3")) func `a form that comes while the keyboard is up comes above it`() {
    let scene = Scene(.iPadAir, "7.1")
    scene.form.dismiss(animated: false)
    scene.simulator.settle()
    let below = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scene.root.view.addSubview(below)
    below.becomeFirstResponder()
    scene.simulator.settle()
    scene.root.present(scene.form, animated: true)
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.isVisible && scene.form.view.frame.maxY == 760)
  }

  /// As reported: the code computes from the form's position at the time of the notification.
  @Test(.fact("KB3", "S17"), arguments: [DeviceOrientation.portrait, .landscapeLeft])
  func `a form that its program moves too is moved twice, and may leave the screen`(
    orientation: DeviceOrientation
  ) {
    let scene = Scene(.iPadAir2, "12.4")
    scene.simulator.user.rotate(to: orientation)
    let (view, keyboard): (View, Keyboard) = (scene.form.view, scene.simulator.keyboard)
    let field = scene.form.field
    let asReported = scene.simulator.notifications.addObserver(
      forName: Responder.keyboardWillShowNotification
    ) {
      let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
      let overlap = view.convert(view.bounds, to: nil).maxY - end.minY
      if overlap > 0 { view.frame.origin.y -= overlap }
    }
    let rest = view.frame
    field.becomeFirstResponder()
    scene.simulator.settle()
    let overlap = rest.maxY - keyboard.frame.minY
    let own = min(overlap, rest.minY - 20)
    #expect(overlap > 0 && view.frame == rest.offsetBy(dx: 0, dy: -overlap - own))
    if orientation == .landscapeLeft { #expect(view.frame.minY < -100) }
    // The notification that would move it back is never posted.
    field.resignFirstResponder()
    scene.simulator.settle()
    #expect(!scene.diary.lines.contains { $0.hasPrefix("WillHide") })
    scene.simulator.notifications.removeObserver(asReported)

    // Corrected: the form isn't moved; the covered part inside it is scrolled, by the form's final position.
    let corrected = Scene(.iPadAir2, "12.4")
    corrected.simulator.user.rotate(to: orientation)
    let form = corrected.form
    _ = corrected.simulator.notifications.addObserver(forName: Responder.keyboardDidShowNotification) {
      let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
      let hidden = form.field.convert(form.field.bounds, to: nil).maxY - end.minY
      if hidden > 0 { form.field.frame.origin.y -= hidden }
    }
    form.field.becomeFirstResponder()
    corrected.simulator.settle()
    #expect(form.view.frame == rest.offsetBy(dx: 0, dy: -own))
    #expect(form.field.convert(form.field.bounds, to: nil).maxY <= corrected.simulator.keyboard.frame.minY)
  }
}
