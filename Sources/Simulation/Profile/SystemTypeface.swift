/// The family of the system font, in the forms in which systems have it (TM11, TM12).
package enum SystemTypeface: Int, CaseIterable, Comparable, Sendable {
  /// Helvetica, with sizes in whole points (TM9).
  case helvetica
  /// Helvetica Neue as named in iOS 7.0.
  case firstHelveticaNeue
  /// Helvetica Neue with the names of iOS 7.1.
  case helveticaNeue
  /// San Francisco as a text family below 20 points and a display family from 20 points, with East Asian
  /// characters as wide as the font size (TX25).
  case firstSanFrancisco
  /// The same families, with wider East Asian characters (TX21).
  case sanFranciscoFamilies
  /// San Francisco as one family, with one face for text below 20 points and one from 20 points.
  case sanFranciscoFaces
  /// San Francisco as one face whose form changes gradually between 17 and 28 points.
  case sanFrancisco

  /// The typeface of systems that aren't simulated, such as for fonts that are created without a simulator.
  package static let newest = SystemTypeface.sanFrancisco

  /// Returns whether a typeface is older than another one.
  package static func < (one: SystemTypeface, other: SystemTypeface) -> Bool { one.rawValue < other.rawValue }
}
