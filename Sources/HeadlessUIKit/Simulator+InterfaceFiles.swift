import ViewTree

extension Simulator {
  /// The treatment of nibs and storyboards with parts that aren't modeled, or with mistakes:
  /// ``InterfaceFilePolicy/reports`` by default. Read for each problem that is found later.
  public var interfaceFilePolicy: InterfaceFilePolicy {
    get { application.interfaceFilePolicy }
    set { application.interfaceFilePolicy = newValue }
  }

  /// The warnings and errors of the nibs and storyboards that the app has loaded, each once, in the order in
  /// which they were found.
  public var interfaceFileProblems: [InterfaceFileProblem] { application.interfaceFileProblems }

  /// Calls a closure that loads nibs or storyboards, as ``perform(_:)`` does, and throws the first error in
  /// them after it has returned. These errors are no issues of the test. Warnings aren't thrown.
  ///
  /// ```swift
  /// let error = #expect(throws: InterfaceFileProblem.self) {
  ///   try simulator.throwingInterfaceFileErrors { form.loadViewIfNeeded() }
  /// }
  /// ```
  @discardableResult
  public func throwingInterfaceFileErrors<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
    try perform { try application.catchingInterfaceFileErrors(body) }
  }
}
