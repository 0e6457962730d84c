import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct EndEditingTests {
  /// A field that refuses to resign first responder, and records its moves between windows.
  private final class Keeping: TextField {
    let diary: Diary
    var keeps = true

    init(_ diary: Diary) {
      self.diary = diary
      super.init(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    }

    required init?(coder: NSCoder) { nil }

    override func resignFirstResponder() -> Bool {
      diary.note("resign")
      return keeps ? false : super.resignFirstResponder()
    }

    override func willMove(toWindow newWindow: Window?) { diary.note("willMove") }
    override func didMoveToWindow() { diary.note("didMove") }
  }

  private static let end = [
    "KeyboardWillHide", "A didEnd", "A .editingDidEnd", "A posts TextDidEndEditing",
  ]

  private func scene() -> FieldScene {
    let scene = FieldScene()
    scene.beginEditingA()
    return scene
  }

  /// Returns a scene whose first responder is a field that refuses to resign.
  private func keepingScene() -> (FieldScene, Keeping) {
    let scene = FieldScene()
    let field = Keeping(scene.diary)
    scene.listen(to: field, named: "C")
    scene.controller.view.addSubview(field)
    field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    return (scene, field)
  }

  // MARK: endEditing

  @Test(.fact("A38")) func `ending without force asks the field`() {
    let scene = scene()
    #expect(scene.controller.view.endEditing(false))
    #expect(scene.diary.lines == ["A shouldEnd"] + Self.end)
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A38")) func `a field that says no goes on editing when it is not forced`() {
    let scene = scene()
    scene.diary.refused = ["A shouldEnd"]
    #expect(!scene.controller.view.endEditing(false))
    #expect(scene.diary.lines == ["A shouldEnd"])
    #expect(scene.first == "A")
  }

  @Test(.fact("A39", "A40")) func `ending with force does not ask, but tells`() {
    let scene = scene()
    scene.diary.refused = ["A shouldEnd"]
    #expect(scene.controller.view.endEditing(true))
    #expect(scene.diary.lines == Self.end)
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A39")) func `force is over when the call is over`() {
    let scene = scene()
    scene.controller.view.endEditing(true)
    scene.beginEditingA()
    scene.diary.refused = ["A shouldEnd"]
    #expect(!scene.a.resignFirstResponder())
    #expect(scene.diary.lines == ["A shouldEnd"])
  }

  @Test(.fact("A38"), arguments: [true, false])
  func `the field itself, its superview and the window can end it`(
    force: Bool
  ) {
    let scene = FieldScene()
    for view in [scene.a, scene.controller.view, scene.simulator.window] as [View] {
      scene.beginEditingA()
      #expect(view.endEditing(force))
      #expect(scene.simulator.firstResponder == nil)
    }
  }

  @Test(.fact("A42"), arguments: [true, false])
  func `nothing to end in the subtree gives no and changes nothing`(
    force: Bool
  ) {
    let scene = scene()
    #expect(!scene.b.endEditing(force))
    #expect(scene.first == "A")
    scene.a.resignFirstResponder()
    _ = scene.diary.take()
    #expect(!scene.controller.view.endEditing(force))
    #expect(!View().endEditing(force))
    #expect(scene.diary.lines == [])
  }

  @Test(.fact("A41")) func `a first responder that is no text field is ended too`() {
    /// A view that accepts first responder, and resigns only when forced.
    final class Focusable: View {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let scene = FieldScene()
    let view = Focusable()
    scene.controller.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(!scene.controller.view.endEditing(false))
    #expect(view.isFirstResponder)
    #expect(scene.controller.view.endEditing(true))
    #expect(!view.isFirstResponder)
  }

  @Test(.fact("A37"), arguments: [true, false])
  func `an override of resign without super keeps the field editing`(
    force: Bool
  ) {
    let (scene, field) = keepingScene()
    #expect(!scene.controller.view.endEditing(force))
    #expect(scene.diary.lines == ["resign"])
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    #expect(scene.simulator.keyboard.isShown)
  }

  // MARK: Leaving the window

  @Test(.fact("A43")) func `a first responder that is removed resigns before it is told to move`() {
    let (scene, field) = keepingScene()
    field.keeps = false
    field.removeFromSuperview()
    #expect(
      scene.diary.lines == [
        "resign", "KeyboardWillHide", "C didEnd", "C .editingDidEnd", "C posts TextDidEndEditing", "willMove",
        "didMove",
      ]
    )
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A40", "A43")) func `the removal of an ancestor ends editing without asking`() {
    let scene = scene()
    scene.diary.refused = ["A shouldEnd"]
    scene.controller.view.removeFromSuperview()
    scene.simulator.settle()
    #expect(scene.diary.lines == Self.end + ["KeyboardDidHide"])
    #expect(!scene.a.isEditing)
    #expect(scene.simulator.firstResponder == nil)
  }

  @Test(.fact("A44"))
  func `a removed field that rejects to resign loses focus all the same, and the log tells`() {
    let (scene, field) = keepingScene()
    scene.simulator.log.removeAll()
    field.removeFromSuperview()
    #expect(
      scene.diary.lines == [
        "resign", "KeyboardWillHide", "C didEnd", "C .editingDidEnd", "C posts TextDidEndEditing", "willMove",
        "didMove",
      ]
    )
    #expect(
      scene.simulator.log.lines(.focus) == [
        "focus Keeping \"C\": rejected resignFirstResponder when being removed from hierarchy",
        "focus Keeping \"C\": resigns first responder",
      ]
    )
    #expect(!field.isFirstResponder)
    #expect(!scene.simulator.keyboard.isVisible)
  }

  @Test func `removing another view leaves the first responder`() {
    let scene = scene()
    scene.b.removeFromSuperview()
    #expect(scene.diary.lines == [])
    #expect(scene.first == "A")
  }

  @Test func `a field that ends editing by moving within its window has lost focus`() {
    let scene = scene()
    let box = View(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    scene.controller.view.addSubview(box)
    box.addSubview(scene.a)
    #expect(scene.diary.lines == Self.end)
    #expect(scene.simulator.firstResponder == nil)
    #expect(scene.a.becomeFirstResponder())
  }
}
