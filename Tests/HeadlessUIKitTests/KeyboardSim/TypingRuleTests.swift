import Foundation
import HeadlessUIKit
import Testing

/// The effects of keys beyond their characters: shift, periods, held keys, several touches.
@MainActor @Suite struct TypingRuleTests {
  /// Launches the form with its user name editing.
  private func editing(
    _ capitalization: TextAutocapitalizationType = .none,
    on setup: Setup = .classic,
    _ prepare: (TextField) -> Void = { _ in }
  ) throws -> (Simulator, TextField) {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.autocapitalizationType = capitalization
    prepare(form.username)
    try simulator.user.tap(form.username)
    return (simulator, form.username)
  }

  private func tap(_ keys: [String], _ simulator: Simulator) throws {
    for key in keys { try simulator.user.tap(key: key) }
  }

  // MARK: Shift

  @Test(.fact("KT3")) func `shift follows changes of the text and the selection by code`() throws {
    let (simulator, field) = try editing(.sentences)
    #expect(simulator.keyboard.isShifted)
    field.text = "ab"
    #expect(!simulator.keyboard.isShifted)
    field.text = ""
    #expect(simulator.keyboard.isShifted)
    field.insertText("a")
    #expect(!simulator.keyboard.isShifted)
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    #expect(simulator.keyboard.isShifted)
    let end = field.endOfDocument
    field.selectedTextRange = field.textRange(from: end, to: end)
    #expect(!simulator.keyboard.isShifted)
  }

  @Test(.fact("KT3")) func `shift that a person set outlives changes of the text until a letter is typed`()
    throws
  {
    let (simulator, field) = try editing(.sentences)
    try tap(["shift"], simulator)
    field.text = "a"
    field.text = ""
    #expect(!simulator.keyboard.isShifted)
    try tap(["a", "delete"], simulator)
    #expect(field.text == "" && simulator.keyboard.isShifted)
  }

  @Test(.fact("KT3")) func `another field has the shift that it asks for`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.password.isSecureTextEntry = false
    form.password.autocapitalizationType = .none
    try simulator.user.tap(form.username)
    #expect(simulator.keyboard.isShifted)
    try simulator.user.tap(form.password)
    #expect(!simulator.keyboard.isShifted)
  }

  @Test(
    .fact("KT2"),
    arguments: [
      ("", true), ("a", false), ("a.", false), ("a. ", true), ("a?  ", true), ("a! ", true), ("a, ", false),
      ("a ", false), ("  ", true),
    ]
  )
  func `where a sentence begins`(text: String, isShifted: Bool) throws {
    let (simulator, field) = try editing(.sentences)
    field.text = text
    #expect(simulator.keyboard.isShifted == isShifted)
  }

  @Test(.fact("KT4")) func `without the setting a double tap does not lock shift`() throws {
    let (simulator, field) = try editing()
    simulator.keyboard.isCapsLockEnabled = false
    try tap(["shift", "shift", "a"], simulator)
    #expect(field.text == "a")
  }

  @Test(.fact("KT4", "KT5"), arguments: [(250, "AB"), (350, "ab")])
  func `the second tap on shift has to come soon`(milliseconds: Int, text: String) throws {
    let (simulator, field) = try editing()
    try simulator.user.manually {
      try simulator.user.tap(key: "shift")
      simulator.advance(by: .milliseconds(milliseconds) - User.tapDuration)
      try tap(["shift", "a", "b"], simulator)
    }
    #expect(field.text == text)
  }

  @Test(.fact("KT5")) func `taps on shift with a letter between them are no double tap`() throws {
    let (simulator, field) = try editing()
    try simulator.user.manually { try tap(["shift", "a", "shift", "b", "c"], simulator) }
    #expect(field.text == "ABc")
  }

  @Test(.fact("KT1")) func `without the setting nothing is capitalized by itself`() throws {
    let (simulator, field) = try editing(.sentences)
    simulator.keyboard.isAutocapitalizationEnabled = false
    #expect(!simulator.keyboard.isShifted)
    try tap(["a"], simulator)
    #expect(field.text == "a")
  }

  @Test(.fact("KT6")) func `shift can be held while letters are typed`() throws {
    let (simulator, field) = try editing()
    let finger = try simulator.touchDown(onKey: "shift")
    try simulator.user.manually { try tap(["a", "b"], simulator) }
    #expect(simulator.keyboard.isShifted)
    finger.lift()
    #expect(!simulator.keyboard.isShifted)
    try tap(["c"], simulator)
    #expect(field.text == "ABc")
  }

  // MARK: Touches

  @Test(.fact("KT6")) func `the second finger types the first one's key`() throws {
    let (simulator, field) = try editing()
    let first = try simulator.touchDown(onKey: "a")
    #expect(field.text == "")
    let second = try simulator.touchDown(onKey: "b")
    #expect(field.text == "a")
    first.lift()
    #expect(field.text == "a")
    second.lift()
    #expect(field.text == "ab")
  }

  @Test(.fact("KT6")) func `a finger that leaves the key types the one it is lifted on`() throws {
    let (simulator, field) = try editing()
    let finger = try simulator.touchDown(onKey: "a")
    try finger.move(to: try simulator.middle(ofKey: "s"))
    finger.lift()
    #expect(field.text == "s")
    let cancelled = try simulator.touchDown(onKey: "a")
    cancelled.cancel()
    #expect(field.text == "s")
  }

  @Test(.fact("KT7")) func `a letter is seen above the finger, and a moment longer`() throws {
    let (simulator, _) = try editing()
    try simulator.user.manually {
      for (name, shows) in [("a", true), ("space", false), ("return", false), ("shift", false)] {
        let key = try #require(simulator.keyboard.keys.first { $0.key.label == name })
        #expect(!key.hasPopup)
        let finger = try simulator.touchDown(onKey: name)
        #expect(key.hasPopup == shows)
        simulator.advance(by: .milliseconds(80))
        #expect(key.hasPopup == shows)
        finger.lift()
        simulator.advance(by: .milliseconds(40))
        #expect(key.hasPopup == shows)
        simulator.advance(by: .milliseconds(20))
        #expect(!key.hasPopup)
      }
    }
  }

  @Test(.fact("U31")) func `a letter's popup is gone when everything has settled`() throws {
    let (simulator, _) = try editing()
    func popups() -> [String] { simulator.keyboard.keys.filter(\.hasPopup).map(\.key.label) }
    try simulator.user.tap(key: "a")
    #expect(popups() == [])
    try simulator.user.type("dog")
    #expect(popups() == [])
    try simulator.user.manually {
      try simulator.touchDown(onKey: "a").lift()
      #expect(popups() == ["a"])
      let start = simulator.clock.now
      simulator.settle()
      #expect(popups() == [] && simulator.clock.now.offset - start.offset <= .milliseconds(50))
    }
  }

  @Test(.fact("U31")) func `the next key takes the popup of the one before`() throws {
    let (simulator, _) = try editing()
    func popups() -> [String] { simulator.keyboard.keys.filter(\.hasPopup).map(\.key.label) }
    try simulator.user.manually {
      try simulator.touchDown(onKey: "a").lift()
      simulator.advance(by: .milliseconds(10))
      let next = try simulator.touchDown(onKey: "s")
      #expect(popups() == ["s"])
      next.lift()
      #expect(popups() == ["s"])
      try simulator.touchDown(onKey: "space").lift()
      #expect(popups() == [])
    }
  }

  @Test(.fact("KT7")) func `a pad of digits shows nothing above the finger`() throws {
    let (simulator, _) = try editing { $0.keyboardType = .numberPad }
    let finger = try simulator.touchDown(onKey: "5")
    #expect(!simulator.keyboard.keys.contains { $0.hasPopup })
    finger.lift()
  }

  @Test(
    .fact("KT8"),
    arguments: [
      (450, 0.0, "e"), (450, 1, "r"), (550, 0, "e"), (550, 1, "è"), (550, 2, "é"), (550, 90, "ę"),
      (550, -3, "e"),
    ]
  )
  func `a letter that is held offers accents`(milliseconds: Int, steps: CGFloat, text: String) throws {
    let (simulator, field) = try editing(.none)
    let key = try #require(simulator.keyboard.keys.first { $0.key.label == "e" })
    let finger = try simulator.touchDown(onKey: "e")
    simulator.advance(by: .milliseconds(milliseconds))
    #expect(key.choices.first == (milliseconds < 500 ? nil : "e"))
    let middle = try simulator.middle(ofKey: "e")
    try finger.move(to: CGPoint(x: min(319, max(0, middle.x + steps * 26)), y: middle.y - 30))
    finger.lift()
    #expect(field.text == text && key.choices.isEmpty)
  }

  @Test(.fact("KT8")) func `an accent is a capital while shift is on, and a key without any types itself`()
    throws
  {
    let (simulator, field) = try editing(.sentences)
    for (name, offset) in [("o", -60.0), ("q", 0), ("o", -60)] {
      let finger = try simulator.touchDown(onKey: name)
      simulator.advance(by: .seconds(1))
      let middle = try simulator.middle(ofKey: name)
      try finger.move(to: CGPoint(x: middle.x + offset, y: middle.y))
      finger.lift()
    }
    #expect(field.text == "Öqö")
  }

  @Test(.fact("KT9")) func `a finger that slides from 123 types one character and is back at the letters`()
    throws
  {
    let (simulator, field) = try editing()
    let finger = try simulator.touchDown(onKey: "123")
    #expect(simulator.keyboard.plane == .letters)
    try finger.move(to: try simulator.middle(ofKey: "e"))
    #expect(simulator.keyboard.plane == .numbers)
    finger.lift()
    #expect(field.text == "3" && simulator.keyboard.plane == .letters)
    let other = try simulator.touchDown(onKey: "123")
    try other.move(to: try simulator.middle(ofKey: "e"))
    try other.move(to: try simulator.middle(ofKey: "ABC"))
    other.lift()
    #expect(field.text == "3" && simulator.keyboard.plane == .numbers)
    #expect(simulator.keyboard.view?.keyplane?.subviews == [])
  }

  // MARK: Periods

  @Test(
    .fact("KT10"),
    arguments: [
      ("a", "a. "), ("", "  "), ("a.", "a.  "), ("a!", "a!  "), ("a?", "a?  "), ("a,", "a,  "),
      ("a;", "a;  "),
      ("a:", "a:  "), ("1", "1. "), ("a)", "a). "), ("a ", "a   "),
    ]
  )
  func `two spaces make a period where a sentence can end`(before: String, after: String) throws {
    let (simulator, field) = try editing()
    field.text = before
    if before == "a " { simulator.keyboard.isPeriodShortcutEnabled = false }
    try tap(["space", "space"], simulator)
    #expect(field.text == after)
  }

  @Test(.fact("KT10")) func `the period is one change of the space, and the next letter is a capital`() throws
  {
    let (simulator, field) = try editing(.sentences)
    let start = simulator.log.entries.count
    try tap(["a", "space", "space", "b"], simulator)
    #expect(field.text == "A. B")
    let asked = simulator.log.entries[start...].map(\.event).filter { $0.hasPrefix("shouldChange") }
    #expect(
      asked == [
        "shouldChangeCharactersIn {0, 0} replacement \"A\" -> true",
        "shouldChangeCharactersIn {1, 0} replacement \" \" -> true",
        "shouldChangeCharactersIn {1, 1} replacement \". \" -> true",
        "shouldChangeCharactersIn {3, 0} replacement \"B\" -> true",
      ]
    )
  }

  @Test(.fact("KT10", "KT18"))
  func `two spaces stay spaces in a secret, in addresses, and without the setting`() throws {
    let prepare: [(Simulator, TextField) -> Void] = [
      { $1.isSecureTextEntry = true }, { $1.keyboardType = .emailAddress },
      { simulator, _ in simulator.keyboard.isPeriodShortcutEnabled = false },
    ]
    for prepare in prepare {
      let (simulator, form) = SignInController.launched(on: .current)
      form.username.autocapitalizationType = .none
      prepare(simulator, form.username)
      try simulator.user.tap(form.username)
      try tap(["a", "space", "space"], simulator)
      #expect(form.username.text == "a  ")
    }
  }

  // MARK: Delete

  @Test(.fact("KT11")) func `a delete key that is held deletes again and again, and then by words`() throws {
    let (simulator, field) = try editing()
    let words = "one two three "
    field.text = words + String(repeating: "x", count: 21)
    let finger = try simulator.touchDown(onKey: "delete")
    var counts: [Int] = []
    for _ in 0..<26 {
      counts.append(field.text?.count ?? 0)
      simulator.advance(by: .milliseconds(100))
    }
    // The first deletion is after half a second, the next ones at intervals of a tenth.
    #expect(counts[..<5] == [35, 35, 35, 35, 35])
    #expect(counts[5...24] == ArraySlice((15...34).reversed()))
    #expect(field.text == "one two ")
    finger.lift()
    simulator.advance(by: .seconds(1))
    #expect(field.text == "one two ")
  }

  @Test(.fact("KT11")) func `a delete key that is lifted soon deletes once, and leaves nothing behind`()
    throws
  {
    let (simulator, field) = try editing()
    field.text = "ab"
    try simulator.user.manually {
      try simulator.user.tap(key: "delete")
      #expect(field.text == "a")
      simulator.advance(by: .seconds(2))
      let finger = try simulator.touchDown(onKey: "delete")
      simulator.advance(by: .milliseconds(600))
      field.text = "abc"
      // The keyboard is hidden during the touch.
      field.resignFirstResponder()
      simulator.advance(by: .seconds(1))
      finger.lift()
    }
    #expect(field.text == "abc")
    #expect(simulator.settle().repeating.isEmpty)
  }

  // MARK: Return, secureFields, pads

  @Test(.fact("KT12")) func `the return key is gray while there is no text, also if code takes it away`()
    throws
  {
    let (simulator, field) = try editing { $0.enablesReturnKeyAutomatically = true }
    func isEnabled() -> Bool? { simulator.keyboard.keys.first { $0.key.kind == .return }?.isEnabled }
    #expect(isEnabled() == false)
    field.text = "a"
    #expect(isEnabled() == true)
    try tap(["delete"], simulator)
    #expect(isEnabled() == false)
  }

  @Test(.fact("KT18")) func `in a secret only a person turns shift on`() throws {
    let (simulator, form) = SignInController.launched(on: .current)
    form.password.autocapitalizationType = .sentences
    try simulator.user.tap(form.password)
    #expect(!simulator.keyboard.isShifted)
    try tap(["a", "shift", "b", "c"], simulator)
    #expect(form.password.text == "aBc")
  }

  @Test(.fact("KT20")) func `a button over the empty place of the number pad gets the touches`() throws {
    let (simulator, field) = try editing { $0.keyboardType = .numberPad }
    let keyboard = try #require(simulator.keyboard.view)
    let button = Button(frame: CGRect(x: 0, y: 163, width: 106, height: 53))
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    keyboard.addSubview(button)
    try simulator.user.tap(CGPoint(x: 50, y: simulator.keyboard.frame.minY + 190))
    try simulator.user.tap(CGPoint(x: 150, y: simulator.keyboard.frame.minY + 190))
    #expect(taps == 1 && field.text == "0")
  }
}
