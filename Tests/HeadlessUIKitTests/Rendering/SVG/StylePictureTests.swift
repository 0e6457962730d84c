import Foundation
import HeadlessUIKit
import Testing

/// Pictures in a dark style, from right to left, and of the keyboards of each design.
@MainActor @Suite struct StylePictureTests {
  /// Returns the picture of a screen with a controller's view that `build` fills.
  private func drawn(
    _ build: (View) -> Void,
    prepare: (Simulator) -> Void = { _ in }
  ) throws -> SVGElement {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    prepare(simulator)
    let controller = ViewController()
    build(controller.view)
    simulator.launch(controller)
    return try SVGElement.read(simulator.svg())
  }

  private func label(_ text: String, _ color: Color? = nil) -> Label {
    let label = Label(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    (label.text, label.textColor) = (text, color)
    return label
  }

  @Test(arguments: [(UserInterfaceStyle.light, "#111111", "#ffffff"), (.dark, "#ffffff", "#000000")])
  func `a dark interface has light texts on a black screen`(
    style: UserInterfaceStyle,
    ink: String,
    paper: String
  ) throws {
    let picture = try drawn({ $0.addSubview(label("Hello")) }, prepare: { $0.userInterfaceStyle = style })
    #expect(picture.words("Hello").map { $0["fill"] } == [ink])
    #expect(picture.all("rect") { $0.rect.size == CGSize(width: 393, height: 852) }.first?["fill"] == paper)
  }

  @Test func `a text without an adaptive color is drawn in its color, also where nobody can read it`() throws
  {
    let picture = try drawn(
      { view in
        view.backgroundColor = .white
        view.addSubview(label("Default"))
        view.addSubview(label("Black", .black))
      },
      prepare: { $0.userInterfaceStyle = .dark }
    )
    #expect(picture.words("Default").first?["fill"] == "#ffffff")
    #expect(picture.words("Black").first?["fill"] == "#000000")
  }

  @Test func `an override of the style applies to a view's subtree only`() throws {
    let picture = try drawn { view in
      let dark = View(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      dark.overrideUserInterfaceStyle = .dark
      dark.backgroundColor = .systemBackground
      dark.addSubview(label("Dark", .label))
      view.addSubview(dark)
      view.addSubview(label("Light", .label))
    }
    #expect(picture.words("Dark").first?["fill"] == "#ffffff")
    #expect(picture.words("Light").first?["fill"] == "#000000")
    #expect(
      picture.all("rect") { $0.rect.size == CGSize(width: 300, height: 100) }.first?["fill"] == "#000000"
    )
  }

  @Test(
    .fact("KI34", "KI43"),
    arguments: [
      ("18.0", .default, .light, "#d0d3da", "#ffffff"), ("26.1", .default, .light, "#e2e4e8", "#ffffff"),
      ("26.1", .default, .dark, "#171717", "#3d3d3d"), ("26.1", .dark, .light, "#171717", "#3d3d3d"),
      ("26.1", .light, .dark, "#e2e4e8", "#ffffff"),
    ] as [(SystemVersion, KeyboardAppearance, UserInterfaceStyle, String, String)]
  )
  func `the keyboard has the colors of its design, appearance and style`(
    system: SystemVersion,
    appearance: KeyboardAppearance,
    style: UserInterfaceStyle,
    panel: String,
    key: String
  ) throws {
    let simulator = Simulator(device: .iPhone16, system: system)
    simulator.userInterfaceStyle = style
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    field.keyboardAppearance = appearance
    let controller = ViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    try simulator.user.tap(field)
    let picture = try SVGElement.read(simulator.svg())
    let letter = try #require(picture.words("q").first ?? picture.words("Q").first)
    let (x, y) = (letter.number("x"), letter.number("y"))
    let cap = picture.all("rect") { $0.rect.contains(CGPoint(x: x, y: y - 4)) && $0.rect.width < 60 }.last
    #expect(cap?["fill"] == key)
    let isNew = system == "26.1"
    // Shades are below the keys before iOS 26, and the corners of the panel are round from it on.
    let shades = picture.all("rect") { $0["fill"] == "#85888e" }
    #expect(shades.isEmpty == isNew && cap?["rx"] == (isNew ? "7" : "5"))
    let top = simulator.keyboard.frame
    let panels = picture.all(isNew ? "path" : "rect") { $0["fill"] == panel }
    #expect(!panels.isEmpty)
    // Two arcs with a radius of 26 points, from one side of the screen to the other.
    let outline = panels.first?["d"] ?? ""
    #expect(outline.components(separatedBy: "A26 26").count == (isNew ? 3 : 1), "\(outline)")
    #expect(!isNew || outline.hasPrefix("M26 \(Int(top.minY))L\(Int(top.width) - 26) "), "\(outline)")
    if !isNew { #expect(panels.first?.rect.minY == top.minY && panels.first?["rx"] == nil) }
  }

  @Test func `from right to left the parts of controls are mirrored`() throws {
    func build(_ view: View) {
      let (toggle, slider) = (
        Switch(frame: CGRect(x: 20, y: 200, width: 0, height: 0)),
        Slider(frame: CGRect(x: 0, y: 300, width: 300, height: 31))
      )
      let segments = SegmentedControl(items: ["One", "Two"])
      segments.frame = CGRect(x: 0, y: 400, width: 300, height: 32)
      let progress = ProgressView(frame: CGRect(x: 0, y: 500, width: 300, height: 4))
      (toggle.isOn, slider.value, segments.selectedSegmentIndex, progress.progress) = (true, 0.25, 0, 0.25)
      for part in [toggle, slider, segments, progress] { view.addSubview(part) }
    }
    let usual = try drawn(build)
    let turned = try drawn(build, prepare: { $0.language = "ar" })
    func x(_ picture: SVGElement, _ text: String) -> CGFloat {
      picture.words(text).first?.number("x") ?? .nan
    }
    #expect(x(usual, "One") == 75 && x(usual, "Two") == 225)
    #expect(x(turned, "One") == 225 && x(turned, "Two") == 75)
    func filled(_ picture: SVGElement, y: ClosedRange<CGFloat>) -> CGRect? {
      picture.all("rect") { y.contains($0.rect.minY) && $0["fill"] == "#007aff" }.first?.rect
    }
    #expect(filled(usual, y: 495...505)?.minX == 0 && filled(turned, y: 495...505)?.maxX == 300)
    #expect(filled(usual, y: 305...325).map { $0.minX < 10 } == true)
    #expect(filled(turned, y: 305...325).map { $0.maxX > 290 } == true)
    func thumb(_ picture: SVGElement) -> CGFloat? {
      picture.all("rect") {
        $0["fill"] == "#ffffff" && (200...230).contains($0.rect.minY) && $0.rect.width < 40
      }
      .first?.rect.midX
    }
    #expect(thumb(usual).map { $0 > 45 } == true && thumb(turned).map { $0 < 45 } == true)
  }

  @Test func `from right to left a row's sign points to the left`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    simulator.language = "ar"
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 100, width: 393, height: 44)
    let controller = ViewController()
    controller.view.addSubview(cell)
    simulator.launch(controller)
    let row = simulator.picture().rows.first { $0.contains("Row") } ?? ""
    #expect(row.contains("‹") && !row.contains("›"))
    let (sign, text) = (row.firstIndex(of: "‹"), row.range(of: "Row")?.lowerBound)
    #expect(sign.map { $0 < (text ?? row.startIndex) } == true)
  }
}
