/// The accessibility traits of a view. The raw values are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// A text that doesn't change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the current state.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// An element that isn't enabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// An element that allows direct touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page at its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A header of a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
  /// The default value of ``accessibilityTraits``.
  final var standardAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits =
      switch self {
      case is SearchTextField: .searchField
      case is Button, is Switch: .button
      case is Slider, is PageControl, is PickerView: .adjustable
      case is ActivityIndicatorView, is ProgressView: .updatesFrequently
      case is Label: .staticText
      case is ImageView: .image
      default: []
      }
    if let control = self as? Control {
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
    }
    return traits
  }
}
