import Foundation
import Responder

extension TextEngineOwner {
  /// Whether misspelled words are marked: while the text is edited, and by default only with autocorrection.
  private var marksMisspelledWords: Bool {
    guard isFirstResponder, !isSecureTextEntry else { return false }
    return spellCheckingType == .yes || spellCheckingType == .default && autocorrectionType != .no
  }

  /// Marks the words for which the keyboard has a correction, except for the word that is being typed.
  ///
  /// - Parameters:
  ///   - runs: A part of the text.
  ///   - location: The location of the part.
  func markingMisspelledWords(of runs: [TextRun], at location: Int) -> [TextRun] {
    guard marksMisspelledWords,
      let checker = effectiveApplication?.inputSystem as? any WordCorrecting
    else { return runs }
    let text = Array(runs.map(\.text).joined())
    var marks = Array(repeating: false, count: text.count)
    var (start, place) = (0, location)
    while start < text.count {
      let word = text[start...].prefix(while: \.isWordPart)
      let end = start + max(1, word.count)
      place += text[start..<end].reduce(0) { $0 + $1.utf16.count }
      let isTyped = engine.buffer.selection == NSRange(location: place, length: 0)
      if !word.isEmpty, !isTyped, checker.correction(for: String(word)) != nil {
        for index in start..<end { marks[index] = true }
      }
      start = end
    }
    return marks.contains(true) ? runs.marked(marks) : runs
  }
}

extension [TextRun] {
  /// Divides the runs so that each is marked as a whole or not at all.
  fileprivate func marked(_ marks: [Bool]) -> [TextRun] {
    var result: [TextRun] = []
    var index = 0
    for run in self {
      var isNew = true
      for character in run.text {
        var look = run.look
        look.isMisspelled = marks[index]
        index += 1
        if !isNew, result.last?.look == look {
          result[result.count - 1].text.append(character)
        } else {
          result.append(TextRun(String(character), look))
        }
        isNew = false
      }
    }
    return result
  }
}
