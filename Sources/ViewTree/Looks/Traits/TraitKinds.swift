/// The kind of device that an interface is for. The numbers are UIKit's.
public enum UserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV; no device here is one, nor any of the rest.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// How much room there is in one direction. The numbers are UIKit's.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Plenty.
  case regular = 2
}

/// Whether an interface is light or dark. The numbers are UIKit's.
public enum UserInterfaceStyle: Int, Sendable {
  /// What is around decides.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// In which direction an interface is read. The numbers are UIKit's.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether the screen feels how hard a finger presses; none does here. The numbers are UIKit's.
public enum ForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// No.
  case unavailable = 1
  /// Yes.
  case available = 2
}
