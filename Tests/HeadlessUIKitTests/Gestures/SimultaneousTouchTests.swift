import HeadlessUIKit
import Testing

@MainActor @Suite struct SimultaneousTouchTests {
  @Test(.fact("C37")) func `touches at the same time are one event, began before moved before ended`() throws
  {
    let scene = GestureScene()
    scene.outer.isMultipleTouchEnabled = true
    let user = scene.simulator.user
    let corner = CGPoint(x: 20, y: 60)
    let pair = try user.atOnce { try [0.0, 30].map { try user.touchDown(at: corner.moved($0, 0)) } }
    #expect(scene.outer.heard == ["began 2"])
    try user.atOnce { for finger in pair { try finger.move(to: corner.moved(40, 40)) } }
    #expect(scene.outer.heard == ["began 2", "moved 2"])
    scene.outer.heard = []
    let third = try user.manually {
      try user.atOnce {
        pair[0].lift()
        try pair[1].move(to: corner.moved(50, 50))
        return try user.touchDown(at: corner)
      }
    }
    #expect(scene.outer.heard == ["began 1", "moved 1", "ended 1"])
    #expect(!pair[0].isDown && pair[1].isDown && third.isDown)
    scene.outer.heard = []
    user.atOnce { for finger in [pair[1], third] { finger.lift() } }
    #expect(scene.outer.heard == ["ended 2"])
  }

  @Test(.fact("C37")) func `fingers on two views are two calls`() throws {
    let scene = GestureScene()
    let user = scene.simulator.user
    let fingers = try user.atOnce {
      try [scene.middle, CGPoint(x: 20, y: 60)].map { try user.touchDown(at: $0) }
    }
    #expect(scene.inner.heard == ["began 1"] && scene.outer.heard == ["began 1"])
    user.atOnce { for finger in fingers { finger.cancel() } }
    #expect(scene.inner.heard == ["began 1", "cancelled 1"])
    #expect(scene.outer.heard == ["began 1", "cancelled 1"])
  }

  @Test func `a finger that goes down and does more at one moment does it right after`() throws {
    let scene = GestureScene()
    let user = scene.simulator.user
    let finger = try user.atOnce {
      let finger = try user.touchDown(at: scene.middle)
      try finger.move(to: scene.middle.moved(5, 5))
      finger.lift()
      return finger
    }
    #expect(scene.inner.heard == ["began 1", "moved 1", "ended 1"])
    #expect(!finger.isDown)
  }

  @Test func `a moment in which nothing happens, or that fails, is no event`() throws {
    let scene = GestureScene()
    let user = scene.simulator.user
    user.atOnce {}
    #expect(throws: InteractionError.self) {
      try user.atOnce { _ = try user.touchDown(at: CGPoint(x: -1, y: 0)) }
    }
    #expect(scene.outer.heard == [] && scene.inner.heard == [])
    try user.tap(scene.inner)
    #expect(scene.inner.heard == ["began 1", "ended 1"])
  }

  // MARK: Cancellation

  @Test(.fact("C33"), arguments: [true, false])
  func `animating the touched view cancels its touch unless touches are allowed`(allows: Bool) throws {
    let scene = GestureScene()
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    View.animate(withDuration: 0.2, options: allows ? .allowUserInteraction : []) {
      scene.inner.alpha = 0.5
    }
    #expect(scene.inner.heard == (allows ? ["began 1"] : ["began 1", "cancelled 1"]))
    #expect(finger.isDown == allows)
    finger.lift()
    #expect(scene.inner.heard == ["began 1", allows ? "ended 1" : "cancelled 1"])
  }

  @Test(.fact("C33")) func `an animation in touchesBegan itself, or of another view, leaves the touch alone`()
    throws
  {
    final class Pressed: View {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        heard.append("began")
        View.animate(withDuration: 0.2) { transform = ViewTransform(scaleX: 0.9, y: 0.9) }
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { heard.append("ended") }
      override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { heard.append("cancelled") }
    }
    let scene = GestureScene()
    let pressed = Pressed(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    scene.outer.addSubview(pressed)
    let finger = try scene.simulator.user.touchDown(at: CGPoint(x: 30, y: 70))
    View.animate(withDuration: 0.2) { scene.inner.alpha = 0.5 }
    finger.lift()
    #expect(pressed.heard == ["began", "ended"])
  }

  @Test(.fact("C34"), arguments: ["hidden", "disabled", "parent hidden", "transparent"])
  func `a touched view that may not be touched any more has its touch to the end`(change: String) throws {
    let scene = GestureScene()
    let finger = try scene.simulator.user.touchDown(at: scene.middle)
    switch change {
    case "hidden": scene.inner.isHidden = true
    case "disabled": scene.inner.isUserInteractionEnabled = false
    case "parent hidden": scene.outer.isHidden = true
    default: scene.inner.alpha = 0
    }
    try finger.move(to: scene.middle.moved(3, 0))
    finger.lift()
    #expect(scene.inner.heard == ["began 1", "moved 1", "ended 1"])
    _ = try scene.simulator.user.touchDown(at: scene.middle)
    #expect(scene.inner.heard.count == 3)
  }

  // MARK: Queries

  @Test func `an event knows the touches of a view, a window and a recognizer`() throws {
    final class Asker: View {
      var counts: [[Int?]] = []
      var others: [View] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        guard let event, let window, let tap = gestureRecognizers?.first else { return }
        let views: [View] = [self] + others
        let ofViews: [Int?] = views.map { event.touches(for: $0)?.count }
        let ofOthers: [Int?] = [event.touches(for: window)?.count, event.touches(for: tap)?.count]
        counts.append(ofViews + ofOthers)
      }
    }
    let scene = GestureScene()
    let asker = Asker(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    asker.others = [scene.inner, scene.outer]
    scene.outer.addSubview(asker)
    scene.add(TapGestureRecognizer(), "tap", to: asker)
    _ = try scene.simulator.user.touchDown(at: scene.middle)
    _ = try scene.simulator.user.touchDown(at: CGPoint(x: 30, y: 70))
    #expect(asker.counts == [[1, 1, nil, 2, 1]])
  }

  @Test func `a touch knows the recognizers that follow it`() throws {
    final class Asker: View {
      var names: [String?] = []
      var touch: Touch?
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        touch = touches.first
        names = touch?.gestureRecognizers?.map(\.name) ?? []
      }
    }
    let scene = GestureScene()
    let asker = Asker(frame: scene.inner.bounds)
    scene.inner.addSubview(asker)
    scene.add(PanGestureRecognizer(), "pan", to: scene.outer)
    scene.add(TapGestureRecognizer(), "tap", to: asker)
    scene.add(TapGestureRecognizer(), "off", to: asker).isEnabled = false
    try scene.simulator.user.tap(scene.middle)
    #expect(asker.names == ["tap", "pan"])
    #expect(asker.touch?.gestureRecognizers == [])
  }

  @Test(arguments: [(0, 0, 1), (1, 0, 0), (1, 1, 1), (1, 2, 1)])
  func `a press may need taps right before it`(needed: Int, taps: Int, count: Int) throws {
    let scene = GestureScene()
    let press = scene.add(LongPressGestureRecognizer(), "press", to: scene.outer)
    press.numberOfTapsRequired = needed
    try scene.simulator.user.manually {
      for _ in 0..<taps {
        try scene.simulator.user.tap(scene.middle)
        scene.simulator.advance(by: .milliseconds(50))
      }
      let finger = try scene.simulator.user.touchDown(at: scene.middle)
      scene.simulator.advance(by: .milliseconds(600))
      finger.lift()
    }
    #expect(scene.told == (count == 0 ? [] : ["press began", "press ended"]))
  }
}
