import HeadlessUIKitTesting
import Testing

/// The audit of a form with deliberate bugs, and of the same form without them.
@MainActor @Suite struct PlantedBugTests {
  private nonisolated static let devices: [Device] = [
    .iPhone3GS, .iPhone4, .iPhone4S, .iPhone5, .iPhone5s, .iPhone6, .iPhone8, .iPhoneX, .iPhone16, .iPad2,
    .iPadAir2, .iPadPro11Inch,
  ]
  private nonisolated static let systems: [SystemVersion] = ["4.3", "7.1", "12.4", "18.0"]

  private func audit(_ bug: AuditedForm.Bug?) -> KeyboardAudit {
    Simulator.auditKeyboard(on: Self.devices, systems: Self.systems, companions: { [$0.signIn] }) {
      AuditedForm(bug)
    }
  }

  @Test func `each planted bug is found on every device and system, and the corrected form passes`() {
    let corrected = audit(nil)
    #expect(corrected.passes, "\(corrected)")
    let tried = Self.devices.flatMap { device in Self.systems.filter { device.supports($0) } }.count
    #expect(corrected.rows.count == 2 * tried)
    #expect(corrected.skipped.count == 48 - tried)
    let findings: [AuditedForm.Bug: [String]] = [
      .coveredButton: ["underKeyboard", "underKeyboard"],
      .drift: ["notRestored after a switch", "notRestored after a switch"],
      .insetLeftBehind: ["notRestored", "notRestored"],
    ]
    for bug in AuditedForm.Bug.allCases {
      let audit = audit(bug)
      #expect(!audit.passes)
      #expect(audit.skipped == corrected.skipped)
      for start in stride(from: 0, to: audit.rows.count, by: 2) {
        let rows = audit.rows[start..<start + 2]
        #expect(rows.map { words($0.findings) } == findings[bug], "\(rows[start].conditions): \(bug)")
      }
    }
  }

  /// Returns the kinds of the findings as text.
  private func words(_ findings: [KeyboardAudit.Finding]) -> String {
    findings.map { finding in
      let kind = "\(Mirror(reflecting: finding.problem).children.first?.label ?? "\(finding.problem)")"
      return kind + (finding.switchedFrom == nil ? "" : " after a switch")
    }.joined(separator: ", ")
  }

  @Test(
    arguments: [
      (nil, "audit-corrected.txt"), (.coveredButton, "audit-covered.txt"), (.drift, "audit-drift.txt"),
      (.insetLeftBehind, "audit-inset.txt"),
    ] as [(AuditedForm.Bug?, String)]
  )
  func `the audit as a table`(bug: AuditedForm.Bug?, golden: String) {
    let text = audit(bug).description
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    expectGolden(text + "\n", named: golden)
  }

  @Test func `the same form gives the same audit`() {
    #expect(audit(.drift) == audit(.drift))
    #expect(audit(.drift).description == audit(.drift).description)
  }
}
