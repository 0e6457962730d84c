/// Reduces a list to a short one for which a predicate still holds (delta debugging).
///
/// Try each ``candidate`` and note its result until there is none left.
package struct Shrinker<Element> {
  /// The shortest list so far that shows the failure.
  package private(set) var list: [Element]
  private var parts = 2
  /// The index at which the part begins that the candidate leaves out.
  private var start = 0
  private var isDone = false

  /// Creates a shrinker of a list that shows the failure.
  package init(_ whole: [Element]) { list = whole }

  private var size: Int { (list.count + parts - 1) / parts }

  /// The list to try next; nil if no single element of ``list`` can be removed.
  package var candidate: [Element]? {
    guard !isDone, !list.isEmpty else { return nil }
    return list.count == 1 ? [] : Array(list[..<start] + list[min(start + size, list.count)...])
  }

  /// Notes whether the candidate shows the failure.
  package mutating func note(fails: Bool) {
    guard let candidate else { return }
    if fails {
      (list, parts, start) = (candidate, max(2, parts - 1), 0)
    } else if start + size < list.count {
      start += size
    } else if size > 1 {
      (parts, start) = (min(list.count, parts * 2), 0)
    } else {
      isDone = true
    }
  }

  /// Returns a list of which no single element can be removed.
  ///
  /// - Parameter fails: Whether a list shows the failure; it is true for the whole list.
  package static func shrink<Failure: Error>(
    _ whole: [Element],
    while fails: ([Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var shrinker = Shrinker(whole)
    while let candidate = shrinker.candidate { shrinker.note(fails: try fails(candidate)) }
    return shrinker.list
  }
}
