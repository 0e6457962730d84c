import Foundation
import ViewTree

/// Images of a control by their uses and states.
private typealias StateImages = [String: [UInt: UIImage]]

private let images = StoredValue<StateImages>([:])
private let single = StoredValue<[String: UIImage]>([:])
private let offsets = StoredValue<[Int: UIOffset]>([:])
private let translucencies = StoredValue(true)
private let glows = StoredValue(false)

// Images of controls change pixels only: they are stored, and pictures show the controls without them.

@MainActor private func set(_ image: UIImage?, _ use: String, _ state: UIControl.State, of control: UIView) {
  images[control][use, default: [:]][UInt(state.rawValue)] = image
}

@MainActor private func image(_ use: String, _ state: UIControl.State, of control: UIView) -> UIImage? {
  images[control][use]?[UInt(state.rawValue)]
}

extension UISlider {
  /// The image at the end of the least value, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the slider without it")
  public var minimumValueImage: UIImage? {
    get { single[self]["minimum"] }
    set { single[self]["minimum"] = newValue }
  }

  /// The image at the end of the greatest value, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the slider without it")
  public var maximumValueImage: UIImage? {
    get { single[self]["maximum"] }
    set { single[self]["maximum"] = newValue }
  }

  /// Sets the image of the thumb for a state, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the slider without it")
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "thumb", state, of: self)
  }

  /// Sets the image of the track before the thumb for a state, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the slider without it")
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "minimum track", state, of: self)
  }

  /// Sets the image of the track behind the thumb for a state, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the slider without it")
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, "maximum track", state, of: self)
  }

  /// Returns the image of the thumb that was set for exactly this state.
  public func thumbImage(for state: UIControl.State) -> UIImage? { image("thumb", state, of: self) }
  /// Returns the image before the thumb that was set for exactly this state.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    image("minimum track", state, of: self)
  }
  /// Returns the image behind the thumb that was set for exactly this state.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    image("maximum track", state, of: self)
  }
  /// The image of the thumb for the present state, or else for the normal one.
  public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The image before the thumb for the present state, or else for the normal one.
  public var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The image behind the thumb for the present state, or else for the normal one.
  public var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }
}

extension UIProgressView {
  /// The image of the completed part, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the view without it")
  public var progressImage: UIImage? {
    get { single[self]["progress"] }
    set { single[self]["progress"] = newValue }
  }

  /// The image of the other part, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the view without it")
  public var trackImage: UIImage? {
    get { single[self]["track"] }
    set { single[self]["track"] = newValue }
  }
}

extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button of bookmarks.
    case bookmark = 2
    /// The button of results.
    case resultsList = 3
  }

  /// Whether the bar is translucent; true by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: pictures show the bar as it is")
  public var isTranslucent: Bool {
    get { translucencies[self] }
    set { translucencies[self] = newValue }
  }

  /// The image behind the bar, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the bar without it")
  public var backgroundImage: UIImage? {
    get { single[self]["background"] }
    set { single[self]["background"] = newValue }
  }

  /// The image behind the scope bar, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the bar without it")
  public var scopeBarBackgroundImage: UIImage? {
    get { single[self]["scope"] }
    set { single[self]["scope"] = newValue }
  }

  /// Sets the image behind the bar, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the bar without it")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { single[self]["background \(barPosition) \(barMetrics)"] = backgroundImage }

  /// Returns the image behind the bar that was set for exactly these values.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    single[self]["background \(barPosition) \(barMetrics)"]
  }

  /// Sets the image behind the field for a state, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the field without it")
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    set(backgroundImage, "field", state, of: self)
  }

  /// Returns the image behind the field that was set for exactly this state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    UIKit.image("field", state, of: self)
  }

  /// Sets the image of an icon for a state, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the usual icon")
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    set(iconImage, "icon \(icon)", state, of: self)
  }

  /// Returns the image of an icon that was set for exactly this state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    UIKit.image("icon \(icon)", state, of: self)
  }

  /// Sets the offset of an icon, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: icons have their usual positions")
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    offsets[self][icon.rawValue] = adjustment
  }

  /// Returns the offset of an icon; zero unless it was set.
  public func positionAdjustment(for icon: Icon) -> UIOffset { offsets[self][icon.rawValue] ?? .zero }
}

extension UIButton {
  /// Whether the button glows while it is highlighted; false by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: pictures show no glow")
  public var showsTouchWhenHighlighted: Bool {
    get { glows[self] }
    set { glows[self] = newValue }
  }
}

extension UITabBar {
  /// The image behind the selected item, stored for the app to read.
  @available(*, deprecated, message: "the image is stored: pictures show the bar without it")
  public var selectionIndicatorImage: UIImage? {
    get { single[self]["selection"] }
    set { single[self]["selection"] = newValue }
  }
}
