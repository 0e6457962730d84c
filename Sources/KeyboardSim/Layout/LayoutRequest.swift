import Foundation
import ViewTree

/// The properties that determine a keyboard's keys.
package struct LayoutRequest: Hashable, Sendable {
  /// The key beside the one that changes the plane.
  package enum SwitchKey: Hashable, Sendable {
    /// No key: there is only one keyboard, or the key is in the dock.
    case none
    /// The globe key, which changes to the next keyboard.
    case globe
    /// The key that changes to the emoji keyboard.
    case emoji
  }

  package var type: KeyboardType
  /// The size of the keys' area.
  package var size: CGSize
  /// The screen's size in portrait.
  package var screen: CGSize
  /// Whether the device is an iPad.
  package var isPad: Bool
  package var isLandscape: Bool
  /// Whether there is a dock, or a home indicator, below the keys.
  package var hasDock: Bool
  package var switchKey: SwitchKey
  package var hasDictationKey: Bool
  /// The separator that the decimal pad types.
  package var decimalSeparator: String
  /// Whether the keys are split into two halves (KG10).
  package var isSplit: Bool
  /// Whether the keys are those of a rounded keyboard (KI36-KI41).
  package var isRounded: Bool

  package init(
    _ type: KeyboardType,
    size: CGSize,
    screen: CGSize,
    isPad: Bool = false,
    isLandscape: Bool = false,
    hasDock: Bool = false,
    switchKey: SwitchKey = .globe,
    hasDictationKey: Bool = false,
    decimalSeparator: String = ".",
    isSplit: Bool = false,
    isRounded: Bool = false
  ) {
    self.type = type
    self.size = size
    self.screen = screen
    self.isPad = isPad
    self.isLandscape = isLandscape
    self.hasDock = hasDock
    self.switchKey = switchKey
    self.hasDictationKey = hasDictationKey
    self.decimalSeparator = decimalSeparator
    self.isSplit = isSplit
    self.isRounded = isRounded
  }

  /// The orientation, as in names of layouts; phones of 375 x 667 points have a name of their own (KL16).
  var orientationName: String {
    let name = isLandscape ? "Landscape" : "Portrait"
    return type.isPad && screen == CGSize(width: 375, height: 667) && !isLandscape ? name + "Truffle" : name
  }

  /// The name of the layout, as in UIKit's logs (KL16).
  var layoutName: String {
    "\(isPad ? "iPad" : "iPhone")-\(orientationName)-\(isPad && type.isPad ? "QWERTY" : type.layoutName)"
  }
}

extension KeyboardType {
  /// The type's name, as in names of layouts.
  fileprivate var layoutName: String {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation: "QWERTY"
    case .URL: "QWERTY-URL"
    case .numberPad, .asciiCapableNumberPad: "NumberPad"
    case .phonePad: "PhonePad"
    case .namePhonePad: "QWERTY-NamePhonePad"
    case .emailAddress: "QWERTY-Email"
    case .decimalPad: "DecimalPad"
    case .twitter: "QWERTY-Twitter"
    case .webSearch: "QWERTY-WebSearch"
    }
  }

  /// The characters beside the space bar, or in its place (KL15).
  var bottomCharacters: [String] {
    switch self {
    case .emailAddress: ["@", "."]
    case .URL: [".", "/", ".com"]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    default: []
    }
  }

  /// Whether there is a space bar (KL15).
  var hasSpaceBar: Bool { self != .URL }
}
