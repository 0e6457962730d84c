import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SVGKeyboardTests {
  /// Returns a simulator that shows a form whose user name is being edited.
  private func editing(_ setup: Setup, _ change: (TextField) -> Void = { _ in }) throws -> Simulator {
    let (simulator, form) = SignInController.launched(on: setup)
    change(form.username)
    try simulator.user.tap(form.username)
    return simulator
  }

  @Test(arguments: Setup.both) func `each key has its cap where a finger finds it`(setup: Setup) throws {
    let simulator = try editing(setup)
    let svg = try simulator.readSVG()
    for key in simulator.keyboard.keys {
      let cap = key.accessibilityFrame.insetBy(dx: 0.5, dy: 0.5)
      let found = svg.all("rect") { element in
        abs(element.rect.minX - cap.minX) < 0.01 && abs(element.rect.minY - cap.minY) < 0.01
          && abs(element.rect.width - cap.width) < 0.02 && abs(element.rect.height - cap.height) < 0.02
      }
      #expect(found.count == 1, "\(key.debugName)")
    }
    let titles = simulator.keyboard.keys.filter { $0.key.kind == .character }.map(\.title)
    #expect(svg.allWords.filter { titles.contains($0) } == titles)
  }

  @Test func `in the middle of a slide the keys are on their way`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInController()
    simulator.launch(form)
    simulator.user.manually { _ = form.username.becomeFirstResponder() }
    simulator.advance(by: .milliseconds(150))
    let top = simulator.keyboard.presentationFrame.minY
    #expect(top > 264 && top < 480)
    let ground = try #require(try simulator.readSVG().all("rect") { $0["fill"] == "#d0d3da" }.first)
    #expect(abs(ground.rect.minY - top) < 0.01)
  }

  @Test func `titles follow shift, plane and return key`() throws {
    let simulator = try editing(.current) { $0.returnKeyType = .go }
    var words = try simulator.readSVG().allWords
    let title = try simulator.key("return").title
    #expect(title.lowercased() == "go")
    #expect(words.contains("Q") && !words.contains("q") && words.contains(title))
    try simulator.user.type("A")
    words = try simulator.readSVG().allWords
    #expect(words.contains("q") && !words.contains("Q"))
    try simulator.user.tap(simulator.key("123"))
    words = try simulator.readSVG().allWords
    #expect(words.contains("1") && words.contains("ABC") && !words.contains("q"))
  }

  @Test func `shift that is on is filled`() throws {
    let simulator = try editing(.current)
    let arrow = "M12 4L21 13H16.5V20H7.5V13H3Z"
    func fill() throws -> [String?] {
      try simulator.readSVG().all("path") { $0["d"] == arrow }.map { $0["fill"] }
    }
    #expect(try fill() == ["#111111"])
    try simulator.user.tap(simulator.key("shift"))
    #expect(try fill() == ["none"])
  }

  @Test func `a pressed letter is seen above the finger, on phones`() throws {
    let simulator = try editing(.current) { $0.autocapitalizationType = .none }
    let key = try simulator.key("g").accessibilityFrame
    let finger = try simulator.press("g")
    let svg = try simulator.readSVG()
    let popup = try #require(svg.words("g").last)
    #expect(popup["font-size"] == "30")
    #expect(popup.number("y") < key.minY)
    let dots = svg.all("circle") { $0["stroke"] == "#e0245e" }
    #expect(dots.map { [$0.number("cx"), $0.number("cy")] } == [[key.midX, key.midY]])
    finger.lift()
  }

  @Test func `a held letter offers its variants`() throws {
    let simulator = try editing(.current) { $0.autocapitalizationType = .none }
    let finger = try simulator.press("e")
    simulator.advance(by: .milliseconds(600))
    let choices = try simulator.key("e").choices
    #expect(choices.count > 4)
    let words = try simulator.readSVG().allWords
    for choice in choices.dropFirst() { #expect(words.contains(choice)) }
    let places = try choices.dropFirst().map { choice in
      try #require(try simulator.readSVG().words(choice).first).number("x")
    }
    #expect(places == places.sorted())
    finger.lift()
  }

  @Test func `a return key that waits for text is gray`() throws {
    let simulator = try editing(.current) { $0.enablesReturnKeyAutomatically = true }
    #expect(try simulator.readSVG().words("return").map { $0["fill"] } == ["#6e6e73"])
    try simulator.user.type("a")
    #expect(try simulator.readSVG().words("return").map { $0["fill"] } == ["#111111"])
  }

  @Test func `the bar of predictions is parted in three, and the home indicator is over the dock`() throws {
    let simulator = try editing(.current)
    let bar = try #require(simulator.keyboard.view?.predictiveBar)
    let frame = bar.convert(bar.bounds, to: nil)
    let lines = try simulator.readSVG().all("path") { $0["stroke"] == "#a4a9b2" }
    #expect(lines.count == 2)
    #expect(lines.first?["d"]?.hasPrefix("M131 \(GeometryNumber.text(frame.minY + 10))L") == true)
    let indicator = try simulator.readSVG().all("rect") { $0.number("height") == 5 }
    #expect(indicator.map(\.rect.maxY) == [844])
    simulator.keyboard.predictiveBar = .off
    simulator.settle()
    #expect(try simulator.readSVG().all("path") { $0["stroke"] == "#a4a9b2" }.isEmpty)
  }

  @Test func `a pad has the letters of a telephone under its digits`() throws {
    let simulator = try editing(.current) { $0.keyboardType = .phonePad }
    let svg = try simulator.readSVG()
    #expect(
      ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"].allSatisfy { svg.words($0).count == 1 }
    )
    #expect(svg.words("5").count == 1)
  }

  @Test func `between the halves of a split keyboard the program is seen`() throws {
    let scene = PadScene(.iPadAir2, "12.0")
    func grounds() throws -> [CGRect] {
      try scene.simulator.readSVG().all("rect") { $0["fill"] == "#d0d3da" }.map(\.rect)
    }
    let middle = scene.simulator.screen.bounds.midX
    #expect(try grounds().contains { $0.minX < middle && $0.maxX > middle })
    scene.keyboard.split()
    scene.simulator.settle()
    let frame = scene.keyboard.frame
    let halves = try grounds()
    #expect(halves.map(\.minX).min() == frame.minX)
    #expect(halves.map(\.maxX).max() == frame.maxX)
    #expect(!halves.contains { $0.minX < middle && $0.maxX > middle })
  }

  // MARK: Beside the keys

  @Test func `a dot is under each finger, with a line from where it went down`() throws {
    let simulator = Simulator.showing { _ in }
    let first = try simulator.user.touchDown(at: CGPoint(x: 50, y: 60))
    _ = try simulator.user.touchDown(at: CGPoint(x: 200, y: 300))
    try first.move(to: CGPoint(x: 50, y: 160))
    let svg = try simulator.readSVG()
    let dots = svg.all("circle") { $0["r"] == "14" }
    #expect(dots.map { [$0.number("cx"), $0.number("cy")] } == [[50, 160], [200, 300]])
    #expect(svg.all("path") { $0["stroke"] == "#e0245e" }.map { $0["d"] } == ["M50 60L50 160"])
    first.lift()
    #expect(try simulator.readSVG().all("circle") { $0["r"] == "14" }.count == 1)
  }

  @Test func `the status bar has the virtual time`() throws {
    let simulator = Simulator(device: .iPhone4, system: "7.0")
    simulator.launch(ViewController())
    simulator.advance(by: .milliseconds(1250))
    #expect(try simulator.readSVG().allWords == ["1.25 s"])
  }

  @Test func `a phone in landscape has no status bar from iOS 8 on`() throws {
    for (system, count) in [("5.0", 1), ("8.0", 0)] as [(SystemVersion, Int)] {
      let simulator = Simulator(device: .iPhone4S, system: system)
      simulator.launch(ViewController())
      simulator.user.rotate(to: .landscapeLeft)
      #expect(try simulator.readSVG().allWords.count == count)
    }
  }
}

/// Formats numbers as the SVG files do.
enum GeometryNumber {
  static func text(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
  }
}
