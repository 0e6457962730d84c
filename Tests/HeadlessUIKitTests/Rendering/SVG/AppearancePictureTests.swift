import Foundation
import HeadlessUIKit
import Testing

/// A change of a view, and the texts that the picture contains only after the change.
struct AppearanceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> View
  let change: @MainActor @Sendable (View) -> Void
  let says: [String]

  var testDescription: String { name }

  init<Kind: View>(
    _ name: String,
    _ make: @escaping @MainActor @Sendable () -> Kind,
    says: String...,
    change: @escaping @MainActor @Sendable (Kind) -> Void
  ) {
    self.name = name
    self.make = make
    self.says = says
    self.change = { if let view = $0 as? Kind { change(view) } }
  }
}

@MainActor @Suite struct AppearancePictureTests {
  private nonisolated static let frame = CGRect(x: 20, y: 60, width: 120, height: 40)

  @MainActor private static func box() -> View {
    let view = View(frame: frame)
    view.backgroundColor = .white
    return view
  }

  @MainActor private static func label() -> Label {
    let label = Label(frame: frame)
    label.text = "one two"
    return label
  }

  @MainActor private static func field() -> TextField {
    let field = TextField(frame: frame)
    field.text = "ada"
    return field
  }

  @MainActor private static func emptyField() -> TextField {
    let field = field()
    (field.text, field.placeholder) = (nil, "Name")
    return field
  }

  @MainActor private static func textView() -> TextView {
    let view = TextView(frame: frame)
    view.text = "dear"
    return view
  }

  @MainActor private static func button() -> Button {
    let button = Button(frame: frame)
    button.setTitle("Go", for: .normal)
    return button
  }

  @MainActor private static func bar() -> NavigationBar {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    bar.items = [NavigationItem(title: "Form")]
    return bar
  }

  @MainActor private static func control<Kind: Control>(_ control: Kind) -> Kind {
    control.frame = frame
    (control as? Switch)?.isOn = true
    (control as? Slider)?.value = 0.5
    (control as? PageControl)?.numberOfPages = 3
    (control as? SegmentedControl)?.selectedSegmentIndex = 0
    return control
  }

  private nonisolated static let words: [AppearanceCase] = [
    AppearanceCase("size", label, says: "font-size=\"34\"") { $0.font = .systemFont(ofSize: 34) },
    AppearanceCase("weight", label, says: "font-weight=\"800\"") {
      $0.font = .systemFont(ofSize: 17, weight: .heavy)
    },
    AppearanceCase("light", label, says: "font-weight=\"300\"") {
      $0.font = .systemFont(ofSize: 17, weight: .light)
    },
    AppearanceCase("italic", label, says: "font-style=\"italic\"") {
      $0.font = .italicSystemFont(ofSize: 17)
    },
    AppearanceCase("code", label, says: "font-family=\"monospace\"") {
      $0.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    },
    AppearanceCase("color", label, says: "fill=\"#ff0000\"") { $0.textColor = .red },
    AppearanceCase("opacity", label, says: "fill-opacity=\"0.6\"") { $0.textColor = .secondaryLabel },
    AppearanceCase("disabled", label, says: "fill-opacity=\"0.3\"") { $0.isEnabled = false },
    AppearanceCase("highlighted", label, says: "fill=\"#0000ff\"") {
      ($0.highlightedTextColor, $0.isHighlighted) = (.blue, true)
    },
    AppearanceCase("right", label, says: "text-anchor=\"end\"", "x=\"140\"") { $0.textAlignment = .right },
    AppearanceCase("middle", label, says: "text-anchor=\"middle\"", "x=\"80\"") {
      $0.textAlignment = .center
    },
    AppearanceCase("lines", label, says: ">one</text>", ">two</text>") {
      ($0.numberOfLines, $0.frame.size.width) = (0, 40)
    },
    AppearanceCase("shrunk", label, says: "font-size=\"7.") {
      ($0.adjustsFontSizeToFitWidth, $0.frame.size.width) = (true, 28)
    },
    AppearanceCase("head", label, says: ">…") {
      ($0.lineBreakMode, $0.frame.size.width) = (.byTruncatingHead, 48)
    },
    AppearanceCase("middle cut", label, says: ">o…") {
      ($0.lineBreakMode, $0.frame.size.width) = (.byTruncatingMiddle, 48)
    },
    AppearanceCase("clipped", label, says: ">one </text>") {
      ($0.lineBreakMode, $0.frame.size.width) = (.byClipping, 36)
    },
    AppearanceCase(
      "attributes",
      label,
      says: "underline",
      "line-through",
      "fill=\"#ffff00\"",
      "fill=\"#ff00ff\""
    ) {
      let text = NSMutableAttributedString(string: "one two", attributes: [.foregroundColor: Color.magenta])
      let marks: [NSAttributedString.Key: Any] = [
        .underlineStyle: UnderlineStyle.single.rawValue, .strikethroughStyle: 1,
        .backgroundColor: Color.yellow,
      ]
      text.addAttributes(marks, range: NSRange(location: 0, length: 3))
      $0.attributedText = text
    },
    AppearanceCase("link", label, says: "fill=\"#007aff\"") {
      $0.attributedText = NSAttributedString(string: "one two", attributes: [.link: "https://example.com"])
    },
    AppearanceCase("field's color", field, says: "fill=\"#ff0000\"") { $0.textColor = .red },
    AppearanceCase("field's font", field, says: "font-size=\"25.5\"", "font-weight=\"700\"") {
      $0.font = .systemFont(ofSize: 25.5, weight: .bold)
    },
    AppearanceCase("field's alignment", field, says: "x=\"105.66\"") { $0.textAlignment = .right },
    AppearanceCase("field's attributes", field, says: ">a</text>", ">da</text>", "fill=\"#ff0000\"") {
      let text = NSMutableAttributedString(string: "ada")
      text.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 1, length: 2))
      $0.attributedText = text
    },
    AppearanceCase("placeholder", emptyField, says: "fill=\"#ff0000\"") {
      $0.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: Color.red])
    },
    AppearanceCase("text view's font", textView, says: "font-size=\"8.5\"", "fill=\"#ff0000\"") {
      ($0.font, $0.textColor) = (.systemFont(ofSize: 8.5), .red)
    },
    AppearanceCase("field's one line", field, says: "text-decoration=\"underline\"") {
      $0.attributedText = NSAttributedString(string: "ada", attributes: [.underlineStyle: 1])
    },
    AppearanceCase("text view's red line", textView, says: "fill=\"#ff0000\"") {
      let text = NSMutableAttributedString(string: "black\nred")
      text.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 6, length: 3))
      $0.attributedText = text
    },
    AppearanceCase("text view's attributes", textView, says: ">d</text>", "text-decoration=\"underline\"") {
      let text = NSMutableAttributedString(string: "dear")
      text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 1))
      $0.attributedText = text
    },
    AppearanceCase("text view's second line", textView, says: ">red</text>", "fill=\"#ff0000\"") {
      let text = NSMutableAttributedString(string: "black\n")
      text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: Color.red]))
      $0.attributedText = text
    },
    AppearanceCase("field's line", field, says: "text-decoration=\"underline\"") {
      $0.attributedText = NSAttributedString(string: "ada", attributes: [.underlineStyle: 1])
    },
    AppearanceCase("field's usual line", field, says: "text-decoration=\"underline\"") {
      $0.defaultTextAttributes[.underlineStyle] = 1
    },
  ]

  private nonisolated static let layers: [AppearanceCase] = [
    AppearanceCase("corners", box, says: "rx=\"12\"") { $0.layer.cornerRadius = 12 },
    AppearanceCase("some corners", box, says: "A12 12 0 0 1", "M32 60") {
      $0.layer.cornerRadius = 12
      $0.layer.maskedCorners = [.layerMinXMinYCorner]
    },
    AppearanceCase("border", box, says: "stroke=\"#00ff00\"", "stroke-width=\"3\"", "x=\"21.5\"") {
      ($0.layer.borderWidth, $0.layer.borderColor) = (3, Color.green.cgColor)
    },
    AppearanceCase(
      "shadow",
      box,
      says: "feDropShadow",
      "stdDeviation=\"5\"",
      "flood-opacity=\"0.5\"",
      "dy=\"2\""
    ) {
      ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (0.5, 5)
      $0.layer.shadowOffset = CGSize(width: 0, height: 2)
    },
    AppearanceCase("cut corners", box, says: "<clipPath", "rx=\"12\"", "fill=\"#00ffff\"") {
      let inner = View(frame: $0.bounds)
      inner.backgroundColor = .cyan
      $0.addSubview(inner)
      ($0.layer.cornerRadius, $0.layer.masksToBounds) = (12, true)
    },
    AppearanceCase("sublayer", box, says: "fill=\"#00ffff\"", "x=\"25\"") {
      let inner = Layer()
      inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      inner.backgroundColor = Color.cyan.cgColor
      $0.layer.addSublayer(inner)
    },
    AppearanceCase(
      "gradient",
      box,
      says: "<linearGradient",
      "stop-color=\"#0000ff\"",
      "x2=\"1\"",
      "offset=\"0.25\""
    ) {
      let gradient = GradientLayer()
      gradient.frame = $0.bounds
      gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
      gradient.locations = [0.25, 1]
      gradient.endPoint = CGPoint(x: 1, y: 1)
      $0.layer.insertSublayer(gradient, at: 0)
    },
    AppearanceCase("opacity of a layer", box, says: "opacity=\"0.5\"") {
      let inner = Layer()
      inner.frame = $0.bounds
      (inner.backgroundColor, inner.opacity) = (Color.cyan.cgColor, 0.5)
      $0.layer.addSublayer(inner)
    },
    AppearanceCase("field's corners", field, says: "rx=\"19\"") { $0.layer.cornerRadius = 19 },
    AppearanceCase("text view's corners", textView, says: "rx=\"19\"") { $0.layer.cornerRadius = 19 },
    AppearanceCase("button's corners", button, says: "rx=\"19\"") { $0.layer.cornerRadius = 19 },
  ]

  private nonisolated static let controls: [AppearanceCase] = [
    AppearanceCase("title's color", button, says: "fill=\"#ff0000\"") {
      $0.setTitleColor(.red, for: .normal)
    },
    AppearanceCase("title's font", button, says: "font-size=\"34\"") {
      $0.titleLabel?.font = .systemFont(ofSize: 34)
    },
    AppearanceCase("title's attributes", button, says: "underline") {
      let title = NSAttributedString(string: "Go", attributes: [.underlineStyle: 1])
      $0.setAttributedTitle(title, for: .normal)
    },
    AppearanceCase("title's own font", button, says: "font-size=\"34\"") {
      let title = NSAttributedString(string: "Go", attributes: [.font: Font.systemFont(ofSize: 34)])
      $0.setAttributedTitle(title, for: .normal)
    },
    AppearanceCase("faint line", button, says: "stroke=\"#ff0000\"", "stroke-opacity=\"0.5\"") {
      var configuration = Button.Configuration.plain()
      configuration.background.strokeColor = Color.red.withAlphaComponent(0.5)
      configuration.background.strokeWidth = 2
      $0.configuration = configuration
    },
    AppearanceCase("title at the left", button, says: "x=\"24\"") { $0.contentHorizontalAlignment = .left },
    AppearanceCase("background image", button, says: ">Paper</text>") {
      $0.setBackgroundImage(Image(named: "Paper"), for: .normal)
    },
    AppearanceCase(
      "filled",
      button,
      says:
        "fill=\"#ffffff\"",
      "rx=\"20\"",
      ">to sea</text>"
    ) {
      var configuration = Button.Configuration.filled()
      (configuration.cornerStyle, configuration.subtitle) = (.capsule, "to sea")
      $0.configuration = configuration
    },
    AppearanceCase("tinted", button, says: "fill=\"#00ff00\" fill-opacity=\"0.18\"") {
      $0.tintColor = .green
      $0.configuration = .tinted()
    },
    AppearanceCase(
      "configured colors",
      button,
      says: "fill=\"#ff0000\"",
      "fill=\"#ffff00\"",
      "stroke=\"#000000\""
    ) {
      var configuration = Button.Configuration.filled()
      (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (.red, .yellow)
      (configuration.background.strokeColor, configuration.background.strokeWidth) = (.black, 2)
      $0.configuration = configuration
    },
    AppearanceCase("switch", { control(Switch()) }, says: "#ff0000", "#00ff00") {
      ($0.onTintColor, $0.thumbTintColor) = (.red, .green)
    },
    AppearanceCase("slider", { control(Slider()) }, says: "#ff0000", "#00ff00", "#0000ff") {
      ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (.red, .green, .blue)
    },
    AppearanceCase("pages", { control(PageControl()) }, says: "#ff0000", "#00ff00") {
      ($0.currentPageIndicatorTintColor, $0.pageIndicatorTintColor) = (.red, .green)
    },
    AppearanceCase("segments", { control(SegmentedControl(items: ["A", "B"])) }, says: "#ff0000") {
      $0.selectedSegmentTintColor = .red
    },
    AppearanceCase("bar", bar, says: "fill=\"#ff0000\"") { $0.barTintColor = .red },
    AppearanceCase("dark bar", bar, says: "fill=\"#000000\"", "fill=\"#ffffff\" font-weight") {
      $0.barStyle = .black
    },
    AppearanceCase("bar's title", bar, says: "fill=\"#00ff00\"", "font-size=\"25.5\"") {
      $0.titleTextAttributes = [.foregroundColor: Color.green, .font: Font.systemFont(ofSize: 25.5)]
    },
    AppearanceCase("bar's appearance", bar, says: "fill=\"#ffff00\"", "fill=\"#0000ff\"") {
      let appearance = NavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .yellow
      appearance.titleTextAttributes = [.foregroundColor: Color.blue]
      $0.standardAppearance = appearance
    },
    AppearanceCase("image", { ImageView(image: Image(named: "Logo")) }, says: "#ff0000") {
      $0.tintColor = .red
      $0.image = $0.image?.withRenderingMode(.alwaysTemplate)
    },
    AppearanceCase("image's own tint", { ImageView(image: Image(named: "Logo")) }, says: "#00ff00") {
      $0.image = $0.image?.withTintColor(.green)
    },
  ]

  private func svg(_ view: View) -> String {
    Simulator.showing { $0.addSubview(view) }.snapshot().svg()
  }

  @Test(arguments: words + layers + controls) func `an appearance that a program sets is visible`(
    appearance: AppearanceCase
  )
    throws
  {
    let (plain, changed) = (appearance.make(), appearance.make())
    appearance.change(changed)
    let (before, after) = (svg(plain), svg(changed))
    _ = try SVGElement.read(after)
    for text in appearance.says {
      #expect(
        after.components(separatedBy: text).count > before.components(separatedBy: text).count,
        "\(text)"
      )
    }
  }

  @Test func `a view that is cut to its bounds has no shadow`() {
    let view = Self.box()
    (view.layer.shadowOpacity, view.clipsToBounds) = (1, true)
    #expect(!svg(view).contains("feDropShadow"))
  }

  @Test func `a layer with a higher number is drawn in front of its siblings`() throws {
    let simulator = Simulator.showing { root in
      for (color, z) in [(Color.red, 1), (.green, 0), (.blue, -1)] as [(Color, CGFloat)] {
        let view = View(frame: CGRect(x: 0, y: 30, width: 50, height: 50))
        view.backgroundColor = color
        view.layer.zPosition = z
        root.addSubview(view)
      }
    }
    let fills = try simulator.readSVG().all("rect") { $0.rect.width == 50 }.compactMap { $0["fill"] }
    #expect(fills == ["#0000ff", "#00ff00", "#ff0000"])
  }

  @Test func `a border is a frame in text, around a view that has no box of its own`() {
    let simulator = Simulator.showing { root in
      for (index, radius) in [CGFloat(0), 8].enumerated() {
        let label = Label(frame: CGRect(x: 8 + 96 * CGFloat(index), y: 16, width: 80, height: 64))
        (label.text, label.textAlignment) = ("a\nb", [.center, .right][index])
        label.numberOfLines = 2
        (label.layer.borderWidth, label.layer.cornerRadius) = (1, radius)
        root.addSubview(label)
      }
    }
    #expect(
      simulator.picture().corner(24, 5) == """

         ┌────────┐  ╭────────╮
         │   a    │  │        a
         │   b    │  │        b
         └────────┘  ╰────────╯
        """
    )
  }
}
