import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SVGControlTests {
  private func svg(_ views: View...) throws -> SVGElement {
    try Simulator.showing { view in for part in views { view.addSubview(part) } }.readSVG()
  }

  private func button(_ title: String, _ change: (Button) -> Void = { _ in }) -> Button {
    let button = Button(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  /// Returns the fills of a button's rectangles and the color of its title.
  private func looks(_ button: Button) throws -> [String?] {
    let svg = try svg(button)
    let box = svg.all("rect") { $0.rect == CGRect(x: 20.5, y: 40.5, width: 99, height: 39) }
    return box.map { $0["fill"] } + svg.words("Go").map { $0["fill"] }
  }

  @Test func `a button's looks say its state`() throws {
    #expect(try looks(button("Go")) == ["#f4f4f6", "#007aff"])
    #expect(try looks(button("Go") { $0.isHighlighted = true }) == ["#d5d5da", "#007aff"])
    #expect(try looks(button("Go") { $0.isEnabled = false }) == ["#f4f4f6", "#6e6e73"])
    #expect(try looks(button("Go") { $0.isSelected = true }) == ["#007aff", "#ffffff"])
    #expect(try looks(button("Go") { $0.backgroundColor = .red }) == ["#ff0000", "#ffffff"])
    #expect(try looks(button("Go") { $0.tintColor = .green }) == ["#f4f4f6", "#00ff00"])
    for change in [{ $0.backgroundColor = .red }, { $0.isSelected = true }] as [(Button) -> Void] {
      let enabled = try looks(button("Go", change))
      let disabled = try looks(
        button("Go") {
          change($0)
          $0.isEnabled = false
        }
      )
      #expect(disabled == [enabled[0], "#aeaeb2"])
    }
    let light = button("Go") {
      $0.backgroundColor = .white
      $0.isEnabled = false
    }
    #expect(try looks(light) == ["#ffffff", "#6e6e73"])
  }

  @Test func `a title is in the middle of its button`() throws {
    let words = try #require(try svg(button("Go")).words("Go").first)
    #expect(words["text-anchor"] == "middle")
    #expect(words.number("x") == 70)
  }

  @Test func `a switch has its knob at the side where it is`() throws {
    for isOn in [false, true] {
      let toggle = Simulator(device: .iPhone4, system: "7.0").perform {
        Switch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
      }
      toggle.isOn = isOn
      let svg = try svg(toggle)
      let track = svg.all("rect") { $0.rect == CGRect(x: 20, y: 40, width: 51, height: 31) }
      #expect(track.map { $0["fill"] } == [isOn ? "#34c759" : "#d7d7dc"])
      let thumb = svg.all("rect") { $0.number("rx") == 13.5 }
      #expect(thumb.map { $0.number("x") } == [isOn ? 42 : 22])
    }
  }

  @Test func `a slider's thumb is where the value has it`() throws {
    let slider = Slider(frame: CGRect(x: 20, y: 40, width: 131, height: 31))
    for (value, x) in [(0, 35.5), (0.25, 60.5), (1, 135.5)] as [(Float, CGFloat)] {
      slider.value = value
      let thumb = try svg(slider).all("rect") { $0.number("width") == 28 }
      #expect(thumb.map(\.rect.midX) == [x])
    }
  }

  @Test func `a step that can't be made is gray`() throws {
    let stepper = Stepper(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
    func signs() throws -> [String] {
      try svg(stepper).all("text").filter { $0.text.count == 1 }.map { "\($0.text) \($0["fill"] ?? "")" }
    }
    let plain = try signs()
    stepper.value = 5
    let both = try signs()
    #expect(plain == ["− #6e6e73", both[1]] && both.map { $0.prefix(1) } == ["−", "+"])
    #expect(both[0].dropFirst() == both[1].dropFirst() && plain[0] != both[0])
  }

  @Test func `the selected segment is filled`() throws {
    let control = SegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
    control.selectedSegmentIndex = 1
    let svg = try svg(control)
    #expect(svg.words("One").map { $0["fill"] } == ["#007aff"])
    #expect(svg.words("Two").map { $0["fill"] } == ["#ffffff"])
    #expect(
      svg.all("rect") { $0["fill"] == "#007aff" }.map(\.rect) == [
        CGRect(x: 122, y: 42, width: 96, height: 26)
      ]
    )
  }

  @Test func `the current page's dot is dark`() throws {
    let pages = PageControl(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    let dots = try svg(pages).all("circle").prefix(3)
    #expect(dots.map { $0.number("cx") } == [34, 50, 66])
    #expect(dots.map { $0["fill"] } == ["#b5b5ba", "#111111", "#b5b5ba"])
  }

  @Test func `an image is a crossed box with its name`() throws {
    let image = ImageView(image: Image(named: "Logo.png", size: CGSize(width: 100, height: 50)))
    image.frame.origin = CGPoint(x: 20, y: 40)
    let svg = try svg(image)
    #expect(svg.words("Logo.png").map { $0.number("x") } == [70])
    #expect(svg.all("path").map { $0["d"] }.prefix(2) == ["M20 40L120 90", "M120 40L20 90"])
  }

  @Test func `bars have a line where the content ends`() throws {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    bar.items = [NavigationItem(title: "Title")]
    let tools = Toolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
    let svg = try svg(bar, tools)
    #expect(svg.all("path").map { $0["d"] }.prefix(2) == ["M0 63.75L320 63.75", "M0 436.25L320 436.25"])
    #expect(svg.words("Title").map { $0["font-weight"] } == ["500"])
  }

  @Test func `an alert is in a box over a darker background`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let root = ViewController()
    simulator.launch(root)
    let alert = AlertController(title: "Sorry", message: "Wrong password", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    simulator.perform { root.present(alert, animated: true) }
    simulator.settle()
    let svg = try simulator.readSVG()
    #expect(svg.all("rect") { $0["fill-opacity"] == "0.4" }.map(\.rect) == [simulator.screen.bounds])
    let box = try #require(svg.all("rect") { $0["fill"] == "#f9f9fb" }.first).rect
    #expect(box == CGRect(x: 61.5, y: 363.83, width: 270, height: 124.33))
    #expect(svg.allWords.suffix(4).prefix(3) == ["Sorry", "Wrong password", "OK"])
    #expect(svg.words("Sorry").map { $0.number("x") } == [196.5])
  }

  @Test func `an alert view of old systems does too`() throws {
    let simulator = Simulator.showing { _ in }
    let alert = simulator.perform {
      AlertView(title: "Sorry", message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    simulator.perform { alert.show() }
    let svg = try simulator.readSVG()
    #expect(svg.all("rect") { $0["fill-opacity"] == "0.4" }.count == 1)
    #expect(svg.all("rect") { $0["fill"] == "#f9f9fb" }.count == 1)
  }

  @Test func `a sheet darkens the view behind it in proportion to its position`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let (root, sheet) = (ViewController(), ViewController())
    simulator.launch(root)
    simulator.perform { root.present(sheet, animated: true) }
    var shades: [CGFloat] = []
    for _ in 0..<5 {
      let veil = try simulator.readSVG().all("rect") { $0["fill"] == "#000000" }.first
      shades.append(veil?.number("fill-opacity") ?? 0)
      simulator.advance(by: .milliseconds(100))
    }
    #expect(shades == shades.sorted())
    #expect(shades.first == 0)
    #expect(shades.last == 0.2)
    #expect(Set(shades).count > 3)
  }

  @Test(arguments: [0.25, 0.5, 1, 1.5, 2] as [CGFloat])
  func `views that are smaller than their outlines have no impossible shapes`(side: CGFloat) throws {
    let text = TextView()
    text.text = "a"
    let segments = SegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let named = View()
    named.accessibilityIdentifier = "named"
    let image = ImageView(image: Image(named: "Logo.png", size: CGSize(width: 1, height: 1)))
    let pages = PageControl()
    pages.numberOfPages = 3
    let plain = button("Go")
    let views: [View] = [
      text, segments, named, image, pages, plain, button("Go") { $0.isSelected = true },
      Button(type: .close), Slider(), Stepper(), Switch(), TextField(), PickerView(), NavigationBar(),
    ]
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 20 * CGFloat(place), y: 40, width: side, height: side)
    }
    let simulator = Simulator.showing { root in for view in views { root.addSubview(view) } }
    text.becomeFirstResponder()
    let svg = try simulator.readSVG()
    #expect(svg.descendants.count > 20)
    for element in svg.descendants {
      for name in ["x", "y", "cx", "cy", "r", "rx", "width", "height", "font-size"] where element[name] != nil
      {
        let (value, isSize) = (element.number(name), !["x", "y", "cx", "cy"].contains(name))
        #expect(value.isFinite && !(isSize && value < 0), "\(element.name) \(element.attributes)")
      }
    }
  }
}
