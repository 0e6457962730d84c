import Foundation
import Shape

/// The workloads by name, in the order of execution.
let workloads: [(name: String, run: @MainActor () -> Void)] = [
  ("building", runBuilding), ("hits", runHitTests), ("searches", runSearches), ("chain", runChain),
  ("focus", runFocus), ("typing", runTyping), ("posts", runPosts), ("taps", runTaps),
  ("resizing", runResizing), ("layouts", runLayouts), ("lists", runLists),
  ("user", runUser), ("scenario", runScenario),
]

shape_flush_lines()
switch CommandLine.arguments.dropFirst().first {
case nil:
  for workload in workloads { workload.run() }
case "start":
  runStart()
case "growth":
  runGrowth(CommandLine.arguments.dropFirst(2).first)
case "counts":
  becomeCounts()
case let word?:
  guard let workload = workloads.first(where: { $0.name == word }) else {
    let names = workloads.map(\.name).joined(separator: ", ")
    print("unknown workload \(word): say nothing for all of them, start, growth, counts, or one of \(names)")
    exit(2)
  }
  workload.run()
}

/// Replaces the process with the `counts` program next to it, which wraps malloc.
func becomeCounts() -> Never {
  let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
    path: "counts"
  ).path
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
  execv(path, &arguments)
  print("there is no \(path): swift build -c release makes it")
  exit(2)
}
