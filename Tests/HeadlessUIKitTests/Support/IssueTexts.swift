import Synchronization
import Testing

/// The comments of the issues that a test expects, in their order.
final class IssueTexts: Sendable {
  private let comments = Mutex<[String]>([])

  var texts: [String] { comments.withLock { $0 } }

  /// Collects an issue's comments; the matcher of `withKnownIssue`.
  func collect(_ issue: Issue) -> Bool {
    comments.withLock { $0 += issue.comments.map(\.rawValue) }
    return true
  }
}
