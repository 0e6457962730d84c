import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FilmstripTests {
  @Test func `a title and the device are above moments side by side, each below its caption, time and step`()
    throws
  {
    let (simulator, form) = SignInController.launched(on: .classic)
    var strip = Filmstrip(title: "Two moments", subtitle: "As published")
    strip.add(simulator.snapshot(), caption: "before")
    try simulator.user.tap(form.username)
    strip.add(
      simulator.snapshot(),
      caption: "after a <tap>",
      step: "1. The user taps the field for the name, so that the keyboard slides in.",
      notes: ["the keyboard is up"]
    )
    let svg = try SVGElement.read(strip.svg())
    #expect([svg["width"], svg["height"]] == ["728", "738"])
    #expect(svg.all("title").map(\.text) == ["Two moments: As published"])
    #expect(
      svg.all("text") { $0["class"] == "caption" }.map(\.text) == ["Two moments", "before", "after a <tap>"]
    )
    #expect(
      svg.all("text") { $0["class"] == "note" }.map(\.text) == [
        "As published · iPhone 4, iOS 4.3", "0 s", "0.35 s",
        "1. The user taps the field for the name, so that the", "keyboard slides in.", "the keyboard is up",
      ]
    )
    #expect(
      svg.all("desc").map(\.text) == [
        """
        iPhone 4, iOS 4.3. before, at 0 s: The keyboard is away. after a <tap>, at 0.35 s: 1. The user taps the \
        field for the name, so that the keyboard slides in. The keyboard is up, its top at 264. First responder: \
        TextField "username".
        """
      ]
    )
  }

  @Test func `moments of several devices have their own below the caption, unless it names them`() throws {
    var strip = Filmstrip(title: "Two devices", subtitle: "Corrected")
    for (device, system, caption) in [
      (Device.iPhone4, "4.3", "before"), (.iPhone16, "18.0", "on iPhone 16, iOS 18.0"),
    ] as [(Device, SystemVersion, String)] {
      let simulator = Simulator(device: device, system: system)
      simulator.launch(ViewController())
      strip.add(simulator.snapshot(), caption: caption)
    }
    let svg = try SVGElement.read(strip.svg())
    #expect(
      svg.all("text") { $0["class"] == "note" }.map(\.text) == [
        "Corrected", "0 s", "iPhone 4, iOS 4.3", "0 s",
      ]
    )
  }

  @Test func `a clipped view is clipped by the shapes of its own picture`() throws {
    let (simulator, _) = SignInController.launched(on: .classic)
    var strip = Filmstrip(title: "")
    for _ in 0..<3 { strip.add(simulator.snapshot(), caption: "same") }
    let names = try SVGElement.read(strip.svg()).all("clipPath").compactMap { $0["id"] }
    #expect(names.count >= 3)
    #expect(Set(names).count == names.count)
  }

  @Test func `pictures that don't fit beside each other go into rows`() throws {
    let (simulator, _) = SignInController.launched(on: .classic)
    var strip = Filmstrip(title: "")
    for _ in 0..<3 { strip.add(simulator.snapshot(), caption: "") }
    func size(_ columns: Int) throws -> [CGFloat] {
      let svg = try SVGElement.read(strip.svg(columns: columns))
      return [svg.number("width"), svg.number("height")]
    }
    let one = try size(1), two = try size(2), three = try size(3)
    #expect([one[0], two[0], three[0]] == [352, 728, 1104])
    // The line with the device is above the first row.
    let (line, row) = (CGFloat(28), three[1] - 28)
    #expect(one[1] == line + 3 * row + 48)
    #expect(two[1] == line + 2 * row + 24)
    #expect(try size(9) == three)
  }

  @Test func `a strip without pictures is a file all the same`() throws {
    let svg = try SVGElement.read(Filmstrip(title: "nothing").svg())
    #expect(svg["width"] == "0")
  }

  @Test func `a film has a picture for each interval in which something moves`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let film = try simulator.filmstrip("slide", every: .milliseconds(100)) {
      try simulator.user.tap(form.username)
    }
    let times = film.moments.map { $0.snapshot.time.offset / .milliseconds(1) }
    // The touch is down at 0 ms, but the first picture is older; at 350 ms the keyboard has arrived.
    #expect(times == [0, 100, 200, 300, 350])
    let tops = film.moments.map { moment in
      moment.snapshot.svg().firstMatch(of: /its top at ([0-9]+)/).map { Double($0.output.1) ?? 0 } ?? 480
    }
    #expect(tops == tops.sorted(by: >))
    #expect(tops.last == 264)
    #expect(film.moments[1].notes.first == "TextField \"username\": is first responder")
    #expect(film.moments[1].notes.contains { $0.contains("UIKeyboardWillShowNotification") })
    #expect(film.moments.last?.notes.contains { $0.contains("UIKeyboardDidShowNotification") } == true)
  }

  @Test func `a film keeps no object, and leaves out equal pictures`() throws {
    let (simulator, _) = SignInController.launched(on: .classic)
    let film = simulator.filmstrip { simulator.advance(by: .seconds(10)) }
    #expect(film.moments.count == 1)
    #expect(simulator.clock.pendingWork == [])
  }

  @Test func `a film has no more pictures than wanted, but always the last`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let film = try simulator.filmstrip(every: .milliseconds(10), limit: 3) {
      try simulator.user.tap(form.username)
    }
    #expect(film.moments.count == 4)
    #expect(film.moments.last?.snapshot == simulator.snapshot())
  }

  @Test func `an error in the middle comes through`() throws {
    struct Stop: Error {}
    let (simulator, _) = SignInController.launched(on: .classic)
    simulator.settle()
    #expect(throws: Stop.self) { try simulator.filmstrip { throw Stop() } }
    #expect(simulator.clock.pendingWork == [])
  }

  @Test func `fewer columns than one are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Filmstrip(title: "").svg(columns: 0)
    }
    expectTrap(result, says: "a filmstrip needs 1 column at least, not 0")
  }

  @Test func `an invisible view makes no other picture`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    let snapshot = simulator.snapshot()
    let clear = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    clear.clipsToBounds = true
    clear.alpha = 0.5
    clear.addSubview(View(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    form.view.insertSubview(clear, at: 0)
    #expect(simulator.snapshot().looksLike(snapshot) && simulator.svg() == snapshot.svg())
    clear.subviews[0].backgroundColor = .red
    #expect(!simulator.snapshot().looksLike(snapshot))
  }
}
