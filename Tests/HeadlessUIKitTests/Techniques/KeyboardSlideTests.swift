import HeadlessUIKit
import Testing

@testable import Stories

/// Corrected forms whose scroll view shrinks while the keyboard slides in: the frame and the content move in
/// one animation, so that the field is never behind the keyboard.
@MainActor struct KeyboardSlideTests {
  fileprivate enum Form: CaseIterable {
    case scrollable, offsetRestoring, revealOnTyping

    @MainActor func make() -> any KeyboardAvoiding {
      switch self {
      case .scrollable: FixedScrollableViewController()
      case .offsetRestoring: FixedOffsetRestoringViewController()
      case .revealOnTyping: FixedRevealOnTypingViewController()
      }
    }
  }

  @Test(arguments: Setup.eras, Form.allCases)
  fileprivate func `during the slide, the field of a corrected form is always above the keyboard`(
    setup: Setup,
    form: Form
  ) throws {
    let scene = FormScene(on: setup, form.make)
    let (simulator, scrollView) = (scene.simulator, try #require(scene.scrollView))
    let first = scrollView.presentation.bounds.minY
    var moments = 0
    simulator.perform { _ = scene.low.becomeFirstResponder() }
    while !simulator.keyboard.isShown {
      simulator.advance(by: .milliseconds(30))
      let shown = scrollView.presentation.bounds
      let top = scrollView.convert(scrollView.bounds, to: nil).minY
      #expect(top + scene.low.frame.maxY - shown.minY <= simulator.keyboard.presentationFrame.minY + 0.001)
      moments += shown.minY == first ? 0 : 1
    }
    #expect(moments > 1)
  }
}
