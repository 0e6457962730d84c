import Foundation
import Simulation

/// A search with its results; UIKit's `UIFindSession`. A subclass overrides its members, as
/// ``TextSearchingFindSession`` does.
@preconcurrency @MainActor open class FindSession: IdentityHashable {
  /// The display of the results' count.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted result and the count.
    case currentAndTotal = 0
    /// The count.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` by default.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The display of the results' count; the highlighted result and the count by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced; by default like ``supportsReplacement``.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Creates a session.
  public init() {}

  /// Searches a text. Does nothing by default.
  open func performSearch(query: String, options: TextSearchOptions?) {}
  /// Replaces the highlighted result. Does nothing by default.
  open func performSingleReplacement(query: String, replacementString: String, options: TextSearchOptions?) {}
  /// Replaces all results. Does nothing by default.
  open func replaceAll(searchQuery: String, replacementString: String, options: TextSearchOptions?) {}
  /// Highlights the next result in a direction. Does nothing by default.
  open func highlightNextResult(in direction: TextStorageDirection) {}
  /// Discards the results. Does nothing by default.
  open func invalidateFoundResults() {}
}

/// A search in an object with a text; UIKit's `UITextSearchingFindSession`. The results are in the order of
/// the documents and ranges. The first one at or after the selection is highlighted; after the last one
/// follows the first.
@preconcurrency @MainActor open class TextSearchingFindSession: FindSession {
  private let search: any TextSearch

  /// Creates a session for an object. The session doesn't retain it.
  public init<Searchable: TextSearching>(searchableObject: Searchable) {
    search = TypedTextSearch(searchableObject)
    super.init()
  }

  /// The object, or nil after it was deallocated.
  public final var searchableObject: (any TextSearching)? { search.anyObject }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { search.supportsReplacement }

  open override func performSearch(query: String, options: TextSearchOptions?) {
    search.perform(query, options ?? TextSearchOptions())
  }
  open override func performSingleReplacement(
    query: String,
    replacementString: String,
    options: TextSearchOptions?
  ) {
    search.replace(query, replacementString, options ?? TextSearchOptions())
  }
  open override func replaceAll(searchQuery: String, replacementString: String, options: TextSearchOptions?) {
    search.replaceAll(searchQuery, replacementString, options ?? TextSearchOptions())
  }
  open override func highlightNextResult(in direction: TextStorageDirection) {
    search.highlightNext(direction)
  }
  open override func invalidateFoundResults() { search.invalidate() }
}

/// A search in an object of any type.
@MainActor private protocol TextSearch: AnyObject {
  var anyObject: (any TextSearching)? { get }
  var count: Int { get }
  var highlighted: Int? { get }
  var supportsReplacement: Bool { get }
  func perform(_ query: String, _ options: TextSearchOptions)
  func highlightNext(_ direction: TextStorageDirection)
  func replace(_ query: String, _ replacement: String, _ options: TextSearchOptions)
  func replaceAll(_ query: String, _ replacement: String, _ options: TextSearchOptions)
  func invalidate()
}

@MainActor private final class TypedTextSearch<Searchable: TextSearching>: TextSearch {
  private typealias Result = TextSearchAggregator<Searchable.DocumentIdentifier>.Result
  private weak var object: Searchable?
  private var results: [Result] = []
  private(set) var highlighted: Int?
  private var aggregator: TextSearchAggregator<Searchable.DocumentIdentifier>?

  init(_ object: Searchable) { self.object = object }

  var anyObject: (any TextSearching)? { object }
  var count: Int { results.count }
  var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

  func perform(_ query: String, _ options: TextSearchOptions) {
    invalidate()
    guard let object, !query.isEmpty else { return }
    let aggregator = TextSearchAggregator<Searchable.DocumentIdentifier> { [weak self] in self?.take() }
    self.aggregator = aggregator
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func take() {
    guard let object, let aggregator else { return }
    results = aggregator.results.enumerated().sorted { one, other in
      let documents = object.compare(document: one.element.document, to: other.element.document)
      let order =
        documents == .orderedSame
        ? object.compare(one.element.range, toRange: other.element.range, document: one.element.document)
        : documents
      return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
    }.map(\.element)
    for result in results { decorate(result, .found) }
    let selection = object.selectedTextRange
    let first = results.firstIndex { result in
      selection.map {
        object.compare(result.range, toRange: $0, document: result.document) != .orderedAscending
      } ?? true
    }
    highlight(first ?? (results.isEmpty ? nil : 0))
  }

  private func decorate(_ result: Result, _ style: TextSearchFoundTextStyle) {
    object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
  }

  private func highlight(_ index: Int?) {
    if let old = highlighted, old < results.count { decorate(results[old], .found) }
    highlighted = index
    guard let index, let object else { return }
    let result = results[index]
    object.willHighlight(foundTextRange: result.range, document: result.document)
    decorate(result, .highlighted)
    object.scrollRangeToVisible(result.range, inDocument: result.document)
  }

  func highlightNext(_ direction: TextStorageDirection) {
    guard !results.isEmpty else { return }
    let last = results.count - 1
    switch direction {
    case .forward: highlight(highlighted.map { $0 == last ? 0 : $0 + 1 } ?? 0)
    case .backward: highlight(highlighted.map { $0 == 0 ? last : $0 - 1 } ?? last)
    }
  }

  func replace(_ query: String, _ replacement: String, _ options: TextSearchOptions) {
    guard let object, supportsReplacement, let index = highlighted else { return }
    let result = results[index]
    guard
      object.shouldReplace(
        foundTextRange: result.range,
        document: result.document,
        withText: replacement
      )
    else { return }
    object.replace(foundTextRange: result.range, document: result.document, withText: replacement)
    perform(query, options)
    if !results.isEmpty { highlight(min(index, results.count - 1)) }
  }

  func replaceAll(_ query: String, _ replacement: String, _ options: TextSearchOptions) {
    guard let object, supportsReplacement else { return }
    object.replaceAll(queryString: query, options: options, withText: replacement)
    perform(query, options)
  }

  func invalidate() {
    aggregator = nil
    (results, highlighted) = ([], nil)
    object?.clearAllDecoratedFoundText()
  }
}
