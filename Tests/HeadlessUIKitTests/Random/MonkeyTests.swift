import HeadlessUIKit
import Testing

@testable import Monkey

/// Random actions on random interfaces, and the program that performs millions of them.
@MainActor @Suite struct MonkeyTests {
  @Test(arguments: 1...UInt64(Repetitions.count(40, inDebug: 15))) func `random use breaks no rule`(
    seed: UInt64
  ) {
    let outcome = Session(seed: seed, length: 50).run()
    #expect(outcome.findings == [], "\(outcome.story.joined(separator: "\n"))")
    #expect(outcome.actions == 50)
  }

  @Test(arguments: 41...44) func `the same seed has the same result`(seed: UInt64) {
    let session = Session(seed: seed, length: 50)
    let outcome = session.run()
    #expect(outcome == session.run())
    #expect(outcome.story != Session(seed: seed + 1, length: 50).run().story)
  }

  @Test func `an action is the same without the others`() throws {
    let whole = Session(seed: 7, length: 20).run()
    let part = Session(seed: 7, length: 20, kept: [0]).run()
    #expect(part.actions == 1)
    #expect(whole.story.starts(with: part.story))
  }

  // MARK: Checks

  private final class Stubborn: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil }
  }

  @Test func `a hit test that disagrees is found`() {
    let world = makeWorld()
    world.simulator.window.addSubview(Stubborn(frame: world.simulator.window.bounds))
    Checks(world).run(isAtRest: true)
    #expect(world.findings.count == 1 && world.findings[0].hasPrefix("hit test: at "), "\(world.findings)")
  }

  @Test func `a will-notification without its did-notification is found`() {
    let world = makeWorld()
    world.simulator.notifications.post(name: Responder.keyboardWillShowNotification, object: nil)
    Checks(world).run(isAtRest: true)
    #expect(
      world.findings == [
        "notifications: the last will-notification is a show, the last did-notification none"
      ]
    )
  }

  @Test func `the model of a field has the text that typing results in`() throws {
    let world = makeWorld()
    let field = TextField()
    field.text = "ab"
    field.autocorrectionType = .no
    world.simulator.window.addSubview(field)
    field.becomeFirstResponder()
    let model = try #require(TextModel(of: field))
    try world.simulator.user.type("c")
    #expect(model.typing("c") == "abc" && field.text == "abc")
  }

  private func makeWorld() -> World {
    let world = World(device: .iPhone8, system: "12.0", logIsEnabled: false, random: SplitMix(1))
    world.simulator.window.makeKeyAndVisible()
    return world
  }

  // MARK: Shrinking

  @Test(arguments: [[], [3], [0, 19], [4, 5, 6, 12], Array(0..<20)])
  func `a list is shrunk to the elements that a failure needs`(needed: [Int]) {
    var attempts = 0
    let list = Shrinker.shrink(Array(0..<20)) { list in
      attempts += 1
      return Set(list).isSuperset(of: needed)
    }
    #expect(list == needed)
    #expect(attempts <= 20 * 20)
  }

  // MARK: Options

  @Test func `options are read, and mistakes are named`() throws {
    let options = try MonkeyOptions(["--session", "5", "--length", "9", "--keep", "1,3"])
    #expect(options.session == 5 && options.length == 9 && options.kept == [1, 3])
    #expect(throws: MonkeyOptions.Mistake(text: "unknown option \"--sesion\"; --help lists the options")) {
      try MonkeyOptions(["--sesion", "5"])
    }
    #expect(throws: MonkeyOptions.Mistake(text: "--seed takes a number, not \"x\"")) {
      try MonkeyOptions(["--seed", "x"])
    }
    #expect(throws: MonkeyOptions.Mistake(text: "--keep takes numbers, not \"1,b\"")) {
      try MonkeyOptions(["--keep", "1,b"])
    }
  }
}
