import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollFocusTests {
  /// A scroll view that records requests to scroll to a rectangle, and ignores them.
  private final class Stubborn: ScrollView {
    var asked: [CGRect] = []
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { asked.append(rect) }
  }

  /// Launches a form with a field at 950 points in its content.
  private func form(_ scroller: ScrollView, in setup: Setup, wrapped: Bool = false) -> (Simulator, TextField)
  {
    let simulator = setup.simulator()
    let field = TextField(frame: CGRect(x: 10, y: 950, width: 100, height: 30))
    field.autocapitalizationType = .none
    scroller.frame = simulator.window.bounds
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 300, height: 1000)
    if wrapped {
      let wrapper = ScrollView(frame: field.frame)
      field.frame = wrapper.bounds
      wrapper.addSubview(field)
      scroller.addSubview(wrapper)
    } else {
      scroller.addSubview(field)
    }
    let controller = ViewController()
    controller.view.addSubview(scroller)
    simulator.launch(controller)
    return (simulator, field)
  }

  @Test(.fact("E54")) func `an override of scrollRectToVisible keeps the form where it is`() {
    let scroller = Stubborn()
    let (simulator, field) = form(scroller, in: .current)
    #expect(field.becomeFirstResponder())
    simulator.settle()
    #expect(scroller.contentOffset == .zero)
    #expect(scroller.asked == [CGRect(x: 10, y: 950, width: 100, height: 30)])
  }

  @Test(.fact("E54"), arguments: [(true, false), (false, true)])
  func `a field in a scroll view of its own does not move the form around`(wrapped: Bool, scrolls: Bool) {
    let scroller = ScrollView()
    let (simulator, field) = form(scroller, in: .current, wrapped: wrapped)
    #expect(field.becomeFirstResponder())
    simulator.settle()
    #expect((scroller.contentOffset.y > 0) == scrolls)
  }

  // MARK: Before iOS 8

  /// A partly visible field that a tap makes first responder, by era.
  @Test(
    .fact("E50", "E56"),
    arguments: Setup.eras.map { ($0, scrolls: !$0.system.description.hasPrefix("7")) }
  )
  func `a tap on a partly visible field scrolls to it, except on iOS 7`(setup: Setup, scrolls: Bool) throws {
    let scene = HiddenTextScene.field(setup)
    scene.scroller.contentOffset.y = 320
    scene.forget()
    try scene.simulator.user.tap(scene.input)
    #expect(scene.input.isFirstResponder)
    #expect(scene.scroller.contentOffset.y == (scrolls ? 330 : 320))
    #expect(scene.scroller.take() == (scrolls ? [scene.input.frame] : []))
    #expect(scene.diary.take() == (scrolls ? ["scrolls", "ends scrolling"] : []))
  }

  @Test(.fact("E51", "E56"), arguments: [("3.1.3", true), ("6.1.3", true), ("8.4", false)])
  func `up to iOS 6 the scroll view is asked before editing begins`(system: SystemVersion, isFirst: Bool) {
    let scene = HiddenTextScene.field(Setup(device: isFirst ? .iPhone3GS : .iPhone6, system: system))
    scene.record(TextField.textDidBeginEditingNotification, as: "begins")
    scene.record(Responder.keyboardWillShowNotification, as: "will show")
    scene.scroller.note = { scene.diary.note("asked") }
    #expect(scene.input.becomeFirstResponder())
    #expect(
      scene.diary.take() == (isFirst ? ["asked", "begins", "will show"] : ["begins", "will show", "asked"])
    )
  }

  @Test(.fact("E50", "E56")) func `a visible field scrolls nothing when it is tapped`() throws {
    for setup in Setup.eras {
      let scene = HiddenTextScene.field(setup, CGRect(x: 10, y: 100, width: 100, height: 30))
      try scene.simulator.user.tap(scene.input)
      #expect(scene.diary.take() == [], "\(setup.system)")
    }
  }
}
