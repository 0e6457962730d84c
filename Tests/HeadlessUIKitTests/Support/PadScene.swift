import HeadlessUIKit

/// A field on the screen of a pad, or of a phone, with the keyboard shown and a log that begins then.
@MainActor final class PadScene {
  let simulator: Simulator
  let controller = ViewController()
  let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  /// The user info of the keyboard's notifications, in order.
  private(set) var told: [(name: String, info: [AnyHashable: Any])] = []

  init(_ device: Device, _ system: SystemVersion, isEditing: Bool = true) {
    simulator = Simulator(device: device, system: system)
    field.accessibilityIdentifier = "field"
    field.autocapitalizationType = .none
    controller.view.addSubview(field)
    simulator.launch(controller)
    if isEditing { field.becomeFirstResponder() }
    simulator.settle()
    simulator.log.removeAll()
    _ = simulator.notifications.addObserver(forName: nil) { [weak self] notification in
      guard notification.name.rawValue.hasPrefix("UIKeyboard") else { return }
      self?.told.append((notification.name.rawValue, notification.userInfo ?? [:]))
    }
  }

  var keyboard: Keyboard { simulator.keyboard }
  /// Returns the log's entries since the keyboard was shown, or since the last call, as short lines.
  func takeLog() -> [String] {
    defer { simulator.log.removeAll() }
    return simulator.log.lines().filter { !$0.hasPrefix("notification UIWindow") }
  }

  /// Returns the values of a user info key in the notifications since the keyboard was shown, or since the
  /// last call.
  func take<Value>(_ key: String, as type: Value.Type) -> [Value?] {
    defer { told = [] }
    return told.map { $0.info[key] as? Value }
  }
}
