import HeadlessUIKit
import Testing

/// The condition that each will-notification of the keyboard has its did-notification.
@MainActor @Suite struct NotificationPairTests {
  private func form(_ system: SystemVersion) -> Simulator {
    let simulator = Simulator(device: .iPhone8, system: system)
    let form = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    form.view.addSubview(field)
    simulator.launch(form)
    return simulator
  }

  @Test(arguments: ["12.4", "13.0", "16.0"] as [SystemVersion])
  func `the notifications of a rotation are in pairs`(system: SystemVersion) throws {
    let simulator = form(system)
    let watch = InvariantWatch(.notificationsComeInPairs, in: simulator)
    try simulator.user.textFields["Name"].tap()
    for orientation in [DeviceOrientation.landscapeLeft, .portrait] {
      simulator.user.rotate(to: orientation)
      watch.check()
    }
    _ = simulator.firstResponder?.resignFirstResponder()
    simulator.settle()
    watch.check()
    #expect(watch.claim.holds, "\(watch.claim)")
  }

  @Test(arguments: ["12.4", "16.0"] as [SystemVersion])
  func `a will-hide without its did-hide is reported`(system: SystemVersion) {
    let simulator = form(system)
    let watch = InvariantWatch(.notificationsComeInPairs, in: simulator)
    simulator.notifications.post(name: Responder.keyboardWillHideNotification, object: nil)
    watch.check()
    #expect(!watch.claim.holds)
  }
}
