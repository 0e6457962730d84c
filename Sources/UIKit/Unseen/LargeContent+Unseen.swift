import Foundation
import ViewTree

private let shows = StoredValue(false)
private let titles = StoredValue<String?>(nil)
private let images = StoredValue<UIImage?>(nil)
private let scales = StoredValue(false)
private let insets = StoredValue(UIEdgeInsets.zero)

// No large content viewer appears for touches at accessibility sizes. Values are stored for the app to read.
extension UIView {
  /// Whether the view is shown in the large content viewer, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: no large content viewer appears")
  public var showsLargeContentViewer: Bool {
    get { shows[self] }
    set { shows[self] = newValue }
  }

  /// The title in the large content viewer, stored for the app to read.
  public var largeContentTitle: String? {
    get { titles[self] }
    set { titles[self] = newValue }
  }

  /// The image in the large content viewer, stored for the app to read.
  public var largeContentImage: UIImage? {
    get { images[self] }
    set { images[self] = newValue }
  }

  /// Whether the image is enlarged in the large content viewer, stored for the app to read.
  public var scalesLargeContentImage: Bool {
    get { scales[self] }
    set { scales[self] = newValue }
  }

  /// The insets of the image in the large content viewer, stored for the app to read.
  public var largeContentImageInsets: UIEdgeInsets {
    get { insets[self] }
    set { insets[self] = newValue }
  }
}

/// An interaction that shows the large content viewer. Nothing shows it here, and the delegate isn't called.
@available(*, deprecated, message: "no large content viewer appears")
@preconcurrency @MainActor open class UILargeContentViewerInteraction: UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// The delegate, which isn't called.
  public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the system has the viewer; false.
  public static var isEnabled: Bool { false }

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of the interaction that shows the large content viewer. Nothing calls it.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
