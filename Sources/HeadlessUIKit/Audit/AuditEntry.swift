import Foundation
import Simulation

/// A row of an audit's table before rows with the same findings are joined: the findings about one view under
/// some conditions.
struct AuditEntry: Hashable {
  /// A device and a system.
  struct Place: Hashable {
    var device: Device
    var system: SystemVersion
  }

  /// A finding as text, with a number of points where tables show the largest one.
  struct Finding: Hashable {
    var text: String
    var points: CGFloat?
  }

  /// The name of the view.
  var subject: String
  var place: Place
  /// The values of the other conditions, in the order of the table's axes.
  var values: [String]
  var findings: [Finding]
  var isFailure: Bool
  /// Whether the height of a keyboard was an estimate.
  var isEstimated = false
}

/// A condition other than device and system.
struct AuditAxis: Hashable {
  /// The value that a table doesn't mention.
  var standard: String
  /// The word between several values.
  var joiner: String
}
