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
