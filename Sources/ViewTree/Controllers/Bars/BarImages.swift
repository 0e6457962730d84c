import Foundation
import Simulation

/// The height of a bar, which determines its images; UIKit's `UIBarMetrics`.
public enum BarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The height on phones in landscape.
  case compact = 1
  /// The regular height with a prompt.
  case defaultPrompt = 101
  /// The height on phones in landscape with a prompt.
  case compactPrompt = 102
}

/// The images of a bar.
struct BarImages: Hashable {
  private struct Place: Hashable {
    var position: BarPosition
    var metrics: BarMetrics
  }

  private var backgrounds: [Place: Image] = [:]
  private var shadows: [BarPosition: Image] = [:]

  /// The background image that was set for a position and metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Image? {
    get { backgrounds[Place(position: position, metrics: metrics)] }
    set { backgrounds[Place(position: position, metrics: metrics)] = newValue }
  }

  /// The shadow image that was set for a position.
  subscript(position: BarPosition) -> Image? {
    get { shadows[position] }
    set { shadows[position] = newValue }
  }

  /// Returns the background image that is shown: the one of the position or else of any, and of the metrics
  /// or else of the regular ones.
  func background(_ position: BarPosition, _ metrics: BarMetrics) -> Image? {
    let fallbacks: [BarMetrics] =
      switch metrics {
      case .default: [.default]
      case .compact, .defaultPrompt: [metrics, .default]
      case .compactPrompt: [.compactPrompt, .compact, .default]
      }
    return fallbacks.lazy.compactMap { self[position, $0] ?? self[.any, $0] }.first
  }

  /// Returns the shadow image that is shown with a background image: the one of the position or else of any.
  func shadow(_ position: BarPosition) -> Image? { self[position] ?? self[.any] }
}

/// The views that show a bar's images behind its items.
@MainActor final class BarImageViews {
  private let background = ImageView(frame: .zero)
  private let shadow = ImageView(frame: .zero)

  /// Shows the images in a bar: the background stretched over the bar, and the shadow along its edge to the
  /// content, below the bar or above it.
  func show(_ image: Image?, _ line: Image?, in bar: View, atTop: Bool) {
    background.image = image
    background.frame = bar.bounds
    shadow.image = line
    let height = line?.size.height ?? 0
    let y = atTop ? bar.bounds.maxY : bar.bounds.minY - height
    shadow.frame = CGRect(x: bar.bounds.minX, y: y, width: bar.bounds.width, height: height)
    for (index, view) in [background, shadow].enumerated() {
      if view.image == nil {
        view.removeFromSuperview()
      } else if view.superview !== bar || bar.subviews.firstIndex(of: view) != index {
        bar.insertSubview(view, at: index)
      }
    }
  }
}

/// A bar that shows images behind its items.
@MainActor protocol ImagedBar: View {
  var images: BarImages { get set }
  var imageViews: BarImageViews? { get set }
  var barPosition: BarPosition { get }
  var barMetrics: BarMetrics { get }
  /// Whether the bar shows an appearance that isn't the system's in place of images.
  var hasOwnAppearance: Bool { get }
}

extension ImagedBar {
  /// The background image that the bar shows.
  var shownImage: Image? { hasOwnAppearance ? nil : images.background(barPosition, barMetrics) }

  /// Shows the images that the bar has now.
  func showImages() {
    let image = shownImage
    guard imageViews != nil || image != nil else { return }
    let views = imageViews ?? BarImageViews()
    imageViews = views
    let line = image == nil ? nil : images.shadow(barPosition)
    let isAtTop = barPosition == .top || barPosition == .topAttached
    views.show(image, line, in: self, atTop: isAtTop)
  }

  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
}

// MARK: - Bars

extension NavigationBar: ImagedBar {
  final var barMetrics: BarMetrics {
    if topItem?.prompt != nil { return isCompact ? .compactPrompt : .defaultPrompt }
    return isCompact ? .compact : .default
  }

  /// Sets the image behind the bar's items, stretched over the bar, which replaces the background color. An
  /// appearance that isn't the system's takes precedence.
  public final func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    images[.any, barMetrics] = backgroundImage
  }

  /// Returns the image that was set for metrics and any position.
  public final func backgroundImage(for barMetrics: BarMetrics) -> Image? { images[.any, barMetrics] }

  /// Sets the image of a position; the bar shows that of its ``barPosition``.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for barPosition: BarPosition,
    barMetrics: BarMetrics
  ) {
    images[barPosition, barMetrics] = backgroundImage
  }

  /// Returns the image that was set for a position and metrics.
  public final func backgroundImage(for barPosition: BarPosition, barMetrics: BarMetrics) -> Image? {
    images[barPosition, barMetrics]
  }

  /// The image below the bar in its own height, shown together with a background image only; `nil` for the
  /// system's line.
  public final var shadowImage: Image? {
    get { images[.any] }
    set { images[.any] = newValue }
  }
}

extension Toolbar: ImagedBar {
  final var barMetrics: BarMetrics { isCompact ? .compact : .default }

  /// Sets the image behind the bar's items, stretched over the bar, which replaces the background color. An
  /// appearance that isn't the system's takes precedence. The bar shows the image of its ``barPosition``.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    forToolbarPosition topOrBottom: BarPosition,
    barMetrics: BarMetrics
  ) {
    images[topOrBottom, barMetrics] = backgroundImage
  }

  /// Returns the image that was set for a position and metrics.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: BarPosition,
    barMetrics: BarMetrics
  ) -> Image? {
    images[topOrBottom, barMetrics]
  }

  /// Sets the image above the bar in its own height, shown together with a background image only.
  public final func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: BarPosition) {
    images[topOrBottom] = shadowImage
  }

  /// Returns the shadow image that was set for a position.
  public final func shadowImage(forToolbarPosition topOrBottom: BarPosition) -> Image? {
    images[topOrBottom]
  }
}

extension TabBar: ImagedBar {
  final var barPosition: BarPosition { .bottom }

  final var barMetrics: BarMetrics { .default }

  /// The image behind the bar's items, stretched over the bar, which replaces the background color. An
  /// appearance that isn't the system's takes precedence.
  public final var backgroundImage: Image? {
    get { images[.any, .default] }
    set { images[.any, .default] = newValue }
  }

  /// The image above the bar in its own height, shown together with ``backgroundImage`` only; `nil` for the
  /// system's line.
  public final var shadowImage: Image? {
    get { images[.any] }
    set { images[.any] = newValue }
  }
}
