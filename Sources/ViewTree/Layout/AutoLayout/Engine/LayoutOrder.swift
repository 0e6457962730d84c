/// The position of an entry among those that are added to the solver together.
///
/// It decides ties: of optional entries with equal priorities, the solver violates the first one that was
/// added before the required ones that connect the views.
///
/// Only constraints that compete have ties; see ``ConstraintSystem``. Adding the required ones first, and
/// minimizing all violations together, decides the recorded ties in the same way, but takes ten times as long
/// for a thousand views. The minimum sizes of contents have
/// the opposite order among themselves (ML37), except in stack views (ML44); see ``Simplex/Yielding``.
struct LayoutOrder: Comparable {
  /// The kinds of entries, in the order in which they are added.
  enum Phase: Int {
    /// Frames, and the rectangles that guides follow.
    case frames
    /// The sizes of contents.
    case contents
    /// The app's optional constraints. They are cheap to add while no required ones connect the views.
    case optional
    /// The app's required constraints.
    case required
    /// The widths of texts with several lines. They are added to a solution that satisfies the others, at the
    /// expense of which they aren't satisfied (ML38).
    case texts
  }

  var phase: Phase
  /// The depth of the content's view in the tree; the contents of inner views are added first (ML46).
  var depth = 0
  /// The position of the content's view in the order in which constraints first refer to views.
  var mention = 0
  /// The position in the order of activation of constraints, or of creation of other entries.
  var serial: Int

  static func < (one: LayoutOrder, other: LayoutOrder) -> Bool {
    if one.phase != other.phase { return one.phase.rawValue < other.phase.rawValue }
    if one.depth != other.depth { return one.depth > other.depth }
    if one.mention != other.mention { return one.mention < other.mention }
    return one.serial < other.serial
  }
}
