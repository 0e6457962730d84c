import Foundation
import ViewTree

private let imagesOfViews = StoredValue<[UIImage]?>(nil)
private let highlightedImages = StoredValue<[UIImage]?>(nil)
private let durations = StoredValue<TimeInterval>(0)
private let counts = StoredValue(0)
private let runs = StoredValue(false)

// An animation of several images changes pixels only: whether it runs is stored, and pictures show `image`.
extension UIImageView {
  /// The images of the animation.
  public var animationImages: [UIImage]? {
    get { imagesOfViews[self] }
    set { imagesOfViews[self] = newValue }
  }

  /// The images of the animation while the view is highlighted.
  public var highlightedAnimationImages: [UIImage]? {
    get { highlightedImages[self] }
    set { highlightedImages[self] = newValue }
  }

  /// The duration of one run of the animation, in seconds; 0 for a thirtieth of a second for each image.
  public var animationDuration: TimeInterval {
    get { durations[self] }
    set { durations[self] = newValue }
  }

  /// The number of runs; 0 for an endless animation.
  public var animationRepeatCount: Int {
    get { counts[self] }
    set { counts[self] = newValue }
  }

  /// Whether the animation was started and not stopped. An animation with a number of runs doesn't end by
  /// itself.
  public var isAnimating: Bool { runs[self] }

  /// Starts the animation, if there are images.
  public func startAnimating() { runs[self] = animationImages?.isEmpty == false }

  /// Stops the animation.
  public func stopAnimating() { runs[self] = false }
}
