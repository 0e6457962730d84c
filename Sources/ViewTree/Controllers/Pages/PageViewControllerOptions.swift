import Foundation
import Simulation

extension PageViewController {
  /// An option with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine of pages that curl, the raw value of a ``SpineLocation``; `min` by default.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between two pages of a scroll, a number in points; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The place of the spine; UIKit's `UIPageViewController.SpineLocation`, without the one in the middle.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left or at the top.
    case min = 1
    /// At the right or at the bottom.
    case max = 3
  }

  /// Returns the place of the spine.
  static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    guard let value = options?[.spineLocation] else { return .min }
    let number = (value as? SpineLocation)?.rawValue ?? (value as? NSNumber)?.intValue ?? value as? Int
    guard let spine = number.flatMap(SpineLocation.init) else {
      programmerError("PageViewController: the option spineLocation must be min or max, not \(value)")
    }
    return spine
  }

  /// Returns the distance between pages; stops if the value isn't a finite number.
  static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
    guard let value = options?[.interPageSpacing] else { return 0 }
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite else {
      programmerError("PageViewController: the option interPageSpacing must be a finite number, not \(value)")
    }
    return CGFloat(number)
  }
}
