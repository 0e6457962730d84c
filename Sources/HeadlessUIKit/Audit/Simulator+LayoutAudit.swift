import Foundation
import Simulation
import ViewTree

extension Simulator {
  /// Shows a screen on many devices, at many text sizes, in both directions and styles, and reports truncated
  /// texts, overlaps, views beyond an edge that can't be scrolled to, small targets, texts that don't scale,
  /// and texts that are hard to read on their background.
  ///
  /// Each combination has its own simulator and screen, which is checked at rest, as it is after the launch.
  /// Of bars, only texts are checked. A switch, a slider and other controls whose size the system determines
  /// are never small targets. Whether a text scales is decided by a further launch at the standard text size.
  /// The measures of texts have an error of 2 % or half a point: a text that may be truncated within it is
  /// noted, and is no failure.
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
  ) -> LayoutAudit {
    var audit = LayoutAudit()
    for device in devices {
      for system in systems ?? [device.newestKnownSystem] {
        for orientation in orientations {
          for direction in directions {
            var standardSizes: [String: CGFloat]?
            for textSize in textSizes {
              for style in styles {
                let conditions = LayoutAudit.Conditions(
                  device: device,
                  system: system,
                  orientation: orientation,
                  textSize: textSize,
                  direction: direction,
                  style: style
                )
                if textSize > .large, standardSizes == nil {
                  standardSizes = sizes(atStandardOf: conditions, make)
                }
                audit.add(inspected(under: conditions, make), standardSizes, under: conditions)
              }
            }
          }
        }
      }
    }
    return audit
  }

  /// Checks the views of the running app as they are; see the static method of this name. Texts that don't
  /// scale aren't found.
  public func auditLayout() -> LayoutAudit {
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

  /// Returns the sizes of the texts at the standard text size under otherwise equal conditions.
  private static func sizes(
    atStandardOf conditions: LayoutAudit.Conditions,
    _ make: () -> ViewController
  ) -> [String: CGFloat]? {
    let standard = LayoutAudit.Conditions(
      device: conditions.device,
      system: conditions.system,
      orientation: conditions.orientation,
      textSize: .large,
      direction: conditions.direction,
      style: conditions.style
    )
    return (try? inspected(under: standard, make).get())?.textSizes
  }

  private static func inspected(
    under conditions: LayoutAudit.Conditions,
    _ make: () -> ViewController
  ) -> Result<LayoutInspection, AuditRefusal> {
    started(conditions.device, conditions.system, conditions.orientation, make) { simulator in
      simulator.contentSizeCategory = conditions.textSize
      if conditions.direction == .rightToLeft { simulator.language = "ar" }
      simulator.userInterfaceStyle = conditions.style
      return nil
    }
    .map { LayoutInspection(of: $0.0) }
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
      rows += inspection.findings(standardSizes: sizes).map {
        Row(conditions: conditions, view: $0.view, findings: $0.findings)
      }
    case .failure(let refusal):
      skipped.append(Skip(conditions: conditions, reason: refusal.reason))
    }
  }
}
