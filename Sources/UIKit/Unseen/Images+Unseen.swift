import Foundation
import ViewTree

private let capInsetsOfImages = StoredValue(UIEdgeInsets.zero)
private let resizingModes = StoredValue(UIImage.ResizingMode.tile)
private let alignmentInsets = StoredValue(UIEdgeInsets.zero)
private let orientations = StoredValue(UIImage.Orientation.up)
private let flips = StoredValue(false)

// Images have no pixels: what would change them is stored for the app to read.
extension UIImage {
  /// The directions in which the data of an image is stored.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Upside down and mirrored.
    case downMirrored = 5
    /// Turned to the left and mirrored.
    case leftMirrored = 6
    /// Turned to the right and mirrored.
    case rightMirrored = 7
  }

  /// The drawing of the parts between the cap insets.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// The direction in which the image's data is stored: upright unless the image was created with another.
  public var imageOrientation: Orientation { orientations[self] }
  func setOrientation(_ orientation: Orientation) { orientations[self] = orientation }
  /// The parts at the edges that aren't resized.
  public var capInsets: UIEdgeInsets { capInsetsOfImages[self] }
  /// The drawing of the parts between the cap insets.
  public var resizingMode: ResizingMode { resizingModes[self] }
  /// The insets of the part by which the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { alignmentInsets[self] }
  /// Whether the image is mirrored where lines run from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { flips[self] }

  /// Returns an equal image that is mirrored by its orientation; pictures show it as it is.
  @available(*, deprecated, message: "pictures show the image as it is")
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: [Orientation: Orientation] = [
      .up: .upMirrored, .down: .downMirrored, .left: .leftMirrored, .right: .rightMirrored, .upMirrored: .up,
      .downMirrored: .down, .leftMirrored: .left, .rightMirrored: .right,
    ]
    return copied { orientations[$0] = mirrored[imageOrientation] ?? .up }
  }

  /// Returns an equal image that is another object, with the stored values of this one.
  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = withRenderingMode(renderingMode)
    capInsetsOfImages[copy] = capInsets
    resizingModes[copy] = resizingMode
    alignmentInsets[copy] = alignmentRectInsets
    flips[copy] = flipsForRightToLeftLayoutDirection
    orientations[copy] = imageOrientation
    change(copy)
    return copy
  }

  /// Returns an equal image with cap insets, which is drawn stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copied { capInsetsOfImages[$0] = capInsets }
  }

  /// Returns an equal image with cap insets, which is drawn stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copied {
      capInsetsOfImages[$0] = capInsets
      resizingModes[$0] = resizingMode
    }
  }

  /// Returns an equal image with insets of its alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copied { UIKit.alignmentInsets[$0] = alignmentInsets }
  }

  /// Returns an equal image, which is drawn as it is.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied { flips[$0] = true } }

  /// Returns the data of the file that the image was read from if that is a PNG; otherwise, the signature and
  /// the header of a PNG with the image's size in pixels. Nil for an image without a size.
  @available(*, deprecated, message: "images have no pixels: the data may be a header with the size alone")
  public func pngData() -> Data? {
    if let source, source.mediaType == "image/png", let data = source.data { return data }
    guard let (width, height) = pixels else { return nil }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.appendPNG("IHDR", width.bigEndianBytes + height.bigEndianBytes + [8, 6, 0, 0, 0])
    data.appendPNG("IEND", [])
    return data
  }

  /// Returns the data of the file that the image was read from if that is a JPEG; otherwise, the header of a
  /// JPEG with the image's size in pixels. Nil for an image without a size. The quality has no effect.
  @available(*, deprecated, message: "images have no pixels: the data may be a header with the size alone")
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let source, source.mediaType == "image/jpeg", let data = source.data { return data }
    guard let (width, height) = pixels, width < 65_536, height < 65_536 else { return nil }
    let size = Array(height.bigEndianBytes.suffix(2)) + Array(width.bigEndianBytes.suffix(2))
    let parts: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + size + parts + [0xFF, 0xD9])
  }

  /// The size in pixels.
  private var pixels: (UInt32, UInt32)? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return (UInt32(width), UInt32(height))
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}

extension Data {
  /// Appends a part of a PNG: its length, name, content and checksum.
  fileprivate mutating func appendPNG(_ name: String, _ content: [UInt8]) {
    let checked = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    append(contentsOf: UInt32(content.count).bigEndianBytes + checked + (~sum).bigEndianBytes)
  }
}
