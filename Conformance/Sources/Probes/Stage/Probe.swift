import UIKit

/// A question to UIKit that a program can answer by itself: a function that logs statements about the
/// behavior that the facts describe.
public struct Probe: Sendable {
  /// The unique id: that of the main fact, with a number if the fact has several probes, such as `A27-2`.
  public let id: String
  /// The ids of the facts that the probe shows.
  public let facts: [String]
  /// A sentence that names the subject.
  public let name: String
  /// The first major version of iOS that has the API which the probe uses.
  public let since: Int
  /// Logs the lines.
  let run: @MainActor (ProbeStage) async -> Void

  init(
    _ id: String,
    _ name: String,
    facts: [String] = [],
    since: Int = 2,
    run: @escaping @MainActor (ProbeStage) async -> Void
  ) {
    self.id = id
    self.facts = [String(id.prefix { $0 != "-" })] + facts
    self.name = name
    self.since = since
    self.run = run
  }

  /// Runs the probe on a stage and returns its lines: an id such as `A1.2`, and a statement that begins with
  /// the probe's name.
  @MainActor public func lines(on stage: ProbeStage) async -> [(id: String, text: String)] {
    await run(stage)
    let lines = stage.lines.enumerated().map { (id: "\(id).\($0 + 1)", text: "\(name); \($1)") }
    await stage.finish()
    return lines
  }
}
