import HeadlessUIKit
import Testing

/// The program of the README's first screen, and the variations of it that a reader tries next.
@MainActor @Suite struct FirstProgramTests {
  /// The tree of the program, and the keyboard's notifications as the bus delivers them.
  @MainActor private final class Scene {
    let simulator: Simulator
    let window: Window
    let form: ScrollView
    let diary = Diary()

    init(_ device: Device, _ system: SystemVersion? = nil) {
      let simulator = Simulator(device: device, system: system)
      self.simulator = simulator
      window = Window(frame: Screen.main.bounds)
      form = ScrollView(frame: window.bounds)
      window.addSubview(form)
      for name in [
        Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
        Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
      ] {
        NotificationBus.default.addObserver(forName: name, object: nil, queue: .main) { [diary] note in
          let end = note.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
          let event = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
          diary.note("\(simulator.clock.now) \(event) \(NSStringFromRect(end))")
        }
      }
    }

    func field(_ name: String, y: CGFloat) -> TextField {
      let field = TextField(frame: CGRect(x: 20, y: y, width: 280, height: 31))
      field.accessibilityIdentifier = name
      form.addSubview(field)
      return field
    }
  }

  @Test func `several fields share one keyboard, and the window finds the one that is edited`() throws {
    let scene = Scene(.iPhone4, "4.3")
    let fields = [("a", 20), ("b", 80), ("c", 140)].map { scene.field($0.0, y: $0.1) }
    scene.window.makeKeyAndVisible()
    for field in fields {
      try scene.simulator.user.tap(field)
      #expect(scene.window.findFirstResponder() === field)
      #expect(scene.form.findFirstResponder() === field)
    }
    #expect(fields.map(\.isFirstResponder) == [false, false, true])
    #expect(fields[2].resignFirstResponder())
    #expect(scene.window.findFirstResponder() == nil)
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "0.05 s WillShow {{0.0, 264.0}, {320.0, 216.0}}", "0.35 s DidShow {{0.0, 264.0}, {320.0, 216.0}}",
        "0.45 s WillHide {{0.0, 480.0}, {320.0, 216.0}}", "0.75 s DidHide {{0.0, 480.0}, {320.0, 216.0}}",
      ]
    )
  }

  @Test func `a text view in a controller's view is typed into, and its chain passes the controller`() throws
  {
    let scene = Scene(.iPhone4, "4.3")
    let controller = ViewController()
    let notes = TextView(frame: CGRect(x: 20, y: 40, width: 280, height: 100))
    controller.view.addSubview(notes)
    scene.window.rootViewController = controller
    scene.window.makeKeyAndVisible()
    #expect(notes.becomeFirstResponder())
    scene.simulator.settle()
    try scene.simulator.user.type("Hello\nthere")
    #expect(notes.text == "Hello\nthere")
    #expect(
      notes.chainDescription() == """
        TextView, first responder
        -> View
        -> ViewController
        -> Window
        -> Application
        """
    )
    #expect(scene.simulator.keyboard.window === Application.shared.windows.last)
  }

  @Test func `in landscape the keyboard is as wide as the screen, and a rotation shows it again`() throws {
    let scene = Scene(.iPhone17, "26.1")
    scene.window.rootViewController = ViewController()
    let field = scene.field("a", y: 80)
    scene.window.rootViewController?.view.addSubview(field)
    scene.window.makeKeyAndVisible()
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.settle()
    #expect(scene.window.bounds.size == CGSize(width: 874, height: 402))
    #expect(field.becomeFirstResponder())
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.frame == CGRect(x: 0, y: 194, width: 874, height: 208))
    scene.simulator.rotate(to: .portrait)
    scene.simulator.settle()
    #expect(scene.simulator.keyboard.frame == CGRect(x: 0, y: 539, width: 402, height: 335))
    #expect(scene.window.findFirstResponder() === field)
    #expect(
      scene.diary.take().map { $0.components(separatedBy: " ")[2] } == [
        "WillShow", "DidShow", "WillHide", "WillShow", "DidShow",
      ]
    )
  }

  @Test func `on an iPad the keyboard's own key hides it, with the same four notifications`() throws {
    let scene = Scene(.iPad2, "6.1")
    let field = scene.field("a", y: 700)
    scene.window.makeKeyAndVisible()
    try scene.simulator.user.tap(field)
    #expect(scene.simulator.keyboard.frame == CGRect(x: 0, y: 760, width: 768, height: 264))
    try scene.simulator.user.dismissKeyboard()
    #expect(!field.isFirstResponder)
    #expect(
      scene.diary.take().map { $0.components(separatedBy: " ")[2] } == [
        "WillShow", "DidShow", "WillHide", "DidHide",
      ]
    )
  }

  @Test(.fact("C19"), arguments: ["14.1", "26.1"] as [SystemVersion])
  func `a field in a second window takes the keyboard if a tap makes its window key`(system: SystemVersion)
    throws
  {
    let scene = Scene(system < "26.0" ? .iPhone11 : .iPhone17, system)
    let field = scene.field("a", y: 300)
    let second = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    second.windowLevel = .alert
    let other = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    second.addSubview(other)
    scene.window.makeKeyAndVisible()
    second.isHidden = false
    try scene.simulator.user.tap(field)
    try scene.simulator.user.tap(other)
    try scene.simulator.user.type("a")
    // Each window keeps its own first responder.
    #expect(scene.window.findFirstResponder() === field)
    #expect(second.findFirstResponder() === other)
    #expect(second.isKeyWindow == (system > "14.2"))
    #expect([field.text, other.text] == (system > "14.2" ? ["", "a"] : ["a", ""]))
  }
}
