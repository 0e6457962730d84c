import Foundation
import InterfaceFiles
import Responder
import Simulation

/// The treatment of interface files with parts that aren't modeled, or with mistakes.
public enum InterfaceFilePolicy: Hashable, Sendable {
  /// Each problem is reported once in a simulator: a part that isn't modeled as a warning in the log and on
  /// the standard error stream, a mistake as an issue of the running test. Loading continues without it.
  case reports
  /// The first problem stops the program with its position.
  case refuses
}

/// A part of an interface file that isn't modeled, or a mistake in a file.
public struct InterfaceFileProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Severity: Hashable, Sendable {
    /// The interface is shown without the part.
    case warning
    /// The interface can't be right: a class, an outlet or an item of a constraint is missing.
    case error
  }

  /// The kind.
  public let severity: Severity
  /// The name of the file, without its folder; nil if no file was found.
  public let file: String?
  /// The line, from 1; nil without a file.
  public let line: Int?
  /// The column in characters, from 1; nil without a file.
  public let column: Int?
  /// The start tag of the element, with the attribute that tells it from others; nil outside of elements.
  public let element: String?
  /// The expectation that the file doesn't fulfill, or what isn't modeled.
  public let text: String

  init(_ error: any Error, _ severity: Severity) {
    self.severity = severity
    guard let error = error as? InterfaceFileError else {
      (file, line, column, element, text) = (nil, nil, nil, nil, "\(error)")
      return
    }
    (file, line, column) = (error.file, error.line, error.column)
    (element, text) = (error.element, error.text)
  }

  fileprivate func description(after position: String) -> String {
    let start = file.map { "\($0):\(line ?? 1):\(column ?? 1): " } ?? ""
    return start + position + (element.map { "\($0): " } ?? "") + text
  }
}

extension InterfaceFileProblem: CustomStringConvertible {
  /// The position, the element and the text: `Login.xib:12:7: <button>: expected …`.
  public var description: String { description(after: "") }
}

/// A problem without a position in a file.
struct InterfaceProblemText: Error, CustomStringConvertible {
  let description: String
}

/// The problems of the interface files that a simulator has loaded.
@MainActor final class InterfaceReports {
  /// The treatment of problems.
  var policy = InterfaceFilePolicy.reports
  /// The problems so far, each once, in the order in which they were found.
  private(set) var problems: [InterfaceFileProblem] = []
  private var known: Set<InterfaceFileProblem> = []
  private var caught: [InterfaceFileProblem]?
  private let log: EventLog?

  init(log: EventLog?) { self.log = log }

  /// The reports of the current simulator. Without one they are new each time, so that a problem that one
  /// test has reported is reported in the next one, too.
  static var current: InterfaceReports { Application.current?.interfaceReports ?? InterfaceReports(log: nil) }

  /// Reports a part that isn't modeled; throws it under the policy that refuses it.
  func warn(_ error: InterfaceFileError) throws {
    guard policy == .reports else { throw error }
    add(InterfaceFileProblem(error, .warning))
  }

  /// Reports a mistake; throws it under the policy that refuses it.
  func fail(_ error: any Error) throws {
    guard policy == .reports else { throw error }
    add(InterfaceFileProblem(error, .error))
  }

  private func add(_ problem: InterfaceFileProblem) {
    let isCaught = problem.severity == .error && caught != nil
    if isCaught { caught?.append(problem) }
    guard known.insert(problem).inserted else { return }
    problems.append(problem)
    log?.record(.note, "interface file", problem.description)
    switch problem.severity {
    case .warning: Problem.warn(problem.description(after: "warning: "))
    case .error: if !isCaught { Problem.report(problem.description) }
    }
  }

  /// Calls a closure, and throws the first mistake that it meets, which then is no issue of the test.
  func catching<Result>(_ body: () throws -> Result) throws -> Result {
    let outer = caught
    caught = []
    defer { caught = outer }
    let result = try body()
    if let first = caught?.first { throw first }
    return result
  }
}

extension Application {
  /// The treatment of interface files with parts that aren't modeled, or with mistakes.
  package final var interfaceFilePolicy: InterfaceFilePolicy {
    get { interfaceReports.policy }
    set { interfaceReports.policy = newValue }
  }

  /// The problems of the interface files loaded so far, each once, in the order in which they were found.
  package final var interfaceFileProblems: [InterfaceFileProblem] { interfaceReports.problems }

  /// Calls a closure, and throws the first mistake in an interface file that it meets.
  package final func catchingInterfaceFileErrors<Result>(_ body: () throws -> Result) throws -> Result {
    try interfaceReports.catching(body)
  }
}

/// Returns the result of a step of loading, or after a reported error another one. Stops with the text of the
/// error under the policy that refuses it.
@MainActor func reportingErrors<Result>(
  otherwise other: @autoclosure () -> Result,
  _ body: () throws -> Result
) -> Result {
  do { return try body() } catch {
    do { try InterfaceReports.current.fail(error) } catch { programmerError("\(error)") }
    return other()
  }
}
