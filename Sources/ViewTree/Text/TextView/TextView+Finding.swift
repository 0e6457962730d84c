import Foundation
import Simulation

/// A highlight of found text.
package struct TextHighlight: Hashable, Sendable {
  /// The rectangle, in the content's coordinates.
  package var rect: CGRect
  /// Whether the text is the current result.
  package var isCurrent: Bool
}

extension TextView {
  /// Whether the text view has a ``findInteraction``; false by default.
  public final var isFindInteractionEnabled: Bool {
    get { extras?.find != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        let interaction = FindInteraction(sessionDelegate: self)
        lazyExtras.find = interaction
        addInteraction(interaction)
      } else if let interaction = extras?.find {
        removeInteraction(interaction)
        extras?.find = nil
      }
    }
  }

  /// The interaction for finding text, while it is enabled.
  public final var findInteraction: FindInteraction? { extras?.find }

  /// Returns the highlights of found text on a line.
  final func highlights(in line: NSRange) -> [TextHighlight] {
    guard let found = extras?.found, !found.isEmpty else { return [] }
    return found.compactMap { range, style in
      let common = NSIntersectionRange(range, line)
      guard common.length > 0, style != .normal else { return nil }
      return TextHighlight(rect: firstRect(of: common), isCurrent: style == .highlighted)
    }
  }
}

extension TextView: FindInteractionDelegate {}

extension TextView: TextSearching {
  /// Whether found text can be replaced: if the text can be edited.
  public final var supportsTextReplacement: Bool { isEditable }

  /// Returns the order of the ranges' starts.
  public final func compare(_ foundRange: TextRange, toRange: TextRange, document: AnyHashable?)
    -> ComparisonResult
  {
    compare(foundRange.start, to: toRange.start)
  }

  /// Searches the text from the start to the end.
  public final func performTextSearch(
    queryString: String,
    options: TextSearchOptions,
    resultAggregator: TextSearchAggregator<AnyHashable?>
  ) {
    for range in ranges(of: queryString, options) {
      resultAggregator.foundRange(engine.range(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  private func ranges(of query: String, _ options: TextSearchOptions) -> [NSRange] {
    let text = engine.text
    var (found, start): ([NSRange], String.Index) = ([], text.startIndex)
    while start < text.endIndex,
      let match = text.range(of: query, options: options.stringCompareOptions, range: start..<text.endIndex)
    {
      start = match.isEmpty ? text.index(after: match.lowerBound) : match.upperBound
      let isAtStart = match.lowerBound == text.startIndex
      let startsWord = isAtStart || !text[text.index(before: match.lowerBound)].isWordPart
      let endsWord = match.upperBound == text.endIndex || !text[match.upperBound].isWordPart
      let isAllowed =
        switch options.wordMatchMethod {
        case .contains: true
        case .startsWith: startsWord
        case .fullWord: startsWord && endsWord
        }
      if isAllowed, !match.isEmpty { found.append(NSRange(match, in: text)) }
    }
    return found
  }

  /// Displays a range with the highlight of found text.
  public final func decorate(
    foundTextRange: TextRange,
    document: AnyHashable?,
    usingStyle: TextSearchFoundTextStyle
  ) {
    guard let range = engine.units(foundTextRange) else { return }
    let extras = lazyExtras
    extras.found.removeAll { $0.range == range }
    if usingStyle != .normal { extras.found.append((range, usingStyle)) }
    extras.found.sort { $0.range.location < $1.range.location }
    baseSetNeedsDisplay()
  }

  /// Removes the highlights of found text.
  public final func clearAllDecoratedFoundText() {
    guard extras?.found.isEmpty == false else { return }
    extras?.found = []
    baseSetNeedsDisplay()
  }

  /// Scrolls to a range.
  public final func scrollRangeToVisible(_ range: TextRange, inDocument: AnyHashable?) {
    if let range = engine.units(range) { scrollRangeToVisible(range) }
  }

  /// Replaces a result. The delegate is notified, but not asked.
  public final func replace(
    foundTextRange: TextRange,
    document: AnyHashable?,
    withText replacementText: String
  ) {
    replace(foundTextRange, withText: replacementText)
  }

  /// Replaces all results of a search, from the last one to the first.
  public final func replaceAll(
    queryString: String,
    options: TextSearchOptions,
    withText replacementText: String
  ) {
    for range in ranges(of: queryString, options).reversed() {
      replace(engine.range(range), withText: replacementText)
    }
  }
}
