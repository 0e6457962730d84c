import Foundation
import Simulation

/// The section and the row or item of an index path, where Foundation doesn't define them.
extension IndexPath {
  /// Creates an index path for a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path for an item of a section; equal to that of the row.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section. Stops with `IndexPath [] has no section` if there is none.
  public var section: Int {
    get { part(0, "section") }
    set { self[0] = newValue }
  }

  /// The index of the row in its section. Stops with `IndexPath [3] has no row` if there is none.
  public var row: Int {
    get { part(1, "row") }
    set { self[1] = newValue }
  }

  /// The index of the item in its section; equal to ``row``.
  public var item: Int {
    get { part(1, "item") }
    set { self[1] = newValue }
  }

  private func part(_ place: Int, _ name: String) -> Int {
    guard count > place else { programmerError("IndexPath \(map { $0 }) has no \(name)") }
    return self[place]
  }

  /// The text `row 3 of section 0`, used in logs and errors.
  var rowText: String { text("row") }

  /// The text `item 3 of section 0`, used for items.
  var itemText: String { text("item") }

  func text(_ name: String) -> String { "\(name) \(row) of section \(section)" }
}

#if !canImport(ObjectiveC)
  /// The section and the row or item of Foundation's class (U102).
  extension NSIndexPath {
    /// Creates an index path for a row of a section.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// Creates an index path for an item of a section; equal to that of the row.
    public convenience init(item: Int, section: Int) {
      var indexes = [section, item]
      self.init(indexes: &indexes, length: 2)
    }

    /// The index of the section. Stops as `IndexPath.section` does.
    public var section: Int { (self as IndexPath).section }

    /// The index of the row in its section. Stops as `IndexPath.row` does.
    public var row: Int { (self as IndexPath).row }

    /// The index of the item in its section; equal to ``row``.
    public var item: Int { (self as IndexPath).item }
  }
#endif
