import HeadlessUIKit
import Testing

/// Touches and events that client code retains, which stay unchanged even though later touches may reuse
/// released objects.
@MainActor @Suite struct KeptTouchTests {
  private struct Unheld {
    let identity: ObjectIdentifier
    unowned let touch: Touch
  }

  private final class Pad: View {
    var touches: [Touch] = []
    var events: [Event] = []
    /// The touches' identities; their memory stays allocated through `unowned` references, so no two have the
    /// same.
    var identities: [ObjectIdentifier] { unheld.map(\.identity) }
    private var unheld: [Unheld] = []
    var keeps = true

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note(touches, event) }

    private func note(_ touches: Set<Touch>, _ event: Event?) {
      guard let touch = touches.first, let event else { return }
      unheld.append(Unheld(identity: ObjectIdentifier(touch), touch: touch))
      guard keeps else { return }
      self.touches.append(touch)
      events.append(event)
    }
  }

  private let simulator = Simulator()
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    simulator.window.addSubview(pad)
    simulator.window.makeKeyAndVisible()
  }

  @Test func `a kept touch is the finger's that it was`() throws {
    try simulator.user.tap(CGPoint(x: 10, y: 20))
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(CGPoint(x: 30, y: 40))
    let (first, second) = (pad.touches[0], pad.touches[2])
    #expect(pad.touches[1] === first && pad.touches[3] === second && first !== second)
    #expect(first.location(in: nil) == CGPoint(x: 10, y: 20))
    #expect(second.location(in: nil) == CGPoint(x: 30, y: 40))
    #expect(first.phase == .ended && first.timestamp == 0.05 && first.view === pad)
    #expect(second.tapCount == 1)
  }

  @Test func `a kept event tells of its own moment and finger`() throws {
    try simulator.user.tap(CGPoint(x: 10, y: 20))
    simulator.advance(by: .seconds(1))
    pad.keeps = false
    try simulator.user.tap(CGPoint(x: 30, y: 40))
    let events = pad.events
    #expect(events.map(\.timestamp) == [0, 0.05])
    #expect(events.map(\.allTouches) == [[pad.touches[0]], [pad.touches[0]]])
    pad.touches = []
    try simulator.user.tap(CGPoint(x: 50, y: 60))
    let kept = try #require(events[0].allTouches?.first)
    #expect(kept.location(in: nil) == CGPoint(x: 10, y: 20))
  }

  @Test func `the touch and the events of a lifted finger are deallocated unless they are retained`() throws {
    final class Observer: View {
      weak var touch: Touch?
      weak var event: Event?
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        (touch, self.event) = (touches.first, event)
      }
    }
    let observer = Observer(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    simulator.window.addSubview(observer)
    do {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 10, y: 220))
      #expect(observer.touch != nil)
      finger.lift()
    }
    #expect(observer.touch == nil && observer.event == nil)
  }

  @Test func `a touch that is named weakly never becomes another finger's`() throws {
    final class Namer: View {
      weak var touch: Touch?
      weak var event: Event?
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if touch == nil { (touch, self.event) = (touches.first, event) }
      }
    }
    let namer = Namer(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    simulator.window.addSubview(namer)
    try simulator.user.tap(CGPoint(x: 10, y: 220))
    #expect(namer.event == nil)
    try simulator.user.tap(CGPoint(x: 10, y: 20))
    #expect(namer.touch == nil)
  }

  @Test func `a touch has no view during its hit test, also if its object had one before`() throws {
    final class Seeker: View {
      var seen: [View?] = []
      override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
        if let touch = event?.allTouches?.first { seen.append(touch.view) }
        return super.hitTest(point, with: event)
      }
    }
    let seeker = Seeker(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    seeker.addSubview(Label(frame: CGRect(x: 0, y: 50, width: 200, height: 50)))
    simulator.window.addSubview(seeker)
    pad.keeps = false
    simulator.log.isEnabled = false
    for y in [20, 220, 220, 270] { try simulator.user.tap(CGPoint(x: 10, y: y)) }
    #expect(!seeker.seen.isEmpty && seeker.seen.allSatisfy { $0 == nil })
  }

  @Test func `a control that was tapped does not retain the touch`() throws {
    final class Key: Button {
      weak var touch: Touch?
      override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        self.touch = touch
        return super.beginTracking(touch, with: event)
      }
    }
    let key = Key(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    simulator.window.addSubview(key)
    do {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 10, y: 220))
      #expect(key.touch != nil)
      finger.lift()
    }
    #expect(key.touch == nil)
  }

  @Test func `fingers side by side have touches of their own`() throws {
    pad.isMultipleTouchEnabled = true
    let first = try simulator.user.touchDown(at: CGPoint(x: 10, y: 20))
    let second = try simulator.user.touchDown(at: CGPoint(x: 110, y: 120))
    first.lift()
    second.lift()
    #expect(Set(pad.touches).count == 2)
    #expect(Set(pad.events.map { ObjectIdentifier($0) }).count == 4)
  }
}
