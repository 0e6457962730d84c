import HeadlessUIKit
import Testing

/// Bugs of particular systems, and changes of first responder inside keyboard notifications.
@MainActor @Suite struct FocusBugTests {
  private static let ended = [
    "A shouldEnd", "A didEnd", "A .editingDidEnd", "A posts TextDidEndEditing", "A .editingDidBegin",
    "A posts TextDidBeginEditing",
  ]

  @Test(.fact("A46"), arguments: [("4.3", false), ("5.1", true), ("6.1", false)] as [(SystemVersion, Bool)])
  func `on 5 a field that resigns as it begins leaves a keyboard for nobody`(
    system: SystemVersion,
    stays: Bool
  ) throws {
    let scene = FieldScene(system)
    scene.diary.when("A didBegin") { scene.a.resignFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    let keyboard = [
      "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
    ]
    #expect(scene.diary.lines == ["A shouldBegin", "A didBegin"] + Self.ended + (stays ? keyboard : []))
    #expect(scene.simulator.firstResponder == nil)
    #expect(scene.simulator.keyboard.isShown == stays)
    #expect(scene.simulator.keyboard.target == nil)
    if stays {
      try scene.simulator.user.tap(key: "a")
      try scene.simulator.user.tap(key: "globe")
      #expect(scene.simulator.keyboard.isShown)
    }
    #expect(scene.a.text == "")
    scene.b.becomeFirstResponder()
    scene.b.resignFirstResponder()
    scene.simulator.settle()
    #expect(!scene.simulator.keyboard.isVisible, "another field takes the keyboard over, and away")
  }

  @Test(.fact("A46"), arguments: [("5.1", true), ("6.1", false)] as [(SystemVersion, Bool)])
  func `on 5 a keyboard that another field brought stays too`(system: SystemVersion, stays: Bool) {
    let scene = FieldScene(system)
    scene.beginEditingA()
    scene.diary.when("B didBegin") { scene.b.resignFirstResponder() }
    #expect(!scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(scene.diary.lines.contains("KeyboardWillHide") == !stays)
    #expect(scene.simulator.keyboard.isShown == stays)
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(arguments: ["first", "second"])
  func `on 5 a field that is removed as it begins leaves no keyboard`(which: String) {
    let scene = FieldScene("5.1")
    if which == "second" { scene.beginEditingA() }
    scene.diary.when("B didBegin") { scene.b.removeFromSuperview() }
    #expect(!scene.b.becomeFirstResponder())
    scene.simulator.settle()
    #expect(scene.simulator.firstResponder == nil && !scene.simulator.keyboard.isVisible)
  }

  @Test(.fact("A19")) func `outside a window the answer is the class's, and becoming is refused`() {
    final class Eager: View { override var canBecomeFirstResponder: Bool { true } }
    let scene = FieldScene()
    let (eager, plain, field) = (Eager(), View(), TextField())
    scene.listen(to: field, named: "C")
    #expect(eager.canBecomeFirstResponder && !plain.canBecomeFirstResponder && field.canBecomeFirstResponder)
    #expect(scene.diary.take() == ["C shouldBegin"])
    #expect(!eager.becomeFirstResponder() && !plain.becomeFirstResponder() && !field.becomeFirstResponder())
    #expect(scene.diary.take() == [], "nobody is asked")
    #expect(scene.simulator.firstResponder == nil)
  }

  // MARK: During a post

  @Test func `an observer that is added in the middle of will-show hears the next notification first`() {
    let scene = FieldScene("18.0")
    let (diary, bus) = (scene.diary, scene.simulator.notifications)
    diary.when("KeyboardWillShow") {
      for name in [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification] {
        _ = bus.addObserver(forName: name) { _ in
          diary.note("late \(name == Responder.keyboardDidShowNotification)")
        }
      }
    }
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      diary.lines.suffix(5) == [
        "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
        "late true",
      ]
    )
  }

  @Test func `an observer that is removed in the middle of will-show hears nothing more`() {
    let scene = FieldScene("18.0")
    let (diary, bus) = (scene.diary, scene.simulator.notifications)
    var tokens: [ObservationToken] = []
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification] {
      tokens.append(bus.addObserver(forName: name) { _ in diary.note("heard") })
    }
    diary.when("KeyboardWillShow") { for token in tokens { bus.removeObserver(token) } }
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      diary.lines.suffix(4) == [
        "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
      ]
    )
  }

  @Test func `focus that goes on inside will-change-frame takes its notifications along`() {
    let scene = FieldScene("18.0")
    scene.diary.when("KeyboardWillChangeFrame") { scene.b.becomeFirstResponder() }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(
      scene.diary.lines == [
        "A shouldBegin", "A didBegin", "A .editingDidBegin", "A posts TextDidBeginEditing",
        "KeyboardWillChangeFrame", "B shouldBegin", "A shouldEnd", "A didEnd", "A .editingDidEnd",
        "A posts TextDidEndEditing", "B didBegin", "B .editingDidBegin", "B posts TextDidBeginEditing",
        "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
      ]
    )
    #expect(scene.first == "B" && scene.simulator.keyboard.target === scene.b)
  }

  @Test(arguments: ["KeyboardWillShow", "KeyboardDidShow"])
  func `a reload that changes nothing posts nothing, wherever it comes from`(moment: String) {
    let scene = FieldScene("18.0")
    scene.diary.when(moment) { scene.a.reloadInputViews() }
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.diary.lines.filter { $0.hasPrefix("Keyboard") } == [
        "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame", "KeyboardDidShow",
      ]
    )
    #expect(scene.simulator.keyboard.isShown)
  }

  @Test(.fact("A46"), arguments: ["5.1", "6.1"] as [SystemVersion])
  func `a field that took over from one that resigned as it began takes the keyboard away`(
    system: SystemVersion
  ) {
    let scene = FieldScene(system)
    scene.diary.when("A didBegin") {
      scene.a.resignFirstResponder()
      scene.b.becomeFirstResponder()
      scene.b.resignFirstResponder()
    }
    #expect(!scene.a.becomeFirstResponder())
    scene.simulator.settle()
    #expect(scene.simulator.firstResponder == nil && !scene.simulator.keyboard.isVisible)
  }
}
