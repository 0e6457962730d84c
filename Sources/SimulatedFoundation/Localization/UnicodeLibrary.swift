import Foundation

/// Functions of the Unicode library that Foundation is linked with on Linux and has no names for in Swift.
enum UnicodeLibrary {
  /// Returns a function; nil if this system's Foundation has none. Its names have a prefix in Swift's
  /// toolchains.
  static func function<Function>(_ name: String) -> Function? {
    guard let address = dlsym(nil, "swift_" + name) ?? dlsym(nil, name) else { return nil }
    return unsafeBitCast(address, to: Function.self)
  }

  /// Returns the category of a number by the plural rules of a locale's language: zero, one, two, few, many
  /// or other.
  static func pluralCategory(of number: Double, in locale: Locale) -> String {
    typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    typealias Select =
      @convention(c) (
        OpaquePointer?, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    guard let open: Open = function("uplrules_open"), let select: Select = function("uplrules_select"),
      let close: Close = function("uplrules_close")
    else { return number == 1 ? "one" : "other" }
    var status: Int32 = 0
    let rules = open(locale.identifier, &status)
    defer { close(rules) }
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = select(rules, number, &buffer, Int32(buffer.count), &status)
    guard status <= 0, length > 0 else { return "other" }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
