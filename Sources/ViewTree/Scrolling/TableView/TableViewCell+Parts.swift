import Foundation
import Responder
import Simulation

/// The views in a cell that its style, its accessories and editing mode add.
@MainActor struct CellParts {
  /// The segues that a tap on the cell, or on its accessory, performs.
  var segues: [(template: SegueTemplate, isOfAccessory: Bool)] = []
  var text: Label?
  var detail: Label?
  var image: ImageView?
  /// The view at the right end, created by the cell or by the app.
  var accessory: View?
  /// The detail button that the cell has created.
  var moreButton: Button?
  var editButton: Button?
  var deleteButton: Button?
  var moveControl: RowMoveControl?
  /// The corners that the table has rounded, which are those at the ends of a group.
  var corners: CornerMask = []
}

extension TableViewCell {
  final func makeLabelIfNeeded(_ part: WritableKeyPath<CellParts, Label?>) -> Label {
    if let label = parts[keyPath: part] { return label }
    let label = Label()
    parts[keyPath: part] = label
    setStandardFonts()
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final func makeImageViewIfNeeded() -> ImageView {
    if let image = parts.image { return image }
    let image = ImageView(frame: .zero)
    parts.image = image
    contentView.addSubview(image)
    setNeedsLayout()
    return image
  }

  // MARK: Backgrounds

  final func show(_ background: View?, insteadOf old: View?) {
    ownBackgroundDidChange()
    if old?.superview === self { old?.removeFromSuperview() }
    guard let background else { return }
    insertSubview(background, at: 0)
    setNeedsLayout()
  }

  final func showSelectedBackground(insteadOf old: View?) {
    ownBackgroundDidChange()
    if old !== selectedBackgroundView, old?.superview === self { old?.removeFromSuperview() }
    stateDidChange()
  }

  /// Whether the cell is selected or highlighted, and shows it.
  package final var appearsSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The fill of the row while ``appearsSelected``, or nil for one that the picture determines. It was
  /// recorded in the light style on iOS 26, for highlighted rows (MT8) and for rows that are selected in
  /// editing mode (MT50).
  package final var chosenColor: Color? {
    guard let gray = designValue(of: VersionRules.chosenRowGray),
      resolvedTraits.userInterfaceStyle != .dark
    else { return nil }
    if isEditing, isSelected { return Color(light: (209, 209, 214), dark: (209, 209, 214)) }
    return Color(light: (gray, gray, gray), dark: (gray, gray, gray))
  }

  final func stateDidChange() {
    guard let view = selectedBackgroundView else { return }
    if appearsSelected, view.superview !== self {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
    } else if !appearsSelected, view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Accessories and controls

  /// The accessory type that applies now.
  package final var shownAccessoryType: AccessoryType {
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  final func partsDidChange() {
    showAccessory()
    showControls()
    setNeedsLayout()
  }

  private func showAccessory() {
    let wanted = (isEditing ? editingAccessoryView : accessoryView) ?? moreButtonIfWanted
    guard wanted !== parts.accessory else { return }
    if let old = parts.accessory, old.superview === self { old.removeFromSuperview() }
    parts.accessory = wanted
    if let wanted { addSubview(wanted) }
  }

  private var moreButtonIfWanted: Button? {
    guard shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton else {
      return nil
    }
    if let button = parts.moreButton { return button }
    let button = Button(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.frame.size = CGSize(width: 22, height: 22)
    button.addTarget(
      self,
      action: MethodSelector("tapAccessory", TableViewCell.tapAccessory).internalSelector,
      for: .touchUpInside
    )
    parts.moreButton = button
    return button
  }

  private func showControls() {
    show(isEditing && editingStyle != .none && !showsReorderOnly, \.editButton) { makeEditButton() }
    parts.editButton?.accessibilityLabel = editingStyle == .insert ? "Insert" : "Remove"
    show(showingDeleteConfirmation, \.deleteButton) { makeDeleteButton() }
    show(isEditing && showsReorderControl && mayMove && !showingDeleteConfirmation, \.moveControl) {
      RowMoveControl()
    }
  }

  /// Whether the control at the left is omitted, because taps select several rows in editing mode.
  private var showsReorderOnly: Bool { table?.allowsMultipleSelectionDuringEditing ?? false }

  private func show<Part: View>(
    _ isWanted: Bool,
    _ part: WritableKeyPath<CellParts, Part?>,
    _ make: () -> Part
  ) {
    guard isWanted != (parts[keyPath: part] != nil) else { return }
    parts[keyPath: part]?.removeFromSuperview()
    let new = isWanted ? make() : nil
    parts[keyPath: part] = new
    if let new { addSubview(new) }
  }

  private func makeEditButton() -> Button {
    let button: Button
    if editingStyle == .delete, designValue(of: VersionRules.editingControls) != nil {
      button = RowDeleteControl(type: .close)
    } else {
      button = Button(type: editingStyle == .insert ? .contactAdd : .close)
    }
    button.addTarget(
      self,
      action: MethodSelector("tapEditControl", TableViewCell.tapEditControl).internalSelector,
      for: .touchUpInside
    )
    return button
  }

  private func makeDeleteButton() -> Button {
    let button = Button(type: .system)
    button.setTitle(table?.deleteTitle(for: self) ?? "Delete", for: .normal)
    button.backgroundColor = .red
    button.addTarget(
      self,
      action: MethodSelector("tapDelete", TableViewCell.tapDelete).internalSelector,
      for: .touchUpInside
    )
    return button
  }

  private func tapAccessory() { table?.tapAccessory(of: self) }

  private func tapEditControl() {
    if editingStyle == .insert {
      table?.commit(.insert, for: self)
    } else {
      showingDeleteConfirmation.toggle()
    }
  }

  private func tapDelete() { table?.commit(.delete, for: self) }
}

/// The control at the leading edge of a row by which it is deleted: a disc (MT30).
private final class RowDeleteControl: Button {
  /// The control's width in relation to that of the disc.
  private static let space: CGFloat = 26.0 / 22
  private static let color = Color(light: (255, 56, 60), dark: (255, 66, 69))
  private var disc: View?

  override func layoutSubviews() {
    super.layoutSubviews()
    let disc = disc ?? View()
    if self.disc == nil {
      self.disc = disc
      disc.isUserInteractionEnabled = false
      disc.backgroundColor = Self.color
      insertSubview(disc, at: 0)
    }
    let side = bounds.width / Self.space
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
  }
}

/// The reorder control at a row's right.
final class RowMoveControl: Control, RowHandle {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Reorder"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  private var table: TableView? { (superview as? TableViewCell)?.table }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cell = superview as? TableViewCell, let table = cell.table else { return false }
    return table.beginMoving(cell, from: touch.location(in: table).y)
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let table else { return false }
    table.continueMoving(to: touch.location(in: table).y)
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) { table?.endMoving() }

  override func cancelTracking(with event: Event?) { table?.cancelMoving() }
}
