import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Simulator {
  /// Tests a form on many devices: focuses each field, and reports whether it and its companions are visible
  /// above the keyboard, and whether the form is restored when the keyboard is hidden.
  ///
  /// Every field of every combination has its own simulator and form. The tasks that the form starts run
  /// first, and after each change of the focus, as in `await simulator.settle()`. If the form begins editing
  /// by itself, editing is ended first. A field is focused by code, on its own and by a switch from the field
  /// before it; visibility is measured when everything is at rest, so that scrolling by the form or the
  /// system counts. A view that the user must scroll to is noted, and is no failure. Content offsets count as
  /// restored at any offset where the content can rest. A form that shows an animating activity indicator at
  /// rest is a failure.
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
  ) async -> KeyboardAudit {
    let plan = KeyboardAuditPlan(devices, systems, orientations, settings)
    return await plan.audit(.asynchronous, companions, make)
  }

  /// Tests a form without the tasks that it starts: as long as one waits, the audit fails. Otherwise as the
  /// asynchronous method of this name.
  public static func auditKeyboard<Form: ViewController>(
    on devices: [Device],
    systems: [SystemVersion]? = nil,
    orientations: [InterfaceOrientation] = [.portrait],
    settings: [KeyboardSettings] = [.standard],
    companions: (Form) -> [View] = { _ in [] },
    form make: () -> Form
  ) -> KeyboardAudit {
    let plan = KeyboardAuditPlan(devices, systems, orientations, settings)
    return SimulationContext.runToEnd { await plan.audit(.synchronous, companions, make) }
  }

  /// Tests the fields of the running app in the current orientation and settings; see the static method of
  /// this name. The tasks of the app run before each check.
  ///
  /// Editing is ended first, and no field is focused at the end.
  ///
  /// - Parameter companions: The views that have to be visible together with each field.
  public func auditKeyboard(companions: [View] = []) async -> KeyboardAudit {
    await audit(companions, .asynchronous)
  }

  /// Tests the fields of the running app without its waiting tasks: as long as one waits, the audit fails.
  /// Otherwise as the asynchronous method of this name.
  public func auditKeyboard(companions: [View] = []) -> KeyboardAudit {
    SimulationContext.runToEnd { await audit(companions, .synchronous) }
  }

  private func audit(_ companions: [View], _ settling: Settling) async -> KeyboardAudit {
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
    let form = FormAudit(simulator: self, companions: companions, settling: settling)
    var outcomes: [FormAudit.Outcome] = []
    while let outcome = await form.outcome(at: outcomes.count) { outcomes.append(outcome) }
    var audit = KeyboardAudit()
    let result = context.gaps?.first.map(AuditOutcome.skipped) ?? AuditOutcome(outcomes)
    audit.add(result, UnfinishedWork(of: self).text, under: conditions)
    return audit
  }
}

/// The combinations of a keyboard audit.
@MainActor private struct KeyboardAuditPlan {
  private let combinations: [KeyboardAudit.Conditions]

  init(
    _ devices: [Device],
    _ systems: [SystemVersion]?,
    _ orientations: [InterfaceOrientation],
    _ settings: [KeyboardSettings]
  ) {
    var combinations: [KeyboardAudit.Conditions] = []
    for device in devices {
      for system in systems ?? [device.newestKnownSystem] {
        for orientation in orientations {
          for settings in settings {
            combinations.append(
              KeyboardAudit.Conditions(
                device: device,
                system: system,
                orientation: orientation,
                settings: settings
              )
            )
          }
        }
      }
    }
    self.combinations = combinations
  }

  func audit<Form: ViewController>(
    _ settling: Settling,
    _ companions: (Form) -> [View],
    _ make: () -> Form
  ) async -> KeyboardAudit {
    var audit = KeyboardAudit()
    for conditions in combinations {
      let (outcome, work) = await audited(under: conditions, settling, companions, make)
      audit.add(outcome, work, under: conditions)
    }
    return audit
  }

  private func audited<Form: ViewController>(
    under conditions: KeyboardAudit.Conditions,
    _ settling: Settling,
    _ companions: (Form) -> [View],
    _ make: () -> Form
  ) async -> (outcome: AuditOutcome, work: String?) {
    var outcomes: [FormAudit.Outcome] = []
    while true {
      // A new simulator for each field, so that no field is affected by the one before.
      switch await started(under: conditions, settling, make) {
      case .failure(let refusal): return (.skipped(refusal.reason), nil)
      case .success(let (simulator, form)):
        let companions = simulator.perform { companions(form) }
        let audit = FormAudit(simulator: simulator, companions: companions, settling: settling)
        let outcome = await audit.outcome(at: outcomes.count)
        if let gap = simulator.application.context.gaps?.first { return (.skipped(gap), nil) }
        if let outcome { outcomes.append(outcome) }
        if outcome?.isLast ?? true {
          return (AuditOutcome(outcomes), UnfinishedWork(of: simulator).text)
        }
      }
    }
  }

  /// Starts the form under the conditions, or returns the reason why it can't be tested under them.
  private func started<Form: ViewController>(
    under conditions: KeyboardAudit.Conditions,
    _ settling: Settling,
    _ make: () -> Form
  ) async -> Result<(Simulator, Form), AuditRefusal> {
    let (device, system) = (conditions.device, conditions.system)
    return await Simulator.started(device, system, conditions.orientation, settling, make) { simulator in
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
  @MainActor fileprivate mutating func add(
    _ outcome: AuditOutcome,
    _ work: String?,
    under conditions: Conditions
  ) {
    if let work {
      let finding = Finding(problem: .unfinished(work), switchedFrom: nil)
      rows.append(
        Row(conditions: conditions, field: UnfinishedWork.subject, findings: [finding], isEstimated: false)
      )
    }
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
