import Shape

/// How often a workload is run; its figure is the median.
let runs = 5

/// Runs `body` a few times and returns the median time of one of its `operations`, in nanoseconds.
@MainActor func measure(_ operations: Int, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = shape_now()
    body()
    return (shape_now() - start) / Double(operations)
  }
  return median(times)
}

/// Returns the middle of an odd number of figures.
func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

/// Prints a result line as all peers do.
func result(
  _ metric: String,
  _ value: Double,
  _ unit: String,
  _ operations: Int,
  _ isRight: Bool,
  _ note: String = ""
) {
  let rounded = (value * 1000).rounded() / 1000
  let check = isRight ? "ok" : "WRONG"
  print("R\tours\t\(metric)\t\(rounded)\t\(unit)\t\(operations)\t\(check)\(note.isEmpty ? "" : " " + note)")
}
