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

  @Test(.fact("E53"), arguments: [Setup.classic, Setup(device: .iPhone4, system: "7.1.2")])
  func `before iOS 8 typing does not scroll the form to its field`(setup: Setup) throws {
    let scroller = ScrollView()
    let (simulator, field) = form(scroller, in: setup)
    #expect(field.becomeFirstResponder())
    simulator.settle()
    try simulator.user.type("ada")
    #expect(field.text == "ada")
    #expect(scroller.contentOffset == .zero)
  }
}
