import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct VoiceOverTests {
  private final class Card: View {
    var escapes = 0
    var taps = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      taps += 1
      return true
    }
  }

  private let simulator = Simulator()
  private let controller = ViewController()

  init() {
    simulator.launch(controller)
    simulator.accessibility.isVoiceOverRunning = true
  }

  private func add(_ label: String, _ frame: CGRect, to view: View? = nil) -> View {
    let new = View(frame: frame)
    new.isAccessibilityElement = true
    new.accessibilityLabel = label
    (view ?? controller.view).addSubview(new)
    return new
  }

  private func walk() throws -> [String] {
    var result: [String] = []
    for _ in simulator.user.voiceOver.elements {
      try simulator.user.voiceOver.next()
      result.append(try #require(simulator.user.voiceOver.spoken))
    }
    return result
  }

  @Test func `elements are read in bands from top to bottom`() throws {
    _ = add("C", CGRect(x: 10, y: 200, width: 50, height: 40))
    _ = add("B", CGRect(x: 200, y: 100, width: 50, height: 40))
    _ = add("A", CGRect(x: 10, y: 110, width: 50, height: 40))
    #expect(try walk() == ["A", "B", "C"])
    #expect(throws: InteractionError.self) { try simulator.user.voiceOver.next() }
    try simulator.user.voiceOver.previous()
    #expect(simulator.user.voiceOver.spoken == "B")
  }

  @Test func `a right-to-left interface is read from the right`() throws {
    let simulator = Simulator()
    simulator.language = "ar"
    let controller = ViewController()
    simulator.launch(controller)
    _ = add("A", CGRect(x: 10, y: 100, width: 50, height: 40), to: controller.view)
    _ = add("B", CGRect(x: 200, y: 100, width: 50, height: 40), to: controller.view)
    #expect(simulator.user.voiceOver.elements == ["B", "A"])
  }

  @Test func `explicit elements, groups and modal views decide the order`() throws {
    let group = View(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
    group.shouldGroupAccessibilityChildren = true
    controller.view.addSubview(group)
    _ = add("A", CGRect(x: 0, y: 0, width: 50, height: 20), to: group)
    _ = add("B", CGRect(x: 0, y: 100, width: 50, height: 20), to: group)
    _ = add("C", CGRect(x: 200, y: 100, width: 50, height: 20))
    #expect(simulator.user.voiceOver.elements == ["A", "B", "C"])
    let drawing = View(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    let parts = ["D", "E"].map { name in
      let element = AccessibilityElement(accessibilityContainer: drawing)
      element.accessibilityLabel = name
      element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
      return element
    }
    drawing.accessibilityElements = [parts[1], parts[0]]
    controller.view.addSubview(drawing)
    #expect(simulator.user.voiceOver.elements == ["A", "B", "C", "E", "D"])
    #expect(parts[0].accessibilityFrame == CGRect(x: 10, y: 420, width: 30, height: 40))
    #expect(drawing.index(ofAccessibilityElement: parts[0]) == 1)
    group.accessibilityElementsHidden = true
    #expect(simulator.user.voiceOver.elements == ["C", "E", "D"])
    drawing.accessibilityViewIsModal = true
    #expect(simulator.user.voiceOver.elements == ["E", "D"])
  }

  @Test func `activation calls the method, and taps if it returns false`() throws {
    final class Own: View {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
    }
    let own = Own(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    own.isAccessibilityElement = true
    controller.view.addSubview(own)
    var taps = 0
    let button = Button(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    button.setTitle("Go", for: .normal)
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    try simulator.user.voiceOver.activate()
    try simulator.user.voiceOver.move(to: "Go")
    #expect(simulator.user.voiceOver.spoken == "Go, button")
    try simulator.user.voiceOver.activate()
    #expect(own.count == 1 && taps == 1)
    button.accessibilityUserInputLabels = ["Start"]
    try simulator.user.say(tap: "start")
    #expect(taps == 2)
    #expect(throws: InteractionError.self) { try simulator.user.say(tap: "Go") }
  }

  @Test func `sliders are adjusted by a tenth, and nothing else is adjustable by itself`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    slider.value = 0.5
    slider.accessibilityLabel = "Volume"
    slider.isAccessibilityElement = true
    controller.view.addSubview(slider)
    _ = add("Text", CGRect(x: 0, y: 200, width: 50, height: 20))
    var values: [Float] = []
    slider.addAction(Action { _ in values.append(slider.value) }, for: .valueChanged)
    try simulator.user.voiceOver.move(to: "Volume")
    try simulator.user.voiceOver.increment()
    try simulator.user.voiceOver.decrement()
    try simulator.user.voiceOver.decrement()
    #expect(values.count == 3 && abs(values[0] - 0.6) < 0.001 && abs(values[2] - 0.4) < 0.001)
    try simulator.user.voiceOver.move(to: "Text")
    #expect(throws: InteractionError.self) { try simulator.user.voiceOver.increment() }
  }

  @Test func `escape, magic tap, custom actions and rotors are found around the element`() throws {
    let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    controller.view.addSubview(card)
    let first = add("First", CGRect(x: 0, y: 0, width: 50, height: 20), to: card)
    let second = add("Second", CGRect(x: 0, y: 100, width: 50, height: 20), to: card)
    var performed: [String] = []
    first.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Delete") { action in
        performed.append(action.name)
        return true
      },
      AccessibilityCustomAction(name: "Fail") { _ in false },
    ]
    card.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Parts") { search in
        search.searchDirection == .next
          ? AccessibilityCustomRotorItemResult(targetElement: second, targetRange: nil) : nil
      }
    ]
    try simulator.user.voiceOver.move(to: "First")
    try simulator.user.voiceOver.escape()
    try simulator.user.voiceOver.magicTap()
    #expect(card.escapes == 1 && card.taps == 1)
    try simulator.user.voiceOver.perform(action: "Delete")
    #expect(performed == ["Delete"])
    for name in ["Fail", "Share"] {
      let error = #expect(throws: InteractionError.self) {
        try simulator.user.voiceOver.perform(action: name)
      }
      #expect(error?.reason == .accessibilityRefused(element: "First", offered: ["Delete", "Fail"]))
    }
    #expect(throws: InteractionError.self) { try simulator.user.voiceOver.turn(rotor: "Parts", .previous) }
    try simulator.user.voiceOver.turn(rotor: "Parts")
    #expect(simulator.user.voiceOver.element === second)
    #expect(second.accessibilityElementIsFocused() && !first.accessibilityElementIsFocused())
  }

  @Test func `a rotor moves through ranges of a text, and each search starts at the last place`() throws {
    let text = TextView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    text.text = "one two three"
    controller.view.addSubview(text)
    text.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Words") { search in
        let start = search.currentItem.targetRange?.end ?? text.beginningOfDocument
        guard let next = text.position(from: start, offset: search.currentItem.targetRange == nil ? 0 : 1),
          let range = text.tokenizer.rangeEnclosingPosition(
            next,
            with: .word,
            inDirection: .storage(.forward)
          )
        else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: text, targetRange: range)
      }
    ]
    let voiceOver = simulator.user.voiceOver
    try voiceOver.turn(rotor: "Words")
    #expect(voiceOver.spoken == "one" && voiceOver.element === text)
    try voiceOver.turn(rotor: "Words")
    #expect(voiceOver.spoken == "two")
    try voiceOver.turn(rotor: "Words")
    #expect(voiceOver.spoken == "three")
    #expect(throws: InteractionError.self) { try voiceOver.turn(rotor: "Words") }
    #expect(voiceOver.spoken == "three")
  }

  @Test func `the escape gesture pops a navigation controller`() throws {
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.launch(navigation)
    simulator.accessibility.isVoiceOverRunning = true
    let top = ViewController()
    simulator.perform { navigation.pushViewController(top, animated: false) }
    simulator.settle()
    let element = View(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    element.isAccessibilityElement = true
    element.accessibilityLabel = "Text"
    top.view.addSubview(element)
    try simulator.user.voiceOver.move(to: "Text")
    try simulator.user.voiceOver.escape()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `posts are recorded, and move VoiceOver`() throws {
    _ = add("A", CGRect(x: 0, y: 100, width: 50, height: 20))
    let second = add("B", CGRect(x: 0, y: 200, width: 50, height: 20))
    simulator.perform {
      Accessibility.post(notification: .announcement, argument: "Saved")
      Accessibility.post(notification: .layoutChanged, argument: second)
    }
    #expect(simulator.user.voiceOver.spoken == "B")
    #expect(simulator.application.accessibilityPosts.map(\.notification) == [.announcement, .layoutChanged])
    #expect(simulator.application.accessibilityPosts.first?.argument == "Saved")
    simulator.perform { Accessibility.post(notification: .screenChanged, argument: nil) }
    #expect(simulator.user.voiceOver.element == nil)
  }

  @Test func `VoiceOver must be on`() {
    simulator.accessibility.isVoiceOverRunning = false
    let error = #expect(throws: InteractionError.self) { try simulator.user.voiceOver.next() }
    #expect(error?.reason == .voiceOverIsOff)
  }

  @Test func `attributed texts follow the plain ones`() {
    let view = View()
    view.accessibilityAttributedLabel = NSAttributedString(string: "a", attributes: [.init("x"): 1])
    #expect(view.accessibilityLabel == "a")
    #expect(view.accessibilityAttributedLabel?.attribute(.init("x"), at: 0, effectiveRange: nil) as? Int == 1)
    view.accessibilityLabel = "b"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "b"))
  }
}
