import Foundation

/// Functions of the Unicode library that Foundation is linked with on Linux and has no names for in Swift.
enum UnicodeLibrary {
  /// Returns a function; nil if this system's Foundation has none. Its names have a prefix in Swift's
  /// toolchains.
  static func function<Function>(_ name: String) -> Function? {
    guard let address = dlsym(nil, "swift_" + name) ?? dlsym(nil, name) else { return nil }
    return unsafeBitCast(address, to: Function.self)
  }
}
