import Testing

/// Names the facts of FIDELITY.md that a test shows.
struct FactTrait: TestTrait, SuiteTrait {
  let ids: [String]
  var comments: [Comment] { ids.map { "fact \($0)" } }
}

extension Trait where Self == FactTrait {
  /// The test shows these facts; `"KD1-KD75"` names a run of them.
  static func fact(_ ids: String...) -> Self { FactTrait(ids: ids) }
}
