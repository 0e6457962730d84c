import Shape

/// The measurements by name, in the order of execution.
let growths: [(name: String, run: @MainActor () -> Void)] = [
  ("tree", growTree), ("siblings", growSiblings), ("posts", growPosts), ("log", growLog),
  ("texts", growTexts), ("simulators", growSimulators), ("layouts", growLayouts), ("lists", growLists),
]

/// Measures operations among ten to a million objects: all of them, or those of one name.
@MainActor func runGrowth(_ name: String?) {
  for growth in growths where name ?? growth.name == growth.name { growth.run() }
}

/// Prints one value of a row: the operation that `title` describes, among `count` objects.
func growth(
  _ row: String,
  _ count: Int,
  _ title: String,
  _ value: Double,
  _ operations: Int,
  _ isRight: Bool,
  unit: String = "ns"
) {
  result("growth.\(row).\(count)", value, unit, operations, isRight, title)
}

/// Runs `prepare` and then `body` several times, and returns the median time of one of the `operations` of
/// `body` alone.
@MainActor func measure(_ operations: Int, prepare: () -> Void, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    prepare()
    let start = shape_now()
    body()
    return (shape_now() - start) / Double(operations)
  }
  return median(times)
}
