import Testing

/// A trait that names the facts of Documentation/Fidelity that a test verifies.
struct FactTrait: TestTrait, SuiteTrait {
  let ids: [String]
  var comments: [Comment] { ids.map { "fact \($0)" } }
}

extension Trait where Self == FactTrait {
  /// Declares that the test verifies these facts; `"KD1-KD75"` is a range of them.
  static func fact(_ ids: String...) -> Self { FactTrait(ids: ids) }
}
