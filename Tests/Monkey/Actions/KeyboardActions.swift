import HeadlessUIKit

/// Changes of the keyboard's mode and of the app's input views.
@MainActor let keyboardActions: [MonkeyAction] = [
  MonkeyAction(2) { world in
    let (keyboard, system) = (world.simulator.keyboard, world.simulator.system)
    guard world.simulator.device.idiom == .pad, system >= "5.0" else { return nil }
    if keyboard.mode != .docked {
      keyboard.dock()
      return "docks the keyboard"
    }
    if system >= "13.0" {
      keyboard.float()
      return "floats the keyboard"
    }
    guard world.random.once(in: 2) else {
      keyboard.undock()
      return "undocks the keyboard"
    }
    keyboard.split()
    return "splits the keyboard"
  },
  MonkeyAction(1) { world in
    let keyboard = world.simulator.keyboard
    guard keyboard.mode != .docked, keyboard.isShown, !keyboard.keys.isEmpty else { return nil }
    keyboard.move(to: world.randomPoint())
    return "moves the keyboard"
  },
  MonkeyAction(1) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: world.random.length(0...300)))
    // A view without a height shows nothing until a reload, and the checks know only the present input view.
    let showsNothing = field.inputView?.bounds.isEmpty == true
    field.inputView = field.inputView == nil ? view : nil
    if world.random.once(in: 2) || showsNothing { field.reloadInputViews() }
    return "input view: \(field.inputView != nil)"
  },
  MonkeyAction(1) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    field.keyboardType = world.random.pick([.default, .numberPad, .phonePad, .twitter]) ?? .default
    field.reloadInputViews()
    return "keyboard type \(field.keyboardType)"
  },
]
