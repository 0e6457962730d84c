import Foundation
import ViewTree

private let labels = StoredValue<String?>(nil)
private let values = StoredValue<String?>(nil)
private let hints = StoredValue<String?>(nil)
private let identifiers = StoredValue<String?>(nil)
private let elements = StoredValue(false)
private let traits = StoredValue(UIAccessibilityTraits.none)
private let frames = StoredValue(CGRect.zero)

// Objects that aren't responders are no elements of the simulated VoiceOver: their values are stored for the
// app to read.
extension NSObject {
  /// The label for assistive technologies.
  public var accessibilityLabel: String? {
    get { labels[self] }
    set { labels[self] = newValue }
  }
  /// The value for assistive technologies.
  public var accessibilityValue: String? {
    get { values[self] }
    set { values[self] = newValue }
  }
  /// The description of the result of using the object.
  public var accessibilityHint: String? {
    get { hints[self] }
    set { hints[self] = newValue }
  }
  /// The identifier for tests.
  public var accessibilityIdentifier: String? {
    get { identifiers[self] }
    set { identifiers[self] = newValue }
  }
  /// Whether the object is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { elements[self] }
    set { elements[self] = newValue }
  }
  /// The traits for assistive technologies.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { traits[self] }
    set { traits[self] = newValue }
  }
  /// The frame in the coordinates of the screen.
  public var accessibilityFrame: CGRect {
    get { frames[self] }
    set { frames[self] = newValue }
  }
}

extension UIImage {
  /// The label of the image for assistive technologies, stored for the app to read.
  public var accessibilityLabel: String? {
    get { labels[self] }
    set { labels[self] = newValue }
  }
  /// The description of the result of using the image, stored for the app to read.
  public var accessibilityHint: String? {
    get { hints[self] }
    set { hints[self] = newValue }
  }
  /// Whether the image is an accessibility element, stored for the app to read.
  public var isAccessibilityElement: Bool {
    get { elements[self] }
    set { elements[self] = newValue }
  }
}

/// Further content of an accessibility element.
open class AXCustomContent: NSObject {
  /// The importance of the content.
  public enum Importance: UInt, Sendable {
    /// The content is read on request.
    case `default` = 0
    /// The content is read with the element.
    case high = 1
  }

  /// The name of the content.
  public let label: String
  /// The content.
  public let value: String
  /// The importance of the content, kept for the app to read; the default one unless it is set.
  open var importance = Importance.default

  /// Creates content with a name.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// An element with further content. The simulated VoiceOver doesn't read it.
public protocol AXCustomContentProvider: AnyObject {
  /// The further content.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// An element that adjusts its font to the text size that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
