import Foundation

/// A program that explores interfaces in processes of their own, several at a time, and finds the actions
/// that stop the program.
///
/// ```swift
/// var program = ExplorationProgram()
/// program.add("Sign in") {
///   await Simulator.explore(on: [.iPhone8, .iPhone17]) { $0.launch(SignInForm()) }
/// }
/// exit(await program.run())
/// ```
///
/// The output is the same with each number of processes: the texts of the explorations, in the order in which
/// the interfaces were added, each with its stages. After a stop, the stage is explored again without the
/// actions that led to it; the list of actions is shortened, and printed as a test that runs them in a
/// process of its own.
@MainActor public struct ExplorationProgram {
  private var interfaces: [(name: String, explore: @MainActor () async throws -> Exploration)] = []

  /// Creates a program without interfaces.
  public init() {}

  /// Adds an interface.
  ///
  /// - Parameters:
  ///   - name: The name, by which the command line chooses the interface; it must be unique.
  ///   - explore: The explorations of the interface. It is called in each process, and must be the same each
  ///     time; each call of `Simulator.explore` in it explores only the process's stage.
  public mutating func add(_ name: String, explore: @escaping @MainActor () async throws -> Exploration) {
    interfaces.append((name, explore))
  }

  /// Explores the interfaces that the command line chooses, and prints the findings.
  ///
  /// - Parameter arguments: The words after the program's name; `--help` prints the options.
  /// - Returns: The exit status: 0 if nothing was found, 1 if something was found or an interface threw an
  ///   error, 2 for wrong options.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    do {
      if arguments.first == ExplorationProcess.option, arguments.count == 2 {
        try await work(URL(fileURLWithPath: arguments[1]))
        return 0
      }
      let options = try ExplorationOptions(arguments, interfaces.map(\.name))
      if options.isHelp { print(ExplorationOptions.help) }
      if options.isList { print(interfaces.map(\.name).joined(separator: "\n")) }
      return options.isHelp || options.isList ? 0 : try await explore(options)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }

  // MARK: The process of a part

  private func work(_ file: URL) async throws {
    let order = try JSONDecoder().decode(ExplorationProcess.Order.self, from: Data(contentsOf: file))
    guard let interface = interfaces.first(where: { $0.name == order.interface }) else { return }
    let journal = try ExplorationJournal(ExplorationProcess.journal(of: file))
    let report = await ExplorationWorker(order.work, journal: journal).run(interface.explore)
    try JSONEncoder().encode(report).write(to: ExplorationProcess.report(of: file))
  }

  // MARK: The process that prints

  private func explore(_ options: ExplorationOptions) async throws -> Int32 {
    var units: [ExplorationUnit] = []
    for interface in interfaces where options.chooses(interface.name) {
      let report = await ExplorationWorker(.count).run(interface.explore)
      // The unit of an interface that throws an error throws it again.
      let count = report.error == nil ? report.stageCount : 1
      units += (0..<count).map { ExplorationUnit(interface: interface.name, stage: $0) }
    }
    return explore(units, jobs: options.jobs)
  }

  private func explore(_ units: [ExplorationUnit], jobs: Int) -> Int32 {
    let printer = UnitPrinter(units)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (place, unit) in units.enumerated() {
      queue.addOperation { printer.add(Result { try unit.explore() }, at: place) }
    }
    queue.waitUntilAllOperationsAreFinished()
    return printer.end()
  }
}
