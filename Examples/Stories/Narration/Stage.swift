import HeadlessUIKit

/// A device with its system: the place of a scene.
public struct Stage: Hashable, Sendable, CustomStringConvertible {
  /// The device.
  public let device: Device
  /// Its system.
  public let system: SystemVersion

  init(_ device: Device, _ system: SystemVersion) {
    (self.device, self.system) = (device, system)
  }

  /// `iPhone 4, iOS 4.3`.
  public var description: String { "\(device), iOS \(system)" }

  /// The devices for a system where none is named: the usual one of each time.
  private static let usual: [Device] = [
    .iPhone, .iPhone3GS, .iPhone4, .iPhone5s, .iPhone6s, .iPhone8, .iPhone11, .iPhone16, .iPhone17, .iPad,
  ]

  /// Returns the stage that a command line asks for, with this one as the default; an error if its keyboards are not established.
  @MainActor func changed(by options: StoryOptions) throws(OptionError) -> Stage {
    let stage = try asked(for: options)
    if let gap = stage.gap { throw OptionError(gap) }
    return stage
  }

  @MainActor private func asked(for options: StoryOptions) throws(OptionError) -> Stage {
    switch (options.device, options.system) {
    case (nil, nil): return self
    case (let device?, nil):
      return Stage(device, device.ran(system) ? system : device.newestKnownSystem)
    case (let device?, let system?):
      guard device.ran(system) else {
        let gap = device.supports(system) ? ", but not this one" : ""
        throw OptionError("\(device) never ran iOS \(system); it ran \(device.systemRange)\(gap)")
      }
      return Stage(device, system)
    case (nil, let system?):
      let stages = ([device] + Stage.usual).filter { $0.ran(system) }.map { Stage($0, system) }
      let newest = Device.all.map(\.newestKnownSystem).max() ?? system
      guard system <= newest else {
        throw OptionError("there is no iOS \(system); the newest one that is known is \(newest)")
      }
      guard let stage = stages.first(where: { $0.gap == nil }) ?? stages.first else {
        throw OptionError("no device is known that runs iOS \(system)")
      }
      return stage
    }
  }

  /// The first thing that is not established about the keyboards for letters and numbers there; nil if all is.
  @MainActor var gap: String? {
    let simulator = Simulator(device: device, system: system, logIsEnabled: false)
    simulator.keyboard.gaps = []
    simulator.perform {
      let field = TextField()
      simulator.window.addSubview(field)
      simulator.window.makeKeyAndVisible()
      for type in [KeyboardType.default, .numberPad] {
        field.keyboardType = type
        field.becomeFirstResponder()
        simulator.settle()
        field.resignFirstResponder()
        simulator.settle()
      }
    }
    return simulator.keyboard.gaps?.first
  }

  /// The top of the keyboard for letters on the screen, without an accessory view.
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
  /// Whether the device ran that system. 3.2 was for iPads alone, which were updated to 4.2 from there.
  func ran(_ system: SystemVersion) -> Bool {
    let skipped: Range<SystemVersion> = idiom == .pad ? "4.0"..<"4.2" : "3.2"..<"4.0"
    return supports(system) && !skipped.contains(system)
  }
}

extension Stage {
  /// The value of a rule on the stage's system.
  func has(_ rule: VersionRule<Bool>) -> Bool { rule.value(on: system) }
}
