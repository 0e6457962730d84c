/// A list that mostly has one element, which is stored without an allocation.
///
/// Its closures run on the main actor without a check, unlike those of `Array`.
struct ShortList<Element> {
  private(set) var first: Element?
  /// The elements after the first, or `nil` if there are none.
  private var others: [Element]?

  init() {}

  init(_ element: Element) { first = element }

  init(_ elements: [Element]) {
    first = elements.first
    if elements.count > 1 { others = Array(elements.dropFirst()) }
  }

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : 1 + (others?.count ?? 0) }

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { others = (others ?? []) + [element] }
  }

  /// Changes each element.
  @MainActor mutating func update(_ body: @MainActor (inout Element) -> Void) {
    if var changed = first.take() {
      body(&changed)
      first = changed
    }
    for index in (others ?? []).indices { body(&others![index]) }
  }

  /// Calls a closure with each element. Elements that the closure appends are not included.
  @MainActor @inline(__always) func forEach(_ body: @MainActor (Element) -> Void) {
    guard let first else { return }
    body(first)
    guard let others else { return }
    for element in others { body(element) }
  }

  /// Returns the first element that satisfies a condition.
  @MainActor @inline(__always) func first(where isSought: @MainActor (Element) -> Bool) -> Element? {
    guard let first else { return nil }
    if isSought(first) { return first }
    guard let others else { return nil }
    for element in others where isSought(element) { return element }
    return nil
  }
}
