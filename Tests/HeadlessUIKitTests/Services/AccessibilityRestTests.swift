import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AccessibilityRestTests {
  private let simulator = Simulator()
  private let controller = ViewController()

  private func button(_ title: String, y: CGFloat) -> Button {
    let button = Button(frame: CGRect(x: 20, y: y, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    controller.view.addSubview(button)
    return button
  }

  private func launch() {
    simulator.accessibility.isVoiceOverRunning = true
    simulator.launch(controller)
    simulator.settle()
  }

  @Test func `an outline determines the frame and where a touch finds the element`() throws {
    let (one, two) = (button("one", y: 100), button("two", y: 200))
    launch()
    two.accessibilityPath = BezierPath(ovalIn: CGRect(x: 20, y: 100, width: 100, height: 40))
    #expect(two.accessibilityFrame == CGRect(x: 20, y: 100, width: 100, height: 40))
    #expect(two.accessibilityActivationPoint == CGPoint(x: 70, y: 120))
    try simulator.user.voiceOver.touch(at: CGPoint(x: 22, y: 102))
    #expect(simulator.user.voiceOver.element === one)
    try simulator.user.voiceOver.touch(at: CGPoint(x: 70, y: 120))
    #expect(simulator.user.voiceOver.element === two)
    #expect(throws: InteractionError.self) { try simulator.user.voiceOver.touch(at: CGPoint(x: 300, y: 600)) }
    two.accessibilityPath = nil
    #expect(two.accessibilityFrame == two.frame)
    let path = Accessibility.convertToScreenCoordinates(
      BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)),
      in: two
    )
    #expect(path.bounds == CGRect(x: 20, y: 200, width: 10, height: 20))
  }

  @Test func `Voice Control names elements that respond, by any of their names`() throws {
    var taps: [String] = []
    let (one, two) = (button("one", y: 100), button("two", y: 200))
    for (name, button) in [("one", one), ("two", two)] {
      button.addAction(Action { _ in taps.append(name) }, for: .touchUpInside)
    }
    launch()
    two.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "one")]
    #expect(two.accessibilityUserInputLabels == ["one"])
    try simulator.user.say(tap: "one")
    one.accessibilityRespondsToUserInteraction = false
    try simulator.user.say(tap: "one")
    #expect(taps == ["one", "two"] && two.accessibilityRespondsToUserInteraction)
    two.accessibilityUserInputLabels = ["three"]
    #expect(two.accessibilityAttributedUserInputLabels.map(\.string) == ["three"])
    #expect(throws: InteractionError.self) { try simulator.user.say(tap: "two") }
  }

  @Test func `VoiceOver reads whether an element is expanded`() throws {
    let one = button("one", y: 100)
    launch()
    one.accessibilityExpandedStatus = .collapsed
    #expect(simulator.user.voiceOver.elements == ["one, button, collapsed"])
    one.accessibilityExpandedStatus = .expanded
    #expect(simulator.user.voiceOver.elements == ["one, button, expanded"])
  }

  @Test func `moves of VoiceOver are posted with both elements`() throws {
    let (one, two) = (button("one", y: 100), button("two", y: 200))
    launch()
    var moves: [String] = []
    func name(_ value: Any?) -> String { (value as? View)?.accessibilityLabel ?? "none" }
    _ = simulator.notifications.addObserver(forName: Accessibility.elementFocusedNotification) {
      let info = $0.userInfo ?? [:]
      moves.append(
        name(info[Accessibility.unfocusedElementUserInfoKey]) + " to "
          + name(info[Accessibility.focusedElementUserInfoKey])
      )
    }
    try simulator.user.voiceOver.next()
    try simulator.user.voiceOver.next()
    #expect(moves == ["none to one", "one to two"])
    simulator.perform {
      #expect(Accessibility.focusedElement(using: nil) as? View === two)
      #expect(Accessibility.focusedElement(using: .notificationSwitchControl) == nil)
    }
    _ = one
  }

  @Test func `an announcement ends after a second, or is interrupted`() {
    launch()
    var ends: [String] = []
    _ = simulator.notifications.addObserver(forName: Accessibility.announcementDidFinishNotification) {
      let info = $0.userInfo ?? [:]
      let text = info[Accessibility.announcementStringValueUserInfoKey] ?? ""
      ends.append("\(text) \(info[Accessibility.announcementWasSuccessfulUserInfoKey] ?? "")")
    }
    simulator.perform { Accessibility.post(notification: .announcement, argument: "first") }
    simulator.advance(by: .milliseconds(500))
    simulator.perform { Accessibility.post(notification: .announcement, argument: "second") }
    #expect(ends == ["first false"])
    simulator.advance(by: .milliseconds(900))
    #expect(ends == ["first false"])
    simulator.advance(by: .milliseconds(200))
    #expect(ends == ["first false", "second true"])
    simulator.accessibility.isVoiceOverRunning = false
    simulator.perform { Accessibility.post(notification: .announcement, argument: "third") }
    simulator.advance(by: .seconds(2))
    #expect(ends.count == 2)
  }

  @Test func `changed settings are read and posted`() {
    var posts: [String] = []
    let names = [
      Accessibility.differentiateWithoutColorDidChangeNotification,
      Accessibility.shakeToUndoDidChangeNotification, Accessibility.guidedAccessStatusDidChangeNotification,
    ]
    for name in names {
      _ = simulator.notifications.addObserver(forName: name) { posts.append($0.name.rawValue) }
    }
    simulator.perform {
      #expect(!Accessibility.shouldDifferentiateWithoutColor && Accessibility.isShakeToUndoEnabled)
      #expect(!Accessibility.isGuidedAccessEnabled)
      simulator.accessibility.shouldDifferentiateWithoutColor = true
      simulator.accessibility.isShakeToUndoEnabled = false
      simulator.accessibility.isGuidedAccessEnabled = true
      #expect(Accessibility.shouldDifferentiateWithoutColor && !Accessibility.isShakeToUndoEnabled)
      #expect(Accessibility.isGuidedAccessEnabled)
    }
    #expect(posts == names.map(\.rawValue))
  }

  @Test func `a page is read as a whole and by lines`() throws {
    final class Page: View, AccessibilityReadingContent {
      func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lineNumber < 2 ? "line \(lineNumber)" : nil
      }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
      func accessibilityPageContent() -> String? { "line 0 line 1" }
    }
    let page = Page(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    page.isAccessibilityElement = true
    page.accessibilityLabel = "page"
    controller.view.addSubview(page)
    launch()
    #expect(simulator.user.voiceOver.page == nil)
    try simulator.user.voiceOver.next()
    #expect(simulator.user.voiceOver.page == "line 0 line 1")
    #expect(simulator.user.voiceOver.text(ofLine: 1) == "line 1")
    #expect(simulator.user.voiceOver.text(ofLine: 2) == nil)
  }
}
