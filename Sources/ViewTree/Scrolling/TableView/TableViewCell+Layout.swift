import Foundation
import Simulation

/// Metrics of cells, in points. They are assumed.
enum CellMeasures {
  /// The distance between an edge and the element beside it.
  static let margin: CGFloat = 16
  /// The distance between adjacent elements.
  static let gap: CGFloat = 8
  /// The width of the editing control at the leading edge, before iOS 26.
  static let editWidth: CGFloat = 38
  static let moveWidth: CGFloat = 46
  /// The width of the short label in the two-column style.
  static let columnWidth: CGFloat = 91
}

extension View {
  /// Returns a length for the present size of body text, rounded to half points, as the records are.
  final func scaled(_ length: LengthByTextSize) -> CGFloat {
    let exact: CGFloat = length.length(at: DynamicType.size(of: .body, for: categoryOfFonts))
    return (exact * 2).rounded() / 2
  }

  /// Returns a size for the present size of body text, rounded to half points.
  final func scaledSize(_ width: LengthByTextSize, _ height: LengthByTextSize) -> CGSize {
    CGSize(width: scaled(width), height: scaled(height))
  }
}

extension TableViewCell {
  /// Returns insets in a layout from left to right.
  private func directed(_ insets: EdgeInsets) -> TableMargins {
    mirrorsParts
      ? TableMargins(left: insets.right, right: insets.left)
      : TableMargins(left: insets.left, right: insets.right)
  }

  /// The insets of the content and the parts beside it from the cell's ends, in a layout from left to right,
  /// for the safe area (RW5).
  final var sides: TableMargins {
    guard let sides = table?.contentSides else { return TableMargins() }
    return mirrorsParts ? TableMargins(left: sides.right, right: sides.left) : sides
  }

  /// The margin of the cell's content and accessories.
  final var sideMargin: CGFloat { table?.innerMargin ?? CellMeasures.margin }

  private var controls: VersionRules.EditingControls? { designValue(of: VersionRules.editingControls) }

  /// The size of the symbol that the cell draws for its accessory, or nil if it draws none (MT9).
  private var signSize: CGSize? {
    let signs = systemValue(of: VersionRules.accessorySigns)
    switch shownAccessoryType {
    case .none, .detailButton: return nil
    case .disclosureIndicator, .detailDisclosureButton:
      return scaledSize(signs.disclosure.width, signs.disclosure.height)
    case .checkmark: return scaledSize(signs.checkmark.width, signs.checkmark.height)
    }
  }

  /// The frame of the accessory's symbol in the cell's coordinates, or nil if there is none.
  package final var accessorySignRect: CGRect? {
    guard let size = signSize, !showingDeleteConfirmation else { return nil }
    let end = bounds.width - sides.right - reorderControlWidth - sideMargin
    let x = end - size.width + swipeOffset
    return directed(
      CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    )
  }

  /// The frame of the separator below the cell, in the cell's coordinates, or nil if there is none.
  package final var separatorRect: CGRect? {
    guard let table, table.separatorStyle != .none else { return nil }
    var (inset, width) = (separatorInset, bounds.width)
    if ownSeparatorInset ?? table.features.separatorInset == nil { inset.left += sides.left }
    guard width > inset.left + inset.right else { return nil }
    let height: CGFloat = designValue(of: VersionRules.separators).height
    return directed(
      CGRect(
        x: inset.left,
        y: bounds.maxY - height,
        width: width - inset.left - inset.right,
        height: height
      )
    )
  }

  /// The insets of the separator if the app has set none. On iOS 26 its start follows the margin that the app
  /// has given the content view; its end has the cell's margin, or none if the app has removed the margins of
  /// the cell (MT11).
  final var automaticSeparatorInset: EdgeInsets {
    guard designValue(of: VersionRules.separators).followMargins else {
      return EdgeInsets(left: sideMargin)
    }
    let (content, own) = (contentView.layoutState?.margins, layoutState?.margins)
    let start = isRightToLeft ? content?.right : content?.left
    let hasNone = own.map { $0.left == 0 && $0.right == 0 } ?? false
    return EdgeInsets(left: start ?? sideMargin, right: hasNone ? 0 : sideMargin)
  }

  /// The color of the separator below the cell.
  package final var separatorColor: Color { table?.separatorColor ?? TableView.standardSeparatorColor }

  /// The space of the control that moves the row. On iOS 26 the control is a margin before the edge (MT52).
  private var reorderControlWidth: CGFloat {
    guard parts.moveControl != nil else { return 0 }
    return controls.map { scaled($0.reorder) + sideMargin } ?? CellMeasures.moveWidth
  }

  final func placeParts() {
    let (size, sides) = (bounds.size, sides)
    var (left, right) = (sides.left, size.width - sides.right)
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    (contentView as? ListContentView)?.indentation = CGFloat(indentationLevel) * indentationWidth
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    if let button = parts.editButton {
      button.frame = directed(editButtonRect)
      if shouldIndentWhileEditing { left += controls.map { scaled($0.content) } ?? CellMeasures.editWidth }
    }
    if let button = parts.deleteButton {
      let width = button.sizeThatFits(size).width + 2 * CellMeasures.margin
      button.frame = directed(CGRect(x: right - width, y: 0, width: width, height: size.height))
      right -= width
    } else if let control = parts.moveControl {
      right -= reorderControlWidth
      let width = controls.map { scaled($0.reorder) } ?? CellMeasures.moveWidth
      control.frame = directed(CGRect(x: right, y: 0, width: width, height: size.height))
    }
    if parts.deleteButton == nil { right = placeAccessory(before: right) }
    contentView.frame = directed(
      CGRect(
        x: left + swipeOffset,
        y: 0,
        width: max(0, right - left),
        height: max(0, size.height - separatorThickness)
      )
    )
  }

  /// The frame of the editing control at the leading edge, which is centered (MT30).
  private var editButtonRect: CGRect {
    guard let controls else {
      return CGRect(x: sides.left, y: 0, width: CellMeasures.editWidth, height: bounds.height)
    }
    let side = scaled(controls.side)
    let x = sides.left + scaled(controls.start)
    return CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
  }

  /// The space between the labels and an accessory that the content view touches, or 0 (MT31, MT32).
  private var gapBeforeSign: CGFloat {
    guard signSize != nil, parts.accessory == nil, parts.deleteButton == nil,
      systemValue(of: VersionRules.accessorySigns).touchContent
    else { return 0 }
    return CellMeasures.gap
  }

  /// Places the accessory before `end`, and returns the end of the space that is left.
  private func placeAccessory(before end: CGFloat) -> CGFloat {
    let sign = signSize?.width ?? 0
    guard sign > 0 || parts.accessory != nil else { return end }
    var right = end - sideMargin
    if sign > 0 { right -= sign }
    if let view = parts.accessory {
      if sign > 0 { right -= CellMeasures.gap }
      let size = view.bounds.size
      let y = ((bounds.height - size.height) / 2).rounded(.down)
      view.frame = directed(
        CGRect(x: right - size.width + swipeOffset, y: y, width: size.width, height: size.height)
      )
      right -= size.width
    }
    return right - CellMeasures.gap + gapBeforeSign
  }

  /// The height of the separator, which isn't the content's (TC35), or 0.
  final var separatorThickness: CGFloat {
    guard let table, table.separatorStyle != .none, designValue(of: VersionRules.separatorTakesPixel) else {
      return 0
    }
    return 1 / (effectiveApplication?.screen.scale ?? 2)
  }

  // MARK: Labels

  /// The height of a row without content, from iOS 26 for one line of text with 15 points above and below
  /// (TC36).
  final var leastHeight: CGFloat { designValue(of: VersionRules.rowMeasures).height }

  /// The height of a row whose constraints leave its height open (MT34).
  final var openHeight: CGFloat {
    designValue(of: VersionRules.openRowHeight).map { CGFloat($0) } ?? leastHeight
  }

  /// Sets the fonts of the labels for which the app has set none (TC37). They follow the text size on systems
  /// whose rows have automatic heights.
  final func setStandardFonts() {
    let follows = systemValue(of: VersionRules.tablesEstimateHeights)
    let category = follows ? categoryOfFonts : .large
    func set(_ label: Label?, _ style: Font.TextStyle) {
      let size = FontScaling.style(style).size(for: category)
      guard let label, label.standardFont?.pointSize != size else { return }
      label.standardFont = Font(.system, size: size, on: typeface)
    }
    set(parts.text, style == .value2 ? .caption1 : .body)
    switch style {
    case .default, .value1: set(parts.detail, .body)
    case .value2: set(parts.detail, .footnote)
    case .subtitle:
      set(parts.detail, designValue(of: VersionRules.subtitlesAreLarger) ? .subheadline : .caption1)
    }
  }

  /// The height that the cell needs for its labels.
  final var heightOfLabels: CGFloat {
    setStandardFonts()
    let lines = [parts.text, parts.detail].compactMap { $0 }.map { labelSize($0).height }
    let image = parts.image?.image?.size.height ?? 0
    let measures = designValue(of: VersionRules.subtitles)
    guard style == .subtitle, lines.count > 1, measures.top == nil || lines.allSatisfy({ $0 > 0 }) else {
      return max(lines.max().map { $0 + 2 * designValue(of: VersionRules.rowMeasures).margin } ?? 0, image)
    }
    return max(lines.reduce(0, +) + scaled(measures.space), image)
  }

  private func labelSize(_ label: Label) -> CGSize {
    guard let text = label.text, !text.isEmpty else { return .zero }
    let font = label.measuredFont
    return roundedUp(CGSize(width: font.width(of: text), height: font.lineHeight))
  }

  final func placeLabels() {
    setStandardFonts()
    let content = contentView.bounds
    let safe = directed(contentView.storedSafeAreaInsets)
    var left = safe.left + sideMargin + CGFloat(indentationLevel) * indentationWidth
    if let view = parts.image, let image = view.image {
      let (width, height) = (image.size.width, min(image.size.height, content.height))
      place(view, CGRect(x: left, y: (content.height - height) / 2, width: width, height: height))
      left += width + systemValue(of: VersionRules.rowImageGap)
    }
    let isAtEdge = directed(contentView.frame).maxX - swipeOffset >= bounds.maxX - sides.right
    let right = max(left, content.width - (isAtEdge ? safe.right + sideMargin : gapBeforeSign))
    let row = CGRect(x: left, y: 0, width: right - left, height: content.height)
    switch style {
    case .default: place(parts.text, row)
    case .value1: placeValue(in: row)
    case .value2:
      let column = CellMeasures.columnWidth
      place(parts.text, CGRect(x: left, y: 0, width: column, height: content.height))
      let start = left + column + CellMeasures.gap
      place(parts.detail, CGRect(x: start, y: 0, width: max(0, right - start), height: content.height))
    case .subtitle: placeSubtitle(in: row)
    }
  }

  /// Places a part of the content, whose frame is one of a layout from left to right.
  private func place(_ part: View?, _ frame: CGRect) {
    part?.frame = directed(frame, in: contentView.bounds)
  }

  /// Places the detail label at the end, with its own width, and the main label in the remaining space. On
  /// iOS 26, the detail label is the one that becomes narrower if both don't fit (MT31).
  private func placeValue(in row: CGRect) {
    var main = row
    if let detail = parts.detail {
      let rule = designValue(of: VersionRules.valueRows)
      let title = rule.shrinksValue ? parts.text.map { labelSize($0).width } ?? 0 : 0
      let room = title > 0 ? max(0, row.width - title - rule.gap) : row.width
      let width = min(labelSize(detail).width, room)
      place(detail, CGRect(x: row.maxX - width, y: 0, width: width, height: row.height))
      if width > 0 { main.size.width = max(0, row.width - width - rule.gap) }
    }
    place(parts.text, main)
  }

  /// Places the labels one below the other, vertically centered together. On iOS 26, two labels are at a
  /// distance from the top, if the row has the height that they need (MT49).
  private func placeSubtitle(in row: CGRect) {
    let labels = [parts.text, parts.detail].compactMap { $0 }.filter { labelSize($0).height > 0 }
    let heights = labels.map { labelSize($0).height }
    let measures = designValue(of: VersionRules.subtitles)
    let gap = scaled(measures.gap)
    let lines = heights.reduce(0, +)
    var y = ((row.height - lines - CGFloat(max(0, labels.count - 1)) * gap) / 2).rounded(.down)
    if let top = measures.top, labels.count > 1 {
      y = top + (row.height - lines - scaled(measures.space)) / 2
    }
    for (label, height) in zip(labels, heights) {
      place(label, CGRect(x: row.minX, y: y, width: row.width, height: height))
      y += height + gap
    }
  }
}
