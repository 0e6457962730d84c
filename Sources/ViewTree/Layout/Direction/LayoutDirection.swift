/// The direction of reading of an interface. The raw values are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The meaning of a view's content, which decides whether a language that is read from right to left mirrors
/// the view. The raw values are UIKit's.
public enum SemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored where lines run from right to left.
  case unspecified = 0
  /// Controls for playback, such as rewind and fast-forward, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, such as a joystick, which are never mirrored.
  case spatial = 2
  /// Content that always runs from left to right.
  case forceLeftToRight = 3
  /// Content that always runs from right to left.
  case forceRightToLeft = 4
}

extension SemanticContentAttribute {
  /// Returns the direction of content with this attribute in an environment with a direction.
  func direction(in environment: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Whether any view of the process may run from right to left.
///
/// While `false`, no view determines its direction. The value becomes `true` with the first language,
/// override of traits or attribute of a view that may turn a view, and stays `true`.
@MainActor enum LayoutDirections {
  private(set) static var areUsed = false

  static func noteUse() { if !areUsed { areUsed = true } }
}
