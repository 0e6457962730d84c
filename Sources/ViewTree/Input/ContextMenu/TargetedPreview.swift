import Foundation
import Simulation

/// A view, and the place in a container from which its preview comes; UIKit's `UITargetedPreview`. A context
/// menu opens beside the view.
@preconcurrency @MainActor open class TargetedPreview: IdentityHashable {
  /// The view.
  public final let view: View
  /// The parameters, kept for the app to read.
  public final let parameters: PreviewParameters
  /// The place of the preview.
  public final let target: PreviewTarget

  /// Creates a preview of a view at its place in its superview.
  public convenience init(view: View) {
    self.init(view: view, parameters: PreviewParameters())
  }

  /// Creates a preview of a view at its place in its superview.
  ///
  /// Stops with `Button: a targeted preview without a target needs a view in a window` for any other view.
  public convenience init(view: View, parameters: PreviewParameters) {
    guard let superview = view.baseSuperview, view.baseWindow != nil else {
      programmerError("\(view.debugName): a targeted preview without a target needs a view in a window")
    }
    self.init(
      view: view,
      parameters: parameters,
      target: PreviewTarget(container: superview, center: view.center, transform: view.transform)
    )
  }

  /// Creates a preview of a view at a place in a container.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// The size of the view.
  public final var size: CGSize { view.bounds.size }

  /// Returns a copy with another place.
  public final func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place of a preview in a container; UIKit's `UIPreviewTarget`.
@preconcurrency @MainActor open class PreviewTarget: IdentityHashable {
  /// The container.
  public final let container: View
  /// The center in the container.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: ViewTransform

  /// Creates a place.
  public init(container: View, center: CGPoint, transform: ViewTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  /// Creates a place without a transform.
  public convenience init(container: View, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The look of a preview; UIKit's `UIPreviewParameters`.
@preconcurrency @MainActor open class PreviewParameters: IdentityHashable {
  /// The background color, kept for the app to read; `nil` for the system's.
  public final var backgroundColor: Color?

  /// Creates parameters.
  public init() {}
}
