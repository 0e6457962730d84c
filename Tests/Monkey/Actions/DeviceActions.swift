import HeadlessUIKit

/// Actions on the device, and time.
@MainActor let deviceActions: [MonkeyAction] = [
  MonkeyAction(3) { world in
    let orientation =
      world.random.pick([DeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown])
      ?? .portrait
    world.simulator.rotate(to: orientation)
    return "turns to \(orientation)"
  },
  MonkeyAction(4) { world in
    let duration = Duration.milliseconds(world.random.number(0...500))
    world.simulator.advance(by: duration)
    return "waits \(duration)"
  },
  MonkeyAction(1) { world in
    guard world.simulator.system >= "4.0" else { return nil }
    return world.attempt("leaves and returns") {
      try world.simulator.user.leaveProgram()
      world.simulator.advance(by: .milliseconds(world.random.number(0...2000)))
      world.simulator.user.returnToProgram()
    }
  },
  MonkeyAction(1) { world in
    guard world.simulator.system >= "3.2" else { return nil }
    world.simulator.keyboard.isHardwareKeyboardConnected.toggle()
    return "hardware keyboard: \(world.simulator.keyboard.isHardwareKeyboardConnected)"
  },
  MonkeyAction(1) { world in
    world.attempt("dismisses the keyboard") { try world.simulator.user.dismissKeyboard() }
  },
  MonkeyAction(1) { world in
    world.simulator.simulateMemoryWarning()
    return "memory warning"
  },
  MonkeyAction(1) { world in
    let notification = Notification.Name("session \(world.random.number(1...3))")
    world.simulator.notifications.post(name: notification, object: nil)
    return "posts"
  },
]
