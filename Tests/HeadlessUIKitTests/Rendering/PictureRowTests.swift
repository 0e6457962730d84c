import HeadlessUIKit
import Testing

@MainActor @Suite struct PictureRowTests {
  /// Returns moments of a form with a field and a button, with the keyboard in all but the first.
  private func moments(_ count: Int, on device: Device, _ system: SystemVersion) throws -> [(
    caption: String, snapshot: Snapshot
  )] {
    let simulator = Simulator(device: device, system: system)
    let form = PictureForm()
    simulator.launch(form)
    var moments = [(caption: "before", snapshot: simulator.snapshot())]
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    while moments.count < count {
      moments.append(("a field is edited, and the keyboard covers nothing", simulator.snapshot()))
    }
    return moments
  }

  /// Returns the number of phones in each row of pictures, by the lines with the tops of outlines.
  private func counts(_ picture: Picture) -> [Int] {
    picture.rows.filter { $0.first == "╭" }.map { $0.count { $0 == "╭" } }
  }

  @Test func `three phones of 320 points are readable in 100 columns`() throws {
    let row = Picture.row(of: try moments(3, on: .iPhone4, "4.3"), fitting: 100)
    #expect(
      row.description == """
                                          a field is edited, and the        a field is edited, and the
        before                            keyboard covers nothing           keyboard covers nothing
        ╭─────────────────────────────╮   ╭─────────────────────────────╮   ╭─────────────────────────────╮
        │                     ▂▄▆ ▮▮▯ │   │                     ▂▄▆ ▮▮▯ │   │                     ▂▄▆ ▮▮▯ │
        │                             │   │                             │   │                             │
        │                             │   │                             │   │                             │
        │  Please sign in             │   │  Please sign in             │   │  Please sign in             │
        │                             │   │                             │   │                             │
        │  [‹Username›             ]  │   │  ║ada▏                   ║  │   │  ║ada▏                   ║  │
        │                             │   │                             │   │                             │
        │  [‹Password›             ]  │   │  [‹Password›             ]  │   │  [‹Password›             ]  │
        │  [‹Code›    ]  ╭ Sign in ╮  │   │  [‹Code›    ]  ╭ Sign in ╮  │   │  [‹Code›    ]  ╭ Sign in ╮  │
        │                ╰─────────╯  │   │                ╰─────────╯  │   │                ╰─────────╯  │
        │                             │   │                             │   │                             │
        │                             │   │                             │   │                             │
        │                             │   ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥   ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │                             │   │ Q  W  E  R  T Y  U  I  O  P │   │ Q  W  E  R  T Y  U  I  O  P │
        │                             │   │                             │   │                             │
        │                             │   │                             │   │                             │
        │                             │   │  A  S  D  F  G  H  J  K  L  │   │  A  S  D  F  G  H  J  K  L  │
        │                             │   │                             │   │                             │
        │                             │   │ ⇧   Z  X  C  V  B  N  M   ⌫ │   │ ⇧   Z  X  C  V  B  N  M   ⌫ │
        │                             │   │                             │   │                             │
        │                             │   │123  ⊕      space      Next  │   │123  ⊕      space      Next  │
        │                             │   │                             │   │                             │
        ╰──────────────○──────────────╯   ╰──────────────○──────────────╯   ╰──────────────○──────────────╯
        """
    )
  }

  @Test(
    "The pictures of any device take at most the given columns, in rows of about equal numbers",
    arguments: [
      (Device.iPhone4, SystemVersion("4.3"), 100, 2, [2]), (.iPhone4, "4.3", 100, 4, [2, 2]),
      (.iPhone4, "4.3", 100, 5, [3, 2]), (.iPhone4, "4.3", 200, 5, [5]), (.iPhone16, "18.0", 100, 3, [3]),
      (.iPhone4, "4.3", 60, 2, [1, 1]), (.iPad, "5.1", 100, 2, [1, 1]), (.iPad, "5.1", 40, 1, [1]),
      (.iPhone4, "4.3", 3, 2, [1, 1]),
    ]
  )
  func columns(device: Device, system: SystemVersion?, columns: Int, count: Int, rows: [Int]) throws {
    let row = Picture.row(of: try moments(count, on: device, try #require(system)), fitting: columns)
    #expect(row.width <= columns)
    #expect(row.rows.allSatisfy { $0.count <= columns })
    #expect(counts(row) == rows)
  }

  @Test func `pictures that fit have the standard scale`() throws {
    let moments = try moments(2, on: .iPhone4, "4.3")
    let row = Picture.row(of: moments, fitting: 100)
    #expect(row == Picture.sideBySide(moments.map { ($0.caption, $0.snapshot.picture()) }))
  }

  @Test func `a filmstrip is its title, the device, and its pictures in a number of columns`() throws {
    var strip = Filmstrip(title: "A form whose fields are above the keyboard", subtitle: "Corrected")
    for moment in try moments(2, on: .iPhone4, "4.3") { strip.add(moment.snapshot, caption: moment.caption) }
    let picture = strip.picture(fitting: 30)
    #expect(
      picture.rows[..<5] == [
        "A form whose fields are above", "the keyboard", "Corrected · iPhone 4, iOS 4.3", "", "before",
      ]
    )
    #expect(picture.width <= 30 && counts(picture) == [1, 1])
    let other = Simulator(device: .iPhone16, system: "18.0")
    other.launch(ViewController())
    strip.add(other.snapshot(), caption: "")
    let rows = strip.picture(fitting: 300).rows
    #expect(rows[1] == "Corrected")
    #expect(rows[4].contains("before, iPhone 4, iOS 4.3") && rows[4].contains("0 s, iPhone 16, iOS 18.0"))
    #expect(Filmstrip(title: "").picture(fitting: 100).size == [0, 0])
  }

  @Test func `no moments make an empty picture`() {
    #expect(Picture.row(of: [], fitting: 100).size == [0, 0])
  }

  @Test func `fewer columns than three are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await MainActor.run { Picture.row(of: [], fitting: 2) }
    }
    expectTrap(result, says: "a row of pictures needs 3 columns at least, not 2")
  }
}
