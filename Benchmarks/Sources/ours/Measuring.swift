import Shape

/// The number of runs of a workload; the result is their median.
let runs = 5

/// Runs `body` several times and returns the median time of one of its `operations`, in nanoseconds.
@MainActor func measure(_ operations: Int, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = shape_now()
    body()
    return (shape_now() - start) / Double(operations)
  }
  return median(times)
}

/// Returns the median of an odd number of values.
func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

/// Prints a result line in the format of all peers.
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
