import Foundation

extension TableView {
  /// The appearance of a table's sections.
  public enum Style: Int, Sendable {
    /// A continuous list whose headers and footers stay visible while their section is.
    case plain = 0
    /// Separate sections, whose headers and footers scroll with the content.
    case grouped = 1
    /// Like ``grouped``, with round corners and margins at the sides: 16 points, or 20 in a table that is at
    /// least 402 points wide (TC45, RW10). The frames of rows, headers and footers are between the margins.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Any position where the row is fully visible, with as little scrolling as possible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows. All but ``none`` animate the rows around them, for 0.441
  /// seconds on iOS 26 (MA9) and 0.3 before; the rows themselves appear or disappear at once.
  public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade = 0
    /// A movement to and from the right.
    case right = 1
    /// A movement to and from the left.
    case left = 2
    /// A movement to and from the top.
    case top = 3
    /// A movement to and from the bottom.
    case bottom = 4
    /// No animation, neither of these rows nor of the rows around them.
    case none = 5
    /// An animation from the middle of the rows.
    case middle = 6
    /// The table's default animation.
    case automatic = 100
  }
}

extension TableViewCell {
  /// The labels of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// A single label.
    case `default` = 0
    /// A label at the left, and a detail label at the right.
    case value1 = 1
    /// A short label at the left, and a detail label beside it. There is no image.
    case value2 = 2
    /// A label, and a detail label below it.
    case subtitle = 3
  }

  /// The standard accessory at the right end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// An indicator that a tap shows further content.
    case disclosureIndicator = 1
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Unchanged; the cell is selected all the same.
    case none = 0
    /// Equal to ``default``.
    case blue = 1
    /// Equal to ``default``.
    case gray = 2
    /// The system's background color for selected cells.
    case `default` = 3
  }

  /// The editing that the simulated user can apply to a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No editing.
    case none = 0
    /// Deletion of the row.
    case delete = 1
    /// Insertion of a row.
    case insert = 2
  }

  /// The style of the separator below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}
