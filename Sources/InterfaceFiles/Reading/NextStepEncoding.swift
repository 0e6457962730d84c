import Foundation

/// The encoding of NeXTSTEP, by which octal numbers in files of texts are characters.
enum NextStepEncoding {
  /// Returns the character of a byte; nil for the two bytes that have none.
  static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    String(data: Data([byte]), encoding: .nextstep)?.unicodeScalars.first
  }
}
