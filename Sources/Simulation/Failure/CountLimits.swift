/// The maximum counts of a list's parts that are stored one by one. They are estimates of what fits into the
/// memory of a device; UIKit's process is ended by the system, or stops in an allocation.
package enum CountLimits {
  /// Sections of a table, and sections or items of a section of a collection view: some hundred bytes each.
  package static let listParts = 10_000_000
  /// Components of a picker: each has a wheel.
  package static let components = 1_000_000
}
