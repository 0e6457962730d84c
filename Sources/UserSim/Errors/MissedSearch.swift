import ViewTree

/// A search by name without a match, and all candidates it might have meant.
///
/// The resulting error lists the near misses: elements with the same name but another type, with a similar
/// name, hidden, or elsewhere.
struct MissedSearch {
  /// An element with at least one name.
  struct Candidate {
    /// A query that selects the element: `user.buttons["Sign in"]`.
    var query: String
    /// The element's type in words: `button`.
    var kind: String
    /// The element's names among identifier, label, placeholder and title.
    var names: [String]
    /// The element's view, or `nil` for a key.
    var view: View?
  }

  /// The name searched for.
  var name: String
  /// The type searched for, in words, or `nil` for any.
  var kind: String?
  /// The view searched in, or `nil` for the whole screen.
  var scope: View?
  /// All elements with a name, hidden or not, in all windows, in traversal order.
  var candidates: [Candidate]
}
