import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Simulator {
  /// Tests a form on many devices: focuses each field, and reports whether it and its companions are visible
  /// above the keyboard, and whether the form is restored when the keyboard is hidden.
  ///
  /// Every field of every combination has its own simulator and form. If the form begins editing by itself,
  /// editing is ended first. A field is focused by code, on its own and by a switch from the field before it;
  /// visibility is measured when everything is at rest, so that scrolling by the form or the system counts. A
  /// view that the user must scroll to is noted, and is no failure. Content offsets count as restored at any
  /// offset where the content can rest.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - systems: The systems to test on each device that ran them; if nil, the newest known version for each
  ///     device.
  ///   - orientations: The orientations of the interface.
  ///   - settings: The user's settings of the keyboard.
  ///   - companions: The views that have to be visible together with each field, such as a button that sends
  ///     the form.
  ///   - make: Creates the form, as code of its simulator; called once for each field.
  public static func auditKeyboard<Form: ViewController>(
    on devices: [Device],
    systems: [SystemVersion]? = nil,
    orientations: [InterfaceOrientation] = [.portrait],
    settings: [KeyboardSettings] = [.standard],
    companions: (Form) -> [View] = { _ in [] },
    form make: () -> Form
  ) -> KeyboardAudit {
    var audit = KeyboardAudit()
    for device in devices {
      for system in systems ?? [device.newestKnownSystem] {
        for orientation in orientations {
          for settings in settings {
            let conditions = KeyboardAudit.Conditions(
              device: device,
              system: system,
              orientation: orientation,
              settings: settings
            )
            audit.add(audited(under: conditions, companions, make), under: conditions)
          }
        }
      }
    }
    return audit
  }

  /// Tests the fields of the running app in the current orientation and settings; see the static method of
  /// this name.
  ///
  /// Editing is ended first, and no field is focused at the end.
  ///
  /// - Parameter companions: The views that have to be visible together with each field.
  public func auditKeyboard(companions: [View] = []) -> KeyboardAudit {
    let conditions = KeyboardAudit.Conditions(
      device: device,
      system: system,
      orientation: application.statusBarOrientation,
      settings: KeyboardSettings(of: keyboard)
    )
    let context = application.context
    let outer = context.gaps
    context.gaps = []
    defer { context.gaps = outer }
    let form = FormAudit(simulator: self, companions: companions)
    var outcomes: [FormAudit.Outcome] = []
    while let outcome = form.outcome(at: outcomes.count) { outcomes.append(outcome) }
    var audit = KeyboardAudit()
    audit.add(context.gaps?.first.map(AuditOutcome.skipped) ?? AuditOutcome(outcomes), under: conditions)
    return audit
  }

  private static func audited<Form: ViewController>(
    under conditions: KeyboardAudit.Conditions,
    _ companions: (Form) -> [View],
    _ make: () -> Form
  ) -> AuditOutcome {
    var outcomes: [FormAudit.Outcome] = []
    while true {
      // A new simulator for each field, so that no field is affected by the one before.
      switch started(under: conditions, make) {
      case .failure(let refusal): return .skipped(refusal.reason)
      case .success(let (simulator, form)):
        let audit = FormAudit(simulator: simulator, companions: simulator.perform { companions(form) })
        let outcome = audit.outcome(at: outcomes.count)
        if let gap = simulator.application.context.gaps?.first { return .skipped(gap) }
        if let outcome { outcomes.append(outcome) }
        if outcome?.isLast ?? true { return AuditOutcome(outcomes) }
      }
    }
  }

  /// Starts the form under the conditions, or returns the reason why it can't be tested under them.
  private static func started<Form: ViewController>(
    under conditions: KeyboardAudit.Conditions,
    _ make: () -> Form
  ) -> Result<(Simulator, Form), AuditRefusal> {
    started(conditions.device, conditions.system, conditions.orientation, make) { simulator in
      let context = simulator.application.context
      if let refusal = conditions.settings.refusal(in: context) { return AuditRefusal(refusal) }
      context.gaps = []
      conditions.settings.apply(to: simulator.keyboard)
      return nil
    }
  }
}

/// The result of one combination.
private enum AuditOutcome {
  case tried([FormAudit.Outcome])
  case skipped(String)

  init(_ outcomes: [FormAudit.Outcome]) {
    self = outcomes.isEmpty ? .skipped("there is nothing to type into") : .tried(outcomes)
  }
}

extension KeyboardAudit {
  fileprivate mutating func add(_ outcome: AuditOutcome, under conditions: Conditions) {
    switch outcome {
    case .tried(let outcomes):
      rows += outcomes.map {
        Row(conditions: conditions, field: $0.field, findings: $0.findings, isEstimated: $0.isEstimated)
      }
    case .skipped(let reason):
      skipped.append(Skip(conditions: conditions, reason: reason))
    }
  }
}
