import Foundation
import Simulation
import ViewTree

extension Simulator {
  /// Shows a screen on many devices, at many text sizes, in both directions and styles, and reports truncated
  /// texts, overlaps, views beyond an edge that can't be scrolled to, small targets, texts that don't scale,
  /// and texts that are hard to read on their background.
  ///
  /// Each combination has its own simulator and screen, which is checked at rest, as it is after the launch
  /// and the tasks that it has started, as after `await simulator.settle()`. A screen that shows an animating
  /// activity indicator then is a failure. Of bars, only texts are checked. A switch, a slider and other
  /// controls whose size the system determines are never small targets. Whether a text scales is decided by a
  /// further launch at the standard text size. The measures of texts have an error of 2 % or half a point: a
  /// text that may be truncated within it is noted, and is no failure.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - systems: The systems to test on each device that ran them; if nil, the newest known version for each
  ///     device.
  ///   - orientations: The orientations of the interface.
  ///   - textSizes: The preferred text sizes.
  ///   - directions: The directions; from right to left, ``language`` is `ar`.
  ///   - styles: The styles, which are different from iOS 13.
  ///   - make: Creates the screen, as code of its simulator; called once for each combination.
  public static func auditLayout(
    over devices: [Device],
    systems: [SystemVersion]? = nil,
    orientations: [InterfaceOrientation] = [.portrait],
    textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight],
    styles: [UserInterfaceStyle] = [.light],
    form make: () -> ViewController
  ) async -> LayoutAudit {
    let plan = LayoutAuditPlan(devices, systems, orientations, textSizes, directions, styles)
    return await plan.audit(.asynchronous, make)
  }

  /// Audits a screen without the tasks that it starts: as long as one waits, the audit fails. Otherwise as
  /// the asynchronous method of this name.
  public static func auditLayout(
    over devices: [Device],
    systems: [SystemVersion]? = nil,
    orientations: [InterfaceOrientation] = [.portrait],
    textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight],
    styles: [UserInterfaceStyle] = [.light],
    form make: () -> ViewController
  ) -> LayoutAudit {
    let plan = LayoutAuditPlan(devices, systems, orientations, textSizes, directions, styles)
    return SimulationContext.runToEnd { await plan.audit(.synchronous, make) }
  }

  /// Checks the views of the running app after `await settle()`; see the static method of this name. Texts
  /// that don't scale aren't found.
  public func auditLayout() async -> LayoutAudit {
    await settle()
    return layoutAuditAtRest
  }

  /// Checks the views of the running app without its waiting tasks: as long as one waits, the audit fails.
  /// Otherwise as the asynchronous method of this name.
  public func auditLayout() -> LayoutAudit {
    settle()
    return layoutAuditAtRest
  }

  private var layoutAuditAtRest: LayoutAudit {
    let conditions = LayoutAudit.Conditions(
      device: device,
      system: system,
      orientation: application.statusBarOrientation,
      textSize: contentSizeCategory,
      direction: application.userInterfaceLayoutDirection,
      style: userInterfaceStyle
    )
    var audit = LayoutAudit()
    audit.add(.success(LayoutInspection(of: self)), nil, under: conditions)
    return audit
  }
}

/// The combinations of a layout audit.
@MainActor private struct LayoutAuditPlan {
  private let combinations: [LayoutAudit.Conditions]

  init(
    _ devices: [Device],
    _ systems: [SystemVersion]?,
    _ orientations: [InterfaceOrientation],
    _ textSizes: [ContentSizeCategory],
    _ directions: [UserInterfaceLayoutDirection],
    _ styles: [UserInterfaceStyle]
  ) {
    var combinations: [LayoutAudit.Conditions] = []
    for device in devices {
      for system in systems ?? [device.newestKnownSystem] {
        for orientation in orientations {
          for direction in directions {
            for textSize in textSizes {
              for style in styles {
                combinations.append(
                  LayoutAudit.Conditions(
                    device: device,
                    system: system,
                    orientation: orientation,
                    textSize: textSize,
                    direction: direction,
                    style: style
                  )
                )
              }
            }
          }
        }
      }
    }
    self.combinations = combinations
  }

  func audit(_ settling: Settling, _ make: () -> ViewController) async -> LayoutAudit {
    var audit = LayoutAudit()
    // The sizes of the texts at the standard text size, for combinations that differ only in size and style.
    var standards: (conditions: LayoutAudit.Conditions, sizes: [String: CGFloat]?)?
    for conditions in combinations {
      let standard = conditions.withTextSize(.large, style: combinations[0].style)
      if conditions.textSize > .large, standards?.conditions != standard {
        let sizes = (try? await inspected(under: standard, settling, make).get())?.textSizes
        standards = (standard, sizes)
      }
      let inspection = await inspected(under: conditions, settling, make)
      audit.add(inspection, standards?.sizes, under: conditions)
    }
    return audit
  }

  private func inspected(
    under conditions: LayoutAudit.Conditions,
    _ settling: Settling,
    _ make: () -> ViewController
  ) async -> Result<LayoutInspection, AuditRefusal> {
    let (device, system) = (conditions.device, conditions.system)
    let start = await Simulator.started(device, system, conditions.orientation, settling, make) { simulator in
      simulator.contentSizeCategory = conditions.textSize
      if conditions.direction == .rightToLeft { simulator.language = "ar" }
      simulator.userInterfaceStyle = conditions.style
      return nil
    }
    return start.map { LayoutInspection(of: $0.0) }
  }
}

extension LayoutAudit.Conditions {
  /// Returns the conditions with another text size and style.
  fileprivate func withTextSize(_ textSize: ContentSizeCategory, style: UserInterfaceStyle) -> Self {
    Self(
      device: device,
      system: system,
      orientation: orientation,
      textSize: textSize,
      direction: direction,
      style: style
    )
  }
}

extension LayoutAudit {
  @MainActor fileprivate mutating func add(
    _ result: Result<LayoutInspection, AuditRefusal>,
    _ standardSizes: [String: CGFloat]?,
    under conditions: Conditions
  ) {
    switch result {
    case .success(let inspection):
      tested.append(conditions)
      viewCount += inspection.elements.count
      let sizes = conditions.textSize > .large ? standardSizes : nil
      if let work = inspection.unfinishedWork {
        rows.append(
          Row(conditions: conditions, view: UnfinishedWork.subject, findings: [.unfinished(work)])
        )
      }
      rows += inspection.findings(standardSizes: sizes).map {
        Row(conditions: conditions, view: $0.view, findings: $0.findings)
      }
    case .failure(let refusal):
      skipped.append(Skip(conditions: conditions, reason: refusal.reason))
    }
  }
}
