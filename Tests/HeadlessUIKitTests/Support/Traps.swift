import Testing

/// Checks that a child process that ran the test's body stopped, and that it said why.
func expectTrap(
  _ result: ExitTest.Result?,
  says text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let result else { return }
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(output.contains(text), "the process said: \(output)", sourceLocation: sourceLocation)
}
