import HeadlessUIKit
import Testing

@MainActor @Suite struct PicturesSideBySide {
  /// Returns a small picture: a coarse scale, and a label with a distinguishing text.
  private func picture(_ text: String, device: Device = .iPhone4) -> Picture {
    let simulator = Simulator(device: device)
    let controller = ViewController()
    let label = Label(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    label.text = text
    controller.view.addSubview(label)
    simulator.launch(controller)
    return simulator.picture(pointsPerCharacter: CGSize(width: 32, height: 96))
  }

  @Test func `pictures stand below their captions, with level tops`() {
    let pictures = Picture.sideBySide([
      ("before", picture("one")), ("sliding, 0.125 s", picture("two")),
      ("", picture("日本", device: .iPhone16)),
    ])
    #expect(
      pictures.description == """
                       sliding,
        before         0.125 s
        ╭──────────╮   ╭──────────╮   ╭─────────────╮
        │  ▂▄▆ ▮▮▯ │   │  ▂▄▆ ▮▮▯ │   │     ▂▄▆ ▮▮▯ │
        │one       │   │two       │   │日本         │
        │          │   │          │   │             │
        │          │   │          │   │             │
        │          │   │          │   │             │
        ╰────○─────╯   ╰────○─────╯   │             │
                                      │             │
                                      │             │
                                      │             │
                                      ╰────━━━━─────╯
        """
    )
    #expect(pictures.size == [45, 13])
  }

  @Test func `a long caption goes on in more lines`() {
    let pictures = Picture.sideBySide([
      ("the keyboard slides in after the tap", picture("one")), ("日本語日本語日本語", picture("two")),
      ("c", picture("three")),
    ])
    #expect(
      pictures.description == """
        the keyboard
        slides in
        after the      日本語日本語
        tap            日本語         c
        ╭──────────╮   ╭──────────╮   ╭──────────╮
        │  ▂▄▆ ▮▮▯ │   │  ▂▄▆ ▮▮▯ │   │  ▂▄▆ ▮▮▯ │
        │one       │   │two       │   │three     │
        │          │   │          │   │          │
        │          │   │          │   │          │
        │          │   │          │   │          │
        ╰────○─────╯   ╰────○─────╯   ╰────○─────╯
        """
    )
  }

  @Test func `no pictures make an empty picture`() {
    let empty = Picture.sideBySide([])
    #expect(empty.description.isEmpty)
    #expect(empty.size == [0, 0])
  }

  @Test func `pictures side by side can stand beside others`() {
    let inner = Picture.sideBySide([("a", picture("one")), ("b", picture("two"))], gap: 1)
    let outer = Picture.sideBySide([("inner", inner), ("c", picture("three"))], gap: 5)
    #expect(
      outer.description == """
        inner                         c
        a            b                ╭──────────╮
        ╭──────────╮ ╭──────────╮     │  ▂▄▆ ▮▮▯ │
        │  ▂▄▆ ▮▮▯ │ │  ▂▄▆ ▮▮▯ │     │three     │
        │one       │ │two       │     │          │
        │          │ │          │     │          │
        │          │ │          │     │          │
        │          │ │          │     ╰────○─────╯
        ╰────○─────╯ ╰────○─────╯
        """
    )
  }
}
