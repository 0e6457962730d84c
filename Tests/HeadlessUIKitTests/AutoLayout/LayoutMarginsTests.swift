import Foundation
import HeadlessUIKit
import Testing

/// The values of layout margins, and the notifications about their changes.
@MainActor @Suite struct LayoutMarginsTests {
  @Test func `margins add up`() {
    let (outer, inner) = (View(frame: CGRect(0, 0, 100, 100)), View(frame: CGRect(10, 2, 90, 98)))
    outer.addSubview(inner)
    #expect(outer.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    outer.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 12, bottom: 9, trailing: 30)
    #expect(outer.layoutMargins == EdgeInsets(top: 20, left: 12, bottom: 9, right: 30))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 18, left: 8, bottom: 9, right: 30))
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(12, 20, 58, 71))
    let wide = View(frame: CGRect(0, 0, 1000, 100))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(164, 8, 672, 84))
  }

  // MARK: Notifications

  /// A view that counts the changes of its margins.
  private final class Listener: View {
    var notes = 0
    var whenTold: (() -> Void)?
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      notes += 1
      whenTold?()
    }
  }

  @Test func `an override that is notified of margins may remove other views`() {
    let outer = View()
    let views = (0..<3).map { _ in Listener() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.preservesSuperviewLayoutMargins = true
      outer.addSubview(view)
      view.notes = 0
    }
    views[0].whenTold = { views[1].removeFromSuperview() }
    outer.layoutMargins.left = 30
    #expect(views.map(\.notes) == [1, 0, 1])
  }

  @Test func `margins that go down a deep tree cost no stack`() {
    let deepest = Listener()
    deepest.preservesSuperviewLayoutMargins = true
    deepest.layoutMargins = .zero
    deepest.notes = 0
    var top: View = deepest
    for _ in 0..<Repetitions.count(200_000, inDebug: 50_000) {
      let view = View()
      view.preservesSuperviewLayoutMargins = true
      view.addSubview(top)
      top = view
    }
    top.layoutMargins.left = 30
    #expect(deepest.notes == 1 && deepest.layoutMargins.left == 30)
  }

  @Test func `a view without constraints hears of margins that the safe area changes`() {
    final class Controller: ViewController {
      let listener = Listener()
      override func loadView() { view = listener }
    }
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = Controller()
    simulator.launch(controller)
    simulator.settle()
    controller.listener.notes = 0
    let top = controller.listener.layoutMargins.top
    controller.additionalSafeAreaInsets.top = 30
    #expect(controller.listener.notes == 1 && controller.listener.layoutMargins.top == top + 30)
  }
}
