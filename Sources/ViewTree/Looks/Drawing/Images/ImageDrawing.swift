import Foundation
import Simulation

/// The properties of an image that is drawn.
struct ImageDrawingFormat {
  var scale: CGFloat
  var isOpaque: Bool

  /// The current screen's scale; 1 without a simulator.
  static var screenScale: CGFloat { max(1, TraitCollection.current.displayScale) }
}

/// The origin of an image other than a name.
package struct ImageSource: Hashable, Sendable {
  /// The drawing.
  package var drawing: Drawing?
  /// The size of the drawing's rectangle in its own coordinates, with the origin at the top left.
  package var space = CGSize.zero
  /// The bytes of a file, and their media type.
  package var data: Data?
  package var mediaType = ""
}

extension CGContext {
  /// Returns an image of the steps up to now, or nil if this isn't an image's context.
  func makeDrawnImage() -> Image? {
    guard let format, bounds.width > 0, bounds.height > 0 else { return nil }
    var result = drawing
    if format.isOpaque {
      let black = CGContext(bounds: bounds)
      black.fill(bounds)
      result.marks = black.drawing.marks + result.marks
    }
    let move = ViewTransform(translationX: -bounds.minX, y: -bounds.minY)
    if !move.isIdentity {
      result = result.moved(by: move)
    }
    return Image(
      source: ImageSource(drawing: result, space: bounds.size),
      size: bounds.size,
      scale: format.scale
    )
  }
}

extension Drawing {
  /// Returns the drawing after a translation.
  fileprivate func moved(by move: ViewTransform) -> Drawing {
    var result = self
    for place in marks.indices {
      result.marks[place].clips = marks[place].clips.map { clip in
        switch clip {
        case .path(let shape, let isEvenOdd): .path(shape.applying(move), isEvenOdd: isEvenOdd)
        case .outside(let rect): .outside(rect.applying(move))
        }
      }
      if case .group(let group) = marks[place].command {
        result.marks[place].command = .group(group.moved(by: move))
      } else {
        result.marks[place].transform = marks[place].transform.concatenating(move)
      }
    }
    return result
  }
}

extension Image {
  /// The drawing to show for the image with a tint color; nil if only its name is known.
  package final func shownDrawing(tint: Color?) -> Drawing? {
    guard let source else { return nil }
    guard let drawing = source.drawing else { return framed }
    return tint.map { drawing.tinted($0) } ?? drawing
  }

  /// The size of the rectangle of ``shownDrawing(tint:)`` in the drawing's coordinates.
  package final var drawingSize: CGSize { source?.drawing == nil ? size : source?.space ?? size }

  /// The steps of the image's drawing as texts, or an empty array; UIKit has no such property.
  public final var recordedCommands: [String] { source?.drawing?.log ?? [] }

  /// Creates the image of PNG or JPEG data with one pixel per point, or returns nil for other data. Only the
  /// header is read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image of PNG or JPEG data, or returns nil for other data. Only the header is read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(source: ImageSource(data: data, mediaType: header.mediaType), size: size, scale: scale)
  }

  /// Creates the image of a PNG or JPEG file, or returns nil. A name that ends with `@2x` or `@3x` determines
  /// the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(source: cgImage.source, size: CGSize(width: cgImage.width, height: cgImage.height), scale: 1)
  }

  /// Creates an image with `scale` pixels per point; `isTurned` exchanges its width and height.
  package convenience init(cgImage: CGImage, scale: CGFloat, isTurned: Bool) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(source: cgImage.source, size: isTurned ? size.turned : size, scale: scale)
  }

  /// The image in pixels. It has no pixels, but a size and the drawing.
  public final var cgImage: CGImage? {
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    guard width > 0, height > 0 else { return nil }
    return CGImage(width: width, height: height, source: source ?? ImageSource(drawing: framed, space: size))
  }

  /// A drawing that consists of the image.
  private final var framed: Drawing {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    context.draw(self, in: context.bounds)
    return context.drawing
  }

  // MARK: Drawing

  /// Draws the image in its own size into the current context. Without a context, nothing is drawn.
  public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in its own size, with a blend mode and an opacity.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to a rectangle.
  public final func draw(in rect: CGRect) { GraphicsStack.current?.draw(self, in: rect) }

  /// Draws the image, stretched to a rectangle, with a blend mode and an opacity.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.blending(blendMode, alpha) { draw(in: rect) }
  }
}

/// An image in pixels, on platforms without Core Graphics. It has no pixels, but a size and a drawing.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  let source: ImageSource

  init(width: Int, height: Int, source: ImageSource) {
    (self.width, self.height) = (width, height)
    self.source = source
  }

  /// Returns whether the images have equal sizes and drawings.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one.width == other.width && one.height == other.height && one.source == other.source
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// The size in the header of a PNG or JPEG file.
struct ImageHeader {
  var width: Int
  var height: Int
  var mediaType: String

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var size: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      mediaType = "image/png"
      if number(12, 4) == 0x4948_4452, let width = number(16, 4), let height = number(20, 4) {
        size = (width, height)
      }
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      mediaType = "image/jpeg"
      var place = 2
      while size == nil, let marker = number(place, 2), marker >> 8 == 0xFF {
        let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
        if isFrame, let height = number(place + 5, 2), let width = number(place + 7, 2) {
          size = (width, height)
        } else if marker == 0xFFFF {
          place += 1
        } else if let length = number(place + 2, 2), length >= 2, marker != 0xFFD9, marker != 0xFFDA {
          place += 2 + length
        } else {
          return nil
        }
      }
    } else {
      return nil
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    (width, height) = (size.width, size.height)
  }
}
