import HeadlessUIKit
import Testing
import XCTest

/// Records problems as issues of the test that is running, such as the use of a simulator after its end.
///
/// `Problem` finds this class by its name.
final class ProblemRecorder: ProblemRecording {
  static var test: Int? { Test.current?.id.hashValue }

  @MainActor static func makeSimulator() -> AnyObject { Simulator() }

  /// Records an issue in the test of Swift Testing, or else a failure in that of XCTest, if there is one;
  /// XCTest takes no position that is known only now, so the caller prints it.
  static func record(_ text: String, at place: SourcePlace?) -> Bool {
    if let test = Test.current {
      Issue.record(ASCIIText.comment(text), sourceLocation: place?.location ?? test.sourceLocation)
      return true
    }
    XCTFail((place.map { "\($0): " } ?? "") + text)
    return false
  }
}

extension SourcePlace {
  /// The position for an issue.
  var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
