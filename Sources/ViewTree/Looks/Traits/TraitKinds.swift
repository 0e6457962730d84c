/// The kind of device that an interface is for. The raw values are UIKit's.
public enum UserInterfaceIdiom: Int, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV. No simulated device has this idiom or any of the following ones.
  case tv = 2
  /// A car display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The amount of space in one direction. The raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// An unknown amount of space.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The light or dark style of an interface. The raw values are UIKit's.
public enum UserInterfaceStyle: Int, Sendable {
  /// The style of the environment.
  case unspecified = 0
  /// A light interface.
  case light = 1
  /// A dark interface.
  case dark = 2
}

/// The contrast between colors that the user prefers. The raw values are UIKit's.
public enum AccessibilityContrast: Int, Sendable {
  /// An unknown contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The weight of text that the user prefers, which pictures and measures don't show. The raw values are
/// UIKit's.
public enum LegibilityWeight: Int, Sendable {
  /// An unknown weight.
  case unspecified = -1
  /// The normal weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The reading direction of an interface. The raw values are UIKit's.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unknown direction.
  case unspecified = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The screen's ability to measure the pressure of touches; no simulated screen has it. The raw values are
/// UIKit's.
public enum ForceTouchCapability: Int, Sendable {
  /// An unknown capability.
  case unknown = 0
  /// A screen that can't measure pressure.
  case unavailable = 1
  /// A screen that measures pressure.
  case available = 2
}
