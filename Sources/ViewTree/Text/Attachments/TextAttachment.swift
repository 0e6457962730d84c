import Foundation
import Simulation

/// An image in a text, in place of the character U+FFFC; UIKit's `NSTextAttachment`.
///
/// It must not change while another thread reads it. A text view doesn't notice later changes of its image;
/// setting its text, or `NSLayoutManager.invalidateLayout`, applies them.
open class TextAttachment: IdentityHashable, @unchecked Sendable {
  /// The character that an attachment takes the place of.
  public static let character = 0xFFFC

  /// The image; by default that of the ``contents``, if they are an image.
  open var image: Image? {
    get { ownImage ?? contents.flatMap { Image(data: $0) } }
    set { ownImage = newValue }
  }
  private final var ownImage: Image?
  /// The place of the attachment relative to the baseline; y increases upwards. If it is empty, the
  /// attachment has the size of the image, above the baseline.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The type of the contents; kept for the app to read.
  open var fileType: String?
  /// The padding at both sides, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an empty attachment.
  public init() {}

  /// Creates an attachment with an image.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with the contents of a file.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// Returns the place of the attachment relative to the baseline; y increases upwards. Called whenever a
  /// line with the attachment is laid out, with the space for the line in the container's coordinates and
  /// the place of the character in it. By default ``bounds``, or else the size of the image.
  open func attachmentBounds(
    for textContainer: TextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.size == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the image to display in the bounds; ``image`` by default. Called when a line with the attachment
  /// is laid out.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: TextContainer?,
    characterIndex charIndex: Int
  ) -> Image? { image }
}

extension NSAttributedString {
  /// Creates a text of the character U+FFFC with an attachment.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text of the character U+FFFC with an attachment and other attributes.
  public convenience init(attachment: TextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// Returns whether a range contains a character with an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value is TextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}

/// The image of an attachment and its place relative to the baseline.
package struct AttachmentBox: Hashable, Sendable {
  package var image: Image?
  /// The place; y increases upwards.
  package var bounds: CGRect
  /// The space at both sides.
  var padding: CGFloat = 0
}
