/// A difference between system versions: its name, the facts that support it, and its value in each range.
///
/// All rules are in `VersionRules.swift` and the files of its extensions beside it.
@usableFromInline package struct VersionRule<Value: Sendable>: Sendable {
  /// A description of the rule's subject.
  package let name: String
  /// The ids of the facts, as Documentation/Fidelity lists them.
  package let facts: [String]
  /// The values, each with the first version that has it, oldest first.
  @usableFromInline package let steps: [(since: SystemVersion, value: Value)]

  init(_ name: String, facts: [String], _ steps: (since: SystemVersion, value: Value)...) {
    self.name = name
    self.facts = facts
    self.steps = steps
  }

  /// The value for objects that belong to no simulator: that of the system of a new `Simulator`.
  package var standard: Value { value(on: VersionRules.newestKnownSystem) }

  /// Returns the value on `system`: the newest step that is not newer than `system`, or else the oldest step.
  @inlinable package func value(on system: SystemVersion) -> Value {
    var place = steps.count - 1
    while place > 0, steps[place].since > system { place -= 1 }
    return steps[place].value
  }
}

extension SimulationContext {
  /// Returns the value of `rule` on this simulator's system version.
  @inlinable package func rule<Value>(_ rule: VersionRule<Value>) -> Value {
    rule.value(on: system)
  }

  /// Returns the value of a rule for the app's design: of the system, or of iOS 18 if the app requires the
  /// older design (KI1).
  package func designRule<Value>(_ rule: VersionRule<Value>) -> Value {
    rule.value(on: designSystem)
  }

  /// Stops with `View.keyboardLayoutGuide came with iOS 15.0; this is iOS 14.8` unless the system has the
  /// member, or ``gaps`` are collected (U74).
  package func require(_ rule: VersionRule<Bool>, for member: String) {
    guard !self.rule(rule) else { return }
    let since = rule.steps.first { $0.value }.map { " came with \($0.since.name)" } ?? " is on no iOS"
    record(gap: "\(member)\(since); this is \(system.name)")
  }
}
