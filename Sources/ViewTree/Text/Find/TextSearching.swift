import Foundation
import Simulation

/// The look of found text; UIKit's `UITextSearchFoundTextStyle`.
public enum TextSearchFoundTextStyle: Int, Sendable {
  /// Not found.
  case normal = 0
  /// Found.
  case found = 1
  /// Found, and the current result.
  case highlighted = 2
}

/// The options of a search; UIKit's `UITextSearchOptions`.
@preconcurrency @MainActor open class TextSearchOptions: IdentityHashable {
  /// The places in words at which a text is found.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains = 0
    /// At the start of words.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  /// The places in words at which a text is found.
  public final let wordMatchMethod: WordMatchMethod
  /// The options with which texts are compared; case and diacritics are ignored by default.
  public final let stringCompareOptions: NSString.CompareOptions

  /// Creates the default options.
  public init() {
    (wordMatchMethod, stringCompareOptions) = (.contains, [.caseInsensitive, .diacriticInsensitive])
  }
}

/// The results of a search; UIKit's `UITextSearchAggregator`.
@preconcurrency @MainActor
public final class TextSearchAggregator<DocumentIdentifier: Hashable>: IdentityHashable {
  struct Result {
    let range: TextRange
    let document: DocumentIdentifier
  }

  private(set) var results: [Result] = []
  private(set) var isFinished = false
  private let onFinish: () -> Void

  init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }

  /// The found ranges, in the order in which they were reported.
  public var allFoundRanges: [TextRange] { results.map(\.range) }

  /// Reports a found range. A range that was reported before is ignored.
  public func foundRange(
    _ range: TextRange,
    searchString string: String,
    document: DocumentIdentifier
  ) {
    guard !results.contains(where: { $0.range == range && $0.document == document }) else { return }
    results.append(Result(range: range, document: document))
  }

  /// Reports the end of the search. The first result is highlighted.
  public func finishedSearching() {
    guard !isFinished else { return }
    isFinished = true
    onFinish()
  }

  /// Removes a range that isn't a result any more.
  public func invalidateFoundRange(_ range: TextRange, document: DocumentIdentifier) {
    results.removeAll { $0.range == range && $0.document == document }
  }

  /// Removes all results.
  public func invalidate() { results = [] }
}

/// An object with a text that a ``TextSearchingFindSession`` searches; UIKit's `UITextSearching`.
@preconcurrency @MainActor public protocol TextSearching<DocumentIdentifier>: AnyObject {
  /// The type of the documents that the text consists of.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  /// The selected range.
  var selectedTextRange: TextRange? { get }
  /// The document with the selection.
  var selectedTextSearchDocument: DocumentIdentifier { get }
  /// Whether found text can be replaced; false by default.
  var supportsTextReplacement: Bool { get }
  /// Returns the order of two ranges of a document.
  func compare(_ foundRange: TextRange, toRange: TextRange, document: DocumentIdentifier) -> ComparisonResult
  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, to otherDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches a text, and reports the results and the end to an object.
  func performTextSearch(
    queryString: String,
    options: TextSearchOptions,
    resultAggregator: TextSearchAggregator<DocumentIdentifier>
  )
  /// Displays a range in the look of found text.
  func decorate(
    foundTextRange: TextRange,
    document: DocumentIdentifier,
    usingStyle: TextSearchFoundTextStyle
  )
  /// Removes the looks of found text.
  func clearAllDecoratedFoundText()
  /// Called before a result is highlighted.
  func willHighlight(foundTextRange: TextRange, document: DocumentIdentifier)
  /// Shows a range, after it was highlighted.
  func scrollRangeToVisible(_ range: TextRange, inDocument: DocumentIdentifier)
  /// Returns whether a result may be replaced; true by default.
  func shouldReplace(
    foundTextRange: TextRange,
    document: DocumentIdentifier,
    withText replacementText: String
  )
    -> Bool
  /// Replaces a result.
  func replace(foundTextRange: TextRange, document: DocumentIdentifier, withText replacementText: String)
  /// Replaces all results of a search.
  func replaceAll(queryString: String, options: TextSearchOptions, withText replacementText: String)
}

extension TextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// Returns that both are the same.
  public func compare(document: DocumentIdentifier, to otherDocument: DocumentIdentifier) -> ComparisonResult
  {
    .orderedSame
  }
  /// Does nothing.
  public func willHighlight(foundTextRange: TextRange, document: DocumentIdentifier) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: TextRange, inDocument: DocumentIdentifier) {}
  /// Returns true.
  public func shouldReplace(
    foundTextRange: TextRange,
    document: DocumentIdentifier,
    withText replacementText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(
    foundTextRange: TextRange,
    document: DocumentIdentifier,
    withText replacementText: String
  ) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: TextSearchOptions, withText replacementText: String) {}
}

extension TextSearching where DocumentIdentifier == AnyHashable? {
  /// Nil.
  public var selectedTextSearchDocument: AnyHashable? { nil }
}
