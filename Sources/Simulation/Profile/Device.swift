import Foundation

/// A model of iPhone: its screen, its insets, and the systems that it ran.
///
/// All lengths are points of the portrait orientation.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides much of the interface's behavior.
  public enum Idiom: String, Sendable {
    /// An iPhone or iPod touch.
    case phone
  }

  /// What the device's front has below the screen.
  public enum HomeControl: String, Sendable {
    /// A home button.
    case button
    /// A line on the screen, which takes its place at the bottom.
    case indicator
  }

  /// The name it is sold under.
  public let name: String
  /// The kind of device.
  public let idiom: Idiom
  /// The screen's size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The height of the status bar.
  public let statusBarHeight: CGFloat
  /// The parts of the screen that bars and rounded corners take; they count from iOS 11.
  public let safeAreaInsets: EdgeInsets
  /// What the device's front has below the screen.
  public let homeControl: HomeControl
  /// The oldest system that ran on it.
  public let firstSystem: SystemVersion
  /// The newest system that ran on it; nil if it runs the newest there is.
  public let lastSystem: SystemVersion?

  /// The class of keyboards that fit the screen, as the tables of heights and layouts name it.
  package var keyboardClass: String {
    "\(idiom.rawValue)-\(GeometryText.number(size.width))x\(GeometryText.number(size.height))"
  }

  /// Whether the device ran that system.
  public func supports(_ system: SystemVersion) -> Bool {
    guard let lastSystem else { return firstSystem <= system }
    return firstSystem <= system && system <= lastSystem
  }

  /// The systems that ran on it, in words: `4.0 to 7.1.2`.
  package var systemRange: String {
    lastSystem.map { "\(firstSystem) to \($0)" } ?? "\(firstSystem) and later"
  }
}

extension Device {
  /// The iPhone 3G (KD2): 320 x 480 points, with the first systems that ran programs of others.
  public static let iPhone3G = Device(
    name: "iPhone 3G",
    idiom: .phone,
    size: CGSize(width: 320, height: 480),
    scale: 1,
    statusBarHeight: 20,
    safeAreaInsets: EdgeInsets(top: 20),
    homeControl: .button,
    firstSystem: "2.0",
    lastSystem: "4.2.1"
  )

  /// The iPhone 4 (KD4): 320 x 480 points, the last of the classic screens.
  public static let iPhone4 = Device(
    name: "iPhone 4",
    idiom: .phone,
    size: CGSize(width: 320, height: 480),
    scale: 2,
    statusBarHeight: 20,
    safeAreaInsets: EdgeInsets(top: 20),
    homeControl: .button,
    firstSystem: "4.0",
    lastSystem: "7.1.2"
  )

  /// The iPhone 16 (KD39): 393 x 852 points, with a home indicator.
  public static let iPhone16 = Device(
    name: "iPhone 16",
    idiom: .phone,
    size: CGSize(width: 393, height: 852),
    scale: 3,
    statusBarHeight: 54,
    safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
    homeControl: .indicator,
    firstSystem: "18.0",
    lastSystem: nil
  )

  /// All devices there are, oldest first.
  public static let all: [Device] = [.iPhone3G, .iPhone4, .iPhone16]
}

extension Device: CustomStringConvertible {
  /// The device's name.
  public var description: String { name }
}
