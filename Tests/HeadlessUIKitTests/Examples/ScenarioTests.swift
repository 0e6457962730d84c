import HeadlessUIKitTesting
import Stories
import Testing

/// The catalogue of scenarios: each fails with the technique as published, and holds as corrected.
@MainActor @Suite struct ScenarioTests {
  @Test(arguments: Scenario.all.map(\.number))
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
    expectGolden(scenario.told().text + "\n", named: "scenarios/\(scenario.id).txt")
  }
}
