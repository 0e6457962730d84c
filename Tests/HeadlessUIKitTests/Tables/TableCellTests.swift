import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The contents of cells and their positions.
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct TableCellTests {
  private func cell(_ style: TableViewCell.CellStyle, _ prepare: (TableViewCell) -> Void) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    prepare(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: [
    (TableViewCell.CellStyle.default, CGRect(x: 16, y: 0, width: 288, height: 60), CGRect.null),
    (
      .value1, CGRect(x: 16, y: 0, width: 737.0 / 3, height: 60),
      CGRect(x: 809.0 / 3, y: 0, width: 103.0 / 3, height: 60)
    ),
    (.value2, CGRect(x: 16, y: 0, width: 91, height: 60), CGRect(x: 115, y: 0, width: 189, height: 60)),
    (
      .subtitle, CGRect(x: 16, y: 11, width: 288, height: 61.0 / 3),
      CGRect(x: 16, y: 103.0 / 3, width: 288, height: 43.0 / 3)
    ),
  ])
  func `each style has its labels at their places`(
    style: TableViewCell.CellStyle,
    text: CGRect,
    detail: CGRect
  ) {
    let cell = cell(style) {
      $0.textLabel?.text = "Name"
      $0.detailTextLabel?.text = "Ada "
    }
    #expect(cell.textLabel?.frame.isClose(to: text) == true)
    let frame = cell.detailTextLabel?.frame ?? .null
    #expect(frame == detail || frame.isClose(to: detail))
    #expect((cell.imageView == nil) == (style == .value2))
  }

  @Test func `labels that nobody asks for are not there`() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.contentView.subviews.isEmpty && cell.accessibilityLabel == nil)
    #expect(cell.textLabel === cell.textLabel && cell.contentView.subviews.count == 1)
  }

  @Test(arguments: [
    (TableViewCell.AccessoryType.none, 320), (.disclosureIndicator, 288), (.checkmark, 282),
    (.detailButton, 274), (.detailDisclosureButton, 258),
  ])
  func `the content makes room for the accessory`(type: TableViewCell.AccessoryType, width: Int) {
    let cell = cell(.default) { $0.accessoryType = type }
    #expect(cell.contentView.frame.width == CGFloat(width))
  }

  @Test func `a view stands at the right in place of the sign`() {
    let toggle = Switch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let cell = cell(.default) {
      $0.accessoryType = .checkmark
      $0.accessoryView = toggle
    }
    #expect(toggle.frame == CGRect(x: 253, y: 14, width: 51, height: 31))
    #expect(cell.contentView.frame.width == 245)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(toggle.superview == nil && cell.contentView.frame.width == 282)
  }

  @Test func `an image stands before the labels, and steps move all to the right`() {
    let cell = cell(.default) {
      $0.imageView?.image = Image(named: "face", size: CGSize(width: 20, height: 20))
      $0.textLabel?.text = "Ada"
      $0.indentationLevel = 2
    }
    #expect(cell.imageView?.frame == CGRect(x: 36, y: 20, width: 20, height: 20))
    #expect(cell.textLabel?.frame.minX == 71)
  }

  @Test func `the background for selection is there while the cell is selected or highlighted`() {
    let view = View()
    let cell = cell(.default) { $0.selectedBackgroundView = view }
    #expect(view.superview == nil)
    cell.isSelected = true
    #expect(view.superview === cell && view.frame == cell.bounds)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(view.superview === cell)
    cell.selectionStyle = .none
    cell.isHighlighted = false
    #expect(view.superview == nil)
    cell.isSelected = true
    #expect(view.superview == nil)
  }

  @Test func `setting a state goes through the method that animates it`() {
    final class Recording: TableViewCell {
      var lines: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        lines.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        lines.append("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = Recording()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setSelected(false, animated: true)
    #expect(cell.lines == ["selected true false", "highlighted true false", "selected false true"])
  }

  @Test func `a cell is as high as its labels need`() {
    let plain = cell(.default) { $0.textLabel?.text = "Ada" }
    #expect(plain.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
    let both = cell(.subtitle) {
      $0.textLabel?.text = "Ada"
      $0.detailTextLabel?.text = "Lovelace"
    }
    #expect(both.sizeThatFits(CGSize(width: 300, height: 0)).height.isNearly(179.0 / 3))
  }
}
