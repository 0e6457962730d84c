import Foundation
import Responder
import Simulation
import ViewTree

private let labels = StoredValue<String?>(nil)
private let hints = StoredValue<String?>(nil)
private let identifiers = StoredValue<String?>(nil)
private let shadowPaths = StoredValue<UIBezierPath?>(nil)
private let visiblePaths = StoredValue<UIBezierPath?>(nil)
private let followsWidth = StoredValue(false)
private let titles = StoredValue("")
private let images = StoredValue<UIImage?>(nil)
private let lists = StoredValue<Any?>(nil)

extension UIMenuElement {
  /// The label for assistive technologies, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the element of a menu has the title as its label")
  public var accessibilityLabel: String? {
    get { labels[self] }
    set { labels[self] = newValue }
  }

  /// The description of the result, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the element of a menu has no hint")
  public var accessibilityHint: String? {
    get { hints[self] }
    set { hints[self] = newValue }
  }

  /// The identifier for tests, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: tests find the element of a menu by its title")
  public var accessibilityIdentifier: String? {
    get { identifiers[self] }
    set { identifiers[self] = newValue }
  }
}

extension UITableViewRowAction {
  /// The label for assistive technologies, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the button has the title as its label")
  public var accessibilityLabel: String? {
    get { labels[self] }
    set { labels[self] = newValue }
  }
}

extension UIImage {
  /// The identifier for tests, stored for the app to read.
  public var accessibilityIdentifier: String? {
    get { identifiers[self] }
    set { identifiers[self] = newValue }
  }

  /// Creates an image with `scale` pixels per point. One that lies on its side has its width and height
  /// exchanged; pictures show the drawing as if it were upright, and a warning on the standard error stream
  /// says so.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(cgImage: cgImage, scale: scale, isTurned: isTurned)
    guard orientation != .up else { return }
    setOrientation(orientation)
    Problem.warn("warning: UIImage: pictures show an image of the orientation \(orientation) upright")
  }
}

extension CGImage {
  /// Returns the part of the image in a rectangle of whole pixels; nil for one beside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(bounds)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: part.size, format: format)
    return renderer.image { context in
      context.cgContext.clip(to: CGRect(origin: .zero, size: part.size))
      UIImage(cgImage: self).draw(at: CGPoint(x: -part.minX, y: -part.minY))
    }
    .cgImage
  }
}

extension UIPreviewParameters {
  /// The shape of the preview, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the preview has the shape of its view")
  public var visiblePath: UIBezierPath? {
    get { visiblePaths[self] }
    set { visiblePaths[self] = newValue }
  }

  /// The shape of the shadow, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the preview has the shape of its view")
  public var shadowPath: UIBezierPath? {
    get { shadowPaths[self] }
    set { shadowPaths[self] = newValue }
  }
}

extension UISearchController {
  /// The former name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension UITableView {
  /// Whether the margins of cells are those of readable text; false by default. Cells have the margins of
  /// their table at every width: true is stored, and a warning on the standard error stream says so.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { followsWidth[self] }
    set {
      followsWidth[self] = newValue
      guard newValue else { return }
      Problem.warn("warning: UITableView: cells have the margins of their table at every width")
    }
  }
}

extension UIKeyCommand {
  /// Creates a command with a title and an image for menus, which are stored for the app to read.
  public convenience init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
    (titles[self], images[self], lists[self]) = (title, image, propertyList)
  }

  /// The title in menus, stored for the app to read.
  public var title: String {
    get { titles[self] }
    set { titles[self] = newValue }
  }

  /// The image in menus, stored for the app to read.
  public var image: UIImage? {
    get { images[self] }
    set { images[self] = newValue }
  }

  /// The value that distinguishes commands with the same action.
  public var propertyList: Any? { lists[self] }
}

/// An input view that makes the keyboard's click; see `UIDevice.playInputClick()`.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether the view may click while it is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Has no effect: on a device, an input view that allows clicks makes one.
  @available(*, deprecated, message: "no sound is made: it has no effect")
  public func playInputClick() {}
}

/// The material of iOS 26. Pictures show a view with it as one without an effect;
/// its values are kept for the app to read.
@available(*, deprecated, message: "pictures show a view with this effect as one without an effect")
open class UIGlassEffect: UIVisualEffect {
  /// The variants of the material.
  public enum Style: Int, Sendable {
    /// The usual one.
    case regular = 0
    /// A more transparent one.
    case clear = 1
  }

  /// The variant.
  public final let style: Style
  /// Whether the material reacts to touches, stored for the app to read.
  open var isInteractive = false
  /// The color of the material, stored for the app to read.
  open var tintColor: UIColor?

  /// Creates an effect.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
}

/// The effect of a container whose views with glass merge. Pictures show them apart; its
/// values are kept for the app to read.
@available(*, deprecated, message: "pictures show the views of the container apart")
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which views begin to merge, in points, stored for the app to read.
  open var spacing: CGFloat = 0

  /// Creates an effect.
  public override init() { super.init() }
}
