import Foundation
import Responder
import Simulation

/// A row of segments, one of which can be selected.
///
/// The simulated user selects a segment by lifting a finger from it. `.valueChanged` is sent before the touch
/// event, and isn't sent if the segment is already selected or is disabled. Changes in code send no events.
/// Methods that take the index of a segment treat an index beyond the last segment as the last one, except
/// for ``setEnabled(_:forSegmentAt:)``.
@preconcurrency @MainActor open class SegmentedControl: Control {
  /// The index that represents no selected segment.
  public static let noSegment = -1
  /// The index after the selected segment was removed (MX15).
  private static let removedSegment = -2

  final var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var storedSelection = SegmentedControl.noSegment
  private var pressed: Int?

  /// Whether a tap selects a segment only while `.valueChanged` is being sent.
  open var isMomentary = false

  /// Creates a control with a segment for each title, as wide as the titles require and 29 points high.
  ///
  /// The items are strings and images; others are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as Image: Segment(image: image)
      default: nil
      }
    }
    sizeToFit()
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes of the titles for each state that has some.
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the titles for a state; nil removes them. The control's width and its titles
  /// remain those of the standard font.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the titles that were set for exactly that state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The color of the selected segment, or `nil` for the tint color.
  open var selectedSegmentTintColor: Color?

  // MARK: Selection

  /// The index of the selected segment, or ``noSegment``; -2 after the selected segment was removed (MX15).
  /// Setting an index without a segment selects none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { storedSelection = segments.indices.contains(newValue) ? newValue : SegmentedControl.noSegment }
  }

  // MARK: Segments

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index. The selected segment remains selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index. The selected segment remains selected.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Removes a segment. If it was selected, no segment is selected afterwards, and
  /// ``selectedSegmentIndex`` is -2 (MX15).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if storedSelection == index { storedSelection = SegmentedControl.removedSegment }
    if storedSelection > index { storedSelection -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    storedSelection = SegmentedControl.noSegment
  }

  /// Sets a segment's title, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns a segment's title, or `nil` if it has an image.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }

  /// Sets a segment's image, which replaces its title.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns a segment's image, or `nil` if it has a title.
  open func imageForSegment(at segment: Int) -> Image? {
    pinned(segment).flatMap { segments[$0].image }
  }

  /// Enables or disables a segment. A selected segment that is disabled is no longer selected, but code can
  /// select a disabled one (MX15).
  ///
  /// Stops with `setEnabled: there is no segment 3` if there is no segment with the index.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else {
      programmerError("\(debugName): setEnabled: there is no segment \(segment)")
    }
    segments[segment].isEnabled = enabled
    if !enabled, storedSelection == segment { storedSelection = SegmentedControl.noSegment }
  }

  /// Returns whether a segment is enabled; false if there are no segments.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Sets a segment's width in points; 0 means an equal share of the width that the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite else { programmerError("\(debugName): width \(width) is not finite") }
    change(segment) { $0.width = width }
  }

  /// Returns the width set for a segment, or 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat {
    pinned(segment).map { segments[$0].width } ?? 0
  }

  /// The frames of the segments, in the control's coordinate space. The first one is at the right where lines
  /// run from right to left.
  package final var segmentFrames: [CGRect] { segments.frames(in: bounds).map { directed($0) } }

  /// The room that the title lacks whose segment is the narrowest for it; `nil` if all titles are whole.
  package final var textShortage: TextShortage? {
    let font = Font(.system, size: 13, on: typeface)
    return zip(segments, segmentFrames).compactMap { segment, frame in
      segment.title.flatMap { TextShortage(width: font.width(of: $0), room: frame.width) }
    }
    .max { $0.points < $1.points }
  }

  final func insert(_ segment: Segment, at position: Int) {
    let index = min(max(position, 0), segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
  }

  final func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    if let index = pinned(segment) { body(&segments[index]) }
  }

  final func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  /// Returns the width of the widest title or image times the number of segments, and the height of
  /// the system: 32 points from iOS 26, and 31 from iOS 13 (TC22). Titles are measured in the system font at
  /// 13 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = Font(.system, size: 13, on: typeface)
    let widths = segments.map { font.width(of: $0.title ?? "") + ($0.image?.size.width ?? 0) + 20 }
    let width = roundedUp(CGSize(width: widths.max() ?? 0, height: 0)).width
    return CGSize(
      width: width * CGFloat(segments.count),
      height: designValue(of: VersionRules.segmentedHeight)
    )
  }

  /// The same size as ``sizeThatFits(_:)``.
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
    let action = segments[pressed].action
    sendValueChange(for: event)
    if let action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = SegmentedControl.noSegment }
  }

  open override func cancelTracking(with event: Event?) {
    pressed = nil
  }

  /// Returns the enabled segment at a touch's location.
  private func segment(at touch: Touch) -> Int? {
    let point = touch.location(in: self)
    let index = segmentFrames.firstIndex { $0.contains(point) }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  override var preventsAncestorTaps: Bool { true }

  open override var descriptionDetails: [String] {
    ["segments = \(numberOfSegments)", "selected = \(selectedSegmentIndex)"]
  }
}
