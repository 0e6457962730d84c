import HeadlessUIKit
import Testing

/// The explanations of views that can't be tapped: the point at which a hit test leaves the path to them.
@MainActor @Suite struct WhyTappedTests {
  private final class Hole: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool { false }
  }

  private final class Elsewhere: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil }
  }

  @Test func `a view in no window`() {
    let scene = TapScene()
    scene.button.removeFromSuperview()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: it is in no window.
      """
    )
  }

  @Test func `a hidden window`() {
    let scene = TapScene()
    scene.simulator.window.isHidden = true
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: its window Window is hidden.
        - Window is passed over: it is hidden (C2)
      """
    )
  }

  @Test func `an ancestor that rules out all in it`() {
    let scene = TapScene()
    scene.controller.view.alpha = 0
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: of View "form", which it is in, its alpha 0 is less than 0.01 (C2).
        - View "form" is passed over: its alpha 0 is less than 0.01 (C2)
        - a touch in its middle gets to Window
      """
    )
    scene.controller.view.alpha = 1
    scene.controller.view.isUserInteractionEnabled = false
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of View "form", which it is in, its user interaction is disabled (C2)
        """
    )
    scene.controller.view.isUserInteractionEnabled = true
    scene.button.isHidden = true
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: it is hidden (C2)
        """
    )
    scene.button.isHidden = false
    View.animate(withDuration: 1) { scene.button.alpha = 0.5 }
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: it is being animated without .allowUserInteraction (C14)
        """
    )
  }

  @Test func `an ancestor that ends before the view`() {
    let scene = TapScene()
    scene.controller.view.frame.size.height = 120
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: of View "form", which it is in, the touch at (70, 160) is outside its \
      bounds (0 0; 320 120) (C1).
        - View "form" is passed over: the touch at (70, 160) is outside its bounds (0 0; 320 120) (C1)
        - a touch in its middle gets to Window
      """
    )
  }

  @Test func `views in front, of which one takes the touch`() throws {
    let scene = TapScene()
    scene.add(View(), "cover")
    scene.add(View(), "glass")
    scene.controller.view.subviews.last?.isUserInteractionEnabled = false
    scene.add(Hole(), "hole")
    try scene.touchButton()
    expectExplanation(
      scene.why.notTapped(scene.button),
      """
      Button "go" can't be tapped: View "cover" in front of it takes the touch.
        - Hole "hole" is passed over: its point(inside:with:) says no to (70, 160)
        - View "glass" is passed over: its user interaction is disabled (C2)
        - Button "go" is passed over: View "cover" in front of it takes the touch
        - a touch in its middle gets to View "cover"
        - 0 s: a touch at (70, 180) went to View "cover"
      """
    )
  }

  @Test func `overrides that say no`() {
    let scene = TapScene()
    let hole = Hole()
    scene.add(hole, "hole")
    hole.addSubview(scene.button)
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of Hole "hole", which it is in, its point(inside:with:) says no to \
        (70, 160)
        """
    )
    let other = Elsewhere()
    scene.add(other, "elsewhere")
    other.addSubview(scene.button)
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: of Elsewhere "elsewhere", which it is in, a hitTest(_:with:) on the \
        way gave something else
        """
    )
  }

  @Test func `the keyboard in front`() {
    let scene = TapScene()
    scene.button.frame.origin.y = 400
    scene.a.becomeFirstResponder()
    scene.simulator.settle()
    #expect(
      scene.why.notTapped(scene.button).sentence == """
        Button "go" can't be tapped: the keyboard is in front of its middle, and takes the touch
        """
    )
  }
}
