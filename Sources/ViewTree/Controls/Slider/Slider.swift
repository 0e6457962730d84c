import Foundation
import Responder
import Simulation

/// A control with a thumb that is dragged along a track.
///
/// A touch outside the thumb does nothing. `.valueChanged` is sent before the touch event of the same move.
/// Setting values in code sends no events.
@preconcurrency @MainActor open class Slider: Control {

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// The horizontal distance from the touch to the thumb's center, while the thumb is dragged.
  private var grip: CGFloat = 0

  /// Whether each move sends `.valueChanged`. If false, it is sent only when the finger is lifted.
  open var isContinuous = true

  /// The color of the track before the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: Color?
  /// The color of the track after the thumb, or `nil` for gray.
  open var maximumTrackTintColor: Color?
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: Color?

  /// The ticks and the allowed values of the track; `nil`, the default, for all values. From iOS 26.
  open var trackConfiguration: TrackConfiguration? {
    didSet { storedValue = limited(storedValue) }
  }
  /// The style; from iOS 26. A slider without a thumb has one of no width.
  open var sliderStyle = Style.default

  // MARK: Values

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end, which is the left one unless lines run from right to left. Raises
  /// ``maximumValue`` if that is lower.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      requireFinite(newValue, "minimumValue")
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// The value at the trailing end. Lowers ``minimumValue`` if that is higher.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      requireFinite(newValue, "maximumValue")
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// Sets the value. It changes immediately, even if `animated` is true.
  open func setValue(_ value: Float, animated: Bool) {
    requireFinite(value, "value")
    storedValue = limited(value)
  }

  private func limited(_ value: Float) -> Float {
    let value = min(max(value, storedMinimum), storedMaximum)
    return trackConfiguration?.allowed(value, from: storedMinimum, to: storedMaximum) ?? value
  }

  private func requireFinite(_ value: Float, _ property: String) {
    guard !value.isFinite else { return }
    programmerError("\(debugName): \(property) \(value) is not finite")
  }

  // MARK: Places

  /// Returns the frame of the thumb at a value for a slider with those bounds: within the ends of the track,
  /// 37 points wide and 24 high from iOS 26, and 31 wide and high from iOS 7 (TC18).
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let x = directed(x: scale(in: rect).position(of: value), in: rect)
    let size = thumbSize
    return CGRect(
      origin: CGPoint(x: x - size.width / 2, y: rect.midY - size.height / 2),
      size: size
    )
  }

  /// Returns the frame of the track for a slider with those bounds: a line over the whole width, 4
  /// points high and 6 from iOS 26 (TC18).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = designValue(of: VersionRules.trackHeight)
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  private func scale(in track: CGRect) -> SliderScale {
    let half = thumbSize.width / 2
    return SliderScale(
      minimum: minimumValue,
      maximum: maximumValue,
      start: track.minX + half,
      end: max(track.minX + half, track.maxX - half)
    )
  }

  private var thumbSize: CGSize {
    let size = designValue(of: VersionRules.thumbSize)
    return sliderStyle == .thumbless ? CGSize(width: 0, height: size.height) : size
  }

  /// Returns the current width and the slider's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: designValue(of: VersionRules.sliderHeight))
  }

  /// The slider's height, which is 34 points from iOS 26 and 31 from iOS 7 (TC18), and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: designValue(of: VersionRules.sliderHeight))
  }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  // MARK: Touches

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    grip = thumb.midX - point.x
    return sliderStyle == .thumbless || thumb.contains(point)
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let position = directed(x: touch.location(in: self).x + grip, in: track)
    let new = limited(scale(in: track).value(at: position))
    guard new != value else { return true }
    setValue(new, animated: false)
    if isContinuous { sendValueChange(for: event) }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if !isContinuous { sendValueChange(for: event) }
  }

  /// Returns true for a swipe with one finger along the slider (F7).
  override func isMade(forGestureOf recognizer: GestureRecognizer) -> Bool {
    guard let swipe = recognizer as? SwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// The value's fraction of the range from minimum to maximum, from 0 to 1; 0 if both are equal.
  package final var normalizedValue: Double {
    SliderScale.part(of: value, from: minimumValue, to: maximumValue)
  }

  /// The fraction of the range from which the track is filled up to the thumb.
  package final var normalizedNeutralValue: Double {
    let neutral = trackConfiguration.map { min(max($0.neutralValue, minimumValue), maximumValue) }
    return SliderScale.part(of: neutral ?? minimumValue, from: minimumValue, to: maximumValue)
  }

  /// The fractions of the range at which the track has ticks.
  package final var tickPositions: [Double] {
    (trackConfiguration?.ticks ?? []).map { Double(min(max($0.position, 0), 1)) }
  }

  override var standardAccessibilityValue: String? { "\(Int((normalizedValue * 100).rounded()))%" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["value = \(value)"] }
}
