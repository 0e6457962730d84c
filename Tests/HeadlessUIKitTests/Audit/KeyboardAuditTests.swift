import Foundation
import HeadlessUIKitTesting
import Testing

/// The findings of an audit, their texts, and its omissions.
@MainActor @Suite struct KeyboardAuditTests {
  /// A form with the views that a test adds to it.
  private final class Form: ViewController {
    let fill: @MainActor (Form) -> Void
    var companions: [View] = []
    var observe: (@MainActor (Form, Bool) -> Void)?
    /// The view that the form makes first responder when it appears.
    var focused: View?

    init(_ fill: @escaping @MainActor (Form) -> Void) {
      self.fill = fill
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.accessibilityIdentifier = "root"
      fill(self)
      for (name, isShown) in [
        (Responder.keyboardWillShowNotification, true), (Responder.keyboardWillHideNotification, false),
      ] {
        _ = NotificationBus.default.addObserver(forName: name) { [weak self] _ in
          if let self { observe?(self, isShown) }
        }
      }
    }

    override func viewDidAppear(_ animated: Bool) { focused?.becomeFirstResponder() }

    func add<Kind: View>(_ view: Kind, _ name: String, to parent: View? = nil, _ frame: CGRect) -> Kind {
      view.frame = frame
      view.accessibilityIdentifier = name
      (parent ?? self.view).addSubview(view)
      return view
    }
  }

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 20, y: y, width: 280, height: height)
  }

  private func audit(
    _ device: Device = .iPhone4,
    _ system: SystemVersion = "7.1",
    _ orientation: InterfaceOrientation = .portrait,
    _ settings: KeyboardSettings = .standard,
    fill: @escaping @MainActor (Form) -> Void
  ) -> KeyboardAudit {
    Simulator.auditKeyboard(
      on: [device],
      systems: [system],
      orientations: [orientation],
      settings: [settings],
      companions: { $0.companions }
    ) {
      Form(fill)
    }
  }

  private func findings(_ audit: KeyboardAudit) -> [String] {
    audit.rows.flatMap { row in row.findings.map { "\($0)" } }
  }

  // MARK: Visible fields

  // The keyboard of these phones covers 216 of 480 points.
  @Test(arguments: [
    (233.0, [String]()), (234.0, ["TextField \"name\" is under the keyboard by 1 points"]),
    (300.0, ["TextField \"name\" is under the keyboard by 67 points"]),
  ])
  func `a field is under the keyboard from the first point on`(y: Double, expected: [String]) {
    let audit = audit { _ = $0.add(TextField(), "name", rect(y, 31)) }
    #expect(findings(audit) == expected)
    #expect(audit.passes == expected.isEmpty)
  }

  @Test func `companions are told of as the field is`() {
    let audit = audit { form in
      _ = form.add(TextField(), "name", rect(40, 31))
      form.companions = [
        form.add(Button(), "covered", rect(250, 44)), form.add(Button(), "seen", rect(100, 44)),
        form.add(Button(), "outside", CGRect(x: 300, y: 100, width: 40, height: 44)),
        form.add(Button(), "above", rect(-4, 20)), View(),
      ]
      let hidden = form.add(View(), "box", rect(100, 100))
      hidden.isHidden = true
      form.companions.append(form.add(Button(), "hidden", to: hidden, rect(0, 20)))
      let clip = form.add(View(), "clip", rect(150, 40))
      clip.clipsToBounds = true
      form.companions.append(
        form.add(Button(), "clipped", to: clip, CGRect(x: 0, y: 20, width: 50, height: 44))
      )
    }
    #expect(
      findings(audit) == [
        "Button \"covered\" is under the keyboard by 30 points",
        "Button \"outside\" is cut off by the screen, 20 points of it",
        "Button \"above\" is cut off by the screen, 4 points of it", "View is not seen: it is in no window",
        "Button \"hidden\" is not seen: View \"box\" is hidden",
        "Button \"clipped\" is cut off by View \"clip\", 24 points of it",
      ]
    )
    #expect(!audit.passes)
  }

  @Test func `a setting that dismisses the keyboard uncovers the views under it`() {
    let fill: @MainActor (Form) -> Void = {
      _ = $0.add(TextField(), "name", CGRect(x: 20, y: 400, width: 280, height: 31))
    }
    #expect(!audit(fill: fill).passes)
    #expect(audit(.iPhone4, "7.1", .portrait, .hardwareKeyboard, fill: fill).passes)
  }

  @Test func `the interface is turned before the form is tried`() {
    let audit = audit(.iPhone6, "12.4", .landscapeRight) { form in
      _ = form.add(TextField(), "name", rect(140, 31))
    }
    // The visible height is 375 points less a keyboard of 200.
    #expect(findings(audit) == [])
    let lower = self.audit(.iPhone6, "12.4", .landscapeRight) { form in
      _ = form.add(TextField(), "name", rect(150, 31))
    }
    #expect(findings(lower) == ["TextField \"name\" is under the keyboard by 6 points"])
    #expect(lower.rows[0].conditions.orientation == .landscapeRight)
  }

  // MARK: Scrolling

  @Test(
    arguments: [
      ("7.1", ["TextField \"name\" must be scrolled to, by 311 points"]), ("9.3", [String]()),
    ] as [(SystemVersion, [String])]
  )
  func
    `a field to which the system scrolls is visible; one to which a person can scroll is noted, and no failure`(
      system: SystemVersion,
      expected: [String]
    )
  {
    let audit = audit(.iPhone4S, system) { form in
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 0, width: 320, height: 220))
      scrollView.contentSize = CGSize(width: 320, height: 900)
      _ = form.add(TextField(), "name", to: scrollView, rect(500, 31))
    }
    #expect(findings(audit) == expected)
    #expect(audit.passes)
  }

  @Test func `a field to which a person can't scroll far enough is a failure`() {
    let audit = audit { form in
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 0, width: 320, height: 480))
      scrollView.contentSize = CGSize(width: 320, height: 500)
      _ = form.add(TextField(), "name", to: scrollView, rect(300, 31))
    }
    #expect(findings(audit) == ["TextField \"name\" is under the keyboard by 67 points"])
  }

  @Test func `a scroll view around a clipping ancestor does not uncover views that the ancestor clips`() {
    let audit = audit { form in
      _ = form.add(TextField(), "name", rect(20, 31))
      let outer = form.add(ScrollView(), "outer", CGRect(x: 0, y: 60, width: 320, height: 200))
      outer.contentSize = CGSize(width: 320, height: 900)
      let clip = form.add(View(), "clip", to: outer, CGRect(x: 0, y: 0, width: 320, height: 40))
      clip.clipsToBounds = true
      let inner = form.add(ScrollView(), "inner", to: outer, CGRect(x: 0, y: 50, width: 320, height: 40))
      inner.contentSize = CGSize(width: 320, height: 64)
      form.companions = [
        form.add(Button(), "cut", to: clip, CGRect(x: 0, y: 20, width: 50, height: 44)),
        form.add(Button(), "inside", to: inner, CGRect(x: 0, y: 20, width: 50, height: 44)),
        form.add(Button(), "low", to: outer, CGRect(x: 0, y: 300, width: 50, height: 44)),
      ]
    }
    #expect(
      findings(audit) == [
        "Button \"cut\" is cut off by View \"clip\", 24 points of it",
        "Button \"inside\" must be scrolled to, by 24 points",
        "Button \"low\" must be scrolled to, by 144 points",
      ]
    )
  }

  @Test func `a view beyond a side may be scrolled to, and one that can't be has more text in its finding`() {
    let audit = audit { form in
      _ = form.add(TextField(), "name", rect(20, 31))
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 60, width: 320, height: 200))
      scrollView.contentSize = CGSize(width: 400, height: 900)
      scrollView.contentOffset.x = 10
      form.companions = [
        form.add(Button(), "right", to: scrollView, CGRect(x: 340, y: 0, width: 50, height: 44)),
        form.add(Button(), "left", to: scrollView, CGRect(x: 5, y: 0, width: 50, height: 44)),
        form.add(Button(), "too far", to: scrollView, CGRect(x: 360, y: 300, width: 50, height: 44)),
      ]
    }
    #expect(
      findings(audit) == [
        "Button \"right\" must be scrolled to, by 60 points",
        "Button \"left\" must be scrolled to, by 5 points",
        "Button \"too far\" is cut off by the screen, 80 points of it",
      ]
    )
  }

  @Test(arguments: [(0.0, false), (195, false), (196, true)])
  func `a text view needs the insets that bring its last line up`(inset: Double, passes: Bool) {
    let audit = audit { form in
      let text = form.add(TextView(), "text", CGRect(x: 0, y: 20, width: 320, height: 440))
      form.observe = { _, isShown in text.contentInset.bottom = isShown ? CGFloat(inset) : 0 }
    }
    #expect(audit.passes == passes, "\(audit)")
  }

  // MARK: Remaining changes

  @Test func `transforms, frames, insets and offsets that stay changed are found, with their values before`()
  {
    let audit = audit { form in
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 0, width: 320, height: 200))
      let box = form.add(View(), "box", CGRect(x: 0, y: 200, width: 100, height: 40))
      let inner = form.add(View(), "inner", to: box, CGRect(x: 0, y: 0, width: 50, height: 20))
      inner.autoresizingMask = .flexibleWidth
      let turned = form.add(View(), "turned", CGRect(x: 200, y: 200, width: 40, height: 40))
      _ = form.add(TextField(), "name", rect(40, 31))
      form.observe = { _, isShown in
        guard !isShown else { return }
        scrollView.contentOffset.y = 30
        scrollView.contentInset.top = 5
        box.frame.size.width = 90
        turned.transform = ViewTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
      }
    }
    #expect(
      findings(audit) == [
        "contentInset.top of ScrollView \"scroller\" is left changed by +5",
        "contentOffset.y of ScrollView \"scroller\" is left changed by +35",
        "frame.width of View \"box\" is left changed by -10",
        "transform.a of View \"turned\" is left changed by +1",
        "transform.d of View \"turned\" is left changed by +1",
      ]
    )
  }

  @Test func `a change is reported with the value before`() {
    let audit = audit { form in
      let box = form.add(View(), "box", CGRect(x: 0, y: 200, width: 100, height: 40))
      _ = form.add(TextField(), "name", rect(40, 31))
      form.observe = { _, isShown in if !isShown { box.frame.origin.y -= 10 } }
    }
    #expect(
      audit.rows.first?.findings.map(\.problem) == [
        .notRestored(view: "View \"box\"", property: "frame.y", before: 200, after: 190)
      ]
    )
  }

  @Test func `a form that focuses a field by itself is compared with its state without a keyboard`() {
    let audit = audit { form in
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 0, width: 320, height: 480))
      form.focused = form.add(TextField(), "name", to: scrollView, rect(40, 31))
      _ = form.add(TextField(), "other", to: scrollView, rect(80, 31))
      form.observe = { _, isShown in scrollView.contentInset.bottom = isShown ? 216 : 0 }
    }
    #expect(findings(audit) == [] && audit.rows.count == 2)
  }

  @Test func `content may rest elsewhere than before`() {
    let audit = audit { form in
      let scrollView = form.add(ScrollView(), "scroller", CGRect(x: 0, y: 0, width: 320, height: 200))
      scrollView.contentSize.height = 400
      _ = form.add(TextField(), "name", rect(200, 31))
      form.observe = { _, isShown in if isShown { scrollView.contentOffset.y = 30 } }
    }
    #expect(findings(audit) == [])
  }

  @Test func `a keyboard that comes again is found`() {
    let audit = audit { form in
      let field = form.add(TextField(), "name", rect(40, 31))
      form.observe = { _, isShown in if !isShown { field.becomeFirstResponder() } }
    }
    #expect(findings(audit) == ["the keyboard stays when editing ends"])
  }

  // MARK: Fields

  private final class Refusing: TextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
  }

  @Test func `fields that can't be edited are no rows, those that refuse have a note, and namesakes numbers`()
  {
    let refusing = Refusing()
    let audit = audit { form in
      let disabled = form.add(TextField(), "disabled", rect(20, 20))
      disabled.isEnabled = false
      form.add(TextField(), "hidden", rect(20, 20)).isHidden = true
      form.add(TextView(), "reading", rect(20, 20)).isEditable = false
      form.add(TextField(), "refusing", rect(20, 20)).delegate = refusing
      _ = form.add(TextField(), "twin", rect(50, 20))
      _ = form.add(TextField(), "twin", rect(80, 20))
    }
    #expect(
      audit.rows.map(\.field) == [
        "TextField \"refusing\"", "TextField \"twin\" #1", "TextField \"twin\" #2",
      ]
    )
    #expect(findings(audit) == ["does not become first responder"])
    #expect(audit.passes)
  }

  // MARK: Estimates

  @Test func `a keyboard with an estimated height is marked`() {
    let audit = Simulator.auditKeyboard(on: [.iPhone17, .iPadMini6], systems: ["18.0", "26.2"]) {
      AuditedForm(.coveredButton)
    }
    #expect(!audit.rows.isEmpty)
    for row in audit.rows { #expect(row.isEstimated == (row.conditions.device == .iPadMini6)) }
    let lines = audit.description.components(separatedBy: "\n")
    #expect(lines.contains("~ the height of the keyboard is an estimate"))
    #expect(lines.contains { $0.contains(" ~ iPad mini") })
    #expect(lines.contains { $0.contains(" iPhone 17 on 26.2") && !$0.contains("~") })
  }

  // MARK: Skipped fields

  @Test(
    arguments: [
      (.iPhone4, "18.0", .portrait, .standard, "the device never ran the system"),
      (.iPhone4, "7.1", .portrait, .collapsedPredictiveBar, "the predictive bar can't be collapsed"),
      (.iPhone4, "7.1", .portrait, .otherMakers(.swype), "there is no Swype keyboard"),
      (.iPhone4, "4.3", .portrait, .emoji, "there is no emoji keyboard"),
      (.iPhone4, "5.1", .landscapeLeft, .standard, "the form does not turn to landscapeLeft"),
    ] as [(Device, SystemVersion, InterfaceOrientation, KeyboardSettings, String)]
  )
  func `an action that can't be tried is skipped with a reason`(
    device: Device,
    system: SystemVersion,
    orientation: InterfaceOrientation,
    settings: KeyboardSettings,
    reason: String
  ) {
    let audit = audit(device, system, orientation, settings) { _ = $0.add(TextField(), "name", rect(40, 31)) }
    #expect(audit.skipped.map(\.reason) == [reason])
    #expect(audit.rows == [])
    #expect(!audit.passes)
  }

  @Test(.fact("U74")) func `systems without a member that the form uses are skipped, and name it`() {
    let audit = Simulator.auditKeyboard(on: [.iPhone6sPlus], systems: ["9.3", "14.0", "15.0"]) {
      Form { form in
        let field = form.add(TextField(), "name", rect(40, 31))
        _ = form.view.keyboardLayoutGuide
        field.inputAssistantItem.leadingBarButtonGroups = []
      }
    }
    #expect(
      audit.skipped.map(\.reason) == [
        "View.keyboardLayoutGuide came with iOS 15.0; this is iOS 9.3",
        "View.keyboardLayoutGuide came with iOS 15.0; this is iOS 14.0",
      ]
    )
    #expect(audit.rows.map { $0.conditions.system } == ["15.0"])
  }

  @Test func `a form without a field does not pass`() {
    let audit = audit { _ in }
    #expect(audit.skipped.map(\.reason) == ["there is nothing to type into"])
    #expect(
      audit.description == """
        keyboard audit has nothing to go by: 0 rows of 0 combinations, 1 skipped
        skipped 1, there is nothing to type into: iPhone 4 on 7.1
        """
    )
  }

  @Test func `devices are tried on the newest system that is known for them, where none is given`() {
    let audit = Simulator.auditKeyboard(on: [.iPhone4, .iPhone6]) { AuditedForm() }
    #expect(audit.rows.map { "\($0.conditions.system)" } == ["7.1.2", "7.1.2", "12.5.7", "12.5.7"])
  }

  // MARK: A running app

  @Test func `a running program is tried as it stands`() {
    let simulator = Simulator(device: .iPhone4, system: "7.1")
    let form = AuditedForm(.coveredButton)
    simulator.launch(form)
    form.username.becomeFirstResponder()
    simulator.settle()
    let audit = simulator.auditKeyboard(companions: [form.signIn])
    #expect(
      audit.failures.map { "\($0.field): \($0.findings.map(\.description))" } == [
        "TextField \"Username\": [\"Button \\\"Sign in\\\" is under the keyboard by 80 points\"]",
        "TextField \"Password\": [\"Button \\\"Sign in\\\" is under the keyboard by 80 points\"]",
      ]
    )
    #expect(simulator.firstResponder == nil)
    #expect(simulator.application.context.gaps == nil)
    #expect(audit.rows[0].conditions.settings == .standard)
  }

  // MARK: Grouping

  @Test func `rows that say the same are one, over devices, systems, orientations, settings and fields`() {
    let audit = Simulator.auditKeyboard(
      on: [.iPhone5, .iPhone5s, .iPhone6, .iPhone8],
      systems: ["7.1", "8.4", "10.3", "12.4"],
      orientations: [.portrait, .landscapeLeft],
      settings: [.standard, .hardwareKeyboard],
      companions: { $0.companions }
    ) {
      Form { form in
        _ = form.add(TextField(), "name", CGRect(x: 20, y: 40, width: 200, height: 31))
        form.companions = [form.add(Button(), "low", CGRect(x: 20, y: 270, width: 200, height: 44))]
      }
    }
    expectGolden(audit.description + "\n", named: "audit-groups.txt")
  }
}
