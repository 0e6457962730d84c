import Foundation
import Simulation
import ViewTree

/// What became of a form's fields while a keyboard came and went, on one device or many.
///
/// ```swift
/// let audit = Simulator.auditKeyboard(on: Device.all, companions: { [$0.signInButton] }) { LoginForm() }
/// #expect(audit.passes, "\(audit)")
/// ```
///
/// The same form gives the same audit, and the same text.
public struct KeyboardAudit: Hashable, Sendable {
  /// Under what a form was tried.
  public struct Conditions: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// Its system.
    public let system: SystemVersion
    /// How the interface stood.
    public let orientation: InterfaceOrientation
    /// What was set about the keyboard.
    public let settings: KeyboardSettings
  }

  /// What became of one field under some conditions.
  public struct Row: Hashable, Sendable {
    /// Under what it was tried.
    public let conditions: Conditions
    /// The field, as logs name it; with a number if the form has several of that name.
    public let field: String
    /// What a test author should know, in the order in which it was found.
    public let findings: [Finding]

    /// Whether there is nothing that keeps a person from using the field and its companions.
    public var passes: Bool { !findings.contains(where: \.isFailure) }
  }

  /// A combination that was not tried.
  public struct Skip: Hashable, Sendable {
    /// Under what it would have been tried.
    public let conditions: Conditions
    /// Why it was not.
    public let reason: String

    static let neverRan = "the device never ran the system"
  }

  /// What was found: for each combination, in the order in which they were given, the fields from the back to the front.
  public internal(set) var rows: [Row] = []
  /// What was not tried: devices that never ran the system, settings that it does not have, forms that do not turn or have
  /// no field, keyboards whose height nobody has established.
  public internal(set) var skipped: [Skip] = []

  /// The rows that do not pass.
  public var failures: [Row] { rows.filter { !$0.passes } }

  /// Whether all rows pass, and there are any.
  public var passes: Bool { !rows.isEmpty && rows.allSatisfy(\.passes) }
}
