import HeadlessUIKit
import Testing

@MainActor @Suite struct ScreenPictures {
  @Test func `a form without focus is drawn inside a phone`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(PictureForm())
    #expect(
      simulator.picture().description == """
        ╭────────────────────────────────────────╮
        │                                ▂▄▆ ▮▮▯ │
        │                                        │
        │                                        │
        │                                        │
        │  Please sign in                        │
        │                                        │
        │                                        │
        │  │‹Username›                        │  │
        │  └──────────────────────────────────┘  │
        │  │‹Password›                        │  │
        │  └──────────────────────────────────┘  │
        │                      ╭──────────────╮  │
        │  │‹Code›          │  │   Sign in    │  │
        │  └────────────────┘  ╰──────────────╯  │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `the field with the focus has a double line and a caret, a secret is dots`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    try simulator.user.tap(form.password)
    try simulator.user.type("Engine1")
    #expect(
      simulator.picture().description == """
        ╭────────────────────────────────────────╮
        │                                ▂▄▆ ▮▮▯ │
        │                                        │
        │                                        │
        │                                        │
        │  Please sign in                        │
        │                                        │
        │                                        │
        │  │ada                               │  │
        │  └──────────────────────────────────┘  │
        │  ║•••••••▏                          ║  │
        │  ╚══════════════════════════════════╝  │
        │                      ╭──────────────╮  │
        │  │‹Code›          │  │   Sign in    │  │
        │  └────────────────┘  ╰──────────────╯  │
        │                                        │
        │                                        │
        │                                        │
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │  1   2   3   4   5   6   7   8   9   0 │
        │                                        │
        │                                        │
        │  -   /   :   ;   (   )   $   &   @   " │
        │                                        │
        │                                        │
        │                                        │
        │ #+=    .     ,     ?    !     '     ⌫  │
        │                                        │
        │                                        │
        │ ABC   ⊕          space         return  │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `a keyboard on its way is drawn where it is seen`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.manually { try simulator.user.tap(form.username) }
    simulator.advance(by: .milliseconds(150))
    #expect(
      simulator.picture().description == """
        ╭────────────────────────────────────────╮
        │                                ▂▄▆ ▮▮▯ │
        │                                        │
        │                                        │
        │                                        │
        │  Please sign in                        │
        │                                        │
        │                                        │
        │  ║▏‹Username›                       ║  │
        │  ╚══════════════════════════════════╝  │
        │  │‹Password›                        │  │
        │  └──────────────────────────────────┘  │
        │                      ╭──────────────╮  │
        │  │‹Code›          │  │   Sign in    │  │
        │  └────────────────┘  ╰──────────────╯  │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        │                                        │
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │                                        │
        │  Q   W   E   R   T   Y   U   I   O   P │
        │                                        │
        │                                        │
        │    A   S   D   F   G   H   J   K   L   │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `the number pad has a free place at its lower left`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.code)
    try simulator.user.type("42")
    #expect(
      simulator.picture().description == """
        ╭────────────────────────────────────────╮
        │                                ▂▄▆ ▮▮▯ │
        │                                        │
        │                                        │
        │                                        │
        │  Please sign in                        │
        │                                        │
        │                                        │
        │  │‹Username›                        │  │
        │  └──────────────────────────────────┘  │
        │  │‹Password›                        │  │
        │  └──────────────────────────────────┘  │
        │                      ╭──────────────╮  │
        │  ║42▏             ║  │   Sign in    │  │
        │  ╚════════════════╝  ╰──────────────╯  │
        │                                        │
        │                                        │
        │                                        │
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │      1             2            3      │
        │                                        │
        │                                        │
        │      4             5            6      │
        │                                        │
        │                                        │
        │      7             8            9      │
        │                                        │
        │                                        │
        │                                        │
        │                    0            ⌫      │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `a button that a program puts on the keyboard is seen there`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.code)
    let done = Button(frame: CGRect(x: 0, y: 163, width: 106, height: 53))
    done.setTitle("DONE", for: .normal)
    simulator.keyboard.view?.addSubview(done)
    #expect(
      simulator.picture().rows[26...].joined(separator: "\n") == """
        │                                        │
        │                                        │
        │╭───────────╮                           │
        ││   DONE    │       0            ⌫      │
        │╰───────────╯                           │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `a tall phone has a predictive bar, a dock and a line for home`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    let picture = simulator.picture()
    #expect(picture.size == [52, 56])
    #expect(
      picture.description == """
        ╭──────────────────────────────────────────────────╮
        │                                                  │
        │                                                  │
        │                                          ▂▄▆ ▮▮▯ │
        │   Please sign in                                 │
        │                                                  │
        │                                                  │
        │   ║ada▏                             ║            │
        │   ╚═════════════════════════════════╝            │
        │   │‹Password›                       │            │
        │   └─────────────────────────────────┘            │
        │   │‹Code›         │   ╭─────────────╮            │
        │   └───────────────┘   │   Sign in   │            │
        │                       ╰─────────────╯            │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        ┝━━ predictive bar ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │                                                  │
        │                                                  │
        ├──────────────────────────────────────────────────┤
        │  q    w    e    r    t    y    u    i    o    p  │
        │                                                  │
        │                                                  │
        │    a    s     d   f     g   h     j   k    l     │
        │                                                  │
        │                                                  │
        │                                                  │
        │   ⇧     z     x   c     v   b     n   m      ⌫   │
        │                                                  │
        │                                                  │
        │     123               space              next    │
        │                                                  │
        ├── dock ──────────────────────────────────────────┤
        │                                                  │
        │                                                  │
        │                                                  │
        │                                                  │
        ╰─────────────────━━━━━━━━━━━━━━━━─────────────────╯
        """
    )
  }

  @Test func `the planes of numbers and symbols can be read`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    try simulator.user.tap(key: "123")
    #expect(
      simulator.picture().rows[18...].joined(separator: "\n") == """
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │  1   2   3   4   5   6   7   8   9   0 │
        │                                        │
        │                                        │
        │  -   /   :   ;   (   )   $   &   @   " │
        │                                        │
        │                                        │
        │                                        │
        │ #+=    .     ,     ?    !     '     ⌫  │
        │                                        │
        │                                        │
        │ ABC   ⊕          space          Next   │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
    try simulator.user.tap(key: "#+=")
    #expect(
      simulator.picture().rows[18...].joined(separator: "\n") == """
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │  [   ]   {   }   #   %   ^   *   +   = │
        │                                        │
        │                                        │
        │  _   \\   |   ~   <   >   €   £   ¥   • │
        │                                        │
        │                                        │
        │                                        │
        │ 123    .     ,     ?    !     '     ⌫  │
        │                                        │
        │                                        │
        │ ABC   ⊕          space          Next   │
        │                                        │
        ╰───────────────────○────────────────────╯
        """
    )
  }

  @Test func `a key under a finger is marked, and shift that is on is filled`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let form = PictureForm()
    simulator.launch(form)
    try simulator.user.tap(form.password)
    try simulator.user.tap(key: "shift")
    /// Returns the first and the third row of keys.
    func look() -> String {
      let rows = simulator.picture().rows
      return "\(rows[38])\n\(rows[45])"
    }
    var looks = look()
    _ = simulator.clock.schedule(after: .milliseconds(20), label: "a look") { looks += "\n" + look() }
    try simulator.user.tap(key: "q")
    looks += "\n" + look()
    #expect(
      looks == """
        │  Q    W    E    R    T    Y    U    I    O    P  │
        │   ▲     Z     X   C     V   B     N   M      ⌫   │
        │ ▐Q▌   W    E    R    T    Y    U    I    O    P  │
        │   ▲     Z     X   C     V   B     N   M      ⌫   │
        │  q    w    e    r    t    y    u    i    o    p  │
        │   ⇧     z     x   c     v   b     n   m      ⌫   │
        """
    )
  }

  @Test func `a scale of fewer points makes a larger picture`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(PictureForm())
    let picture = simulator.picture(pointsPerCharacter: CGSize(width: 5, height: 10))
    #expect(picture.size == [66, 50])
    #expect(
      picture.top(20) == """
        │                                                                │
        │                                                        ▂▄▆ ▮▮▯ │
        │                                                                │
        │                                                                │
        │                                                                │
        │                                                                │
        │                                                                │
        │    Please sign in                                              │
        │                                                                │
        │                                                                │
        │    ┌──────────────────────────────────────────────────────┐    │
        │    │‹Username›                                            │    │
        │    └──────────────────────────────────────────────────────┘    │
        │                                                                │
        │    ┌──────────────────────────────────────────────────────┐    │
        │    │‹Password›                                            │    │
        │    └──────────────────────────────────────────────────────┘    │
        │                                                                │
        │    ┌──────────────────────────┐    ╭──────────────────────╮    │
        │    │‹Code›                    │    │       Sign in        │    │
        """
    )
  }

  @Test func `a scale below one point stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator(device: .iPhone4).picture(pointsPerCharacter: CGSize(width: 0, height: 16))
      }
    }
    expectTrap(result, says: "a picture needs 1 x 1 points per character at least, not 0 x 16")
  }

  @Test func `two runs give the same picture`() throws {
    func run() throws -> String {
      let simulator = Simulator(device: .iPhone16, system: "18.0")
      let form = PictureForm()
      simulator.launch(form)
      try simulator.user.tap(form.username)
      try simulator.user.type("ada")
      try simulator.user.manually { try simulator.user.tap(form.code) }
      simulator.advance(by: .milliseconds(77))
      return simulator.picture().description
    }
    #expect(try run() == run())
  }

  @Test func `a picture changes nothing: no entry in the log, no layout`() throws {
    final class Page: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let simulator = Simulator.showing { $0.addSubview(page) }
    simulator.settle()
    page.setNeedsLayout()
    let (layouts, log) = (page.layouts, simulator.log.description)
    _ = simulator.picture()
    #expect(page.layouts == layouts)
    #expect(simulator.log.description == log)
    simulator.settle()
    #expect(page.layouts == layouts + 1)
  }

  @Test func `the program's code that a picture calls runs as code of its simulator`() {
    final class Asked: Button {
      var simulators: [Application?] = []
      override var tintColor: Color! {
        get {
          simulators.append(Application.shared)
          return super.tintColor
        }
        set { super.tintColor = newValue }
      }
    }
    let button = Asked(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    let simulator = Simulator.showing { $0.addSubview(button) }
    let other = Simulator()
    button.simulators = []
    _ = simulator.picture()
    _ = simulator.svg()
    #expect(button.simulators.count >= 2 && button.simulators.allSatisfy { $0 === simulator.application })
    #expect(Application.shared === other.application)
  }
}
