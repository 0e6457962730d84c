import Foundation
import Simulation
import Synchronization

/// Numbers of years and months with the names of the units.
///
/// Foundation's styles have no units longer than a week on Linux, although its library of Unicode has their
/// names; its functions are found by name.
enum UnitNames {
  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void
  private typealias Read =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void

  /// Returns a number with a unit's name; nil, after a report of the problem, if the library has no names.
  static func text(
    _ value: Double,
    _ unit: String,
    _ width: Duration.UnitsFormatStyle.UnitWidth,
    _ locale: Locale
  ) -> String? {
    let widths: [(Duration.UnitsFormatStyle.UnitWidth, String)] = [(.wide, "full-name"), (.narrow, "narrow")]
    let name = widths.first { $0.0 == width }?.1 ?? "short"
    guard let text = text(value, "unit/\(unit) unit-width-\(name)", locale.identifier) else {
      Problem.report("this system's Foundation has no names of the unit \(unit)")
      return nil
    }
    return text
  }

  private static func text(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
    guard let open: Open = UnicodeLibrary.function("unumf_openForSkeletonAndLocale"),
      let openResult: OpenResult = UnicodeLibrary.function("unumf_openResult"),
      let format: Format = UnicodeLibrary.function("unumf_formatDouble"),
      let read: Read = UnicodeLibrary.function("unumf_resultToString"),
      let close: Close = UnicodeLibrary.function("unumf_close"),
      let closeResult: Close = UnicodeLibrary.function("unumf_closeResult")
    else { return nil }
    var status: Int32 = 0
    let pattern = Array(skeleton.utf16)
    let formatter = open(pattern, Int32(pattern.count), locale, &status)
    defer { close(formatter) }
    let result = openResult(&status)
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = read(result, &buffer, Int32(buffer.count), &status)
    guard status <= 0, length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
