import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// The catalogue of scenarios: each fails with the technique as published, and succeeds with the corrected
/// one.
@MainActor @Suite struct ScenarioTests {
  @Test func `the catalogue has each number once, in order`() {
    #expect(Scenario.all.map(\.number) == Array(1...34))
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
      "X33",
      "X34"
    ),
    arguments: Scenario.all.map(\.number)
  )
  func `a scenario fails as published with the catalogue's numbers, and holds as corrected`(number: Int)
    throws
  {
    let scenario = try #require(Scenario.all.first { $0.number == number })
    for stage in scenario.stages {
      #expect(scenario.obstacle(on: stage) == nil)
      for variant in TechniqueVariant.allCases {
        let outcome = scenario.run(variant, on: stage)
        #expect(outcome.failure == nil)
        #expect(outcome.isAsDescribed, "\(variant) on \(stage): \(outcome.claims)")
      }
    }
    expectGolden(try scenario.told().text + "\n", named: "scenarios/\(scenario.id).txt")
  }
  // MARK: Other stages

  /// The stages of the matrix: all kinds of devices, each with all its systems.
  private nonisolated static let stages = DeviceClass.all.flatMap { device in
    Matrix.systems.compactMap { device.stage(on: $0) }
  }

  @Test(arguments: Scenario.all.map(\.number))
  func `a bug occurs where its requirements are met, and nowhere else, and never as corrected`(number: Int)
    throws
  {
    let scenario = try #require(Scenario.all.first { $0.number == number })
    for stage in Repetitions.sample(Self.stages, each: 9, from: number) {
      let occurrence = scenario.occurrence(on: stage)
      #expect(occurrence.occurs == (occurrence.obstacle == nil), "\(stage): \(occurrence.published.claims)")
      #expect(occurrence.isAsDescribed, "\(stage): \(occurrence.published) \(occurrence.corrected.claims)")
      #expect(occurrence.corrected.holds, "\(stage): \(occurrence.corrected.claims)")
    }
  }

  @Test(
    arguments: [
      (1, .iPhone4, "4.3", "the keyboards for numbers and for letters are equally high"),
      (4, .iPhone4, "6.1", "swiping back came with iOS 7"),
      (6, .iPhone16, "18.0", nil), (14, .iPhone16, "18.0", nil), (5, .iPhone16, "18.0", nil),
      (
        11, .iPhone16, "18.0",
        "it needs content insets that the system sets for translucent bars, from iOS 7 to 10 (U53)"
      ),
      (12, .iPhone3G, "2.2.1", "the keyboard's notifications have no frame before 3.2 (KN13)"),
      (18, .iPad2, "4.3", "its author excludes iPads (D4.6)"),
      (20, .iPhone3G, "2.2.1", nil),
      (24, .iPhone16, "18.0", "it needs the shortcuts bar, which iPads have from iOS 9 on (KG7)"),
    ] as [(Int, Device, SystemVersion, String?)]
  )
  func `an obstacle is a reason, and the published technique is played or isn't offered accordingly`(
    number: Int,
    device: Device,
    system: SystemVersion,
    obstacle: String?
  ) throws {
    let scenario = try #require(Scenario.all.first { $0.number == number })
    let stage = Stage(device, system)
    #expect(scenario.obstacle(on: stage) == obstacle)
    #expect(scenario.occurs(on: stage) == (obstacle == nil))
    let occurrence = scenario.occurrence(on: stage)
    #expect(occurrence.obstacle == obstacle)
    #expect(occurrence.broken.isEmpty == (obstacle != nil))
    let refusal = scenario.refusal(of: .classic, on: stage)
    #expect(
      occurrence.published.refusal == refusal && occurrence.published.claims.isEmpty == (refusal != nil)
    )
    if refusal != nil { #expect(refusal == obstacle) }
  }

  @Test func `each program's technique has its scenarios, and there are no other programs`() {
    let programs = Set(Scenario.all.flatMap(\.programs))
    #expect(programs.isSubset(of: Example.all.map(\.name)))
    #expect(
      programs == [
        "BackgroundTap", "ScrollableForm", "NumberPadDone", "OffsetRestoring", "PassingData", "ContentInsets",
        "KeyboardAware",
      ]
    )
    for program in programs {
      let scenarios = Scenario.all(of: program)
      #expect(!scenarios.isEmpty && scenarios.map(\.number) == scenarios.map(\.number).sorted())
    }
    #expect(Scenario.all(of: "OffsetRestoring").map(\.id) == ["X07", "X09", "X14", "X15"])
    #expect(Scenario.all(of: "Offset").isEmpty)
  }
}
