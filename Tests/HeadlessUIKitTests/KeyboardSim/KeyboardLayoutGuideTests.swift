import Foundation
import HeadlessUIKit
import Testing

/// The keyboard layout guide.
@MainActor @Suite struct KeyboardLayoutGuideTests {
  /// A view that places a bar along its keyboard layout guide.
  private final class GuidedView: View {
    let bar = View.bar("bar")
    private(set) var layouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      layouts += 1
      bar.frame = CGRect(x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 44, width: bounds.width, height: 44)
    }
  }

  private func scene(_ device: Device = .iPhone16, _ system: SystemVersion = "18.0") -> (PadScene, GuidedView)
  {
    let scene = PadScene(device, system, isEditing: false)
    let view = GuidedView(frame: scene.controller.view.bounds)
    scene.controller.view.insertSubview(view, at: 0)
    scene.simulator.settle()
    return (scene, view)
  }

  @Test(.fact("KG1", "KG6")) func `the guide is the keyboard, or else the area below the safe area`() {
    let (scene, view) = scene()
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(view.bar.frame.maxY == 516 && view.safeAreaInsets.bottom == 34)
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34) && view.bar.frame.maxY == 818)
  }

  @Test(.fact("KG1", "U13")) func `a view that the keyboard does not reach keeps its edge`() {
    let (scene, _) = scene()
    let high = GuidedView(frame: CGRect(x: 10, y: 100, width: 100, height: 200))
    let low = GuidedView(frame: CGRect(x: 10, y: 400, width: 100, height: 200))
    scene.controller.view.addSubview(high)
    scene.controller.view.addSubview(low)
    scene.field.becomeFirstResponder()
    #expect(high.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
    #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 116, width: 100, height: 84))
    low.bounds.origin.y = 1000
    #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 1116, width: 100, height: 84))
  }

  @Test(.fact("KG4"))
  func `views that are aligned with the guide move with the keyboard, after the will-notifications`() {
    let (scene, view) = scene()
    var whenTold: [CGFloat] = []
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification] {
      _ = scene.simulator.notifications.addObserver(forName: name) { [view] _ in
        whenTold.append(view.bar.frame.maxY)
      }
    }
    scene.field.becomeFirstResponder()
    #expect(whenTold == [818] && view.bar.frame.maxY == 516)
    scene.simulator.advance(by: .milliseconds(100))
    let seen = scene.keyboard.presentationFrame.minY
    // Bar and keyboard begin at different heights, but complete the same fraction of their movements.
    let part = (852 - seen) / 336
    #expect(part > 0.1 && part < 0.9)
    #expect(abs(view.bar.presentation.frame.maxY - (818 - 302 * part)) < 0.001)
    scene.simulator.settle()
    let layouts = view.layouts
    scene.field.resignFirstResponder()
    #expect(whenTold == [818, 516] && view.bar.frame.maxY == 818 && view.layouts == layouts + 1)
  }

  @Test(.fact("KG4")) func `a view that comes while the keyboard is up misses it until it moves again`() {
    let (scene, first) = scene()
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    let late = GuidedView(frame: scene.controller.view.bounds)
    #expect(late.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    scene.controller.view.addSubview(late)
    scene.simulator.settle()
    #expect(late.bar.frame.maxY == 818 && first.bar.frame.maxY == 516)
    scene.keyboard.predictiveBar = .off
    scene.simulator.settle()
    #expect(late.bar.frame.maxY == 561 && first.bar.frame.maxY == 561)
    // A guide that is created while its view is in the window has the keyboard's frame.
    let there = View(frame: CGRect(x: 0, y: 0, width: 100, height: 852))
    scene.controller.view.addSubview(there)
    #expect(there.keyboardLayoutGuide.layoutFrame.minY == 561)
  }

  @Test(.fact("KG2")) func `a floating keyboard counts as away, unless the guide follows it`() {
    let (scene, view) = scene(.iPadPro11Inch)
    let guide = view.keyboardLayoutGuide
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 854, width: 834, height: 340))
    scene.keyboard.float()
    scene.simulator.settle()
    #expect(
      !guide.followsUndockedKeyboard && guide.layoutFrame == CGRect(x: 0, y: 1174, width: 834, height: 20)
    )
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == CGRect(x: 257, y: 470, width: 320, height: 254))
    scene.keyboard.move(to: CGPoint(x: 10, y: 20))
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 320, height: 254))
    scene.simulator.settle()
    #expect(view.bar.frame.maxY == 20)
  }

  @Test(.fact("KG3")) func `from 17 the guide can leave the safe area out`() {
    let (scene, view) = scene(.iPhone15, "17.0")
    let guide = view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea && guide.keyboardDismissPadding == 0)
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    scene.simulator.settle()
    #expect(view.bar.frame.maxY == 852)
    scene.field.becomeFirstResponder()
    #expect(guide.layoutFrame.minY == 516)
  }

  @Test(.fact("KG3", "S10"), arguments: [0, 60.0])
  func `from 17 a finger can pull the keyboard from above it, and the guide follows`(padding: CGFloat) throws
  {
    let (scene, view) = scene(.iPhone15, "17.0")
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.contentSize.height = 5000
    scrollView.keyboardDismissMode = .interactive
    scene.controller.view.addSubview(scrollView)
    view.keyboardLayoutGuide.keyboardDismissPadding = padding
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 10, y: 300))
    for height in [400, 500, 546] { try finger.move(to: CGPoint(x: 10, y: height)) }
    #expect(scene.keyboard.frame.minY == 546 + padding)
    #expect(view.keyboardLayoutGuide.layoutFrame.minY == 546 + padding)
    #expect(view.bar.frame.maxY == 546 + padding && view.bar.presentation.frame.maxY == 546 + padding)
    finger.cancel()
    #expect(view.bar.frame.maxY == 516)
  }

  @Test(.fact("KG5"), arguments: ["18.0", "26.0"] as [SystemVersion])
  func `the guide counts an accessory view`(system: SystemVersion) {
    let (scene, view) = scene(.iPhone16, system)
    scene.field.inputView = View.bar("pad", height: 200)
    scene.field.inputAccessoryView = View.bar("accessory")
    scene.field.becomeFirstResponder()
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 574, width: 393, height: 278))
  }

  @Test func `a guide does not keep its view, and knows where it is no more`() {
    let (scene, _) = scene()
    var view: View? = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak let gone = view
    let guide = view?.keyboardLayoutGuide
    view = nil
    #expect(gone == nil && guide?.owningView == nil && guide?.layoutFrame == .zero)
    scene.field.becomeFirstResponder()
    #expect(scene.keyboard.isVisible)
  }

  @Test func `a feature that a system lacks is refused`() async {
    let early = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPhone8, "14.8")
        _ = scene.field.keyboardLayoutGuide
      }
    }
    expectTrap(early, says: "View.keyboardLayoutGuide came with iOS 15.0; this is iOS 14.8")
    let option = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPhone8, "16.7")
        _ = scene.field.keyboardLayoutGuide.usesBottomSafeArea
      }
    }
    expectTrap(option, says: "KeyboardLayoutGuide.usesBottomSafeArea came with iOS 17.0; this is iOS 16.7")
    let padding = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPhone8, "16.7")
        scene.field.keyboardLayoutGuide.keyboardDismissPadding = 1
      }
    }
    expectTrap(
      padding,
      says: "KeyboardLayoutGuide.keyboardDismissPadding came with iOS 17.0; this is iOS 16.7"
    )
    let number = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PadScene(.iPhone16, "18.0")
        scene.field.keyboardLayoutGuide.keyboardDismissPadding = .nan
      }
    }
    expectTrap(number, says: "KeyboardLayoutGuide: keyboardDismissPadding nan is not finite")
  }

  // MARK: The safe area counted twice

  @Test(.fact("KB10", "KG6")) func `a height that is added to the safe area counts the home indicator twice`()
  {
    let (scene, view) = scene()
    let bar = View.bar("toolbar")
    scene.controller.view.addSubview(bar)
    let (bounds, inset) = (scene.controller.view.bounds, view.safeAreaInsets.bottom)
    func place(above constant: CGFloat) {
      bar.frame = CGRect(x: 0, y: bounds.maxY - inset - constant - 44, width: bounds.width, height: 44)
    }
    // As reported: the keyboard's height is the constant of a constraint to the safe area.
    let asReported = scene.simulator.notifications.addObserver(
      forName: Responder.keyboardWillShowNotification
    ) {
      place(above: ($0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null).height)
    }
    scene.field.becomeFirstResponder()
    #expect(scene.keyboard.frame.minY - bar.frame.maxY == 34)
    scene.field.resignFirstResponder()
    scene.simulator.settle()
    scene.simulator.notifications.removeObserver(asReported)
    // Corrected: the safe area's part is subtracted.
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      place(above: ($0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null).height - inset)
    }
    scene.field.becomeFirstResponder()
    #expect(scene.keyboard.frame.minY == bar.frame.maxY)
  }

  @Test(.fact("KG4"))
  func `an effect of the layout along one guide on the keyboard is visible to the next guide`() {
    /// A view that ends editing as soon as the keyboard is shown.
    final class Ending: View {
      override func layoutSubviews() {
        if keyboardLayoutGuide.layoutFrame.height > 100 { window?.endEditing(true) }
      }
    }
    let scene = PadScene(.iPhone16, "18.0", isEditing: false)
    let bounds = scene.controller.view.bounds
    let (first, second) = (Ending(frame: bounds), GuidedView(frame: bounds))
    for view in [first, second] {
      scene.controller.view.insertSubview(view, at: 0)
      scene.simulator.settle()
    }
    scene.field.becomeFirstResponder()
    scene.simulator.settle()
    #expect(!scene.keyboard.isVisible && !scene.field.isFirstResponder)
    #expect(first.keyboardLayoutGuide.layoutFrame.minY == 818)
    #expect(second.keyboardLayoutGuide.layoutFrame.minY == 818 && second.bar.frame.maxY == 818)
  }
}
