import Foundation
import HeadlessUIKit
import Testing

/// The audit of screens over devices, text sizes, directions and styles.
@MainActor @Suite struct LayoutAuditTests {
  private let devices: [Device] = [
    .iPhoneSE3, .iPhone8, .iPhone11, .iPhone12Mini, .iPhone13, .iPhone14Plus, .iPhone15Pro, .iPhone16e,
    .iPhone17, .iPhone17ProMax, .iPadA16, .iPadPro13M4,
  ]

  /// Returns the findings of a screen with views that a closure adds.
  private func findings(
    _ device: Device = .iPhone16,
    textSizes: [ContentSizeCategory] = [.large],
    styles: [UserInterfaceStyle] = [.light],
    _ build: @escaping @MainActor (View) -> Void
  ) -> [String] {
    let audit = Simulator.auditLayout(
      over: [device],
      systems: ["18.0"],
      textSizes: textSizes,
      styles: styles
    ) {
      let controller = ViewController()
      build(controller.view)
      return controller
    }
    return audit.rows.map { "\($0.view): \($0.findings.map(\.description).joined(separator: "; "))" }
  }

  private func label(_ text: String, _ frame: CGRect) -> Label {
    let label = Label(frame: frame)
    label.text = text
    return label
  }

  // MARK: The form

  @Test func `a form that adapts to everything passes under all conditions`() {
    let sizes = Repetitions.sample(ContentSizeCategory.all, each: 4, from: 3)
    let audit = Simulator.auditLayout(
      over: devices,
      textSizes: sizes,
      directions: [.leftToRight, .rightToLeft],
      styles: [.light, .dark]
    ) { AdaptiveForm() }
    #expect(audit.passes, "\(audit)")
    #expect(audit.tested.count == 12 * sizes.count * 2 * 2 && audit.skipped.isEmpty)
    #expect(audit.viewCount == audit.tested.count * 7)
  }

  @Test func `a truncation and an overlap are found at the sizes at which they happen`() {
    let audit = Simulator.auditLayout(
      over: devices,
      textSizes: ContentSizeCategory.all
    ) { AdaptiveForm([.fixedTitle, .overlap]) }
    #expect(!audit.passes)
    let lines = "\(audit)".components(separatedBy: "\n")
    #expect(lines.first?.hasPrefix("layout audit fails for 2 views: ") == true, "\(audit)")
    let kinds = Set(audit.failures.flatMap(\.findings).map { "\($0)".components(separatedBy: " by ")[0] })
    #expect(kinds == ["is truncated", "overlaps Label \"title\""])
    // The title fits at the smaller sizes.
    let sizes = Set(audit.failures.filter { $0.view == "Label \"title\"" }.map(\.conditions.textSize))
    #expect(!sizes.contains(.large) && sizes.contains(.accessibilityExtraExtraExtraLarge))
  }

  @Test func `the audit is a table with the largest numbers`() {
    let audit = Simulator.auditLayout(
      over: [.iPhone16],
      systems: ["18.0"],
      textSizes: [.extraSmall, .accessibilityMedium, .accessibilityLarge]
    ) {
      let controller = ViewController()
      let label = Label(frame: CGRect(x: 20, y: 100, width: 100, height: 80))
      (label.text, label.font) = ("Please sign in", .preferredFont(forTextStyle: .body))
      controller.view.addSubview(label)
      return controller
    }
    let room = CGFloat(100)
    let width = Font.systemFont(ofSize: 33).width(of: "Please sign in") - room
    #expect(width > 50)
    let lines = "\(audit)".components(separatedBy: "\n")
    #expect(lines[0] == "layout audit fails for 1 view: 3 views in 3 combinations, 0 skipped")
    #expect(lines.contains { $0.hasPrefix("FAIL Label \"Please sign in\"") })
    #expect(lines.contains { $0.contains("on 18.0, AX M and AX") })
    #expect("\(audit)".contains("is truncated by up to"))
  }

  @Test func `a running screen is checked as it is`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    simulator.launch(AdaptiveForm([.fixedTitle]))
    #expect(simulator.auditLayout().passes)
    simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let audit = simulator.auditLayout()
    #expect(audit.failures.map(\.view) == ["Label \"title\""])
    #expect(audit.tested.first?.textSize == .accessibilityExtraExtraExtraLarge)
  }

  @Test func `combinations that don't exist are skipped with a reason, and an empty screen doesn't pass`() {
    let audit = Simulator.auditLayout(over: [.iPhone4], systems: ["18.0", "7.0"]) { ViewController() }
    #expect(audit.skipped.map(\.reason) == ["the device never ran the system"] && audit.tested.count == 1)
    #expect(!audit.passes && "\(audit)".hasPrefix("layout audit has nothing to go by: 0 views"))
  }

  @Test func `the same screen gives the same audit`() {
    func text() -> String {
      "\(Simulator.auditLayout(over: [.iPhoneSE3], textSizes: ContentSizeCategory.all) { AdaptiveForm([.overlap]) })"
    }
    #expect(text() == text())
  }

  // MARK: Texts

  @Test func `a text is truncated, or may be within the error of the measures`() {
    let width = Font.systemFont(ofSize: 17).width(of: "Hello, world")
    func problem(_ room: CGFloat) -> [String] {
      findings { $0.addSubview(self.label("Hello, world", CGRect(x: 0, y: 100, width: room, height: 30))) }
        .map { $0.replacing("Label \"Hello, world\": ", with: "") }
    }
    #expect(problem(width + 10).isEmpty)
    #expect(problem(width + 1.5) == ["may be truncated"])
    #expect(problem(width - 1.5) == ["may be truncated"])
    #expect(problem(width - 10) == ["is truncated by 10 points"])
  }

  @Test func `a label with the size of its text is whole`() {
    let results = findings { view in
      let label = self.label("Hello, world", .zero)
      label.frame.origin = CGPoint(x: 20, y: 100)
      label.sizeToFit()
      view.addSubview(label)
    }
    #expect(results.isEmpty)
  }

  @Test func `lines that a label has no height or no lines for are missing`() {
    let text = "one two three four five six seven eight nine ten"
    let tooLow = findings { view in
      let label = self.label(text, CGRect(x: 0, y: 100, width: 100, height: 45))
      label.numberOfLines = 0
      view.addSubview(label)
    }
    #expect(tooLow.count == 1 && tooLow[0].contains("is truncated by"))
    let tooFew = findings { view in
      let label = self.label(text, CGRect(x: 0, y: 100, width: 100, height: 200))
      label.numberOfLines = 2
      view.addSubview(label)
    }
    #expect(tooFew.count == 1 && tooFew[0].contains("is truncated by"))
    let whole = findings { view in
      let label = self.label(text, CGRect(x: 0, y: 100, width: 100, height: 200))
      label.numberOfLines = 0
      view.addSubview(label)
    }
    #expect(whole.isEmpty)
  }

  @Test func `titles of buttons and segments, and placeholders, are texts`() {
    let results = findings { view in
      let button = Button(frame: CGRect(x: 0, y: 100, width: 60, height: 44))
      button.setTitle("Continue without an account", for: .normal)
      let field = TextField(frame: CGRect(x: 0, y: 200, width: 60, height: 44))
      field.placeholder = "Electronic mail address"
      let segments = SegmentedControl(items: ["An extraordinarily long title", "B"])
      segments.frame = CGRect(x: 0, y: 300, width: 100, height: 32)
      for part in [button, field, segments] { view.addSubview(part) }
    }
    #expect(
      results.map { $0.components(separatedBy: " by ")[0] } == [
        "Button \"Continue without an account\": is truncated",
        "TextField \"Electronic mail address\": is truncated",
        "SegmentedControl: is truncated",
      ]
    )
  }

  @Test func `a font of a fixed size does not scale`() {
    let results = findings(textSizes: [.small, .extraLarge]) { view in
      let (fixed, scaled) = (self.label("Fixed", CGRect(x: 20, y: 100, width: 200, height: 60)), Label())
      fixed.font = .systemFont(ofSize: 20)
      (scaled.text, scaled.font) = ("Scaled", FontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)))
      scaled.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
      for part in [fixed, scaled] { view.addSubview(part) }
    }
    #expect(results == ["Label \"Fixed\": does not scale"])
  }

  @Test func `a text must be distinct from its background in the style`() {
    let results = findings(styles: [.light, .dark]) { view in
      view.backgroundColor = .systemBackground
      let (adapts, fixed) = (
        self.label("Adapts", CGRect(x: 20, y: 100, width: 200, height: 30)),
        self.label("Fixed", CGRect(x: 20, y: 200, width: 200, height: 30))
      )
      fixed.textColor = .black
      for part in [adapts, fixed] { view.addSubview(part) }
    }
    #expect(results == ["Label \"Fixed\": has a contrast of 1"])
    let gray = findings { view in
      view.backgroundColor = .white
      let label = self.label("Gray", CGRect(x: 20, y: 100, width: 200, height: 30))
      label.textColor = Color(white: 0.6)
      view.addSubview(label)
    }
    #expect(gray == ["Label \"Gray\": has a contrast of 2.8"])
  }

  // MARK: Places

  @Test func `texts and controls overlap, except with their own parts and placeholders`() {
    let results = findings { view in
      let (one, two) = (
        self.label("One", CGRect(x: 20, y: 100, width: 300, height: 30)),
        self.label("Two", CGRect(x: 20, y: 110, width: 300, height: 30))
      )
      let right = self.label("Right", CGRect(x: 20, y: 100, width: 300, height: 30))
      right.textAlignment = .right
      let text = TextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
      let placeholder = self.label("Your comment", CGRect(x: 25, y: 205, width: 200, height: 30))
      for part in [one, two, right, text, placeholder] { view.addSubview(part) }
    }
    #expect(
      results.count == 1 && results[0].hasPrefix("Label \"Two\": overlaps Label \"One\" by "),
      "\(results)"
    )
  }

  @Test func `a view beyond an edge that can't be scrolled to is cut off`() {
    let results = findings { view in
      view.addSubview(self.label("Gone", CGRect(x: 380, y: 100, width: 100, height: 30)))
      let scrollView = ScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      scrollView.contentSize = CGSize(width: 300, height: 400)
      scrollView.addSubview(self.label("Reachable", CGRect(x: 0, y: 300, width: 200, height: 30)))
      scrollView.addSubview(self.label("Unreachable", CGRect(x: 0, y: 500, width: 200, height: 30)))
      view.addSubview(scrollView)
    }
    #expect(results.count == 2, "\(results)")
    #expect(results[0].hasPrefix("Label \"Gone\": is cut off by the screen by "))
    #expect(results[1].hasPrefix("Label \"Unreachable\": is cut off by ScrollView by "))
  }

  @Test func `a view beyond an edge is cut off also while the keyboard is up`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    let low = label("Low", CGRect(x: 20, y: 840, width: 200, height: 40))
    for part in [field, low] { controller.view.addSubview(part) }
    simulator.launch(controller)
    try simulator.user.tap(field)
    #expect(simulator.keyboard.isVisible)
    #expect(simulator.auditLayout().failures.map(\.view) == ["Label \"Low\""])
  }

  @Test func `a target is at least 44 points large, unless the system determines its size`() {
    final class LargerButton: Button {
      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let results = findings { view in
      let (small, enough, reaching) = (Button(), Button(), LargerButton())
      for (place, button) in [small, enough, reaching].enumerated() {
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 20, y: 100 + place * 60, width: 44, height: button === enough ? 44 : 30)
        button.accessibilityIdentifier = ["small", "enough", "reaching"][place]
        view.addSubview(button)
      }
      let tapped = View(frame: CGRect(x: 20, y: 400, width: 20, height: 20))
      tapped.addGestureRecognizer(TapGestureRecognizer())
      for part in [Switch(frame: CGRect(x: 200, y: 100, width: 0, height: 0)), tapped] {
        view.addSubview(part)
      }
    }
    #expect(
      results == [
        "Button \"small\": is a small target, 44 x 30 points", "View: is a small target, 20 x 20 points",
      ]
    )
  }

  // MARK: Unusual screens

  @Test func `of a long table the visible rows are checked, and of a screen behind an alert the alert`() {
    final class Rows: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "👩‍👩‍👧‍👦 e\u{301}\u{308} مرحبا \(indexPath.row)"
        cell.detailTextLabel?.text = "Value"
        return cell
      }
    }
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let rows = Rows(style: .plain)
    simulator.launch(rows)
    let audit = simulator.auditLayout()
    #expect(audit.passes && audit.viewCount < 60, "\(audit)")
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    simulator.perform { rows.present(alert, animated: true) }
    let covered = simulator.auditLayout()
    #expect(covered.passes && covered.viewCount == 2, "\(covered)")
  }

  @Test func `a view that removes others while it is laid out is checked as it is afterwards`() {
    final class Fickle: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.removeFromSuperview()
      }
    }
    let results = findings { view in
      let fickle = Fickle(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      fickle.addSubview(
        self.label("Gone and much too long for its room", CGRect(x: 0, y: 0, width: 50, height: 20))
      )
      fickle.addSubview(self.label("Here", CGRect(x: 0, y: 40, width: 100, height: 30)))
      view.addSubview(fickle)
    }
    #expect(results.isEmpty, "\(results)")
  }
}
