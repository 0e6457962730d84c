import HeadlessUIKit

/// A device and its system version, on which a scene is played.
public struct Stage: Hashable, Sendable, CustomStringConvertible {
  /// The device.
  public let device: Device
  /// The system version.
  public let system: SystemVersion

  init(_ device: Device, _ system: SystemVersion) {
    (self.device, self.system) = (device, system)
  }

  /// `iPhone 4, iOS 4.3`, or `iPhone 3G, iPhone OS 2.2.1` before 4.0.
  public var description: String { "\(device), \(system.name)" }

  /// The devices that are tried for a system if the command line names no device: a common one of each
  /// period.
  private static let usual: [Device] = [
    .iPhone, .iPhone3GS, .iPhone4, .iPhone5s, .iPhone6s, .iPhone8, .iPhone11, .iPhone16, .iPhone17, .iPad,
  ]

  /// Returns the stage that a command line requests, with this one as the default.
  @MainActor func changed(by options: StoryOptions) throws(OptionError) -> Stage {
    switch (options.device, options.system) {
    case (nil, nil): return self
    case (let device?, nil):
      return Stage(device, device.ran(system) ? system : device.newestKnownSystem)
    case (let device?, let system?):
      guard device.ran(system) else {
        let gap = device.supports(system) ? ", except this version" : ""
        throw OptionError("\(device) never ran \(system.name); it ran \(device.systemRange)\(gap)")
      }
      return Stage(device, system)
    case (nil, let system?):
      let stages = ([device] + Stage.usual).filter { $0.ran(system) }.map { Stage($0, system) }
      let newest = VersionRules.newestSystem
      guard system <= newest else {
        throw OptionError("\(system.name) is unknown; the newest known version is \(newest)")
      }
      guard let stage = stages.first else {
        throw OptionError("no known device runs \(system.name)")
      }
      return stage
    }
  }

  /// The y-coordinate of the top of the keyboard for letters, without an accessory view, in screen
  /// coordinates.
  @MainActor var keyboardTop: CGFloat {
    let simulator = Simulator(device: device, system: system, logIsEnabled: false)
    return simulator.perform {
      let field = TextField()
      simulator.window.addSubview(field)
      simulator.window.makeKeyAndVisible()
      field.becomeFirstResponder()
      simulator.settle()
      return simulator.keyboard.frame.minY
    }
  }
}

extension Device {
  /// Whether the device ran a system. Version 3.2 was for iPads alone, which were updated from it to 4.2.
  func ran(_ system: SystemVersion) -> Bool {
    let skipped: Range<SystemVersion> = idiom == .pad ? "4.0"..<"4.2" : "3.2"..<"4.0"
    return supports(system) && !skipped.contains(system)
  }
}

extension Stage {
  /// Returns the value of a rule on the stage's system.
  func has(_ rule: VersionRule<Bool>) -> Bool { rule.value(on: system) }
}
