import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Dismisses the keyboard as a user would; no effect if it isn't on the screen.
  ///
  /// Tries the following until the keyboard is dismissed: the hide key of pads and wide phones; a button Done
  /// in the accessory view; the return key of a text field, if its type is default or done; a drag in a
  /// scroll view around the field that dismisses on drag, or that pulls the keyboard down; a tap on the
  /// lowest point without a control, text or keyboard.
  ///
  /// - Throws: Reason `.noWayToDismissKeyboard` if none of them dismissed it. Their other effects remain.
  public func dismissKeyboard(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.dismissKeyboard(at: place)) { () throws(InteractionError) in
      layOutScreen()
      let first = firstResponder?.debugName
      let ways: [() -> Void] = [tapHideKey, tapDone, tapReturn, dragInScrollView, tapBackground]
      for way in ways {
        guard keyboard.isVisible else { return }
        way()
      }
      guard keyboard.isVisible else { return }
      throw failure(
        .noWayToDismissKeyboard(firstResponder: first),
        in: "user.dismissKeyboard()",
        about: (firstResponder as? View).map { .view($0) },
        at: place
      )
    }
  }

  private func tap(ifReached element: FoundElement?) {
    guard let element, refusal(toTouch: element) == nil else { return }
    touch(at: element.middle)
  }

  private func tapHideKey() {
    tap(ifReached: keyboard.keys.first { $0.key.kind == .hide }.map { .key($0) })
  }

  private func tapDone() {
    guard let accessory = keyboard.accessoryView else { return }
    var done: FoundElement?
    accessory.forEachShown { view in
      guard let button = view as? Button, button.accessibilityLabel == "Done" else { return .goOn }
      done = .view(button)
      return .stop
    }
    tap(ifReached: done)
  }

  private func tapReturn() {
    guard let field = firstResponder as? TextField, [.default, .done].contains(field.returnKeyType) else {
      return
    }
    tap(ifReached: keyboard.keys.first { $0.key.kind == .return }.map { .key($0) })
  }

  private func dragInScrollView() {
    guard let field = firstResponder as? View else { return }
    for case let scrollView as ScrollView in field.lineage where scrollView.keyboardDismissMode != .none {
      let frame = scrollView.convertToScreen(scrollView.bounds)
      guard let start = lowestPoint(in: frame, where: { $0.isDescendant(of: scrollView) }) else { continue }
      let map = application.screen.fromInterface
      let from = start.applying(map.inverted())
      let isPull = scrollView.keyboardDismissMode == .interactive
      let y = isPull ? application.screen.interfaceBounds.maxY - 1 : max(1, from.y - 40)
      let end = CGPoint(x: from.x, y: y).applying(map)
      _ = drag(from: start, to: end, resting: 0, isPull ? .default : .slow, holding: 0)
      return
    }
  }

  private func tapBackground() {
    let place = lowestPoint(in: application.screen.bounds) { hit in
      !self.keyboard.has(hit) && hit.lineage.allSatisfy { !($0 is Control) && !($0 is TextView) }
    }
    if let place { touch(at: place) }
  }

  /// Returns the lowest point in a screen frame, on a grid of 20 points, whose hit view `accepts` takes; of
  /// several, the rightmost. The area of a docked keyboard isn't searched (U87).
  private func lowestPoint(in frame: CGRect, where accepts: (View) -> Bool) -> CGPoint? {
    let screen = application.screen
    var free = screen.interfaceBounds
    let keys = keyboard.frame.applying(screen.fromInterface.inverted())
    if keyboard.isVisible, keys.maxY >= free.maxY, keys.width >= free.width {
      free.size.height = keys.minY - free.minY
    }
    let area = frame.intersection(free.applying(screen.fromInterface))
    guard !area.isNull else { return nil }
    for y in stride(from: area.minY + 10, to: area.maxY, by: 20).reversed() {
      for x in stride(from: area.minX + 10, to: area.maxX, by: 20).reversed() {
        let point = CGPoint(x: x, y: y)
        if let hit = application.hitTest(atScreenPoint: point, with: nil), accepts(hit) { return point }
      }
    }
    return nil
  }
}
