import Foundation

/// A model of iPhone or iPad: its screen, its insets, and the systems that it ran.
///
/// Lengths are points of the portrait orientation, unless a name says landscape.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides much of the interface's behavior.
  public enum Idiom: String, Sendable {
    /// An iPhone or iPod touch.
    case phone
    /// An iPad.
    case pad
  }

  /// What the device's front has below the screen.
  public enum HomeControl: String, Sendable {
    /// A home button.
    case button
    /// A line on the screen, which takes its place at the bottom.
    case indicator
  }

  /// The name it is sold under.
  public private(set) var name: String
  /// The kind of device.
  public let idiom: Idiom
  /// The screen's size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What the front takes of the screen.
  let front: DeviceFront
  /// The systems that ran on it.
  private(set) var systems: SystemRange

  /// The height of the status bar.
  public var statusBarHeight: CGFloat { front.statusBarHeight }
  /// The parts of the screen that bars and rounded corners take, on the newest system; they count from iOS 11.
  public var safeAreaInsets: EdgeInsets { front.insets }
  /// The same in landscape. From iOS 8 phones hide the status bar there, and before iOS 11 nothing else counts.
  public var landscapeSafeAreaInsets: EdgeInsets { front.landscapeInsets }
  /// What the device's front has below the screen.
  public var homeControl: HomeControl { front.homeControl }
  /// The oldest system that ran on it.
  public var firstSystem: SystemVersion { systems.first }
  /// The newest system that ran on it, without the updates of that system; nil if it runs the newest there is.
  public var lastSystem: SystemVersion? { systems.last }

  /// What the screen's own areas take on that system, in portrait or in landscape.
  package func safeAreaInsets(isLandscape: Bool, on system: SystemVersion) -> EdgeInsets {
    front.insets(isLandscape: isLandscape, on: system)
  }

  /// The class of keyboards that fit the screen, as the tables of heights and layouts name it.
  package var keyboardClass: String {
    let size = "\(GeometryText.number(size.width))x\(GeometryText.number(size.height))"
    // Two kinds of large pads have screens of one size.
    let suffix = size == "1024x1366" && homeControl == .button ? "-button" : ""
    return "\(idiom.rawValue)-\(size)\(suffix)"
  }

  /// Whether the device ran that system, or an update of it.
  public func supports(_ system: SystemVersion) -> Bool { systems.contains(system) }

  /// The systems that ran on it, in words: `4.0 to 7.1.2`.
  package var systemRange: String { systems.description }

  /// The newest of its systems whose keyboard the tables know; the oldest one if they know none.
  package var newestKnownSystem: SystemVersion {
    lastSystem ?? max(firstSystem, VersionRules.newestKnownSystem)
  }
}

extension Device {
  /// Makes a row of the tables.
  static func row(
    _ idiom: Idiom,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ scale: CGFloat,
    _ front: DeviceFront,
    _ first: SystemVersion,
    _ last: String? = nil
  ) -> Device {
    Device(
      name: name,
      idiom: idiom,
      size: CGSize(width: width, height: height),
      scale: scale,
      front: front,
      systems: SystemRange(first, last)
    )
  }

  /// Returns another model of the same make, which may have run other systems.
  func sold(as name: String, _ first: SystemVersion? = nil, _ last: String? = nil) -> Device {
    var model = self
    model.name = name
    if let first { model.systems = SystemRange(first, last ?? systems.lastText) }
    return model
  }

  /// All devices there are: phones, then pads, roughly by age. Models that differ in little but the name are one.
  public static let all: [Device] = phones + pads

  /// All devices, and each model that is one with another in ``all``.
  static let models: [Device] = all + furtherPhones + furtherPads
}

extension Device: CustomStringConvertible {
  /// The device's name.
  public var description: String { name }
}
