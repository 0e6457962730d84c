import Foundation
import Simulation

extension PageViewController {
  /// An option with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between two pages of a scroll, a number in points; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
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
