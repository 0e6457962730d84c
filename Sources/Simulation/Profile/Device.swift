import Foundation

/// A model of iPhone or iPad: its screen, its insets, and the systems that it ran.
///
/// Lengths are in points, in portrait orientation, unless a name contains "landscape".
public struct Device: Hashable, Sendable {
  /// The kind of device, which determines much of the interface's behavior.
  public enum Idiom: String, Sendable {
    /// An iPhone or iPod touch.
    case phone
    /// An iPad.
    case pad
  }

  /// The home control at the bottom of a device's front.
  public enum HomeControl: String, Sendable {
    /// A home button.
    case button
    /// A home indicator, which occupies the bottom of the screen.
    case indicator
  }

  /// The model's marketing name.
  public private(set) var name: String
  /// The kind of device.
  public let idiom: Idiom
  /// The screen's size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The height of the status bar and the safe area insets.
  let screenInsets: ScreenInsets
  /// The systems that ran on the device.
  private(set) var systems: SystemRange

  /// The height of the status bar. On iPads it is 32 points from iOS 26 (MC40).
  public var statusBarHeight: CGFloat { screenInsets.statusBarHeight }
  /// The screen's insets for bars and rounded corners on the newest system. They apply from iOS 11.
  public var safeAreaInsets: EdgeInsets { screenInsets.insets }
  /// The safe area insets in landscape, which apply from iOS 11. Before, only the status bar is an inset;
  /// from iOS 8 phones hide it in landscape.
  public var landscapeSafeAreaInsets: EdgeInsets { screenInsets.landscapeInsets }
  /// The home control at the bottom of the device's front.
  public var homeControl: HomeControl { screenInsets.homeControl }
  /// The oldest system that ran on the device.
  public var firstSystem: SystemVersion { systems.first }
  /// The newest system that ran on the device, such as 16.7 for 16.7.10, or `nil` if the device runs the
  /// newest system.
  public var lastSystem: SystemVersion? { systems.last }

  /// Returns the height of the status bar on a system.
  package func statusBarHeight(on system: SystemVersion) -> CGFloat {
    screenInsets.statusBarHeight(on: system)
  }

  /// Returns the screen's safe area insets on a system, in portrait or in landscape.
  package func safeAreaInsets(isLandscape: Bool, on system: SystemVersion) -> EdgeInsets {
    screenInsets.insets(isLandscape: isLandscape, on: system)
  }

  /// The class of keyboards for the screen, as named in the tables of heights and layouts.
  package var keyboardClass: String {
    let size = "\(GeometryText.number(size.width))x\(GeometryText.number(size.height))"
    // Two kinds of large iPads have the same screen size.
    let suffix = size == "1024x1366" && homeControl == .button ? "-button" : ""
    return "\(idiom.rawValue)-\(size)\(suffix)"
  }

  /// Returns whether the device ran a system, or an update of it.
  public func supports(_ system: SystemVersion) -> Bool { systems.contains(system) }

  /// Returns the first system of the device, or the newest, whichever is nearer to a system that it never
  /// ran.
  package func nearestSystem(to system: SystemVersion) -> SystemVersion {
    system < firstSystem ? firstSystem : newestKnownSystem
  }

  /// The range of systems that ran on the device: `4.0 to 7.1.2`.
  package var systemRange: String { systems.description }

  /// The newest system of the device for which the tables have keyboards, or the oldest system of the device
  /// if there is none.
  package var newestKnownSystem: SystemVersion {
    lastSystem ?? max(firstSystem, VersionRules.newestKnownSystem)
  }
}

extension Device {
  /// Creates a device from a row of the lists in `Device+Phones.swift` and `Device+Pads.swift`.
  static func row(
    _ idiom: Idiom,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ scale: CGFloat,
    _ screenInsets: ScreenInsets,
    _ first: SystemVersion,
    _ last: String? = nil
  ) -> Device {
    Device(
      name: name,
      idiom: idiom,
      size: CGSize(width: width, height: height),
      scale: scale,
      screenInsets: screenInsets,
      systems: SystemRange(first, last)
    )
  }

  /// Returns another model with the same properties and possibly other first and last systems.
  func variant(named name: String, _ first: SystemVersion? = nil, _ last: String? = nil) -> Device {
    var model = self
    model.name = name
    if let first { model.systems = SystemRange(first, last ?? systems.lastText) }
    return model
  }

  /// One device for each set of models with the same properties: phones, then iPads, roughly by age, then
  /// each screen of foldable phones.
  public static let all: [Device] = phones + pads + foldables

  /// Every model, including those that ``all`` omits because another device there has the same measures.
  package static let models: [Device] = all + phoneVariants + padVariants
}

extension Device: CustomStringConvertible {
  /// The device's name.
  public var description: String { name }
}
