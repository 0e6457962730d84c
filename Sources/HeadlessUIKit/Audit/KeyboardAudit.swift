import Foundation
import Simulation
import ViewTree

/// The results of showing and hiding the keyboard for each field of a form, on one device or many.
///
/// ```swift
/// let audit = await Simulator.auditKeyboard(on: Device.all, companions: { [$0.signIn] }) { LoginForm() }
/// #expect(audit.passes, "\(audit)")
/// ```
///
/// The same form gives the same audit, and the same text.
public struct KeyboardAudit: Hashable, Sendable {
  /// The conditions under which a form is tested.
  public struct Conditions: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The device's system.
    public let system: SystemVersion
    /// The orientation of the interface.
    public let orientation: InterfaceOrientation
    /// The keyboard's settings.
    public let settings: KeyboardSettings
  }

  /// The results of one field under some conditions.
  public struct Row: Hashable, Sendable {
    /// The conditions of the test.
    public let conditions: Conditions
    /// The field's name as in logs; with a number if the form has several fields of that name.
    public let field: String
    /// The findings, in the order in which they were made.
    public let findings: [Finding]
    /// Whether the height of a keyboard was an estimate; see ``Keyboard/isEstimated``.
    public let isEstimated: Bool

    /// Whether no finding keeps a user from using the field and its companions.
    public var passes: Bool { !findings.contains(where: \.isFailure) }
  }

  /// A combination that was not tested.
  public struct Skip: Hashable, Sendable {
    /// The conditions of the combination.
    public let conditions: Conditions
    /// The reason why it was not tested.
    public let reason: String
  }

  /// The results: for each combination, in the order in which they were given, the fields from back to front.
  public internal(set) var rows: [Row] = []
  /// The combinations that were not tested: devices that never ran the system, settings that the system does
  /// not have, forms that do not rotate or have no field.
  public internal(set) var skipped: [Skip] = []

  /// The rows that do not pass.
  public var failures: [Row] { rows.filter { !$0.passes } }

  /// Whether all rows pass and there is at least one.
  public var passes: Bool { !rows.isEmpty && rows.allSatisfy(\.passes) }
}
