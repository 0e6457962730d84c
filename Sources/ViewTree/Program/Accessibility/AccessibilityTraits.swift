/// What a view is to people who can't see it. The numbers are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: AccessibilityTraits = []
  /// It is tapped.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It makes sounds of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It says in short how things stand.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is for what is searched.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Its end turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// It heads a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
  /// What ``accessibilityTraits`` are unless they are set.
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
