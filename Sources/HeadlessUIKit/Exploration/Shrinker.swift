/// Reduces a list to a short one for which a predicate still holds (delta debugging).
package struct Shrinker<Element> {
  /// Returns a list of which no single element can be removed.
  ///
  /// - Parameter fails: Whether a list shows the failure; it is true for the whole list.
  package static func shrink(_ whole: [Element], while fails: ([Element]) -> Bool) -> [Element] {
    var (list, parts) = (whole, 2)
    while list.count > 1 {
      let size = (list.count + parts - 1) / parts
      let rests = stride(from: 0, to: list.count, by: size).lazy.map { start in
        Array(list[..<start] + list[min(start + size, list.count)...])
      }
      if let rest = rests.first(where: fails) {
        (list, parts) = (rest, max(2, parts - 1))
      } else if size > 1 {
        parts = min(list.count, parts * 2)
      } else {
        break
      }
    }
    if list.count == 1, fails([]) { return [] }
    return list
  }
}
