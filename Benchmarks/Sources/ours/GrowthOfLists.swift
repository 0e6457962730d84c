import HeadlessUIKit
import Shape

/// Measures scrolling in a grid of n items, insertions at the top of a table of n rows, and searches by name
/// among n views.
@MainActor func growLists() {
  for count in [1000, 10_000, 100_000, 1_000_000] {
    let collection = collectionFigures(count)
    growth("grid.page", count, "grid, a page", collection.page, 200, collection.isRight)
    growth("grid.frame", count, "grid, four points", collection.frame, 1000, collection.isRight)
    growth("grid.bytes", count, "grid, memory", collection.bytes, 1, collection.isRight, unit: "B")
    let equal = insertionTime(count, hasDelegate: false)
    growth("insert", count, "table, insert the first row", equal.time, 4, equal.isRight)
    let asked = insertionTime(count, hasDelegate: true)
    growth("insert.asked", count, "table, with heights of the delegate", asked.time, 4, asked.isRight)
    let query = queryFigures(count)
    growth("query.first", count, "search by name, first", query.first, 1, query.isRight)
    growth("query.again", count, "search by name, again", query.again, 1000, query.isRight)
  }
}
