import Foundation
import Responder
import Simulation

/// A recognizer of taps in a text, with which the user begins editing, places the caret, selects a word by a
/// double tap, or a paragraph by a triple tap.
///
/// Views inside with their own actions, such as the clear button of a field, receive their taps themselves.
/// On systems before 3.2, which have no gesture recognizers, it receives no touches; ``TextTouch`` has the
/// taps there (B50).
final class TextTapGestureRecognizer: TapGestureRecognizer {
  override var isInternal: Bool { true }
  override var isOfText: Bool { true }
  private(set) var tapCount = 1
  private var rest: ScheduledWork?
  /// The method of the view that handles the tap; it is called before the targets.
  private let action: MethodSelector

  init(_ action: MethodSelector) {
    self.action = action
    super.init(target: nil, action: nil)
    name = "text interaction"
    cancelsTouchesInView = false
  }

  override func receivesTouches(in context: SimulationContext) -> Bool {
    !context.rule(VersionRules.touchesBeginEditing)
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
    awaitEditMenu()
  }

  /// Waits for the finger to rest on a text that is being edited, and then shows the edit menu.
  private func awaitEditMenu() {
    rest?.cancel()
    rest = nil
    guard let owner = view as? any TextEditMenuOwner, owner.isFirstResponder, ownTouches.count == 1,
      owner.baseWindow?.context.rule(VersionRules.hasEditMenuInteractions) == true
    else { return }
    rest = schedule(after: .milliseconds(500), "rest") { [weak self, weak owner] in
      guard let self, grantedState == .possible, !ownTouches.isEmpty else { return }
      state = .failed
      owner?.showEditMenu()
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    super.touchesMoved(touches, with: event)
    if state == .failed { rest?.cancel() }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    rest?.cancel()
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    rest?.cancel()
    super.touchesCancelled(touches, with: event)
  }
}

extension TextEngine {
  /// Returns the caret's range at a tap, or the range of the word there for a second tap, and that of the
  /// paragraph for a third. The point is in the coordinates of the view.
  func selection(ofTapAt point: CGPoint, count: Int, in input: any TextInput) -> NSRange? {
    guard let position = input.closestPosition(to: point) else { return nil }
    let place = units(position) ?? 0
    if count > 2 { return paragraph(at: place) }
    let word = self.word(at: place)
    return count > 1 && word.length > 0 ? word : NSRange(location: place, length: 0)
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
