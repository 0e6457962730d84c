import Foundation
import Responder
import Simulation

/// Columns of rows, of which the one in the middle is selected.
///
/// A person selects a row by a tap on it, or by dragging it into the middle. ``selectedRow(inComponent:)`` is new when
/// the finger is lifted, and the delegate hears of it 0.3 seconds later, when the column has come to rest, if the row
/// is another one than before. The rows that are seen are subviews.
@preconcurrency @MainActor open class PickerView: View {
  /// How high a row is, in points.
  package static let rowHeight: CGFloat = 32
  /// How long a column moves before it rests.
  private static let restDelay = Duration.milliseconds(300)
  /// How large a picker is that sizes itself.
  static let standardSize = CGSize(width: 320, height: 216)

  /// One column: its rows, what is reported of them, and the views that are seen.
  private struct Column {
    var wheel: PickerWheel
    var frame = CGRect.zero
    /// The row before the finger that moves the column.
    var reportedRow = 0
    var rest: ScheduledWork?
  }

  private var columns: [Column]?
  private weak var trackedTouch: Touch?
  private var trackedColumn: Int?
  private var needsRows = true

  /// Says how many columns and rows there are; a new one is asked when the picker needs to know.
  open weak var dataSource: (any PickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Says what is shown, and hears what a person selects.
  open weak var delegate: (any PickerViewDelegate)? {
    didSet { rowsDidChange() }
  }

  /// Creates a picker; without a size it is 320 x 216.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? PickerView.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    clipsToBounds = true
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Columns and rows

  /// How many columns there are.
  public final var numberOfComponents: Int { loaded.count }

  /// Returns how many rows a column has.
  public final func numberOfRows(inComponent component: Int) -> Int {
    column(component).wheel.rowCount
  }

  /// Asks the data source anew for everything; each column begins at its first row.
  open func reloadAllComponents() {
    for column in columns ?? [] { column.rest?.cancel() }
    columns = nil
    trackedColumn = nil
    rowsDidChange()
  }

  /// Asks the data source anew for one column; its row stays, or becomes the last one if there are fewer.
  open func reloadComponent(_ component: Int) {
    let old = column(component)
    old.rest?.cancel()
    let new = makeColumn(component)
    columns?[component] = new
    columns?[component].wheel.select(old.wheel.row)
    if trackedColumn == component { trackedColumn = nil }
    rowsDidChange()
  }

  private var loaded: [Column] {
    if let columns { return columns }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    let new = (0..<count).map(makeColumn)
    columns = new
    return new
  }

  private func makeColumn(_ component: Int) -> Column {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    return Column(wheel: PickerWheel(rowCount: count, rowHeight: PickerView.rowHeight))
  }

  private func column(_ component: Int) -> Column {
    guard loaded.indices.contains(component) else {
      programmerError("\(debugName) has no component \(component); it has \(loaded.count)")
    }
    return loaded[component]
  }

  // MARK: Selection

  /// Brings a row into the middle; it is there at once, also if `animated`, and the delegate isn't told. A row beyond the
  /// ends means that of the end.
  ///
  /// Stops with `PickerView has no component 2; it has 1` if there is no such column.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).rest?.cancel()
    columns?[component].wheel.select(row)
    rowsDidChange()
  }

  /// Returns the row in the middle of a column; -1 if the column has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = column(component).wheel
    return wheel.rowCount == 0 ? -1 : wheel.row
  }

  // MARK: Layout

  /// The size that a picker has by itself: 320 x 216.
  open override var intrinsicContentSize: CGSize { PickerView.standardSize }

  override func geometryDidChange(from old: ViewGeometry) {
    if old.bounds != geometry.bounds { rowsDidChange() }
  }

  /// Returns where a column is, in the picker's coordinates.
  package final func frame(ofComponent component: Int) -> CGRect {
    layoutIfNeeded()
    return column(component).frame
  }

  private func rowsDidChange() {
    needsRows = true
    setNeedsLayout()
  }

  /// Makes the views of the rows anew, if anything has changed since; new subviews ask for a layout themselves.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsRows else { return }
    needsRows = false
    for view in subviews { view.removeFromSuperview() }
    let frames = columnFrames
    for component in loaded.indices {
      columns?[component].frame = frames[component]
      showRows(of: component)
    }
  }

  /// Columns with a width have it, the others share the rest; all together stand in the middle.
  private var columnFrames: [CGRect] {
    let widths = loaded.indices.map { delegate?.pickerView(self, widthForComponent: $0) }
    let fixed = widths.compactMap { $0 }.reduce(0, +)
    let shareCount = widths.filter { $0 == nil }.count
    let share = shareCount == 0 ? 0 : max(0, bounds.width - fixed) / CGFloat(shareCount)
    let total = fixed + share * CGFloat(shareCount)
    var x = bounds.midX - total / 2
    return widths.map { width in
      defer { x += width ?? share }
      return CGRect(x: x, y: bounds.minY, width: width ?? share, height: bounds.height)
    }
  }

  private func showRows(of component: Int) {
    let (wheel, frame) = (column(component).wheel, column(component).frame)
    let middle = frame.midY - PickerView.rowHeight / 2 + wheel.offset
    for row in 0..<wheel.rowCount {
      let y = middle + CGFloat(row - wheel.row) * PickerView.rowHeight
      let place = CGRect(x: frame.minX, y: y, width: frame.width, height: PickerView.rowHeight)
      guard place.minY >= frame.minY, place.maxY <= frame.maxY else { continue }
      addSubview(view(forRow: row, component, at: place))
    }
  }

  private func view(forRow row: Int, _ component: Int, at place: CGRect) -> View {
    let given = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let given {
      given.frame = place
      return given
    }
    let label = Label(frame: place.insetBy(dx: 9, dy: 0))
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    return label
  }

  // MARK: Touches

  /// Keeps touches to itself and to views in rows that take them.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard trackedColumn == nil, let touch = touches.first else { return }
    layoutIfNeeded()
    let point = touch.location(in: self)
    guard let index = loaded.firstIndex(where: { $0.frame.contains(point) }) else { return }
    (trackedTouch, trackedColumn) = (touch, index)
    let y = point.y - bounds.midY
    columns?[index].wheel.begin(at: y)
  }

  /// Moves the rows of the column that the finger went down on.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let index = tracked(in: touches), let touch = trackedTouch else { return }
    let y = touch.location(in: self).y - bounds.midY
    columns?[index].wheel.move(to: y)
    rowsDidChange()
  }

  /// Selects a row.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let index = tracked(in: touches) else { return }
    trackedColumn = nil
    let isAtRest = !(column(index).rest?.isPending ?? false)
    let row = column(index).wheel.row
    if isAtRest { columns?[index].reportedRow = row }
    columns?[index].wheel.end()
    rowsDidChange()
    reportWhenAtRest(index)
  }

  /// Lets the rows go back.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let index = tracked(in: touches) else { return }
    trackedColumn = nil
    columns?[index].wheel.cancel()
    rowsDidChange()
  }

  private func tracked(in touches: Set<Touch>) -> Int? {
    guard let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedColumn
  }

  private func reportWhenAtRest(_ index: Int) {
    column(index).rest?.cancel()
    guard column(index).wheel.row != column(index).reportedRow else { return }
    let context = ownWindow?.context.handle
    let rest = context?.object?.schedule(after: PickerView.restDelay, label: "rest of \(debugName)") {
      [weak self] in
      guard let self else { return }
      let row = selectedRow(inComponent: index)
      context?.object?.log.record(.action, debugName, "selects row \(row) of component \(index)")
      delegate?.pickerView(self, didSelectRow: row, inComponent: index)
    }
    columns?[index].rest = rest
  }

  open override var descriptionDetails: [String] {
    (columns ?? []).map { "row = \($0.wheel.row) of \($0.wheel.rowCount)" }
  }
}
