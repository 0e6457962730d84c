extension Technique {
  /// The rows of the matrix, by document.
  public static let all: [Technique] = [
    .scrollableForm,
    .contentInsets,
    .olderContentInsets,
  ]
}
