import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ControllerSettingTests {
  /// A controller with preferences for the status bar.
  private final class Wishing: ViewController {
    var isBarAway = false
    var heir: ViewController?
    override var prefersStatusBarHidden: Bool { isBarAway }
    override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
    override var childForStatusBarHidden: ViewController? { heir }
    override var childForStatusBarStyle: ViewController? { heir }
  }

  @Test func `setting the status bar of the application has no effect, and the log names what has`() {
    let simulator = Simulator()
    simulator.launch(Wishing())
    simulator.log.removeAll()
    simulator.application.isStatusBarHidden = true
    simulator.application.statusBarStyle = .darkContent
    #expect(!simulator.application.isStatusBarHidden && simulator.application.statusBarStyle == .lightContent)
    #expect(
      simulator.log.entries.map(\.event) == [
        "UIApplication: setting isStatusBarHidden has no effect; override prefersStatusBarHidden of the controller",
        "UIApplication: setting statusBarStyle has no effect; override preferredStatusBarStyle of the controller",
      ]
    )
  }

  @Test func `the controller that fills the screen decides about the status bar, or whom it names`() {
    let simulator = Simulator()
    let (root, inner) = (Wishing(), Wishing())
    simulator.launch(root)
    #expect(!simulator.application.isStatusBarHidden && simulator.application.statusBarStyle == .lightContent)
    inner.isBarAway = true
    root.addChild(inner)
    root.heir = inner
    #expect(simulator.application.isStatusBarHidden)
    root.heir = ViewController()
    #expect(simulator.application.statusBarStyle == .default)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(simulator.log.entries.last?.event == "status bar is shown, default")
  }

  @Test(
    arguments: [
      (true, RectEdge.all, false, false), (true, .all, true, false), (false, .all, false, true),
      (false, .all, true, false), (true, [.left, .bottom, .right], false, true), (true, [], true, true),
    ] as [(Bool, RectEdge, Bool, Bool)]
  )
  func `content begins below the bar, or behind it`(
    isTranslucent: Bool,
    edges: RectEdge,
    includesOpaque: Bool,
    isBelow: Bool
  ) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = isTranslucent
    simulator.launch(navigation)
    content.edgesForExtendedLayout = edges
    content.extendedLayoutIncludesOpaqueBars = includesOpaque
    simulator.settle()
    #expect(content.view.frame.minY == (isBelow ? 103 : 0))
  }

  // MARK: Accessibility

  @Test func `views have the defaults of their classes`() {
    let button = Button(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityTraits = [.link]
    button.accessibilityHint = "Opens the page"
    #expect(button.accessibilityTraits == .link && button.accessibilityHint == "Opens the page")
    #expect(Label().accessibilityTraits == .staticText && View().accessibilityTraits == .none)
    #expect(SearchBar(frame: .zero).searchTextField.accessibilityTraits == .searchField)
    #expect(AccessibilityTraits.header.rawValue == 65536)
  }

  @Test func `settings are requested and posted, and the log has each notification`() {
    let simulator = Simulator()
    let recorder = Recorder()
    let names = [
      Accessibility.voiceOverStatusDidChangeNotification,
      Accessibility.reduceMotionStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      simulator.notifications.addObserver(forName: name) { recorder.note($0.name.rawValue) }
    }
    simulator.application.accessibility.isVoiceOverRunning = true
    #expect(Accessibility.isVoiceOverRunning && !Accessibility.isReduceMotionEnabled)
    #expect(recorder.take() == ["UIAccessibilityVoiceOverStatusDidChangeNotification"])
    simulator.application.accessibility.isVoiceOverRunning = true
    #expect(recorder.take() == [])
    Accessibility.post(notification: .announcement, argument: "Signed in")
    #expect(simulator.log.entries.last?.event == "announces: \"Signed in\"")
    Accessibility.post(notification: .screenChanged, argument: nil)
    #expect(simulator.log.entries.last?.event == "the screen has changed")
    for observer in observers { simulator.notifications.removeObserver(observer) }
  }
}
