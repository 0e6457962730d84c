import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct IndicatorTests {
  @Test func `a wheel is hidden while it stands, unless it may be seen`() {
    let wheel = ActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.bounds.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating && wheel.accessibilityLabel == "In progress")
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.hidesWhenStopped = true
    #expect(!wheel.isHidden)
    #expect(ActivityIndicatorView(frame: .zero).style == .medium)
  }

  @Test(arguments: [(0.25, 0.25, "25%"), (-1, 0, "0%"), (7, 1, "100%")] as [(Float, Float, String)])
  func `progress stays between nothing and all`(given: Float, kept: Float, value: String) {
    let bar = ProgressView(progressViewStyle: .default)
    bar.setProgress(given, animated: true)
    #expect(bar.progress == kept && bar.accessibilityValue == value && bar.bounds.height == 4)
  }

  @Test func `pictures show bars and wheels`() {
    let simulator = Simulator()
    let controller = ViewController()
    let bar = ProgressView(frame: CGRect(x: 20, y: 100, width: 80, height: 16))
    bar.progress = 0.5
    let wheel = ActivityIndicatorView(frame: CGRect(x: 20, y: 160, width: 40, height: 16))
    wheel.startAnimating()
    for view in [bar, wheel] { controller.view.addSubview(view) }
    simulator.launch(controller)
    let lines = simulator.picture().description.components(separatedBy: "\n")
    #expect(lines.contains { $0.contains("━━━━━─────") && !$0.contains("━━━━━━") })
    #expect(lines.contains { $0.contains("✳") })
    #expect(simulator.user.progressIndicators.count == 1 && simulator.user.activityIndicators.count == 1)
  }

  // MARK: Effects

  @Test func `an effect's content has the view's size`() {
    let blur = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    blur.contentView.addSubview(label)
    #expect(blur.contentView.frame == blur.bounds && label.superview === blur.contentView)
    #expect(blur.effect is BlurEffect && VisualEffectView(frame: .zero).effect == nil)
    #expect(BlurEffect.Style(rawValue: 8) == .systemMaterial)
  }

  @Test func `an input view takes the keys' place with its height`() {
    let simulator = Simulator()
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let view = InputView(frame: CGRect(x: 0, y: 0, width: 0, height: 150), inputViewStyle: .keyboard)
    field.inputView = view
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.becomeFirstResponder()
    simulator.settle()
    #expect(view.inputViewStyle == .keyboard && view.window != nil && view.bounds.height == 150)
    #expect(simulator.keyboard.frame.height == 150 + simulator.window.safeAreaInsets.bottom)
  }
}
