switch CommandLine.arguments.dropFirst().first {
case nil:
  runBuilding()
  runHitTests()
  runSearches()
  runChain()
  runFocus()
  runTyping()
  runPosts()
  runTaps()
  runResizing()
  runScenario()
case "start":
  runStart()
case "growth":
  runGrowth()
case let word?:
  print("unknown workload \(word): say nothing, start, or growth")
}
