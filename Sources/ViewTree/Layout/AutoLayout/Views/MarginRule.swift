import Simulation

/// The margins that a container gives itself, or its content view, until the app sets others.
struct MarginRule {
  /// The margins without the additions of the safe area and of the superview's margins.
  var standard: EdgeInsets
  /// The edges at which the safe area is added.
  var safeAreaEdges: RectEdge = .all
  /// The edges at which the margins are at least the superview's.
  var preservedEdges: RectEdge = []
}
