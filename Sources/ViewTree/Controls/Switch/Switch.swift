import Foundation
import Responder
import Simulation

/// A control that is on or off. A tap toggles it, and a drag sets it to the side where the finger is.
///
/// The value changes when the finger is lifted. If it did change, `.valueChanged` is sent before
/// `.touchUpInside`. A touch that ends far outside, or is cancelled, changes nothing.
@preconcurrency @MainActor open class Switch: Control {
  /// The fixed size on the system of the current simulator.
  private static var size: CGSize { VersionRules.switchSize.currentDesign }

  private var storedIsOn = false
  private var gesture: SwitchTracking?

  /// Creates a switch that is off. Only the frame's origin is used. The size is fixed: 63 x 28 points from
  /// iOS 26 (TC17), 51 x 31 from iOS 7 (TC16), and 79 x 27 from iOS 5 (TC15).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Switch.size))
  }

  /// Creates a switch that is off, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Switch.size
    coder.readInterface(of: self, as: Switch.self)
  }

  /// The color of the track while the switch is on, or `nil` for green.
  open var onTintColor: Color?
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: Color?

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch on or off without an event. The value changes immediately.
  ///
  /// From iOS 26, pictures of a switch in a window show an animated change for 0.9995 s if it becomes on, and
  /// for 0.588 s if it becomes off (MA8). On earlier systems they show it at once.
  open func setOn(_ isOn: Bool, animated: Bool) {
    if animated, isOn == storedIsOn { return }
    let part = shownPart
    flip?.end.cancel()
    flip = animated ? SwitchFlip(of: self, to: isOn, from: part) : nil
    storedIsOn = isOn
  }

  /// The animated change that pictures show, until its end.
  final var flip: SwitchFlip?

  /// The part of the way from off to on that pictures show.
  package final var shownPart: CGFloat { flip?.part ?? (storedIsOn ? 1 : 0) }

  /// Returns the fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { designValue(of: VersionRules.switchSize) }

  /// The fixed size, but from iOS 7 to 10 with a width of 49 points (TC16).
  open override var intrinsicContentSize: CGSize {
    var size = designValue(of: VersionRules.switchSize)
    size.width -= designValue(of: VersionRules.missingIntrinsicWidthOfSwitch)
    return size
  }

  override var fixedSize: CGSize? { designValue(of: VersionRules.switchSize) }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultHigh }

  /// The size of the thumb in pictures.
  package final var thumbSize: CGSize { designValue(of: VersionRules.switchThumbSize) }

  // MARK: Touches

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    gesture = SwitchTracking(isOn: isOn, at: directed(x: touch.location(in: self).x))
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    gesture?.move(to: directed(x: touch.location(in: self).x))
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    defer { gesture = nil }
    guard isTouchInside, let new = gesture?.isOn(width: bounds.width), new != isOn else { return }
    setOn(new, animated: true)
    sendValueChange(for: event)
  }

  open override func cancelTracking(with event: Event?) {
    gesture = nil
  }

  override var preventsAncestorTaps: Bool { true }

  /// Returns true also for a pan with one finger (F7).
  override func isMade(forGestureOf recognizer: GestureRecognizer) -> Bool {
    if let pan = recognizer as? PanGestureRecognizer { return pan.numberOfTouches <= 1 }
    return super.isMade(forGestureOf: recognizer)
  }

  override var standardAccessibilityValue: String? { isOn ? "1" : "0" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["on = \(isOn ? "YES" : "NO")"] }
}
