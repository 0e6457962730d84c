import Foundation
import ViewTree

/// The horizontal positions of the characters of a line in one font, relative to its left edge.
struct LinePositions {
  private let characters: [Character]
  private let font: Font
  /// The runs from left to right, each with its left edge.
  let runs: [(run: TextDirections.Run, left: CGFloat)]

  init(_ text: String, font: Font) {
    (characters, self.font) = (Array(text), font)
    var left: CGFloat = 0
    var runs: [(run: TextDirections.Run, left: CGFloat)] = []
    for run in TextDirections(characters).runs {
      runs.append((run, left))
      left += font.width(of: String(characters[run.range]))
    }
    self.runs = runs
  }

  /// Returns the extents of the characters in a range, one for each run that it overlaps.
  func extents(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    runs.compactMap { entry in
      let part = range.clamped(to: entry.run.range)
      guard !part.isEmpty else { return nil }
      let (start, end) = (position(part.lowerBound, in: entry), position(part.upperBound, in: entry))
      return min(start, end)...max(start, end)
    }
  }

  /// Returns the position of a caret at the end of the character before it, or at the beginning of the first
  /// one, and whether that character's text runs from right to left.
  func caret(at count: Int) -> (x: CGFloat, isRightToLeft: Bool) {
    guard let entry = runs.first(where: { $0.run.range.contains(max(0, count - 1)) }) else {
      return (0, false)
    }
    return (position(count, in: entry), entry.run.isRightToLeft)
  }

  /// Returns the position between characters of a run.
  private func position(_ count: Int, in entry: (run: TextDirections.Run, left: CGFloat)) -> CGFloat {
    let (range, first) = (entry.run.range, entry.run.range.lowerBound)
    let distance = font.width(of: String(characters[first..<count]))
    guard entry.run.isRightToLeft else { return entry.left + distance }
    return entry.left + font.width(of: String(characters[range])) - distance
  }
}
