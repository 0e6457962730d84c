/// Reduces a list to a short one for which a predicate still holds (delta debugging).
package struct Shrinker<Element> {
  /// Returns a list of which no single element can be removed.
  ///
  /// - Parameter fails: Whether a list shows the failure; it is true for the whole list.
  package static func shrink<Failure: Error>(
    _ whole: [Element],
    while fails: ([Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var (list, parts) = (whole, 2)
    while list.count > 1 {
      let size = (list.count + parts - 1) / parts
      let rests = stride(from: 0, to: list.count, by: size).lazy.map { start in
        Array(list[..<start] + list[min(start + size, list.count)...])
      }
      var failing: [Element]?
      for rest in rests where failing == nil { failing = try fails(rest) ? rest : nil }
      if let failing {
        (list, parts) = (failing, max(2, parts - 1))
      } else if size > 1 {
        parts = min(list.count, parts * 2)
      } else {
        break
      }
    }
    if list.count == 1, try fails([]) { return [] }
    return list
  }
}
