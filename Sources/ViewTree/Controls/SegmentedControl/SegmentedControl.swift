import Foundation
import Responder
import Simulation

/// A row of segments of which one is selected.
///
/// A person selects a segment by lifting a finger from it; `.valueChanged` goes before the touch event, and isn't sent if
/// the segment is selected already, or disabled. Changes from code send nothing. An index beyond the last segment means
/// the last one, wherever a segment is named by index.
@preconcurrency @MainActor open class SegmentedControl: Control {
  /// The index that means that no segment is selected.
  public static let noSegment = -1

  final var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var storedSelection = SegmentedControl.noSegment
  private var pressed: Int?

  /// Whether a tap selects a segment only while `.valueChanged` is being sent.
  open var isMomentary = false

  /// Creates a control with a segment for each title, as wide as the titles need and 29 points high.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    segments = items.map { Segment(title: $0) }
    sizeToFit()
  }

  /// The color of the selected segment; nil for the tint.
  open var selectedSegmentTintColor: Color?

  // MARK: Selection

  /// The selected segment, or ``noSegment``; an index that no segment has means the same.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { storedSelection = segments.indices.contains(newValue) ? newValue : SegmentedControl.noSegment }
  }

  // MARK: Segments

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// Adds a segment before that of the index; the selected one stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image before that of the index; the selected one stays selected.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Removes a segment; if it was selected, none is afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if storedSelection == index { storedSelection = SegmentedControl.noSegment }
    if storedSelection > index { storedSelection -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    storedSelection = SegmentedControl.noSegment
  }

  /// Gives a segment a title in place of what it has.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns a segment's title; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }

  /// Gives a segment an image in place of what it has.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns a segment's image; nil if it has a title.
  open func imageForSegment(at segment: Int) -> Image? {
    pinned(segment).flatMap { segments[$0].image }
  }

  /// Lets a segment be tapped or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be tapped; false if there is none.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Sets a segment's width in points; 0 means a share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite else { programmerError("\(debugName): width \(width) is not finite") }
    change(segment) { $0.width = width }
  }

  /// Returns the width that was set; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat {
    pinned(segment).map { segments[$0].width } ?? 0
  }

  /// Where each segment is, in the control's coordinates.
  package final var segmentFrames: [CGRect] { segments.frames(in: bounds) }

  private func insert(_ segment: Segment, at position: Int) {
    let index = min(max(position, 0), segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    if let index = pinned(segment) { body(&segments[index]) }
  }

  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  /// As wide as the widest title or image for each segment, the width reckoned without a font; 29 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map { Font.standard.width(of: $0.title ?? "") + ($0.image?.size.width ?? 0) + 20 }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 29)
  }

  /// The same as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  // MARK: Touches

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressed = segment(at: touch)
    return pressed != nil
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    defer { pressed = nil }
    guard let touch, let pressed, segment(at: touch) == pressed else { return }
    guard isMomentary || pressed != selectedSegmentIndex else { return }
    selectedSegmentIndex = pressed
    send(.valueChanged, event: event)
    if isMomentary { selectedSegmentIndex = SegmentedControl.noSegment }
  }

  open override func cancelTracking(with event: Event?) {
    pressed = nil
  }

  /// The enabled segment that a finger is on.
  private func segment(at touch: Touch) -> Int? {
    let point = touch.location(in: self)
    let index = segmentFrames.firstIndex { $0.contains(point) }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  override var winsOverAncestorTaps: Bool { true }

  open override var descriptionDetails: [String] {
    ["segments = \(numberOfSegments)", "selected = \(selectedSegmentIndex)"]
  }
}
