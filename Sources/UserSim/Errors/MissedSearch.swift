import ViewTree

/// A search by name that found nothing, and all that it might have meant.
///
/// The error that it belongs to names those that are near: of the same name but another kind, of nearly the same name,
/// hidden, or elsewhere.
struct MissedSearch {
  /// Something that has names.
  struct Candidate {
    /// A query that picks it: `user.buttons["Sign in"]`.
    var query: String
    /// Its kind, as one says it: `button`.
    var kind: String
    /// Identifier, label, placeholder or title, those that it has.
    var names: [String]
    /// The view; nil for a key.
    var view: View?
  }

  /// The name that was looked for.
  var name: String
  /// The kind that was looked for; nil for any.
  var kind: String?
  /// Where it was looked for; nil for everywhere.
  var scope: View?
  /// Everything with a name, hidden or not, in all windows, in the order of a walk.
  var candidates: [Candidate]
}
