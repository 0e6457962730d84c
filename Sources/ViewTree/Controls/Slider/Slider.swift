import Foundation
import Responder
import Simulation

/// A control with a thumb that is dragged along a track.
///
/// A touch beside the thumb does nothing. `.valueChanged` goes before the touch event of the same move. Setting values from
/// code sends nothing.
@preconcurrency @MainActor open class Slider: Control {
  /// Width and height of the thumb.
  private static let thumbSize: CGFloat = 31

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// From the finger to the thumb's middle, while the thumb is dragged.
  private var grip: CGFloat = 0

  /// Whether each move sends `.valueChanged`; if not, only the lifted finger does.
  open var isContinuous = true

  /// The color of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: Color?
  /// The color of the track behind the thumb; nil for gray.
  open var maximumTrackTintColor: Color?
  /// The color of the thumb; nil for white.
  open var thumbTintColor: Color?

  // MARK: Values

  /// The value, between ``minimumValue`` and ``maximumValue``; what is beyond becomes the nearer one.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the left; a maximum below it is raised to it.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      requireFinite(newValue, "minimumValue")
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }

  /// The value at the right; a minimum above it is lowered to it.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      requireFinite(newValue, "maximumValue")
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }

  /// Sets the value; it is new at once, also if `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    requireFinite(value, "value")
    storedValue = min(max(value, storedMinimum), storedMaximum)
  }

  private func requireFinite(_ value: Float, _ property: String) {
    guard !value.isFinite else { return }
    programmerError("\(debugName): \(property) \(value) is not finite")
  }

  // MARK: Places

  /// Returns where the thumb is at a value, for a slider of those bounds: 31 points wide and high, from end to end.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let x = scale(in: rect).position(of: value)
    let half = Slider.thumbSize / 2
    return CGRect(x: x - half, y: rect.midY - half, width: Slider.thumbSize, height: Slider.thumbSize)
  }

  /// Returns where the track is, for a slider of those bounds: a line of 4 points over the whole width.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  private func scale(in track: CGRect) -> SliderScale {
    let half = Slider.thumbSize / 2
    return SliderScale(
      minimum: minimumValue,
      maximum: maximumValue,
      start: track.minX + half,
      end: max(track.minX + half, track.maxX - half)
    )
  }

  /// The width it has, and the height of the thumb.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Slider.thumbSize)
  }

  /// The height of the thumb.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Slider.thumbSize)
  }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  // MARK: Touches

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    grip = thumb.midX - point.x
    return thumb.contains(point)
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    let position = touch.location(in: self).x + grip
    let new = scale(in: trackRect(forBounds: bounds)).value(at: position)
    guard new != value else { return true }
    setValue(new, animated: false)
    if isContinuous { send(.valueChanged, event: event) }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if !isContinuous { send(.valueChanged, event: event) }
  }

  /// A swipe along the slider is its own (F7).
  override func isMade(forGestureOf recognizer: GestureRecognizer) -> Bool {
    guard let swipe = recognizer as? SwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// How much of the way from the minimum to the maximum the value is, from 0 to 1; 0 if both are the same.
  package final var normalizedValue: Double {
    SliderScale.part(of: value, from: minimumValue, to: maximumValue)
  }

  override var standardAccessibilityValue: String? { "\(Int((normalizedValue * 100).rounded()))%" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["value = \(value)"] }
}
