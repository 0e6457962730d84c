import Testing

/// Checks that the child process that ran the test's body stopped, with this message.
func expectTrap(
  _ result: ExitTest.Result?,
  says text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let result else { return }
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(output.contains(text), "the process said: \(output)", sourceLocation: sourceLocation)
}
