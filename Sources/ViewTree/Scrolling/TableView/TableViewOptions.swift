import Foundation

extension TableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list, whose headers and footers stay in sight while their section is.
    case plain = 0
    /// Sections apart from each other, whose headers and footers scroll along.
    case grouped = 1
    /// As ``grouped``, away from the edges. Pictures and frames have no margins for it.
    case insetGrouped = 2
  }

  /// Where a row is to be seen after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen whole, with as little scrolling as possible.
    case none = 0
    /// At the top of what is seen.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go. All but ``none`` let the rows around move for 0.3 seconds; the rows themselves are there or
  /// gone at once.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// To and from the right.
    case right = 1
    /// To and from the left.
    case left = 2
    /// To and from above.
    case top = 3
    /// To and from below.
    case bottom = 4
    /// At once, together with all that moves.
    case none = 5
    /// From their middle.
    case middle = 6
    /// As the table has it.
    case automatic = 100
  }
}

extension TableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label at the left, and a detail at the right.
    case value1 = 1
    /// A short label at the left, and a detail beside it. There is no image.
    case value2 = 2
    /// A label, and a detail below it.
    case subtitle = 3
  }

  /// What stands at the right end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that a tap leads on.
    case disclosureIndicator = 1
    /// A button for more, and the sign that a tap leads on.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for more.
    case detailButton = 4
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other; it is selected all the same.
    case none = 0
    /// As ``default``.
    case blue = 1
    /// As ``default``.
    case gray = 2
    /// On the system's color for it.
    case `default` = 3
  }

  /// What a person can do to a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert a row.
    case insert = 2
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin one.
    case singleLine = 1
  }
}
