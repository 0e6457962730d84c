import Foundation
import ViewTree

/// A view whose previews appear by a strong touch; deprecated in iOS 13.
///
/// The trait `forceTouchCapability` is unavailable on all simulated devices, so the delegate isn't called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  /// The delegate, which isn't called.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The rectangle that remains sharp, in the coordinates of the view.
  var sourceRect: CGRect { get set }
}

/// The delegate of previews by a strong touch; deprecated in iOS 13. Nothing calls it, as on a device without
/// such touches.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller of a preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of a preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

private final class PreviewingContext: UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}

private let contexts = StoredValue<[PreviewingContext]>([])

extension UIViewController {
  /// Registers a view for previews by a strong touch, which no simulated device has.
  @available(*, deprecated, message: "no simulated device has strong touches: the delegate isn't called")
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    contexts[self].append(context)
    return context
  }

  /// Ends the registration of a view for previews by a strong touch.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    contexts[self].removeAll { $0 === previewing }
  }
}
