import Foundation
import Responder

/// A recognizer of taps in a text, with which the user begins editing, places the caret, selects a word by a
/// double tap, or a paragraph by a triple tap.
///
/// Views inside with their own actions, such as the clear button of a field, receive their taps themselves.
final class TextTapGestureRecognizer: TapGestureRecognizer {
  override var isInternal: Bool { true }
  override var isOfText: Bool { true }
  private(set) var tapCount = 1
  /// The method of the view that handles the tap; it is called before the targets.
  private let action: MethodSelector

  init(_ action: MethodSelector) {
    self.action = action
    super.init(target: nil, action: nil)
    name = "text interaction"
    cancelsTouchesInView = false
  }

  override func sendActions(through application: Application) {
    if let view { application.sendAction(action, to: view, from: self, for: nil) }
    super.sendActions(through: application)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      tapCount = touch.tapCount
      if touch.view !== view, touch.view is Control { state = .failed }
    }
  }
}

extension TextEngine {
  /// Returns the caret's range at a tap, or the range of the word there for a second tap, and that of the
  /// paragraph for a third.
  func selection(of tap: TextTapGestureRecognizer, in input: any TextInput) -> NSRange? {
    guard let position = input.closestPosition(to: tap.location(in: owner)) else { return nil }
    let place = units(position) ?? 0
    if tap.tapCount > 2 { return paragraph(at: place) }
    let word = self.word(at: place)
    return tap.tapCount > 1 && word.length > 0 ? word : NSRange(location: place, length: 0)
  }

  /// Returns the paragraph at a location, without the line feed at its end.
  private func paragraph(at location: Int) -> NSRange {
    let string = buffer.substring(buffer.fullRange).utf16
    let place = string.index(string.startIndex, offsetBy: min(location, string.count))
    let start = string[..<place].lastIndex(of: 0x0A).map { string.index(after: $0) } ?? string.startIndex
    let end = string[place...].firstIndex(of: 0x0A) ?? string.endIndex
    return NSRange(
      location: string.distance(from: string.startIndex, to: start),
      length: string.distance(from: start, to: end)
    )
  }
}
