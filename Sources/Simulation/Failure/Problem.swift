import Foundation
import Synchronization

/// A problem of a test that must not end the process.
///
/// It is an issue of the running test if the module `HeadlessUIKitTesting` is a part of the process, and else
/// a warning on the standard error stream.
package enum Problem {
  /// Reports a problem, in the running test if there is one.
  ///
  /// - Parameter place: The position in the test, if it is known.
  package static func report(_ text: String, at place: SourcePlace? = nil) {
    if let recorder, recorder.record(text, at: place) { return }
    write((place.map { "\($0.filePath):\($0.line):\($0.column): " } ?? "") + "warning: \(text)")
  }

  /// Prints the position of an error that is thrown in a test whose framework doesn't know it, such as a
  /// method of XCTest (U79).
  package static func locate(_ text: String, at place: SourcePlace) {
    guard test == nil else { return }
    write("\(place.filePath):\(place.line):\(place.column): error: \(text)")
  }

  /// Prints a line about something that a test should know and that is no problem of it. Each text is printed
  /// once in a process, also if several simulators find it.
  package static func warn(_ line: String) {
    guard warnings.withLock({ $0.insert(line).inserted }) else { return }
    write(line)
  }

  /// The identity of the running test, if it is one whose issues are recorded with positions; nil outside of
  /// tests and in those of XCTest.
  package static var test: Int? { recorder?.test }

  /// Creates a simulator for a test that has none; nil outside of tests.
  @MainActor static func makeStandIn() -> AnyObject? { test == nil ? nil : recorder?.makeSimulator() }

  private static let warnings = Mutex<Set<String>>([])

  private static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

  /// The recorder of the test framework. The module that defines it isn't imported here, and its tests may
  /// not use it, so it is found by its name.
  private static let recorder =
    NSClassFromString("HeadlessUIKitTesting.ProblemRecorder") as? any ProblemRecording.Type
}

/// A class that records problems as issues of the running test.
package protocol ProblemRecording: AnyObject, SendableMetatype {
  /// The identity of the running test that reports the positions of errors itself; nil if there is none.
  static var test: Int? { get }

  /// Creates a simulator, and returns its owner.
  @MainActor static func makeSimulator() -> AnyObject

  /// Records an issue; returns false if no test is running.
  static func record(_ text: String, at place: SourcePlace?) -> Bool
}
