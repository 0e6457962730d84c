import Foundation
import Simulation

/// The two numbers of a place in a table, where Foundation has no names for them.
extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Names an item of a section; the same as its row.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section. Stops with `IndexPath [] has no section` if there is none.
  public var section: Int {
    get { part(0, "section") }
    set { self[0] = newValue }
  }

  /// The number of the row in its section. Stops with `IndexPath [3] has no row` if there is none.
  public var row: Int {
    get { part(1, "row") }
    set { self[1] = newValue }
  }

  /// The number of the item in its section; the same as ``row``.
  public var item: Int {
    get { part(1, "item") }
    set { self[1] = newValue }
  }

  private func part(_ place: Int, _ name: String) -> Int {
    guard count > place else { programmerError("IndexPath \(map { $0 }) has no \(name)") }
    return self[place]
  }

  /// `row 3 of section 0`, as logs and errors have it.
  var rowText: String { text("row") }

  /// `item 3 of section 0`, the same for items.
  var itemText: String { text("item") }

  func text(_ name: String) -> String { "\(name) \(row) of section \(section)" }
}
