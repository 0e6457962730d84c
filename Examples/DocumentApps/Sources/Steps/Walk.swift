import HeadlessUIKit

/// A person's way through an app, as its document describes it: the steps, what they show, and the pictures.
@MainActor public final class Walk {
  /// The device with the app.
  public let simulator: Simulator
  /// The lines of the way so far.
  public private(set) var text: String
  /// The expectations that weren't met.
  public private(set) var failures: [String] = []

  /// Launches an app on a device.
  public init(_ app: DocumentApp, on device: Device, _ system: SystemVersion) {
    text = "\(app.title)\n\(device.name), \(system.name)\n"
    simulator = Simulator(device: device, system: system)
    simulator.launch(delegateClass: "\(app.module).AppDelegate")
    simulator.settle()
  }

  /// The simulated user.
  public var user: User { simulator.user }

  /// Does a step and waits until everything is at rest.
  func step(_ sentence: String, _ action: () throws -> Void) rethrows {
    text += "\n- \(sentence)\n"
    try action()
    simulator.settle()
  }

  /// Notes whether an expectation is met.
  func expect(_ sentence: String, _ holds: Bool) {
    text += "  \(holds ? "yes:" : "NO: ") \(sentence)\n"
    if !holds { failures.append(sentence) }
  }

  /// Notes whether a claim holds.
  func expect(_ claim: Claim) { expect(claim.text, claim.holds) }

  /// Draws the screen.
  func draw() { text += "\n\(simulator.picture())\n" }
}
