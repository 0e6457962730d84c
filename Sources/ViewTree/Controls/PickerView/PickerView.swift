import Foundation
import Responder
import Simulation

/// A view of one or more columns of rows; the row in the middle of a column is selected.
///
/// The simulated user selects a row by tapping it or by dragging it to the middle.
/// ``selectedRow(inComponent:)`` changes when the finger is lifted. The delegate is notified 0.3 seconds
/// later, when the column has come to rest, if a different row is selected. The visible rows are subviews.
@preconcurrency @MainActor open class PickerView: View {
  /// The height of a row without one from the delegate, in points.
  static let rowHeight: CGFloat = 32
  /// The time for which a column moves before it comes to rest.
  private static let restDelay = Duration.milliseconds(300)
  /// The size of a picker that sizes itself.
  static let standardSize = CGSize(width: 320, height: 216)

  /// The state of one column.
  private struct Column {
    var wheel: PickerWheel
    var frame = CGRect.zero
    /// The delegate's views of the visible rows.
    var views: [Int: View] = [:]
    /// The row selected before the touch that moves the column.
    var reportedRow = 0
    var rest: ScheduledWork?
  }

  private var columns: [Column]?
  private weak var trackedTouch: Touch?
  private var trackedColumn: Int?
  private var needsRows = true
  /// The result of the delegate's default implementation for a row's view.
  final private(set) lazy var absentView = View()
  private var hasAbsentWidth = false

  /// The result of the delegate's default implementation for a column's width.
  final var absentWidth: CGFloat {
    hasAbsentWidth = true
    return 0
  }

  /// The object that provides the numbers of columns and rows. The picker calls it when it needs them, not
  /// when it is set.
  open weak var dataSource: (any PickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that provides the content of the rows and is notified of selections by the simulated user.
  open weak var delegate: (any PickerViewDelegate)? {
    didSet { rowsDidChange() }
  }

  /// Creates a picker, of 320 x 216 points if the frame has no size.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? PickerView.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    clipsToBounds = true
  }

  /// Creates a picker of 320 x 216 points, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if bounds.size == .zero { frame.size = PickerView.standardSize }
    clipsToBounds = true
    coder.readInterface(of: self, as: PickerView.self)
  }

  // MARK: Columns and rows

  /// The number of columns.
  public final var numberOfComponents: Int { loaded.count }

  /// Returns the number of rows in a column.
  public final func numberOfRows(inComponent component: Int) -> Int {
    column(component).wheel.rowCount
  }

  /// Reloads everything from the data source. Each column returns to its first row.
  open func reloadAllComponents() {
    for column in columns ?? [] { column.rest?.cancel() }
    columns = nil
    trackedColumn = nil
    rowsDidChange()
  }

  /// Reloads one column from the data source. The selected row is preserved, or becomes the last one if there
  /// are fewer rows.
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
    let source = dataSource.map { "\(type(of: $0))" } ?? "no data source"
    Recursion.enter("numberOfComponents(in:) of \(source)")
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    Recursion.leave()
    guard (0...CountLimits.components).contains(count) else {
      programmerError("\(debugName): \(source) has \(count) components")
    }
    let new = (0..<count).map(makeColumn)
    columns = new
    return new
  }

  private func makeColumn(_ component: Int) -> Column {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    guard count >= 0 else {
      programmerError("\(debugName): component \(component) is said to have \(count) rows")
    }
    return Column(wheel: PickerWheel(rowCount: count, rowHeight: PickerView.rowHeight))
  }

  private func column(_ component: Int) -> Column {
    guard loaded.indices.contains(component) else {
      programmerError("\(debugName) has no component \(component); it has \(loaded.count)")
    }
    return loaded[component]
  }

  // MARK: Selection

  /// Selects a row. The selection changes immediately, even if `animated` is true, and the delegate isn't
  /// notified. A row beyond either end means the first or last row.
  ///
  /// Stops with `PickerView has no component 2; it has 1` if there is no such column.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).rest?.cancel()
    columns?[component].wheel.select(row)
    rowsDidChange()
  }

  /// Returns the selected row of a column, or -1 if the column has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = column(component).wheel
    return wheel.rowCount == 0 ? -1 : wheel.row
  }

  // MARK: Layout

  /// The standard size of a picker: 320 x 216.
  open override var intrinsicContentSize: CGSize { PickerView.standardSize }

  override func geometryDidChange(from old: ViewGeometry) {
    if old.bounds != geometry.bounds { rowsDidChange() }
  }

  /// Returns the frame of a column, in the picker's coordinate space.
  package final func frame(ofComponent component: Int) -> CGRect {
    layoutIfNeeded()
    return column(component).frame
  }

  private func rowsDidChange() {
    needsRows = true
    setNeedsLayout()
  }

  /// Re-creates the row views if anything has changed since the last layout. Adding them schedules a layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsRows else { return }
    needsRows = false
    for view in subviews { view.removeFromSuperview() }
    let frames = columnFrames
    for component in loaded.indices {
      let height = rowHeight(of: component)
      columns?[component].frame = frames[component]
      columns?[component].views = [:]
      columns?[component].wheel.rowHeight = height
      showRows(of: component)
    }
  }

  /// The frame of the bar behind the selected rows. From iOS 26 it is higher than the rows of the first
  /// column (MV6), and before it has the height of standard rows.
  package final var selectionBar: CGRect {
    let measures = systemValue(of: VersionRules.pickerMeasures)
    let rows = measures.isWhole ? columns?.first?.wheel.rowHeight : nil
    let height = (rows ?? PickerView.rowHeight) + 2 * measures.barBorder
    let y = bounds.midY - height / 2
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
      .insetBy(dx: min(measures.barMargin, bounds.width / 2), dy: 0)
  }

  /// The frames of the columns. Columns with a width have that width; the others share the rest equally. All
  /// columns together are centered. From iOS 26 columns of which none has a width are 5 points apart and 9
  /// from the sides, and whole points wide (MV6).
  private var columnFrames: [CGRect] {
    let widths = loaded.indices.map(ownWidth)
    let measures = systemValue(of: VersionRules.pickerMeasures)
    if measures.isWhole, widths.allSatisfy({ $0 == nil }) {
      let count = CGFloat(widths.count)
      let room = bounds.width - 2 * measures.margin - measures.gap * (count - 1)
      let width = max(0, (room / count).rounded(.down))
      return widths.indices.map { index in
        let x = bounds.minX + measures.margin + CGFloat(index) * (width + measures.gap)
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      }
    }
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

  /// Returns the width of a column according to the delegate, or nil for an equal share.
  private func ownWidth(of component: Int) -> CGFloat? {
    hasAbsentWidth = false
    guard let width = delegate?.pickerView(self, widthForComponent: component), !hasAbsentWidth else {
      return nil
    }
    return width
  }

  private func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerView.rowHeight
    guard height.isFinite, height > 0 else {
      programmerError("\(debugName): the row height \(height) of component \(component) is not above zero")
    }
    return height
  }

  private func showRows(of component: Int) {
    let (wheel, frame) = (column(component).wheel, column(component).frame)
    let (height, middle) = (wheel.rowHeight, frame.midY - wheel.rowHeight / 2 + wheel.offset)
    // A row that is higher than the picker is visible all the same while it is in the middle.
    let part = frame.insetBy(dx: 0, dy: min(0, (frame.height - height) / 2))
    for row in 0..<wheel.rowCount {
      let y = middle + CGFloat(row - wheel.row) * height
      let place = CGRect(x: frame.minX, y: y, width: frame.width, height: height)
      guard place.minY >= part.minY, place.maxY <= part.maxY else { continue }
      let given = delegateView(forRow: row, component)
      given?.frame = place
      columns?[component].views[row] = given
      addSubview(given ?? label(forRow: row, component, at: place))
    }
  }

  /// Returns a new view from the delegate for a row, or nil if the delegate provides no views.
  package final func delegateView(forRow row: Int, _ component: Int) -> View? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view === absentView ? nil : view
  }

  private func label(forRow row: Int, _ component: Int, at place: CGRect) -> Label {
    let label = Label(frame: place.insetBy(dx: min(9, place.width / 2), dy: 0))
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  /// Returns the delegate's view for a row, or nil if the row isn't visible or shows text (U97).
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    layoutIfNeeded()
    return column(component).views[row]
  }

  /// Returns the width and height of the rows of a column (U97).
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let column = column(component)
    return CGSize(width: column.frame.width, height: column.wheel.rowHeight)
  }

  // MARK: Touches

  /// Begins tracking a touch on a column. Touches aren't forwarded to the next responder; views in rows that
  /// accept touches receive their own.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard trackedColumn == nil, let touch = touches.first else { return }
    layoutIfNeeded()
    let point = touch.location(in: self)
    guard let index = loaded.firstIndex(where: { $0.frame.contains(point) }) else { return }
    (trackedTouch, trackedColumn) = (touch, index)
    let y = point.y - bounds.midY
    columns?[index].wheel.begin(at: y)
  }

  /// Moves the rows of the column on which the touch began.
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

  /// Returns the rows to their positions before the touch.
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
    let context = baseWindow?.context.handle
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
