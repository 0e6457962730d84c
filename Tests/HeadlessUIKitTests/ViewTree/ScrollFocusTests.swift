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

  // MARK: Touches

  @Test(
    .fact("E50", "E56"),
    arguments: Setup.textEras.map { ($0, $0.system >= "8.0") }
  )
  func `a touch of a partly visible field scrolls to it from iOS 8 on, and an edit before`(
    setup: Setup,
    scrolls: Bool
  ) throws {
    let scene = HiddenTextScene.field(setup)
    // The upper 18 of the field's 30 points are visible, the caret isn't completely.
    scene.scroller.contentOffset.y = 318
    scene.forget()
    try scene.simulator.user.tap(scene.input)
    #expect(scene.input.isFirstResponder)
    #expect(scene.scroller.take() == (scrolls ? [scene.input.frame] : []))
    #expect(scene.diary.take() == (scrolls ? ["scrolls", "ends scrolling"] : []))
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset.y == 330)
    #expect(scene.scroller.take() == (scrolls ? [] : [scene.input.frame]))
  }
}
