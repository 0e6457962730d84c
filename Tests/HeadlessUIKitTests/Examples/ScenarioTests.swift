import HeadlessUIKitTesting
@testable import Stories
import Testing

/// The catalogue of scenarios: each fails with the technique as published, and succeeds with the corrected
/// one.
@MainActor @Suite struct ScenarioTests {
  @Test func `the catalogue has each number once, in order`() {
    #expect(Scenario.all.map(\.number) == Array(1...33))
  }

  @Test(
    .fact(
      "X01",
      "X02",
      "X03",
      "X04",
      "X05",
      "X06",
      "X07",
      "X08",
      "X09",
      "X10",
      "X11",
      "X12",
      "X13",
      "X14",
      "X15",
      "X16",
      "X17",
      "X18",
      "X19",
      "X20",
      "X21",
      "X22",
      "X23",
      "X24",
      "X25",
      "X26",
      "X27",
      "X28",
      "X29",
      "X30",
      "X31",
      "X32",
      "X33"
    ),
    arguments: Scenario.all.map(\.number)
  )
  func `a scenario fails as published with the catalogue's numbers, and holds as corrected`(number: Int)
    throws
  {
    let scenario = try #require(Scenario.all.first { $0.number == number })
    for stage in scenario.stages {
      for variant in TechniqueVariant.allCases {
        let outcome = scenario.run(variant, on: stage)
        #expect(outcome.failure == nil)
        #expect(outcome.isAsDescribed, "\(variant) on \(stage): \(outcome.claims)")
      }
    }
    expectGolden(try scenario.told().text + "\n", named: "scenarios/\(scenario.id).txt")
  }
}
