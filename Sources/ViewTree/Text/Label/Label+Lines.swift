import Foundation

/// The displayed text.
extension Label {
  /// The text as runs of equal appearance.
  final var runs: [TextRun] {
    let look = TextAppearance(font: measuredFont, color: shownColor)
    if let attributes {
      return TextRun.runs(of: attributes, over: look, keepsColor: isEnabled).casting(shadow)
    }
    guard let text, !text.isEmpty else { return [] }
    return [TextRun(text, look)].casting(shadow)
  }

  /// Returns the lines, broken at the width of `bounds`, and shrunk to it if the label allows shrinking.
  package final func shownLines(in bounds: CGRect) -> [TextRunLine] {
    let runs = runs
    guard numberOfLines != 1 || lineBreakMode != .byTruncatingTail || runs.haveLayoutDetails else {
      return [shrunk(TextRunLine(runs: runs), bounds)]
    }
    let breaker = LineBreaker(width: bounds.width, limit: numberOfLines, mode: lineBreakMode)
    return breaker.lines(of: runs).map { shrunk($0, bounds) }
  }

  private func shrunk(_ line: TextRunLine, _ bounds: CGRect) -> TextRunLine {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return line }
    let factor = TextShrinking.factor(fitting: bounds.width, minimum: minimumScaleFactor) {
      line.scaled(by: $0).width
    }
    return line.scaled(by: factor)
  }
}
