import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// The controller in front: the last one presented over the root of the key window.
  package var frontController: ViewController? {
    var front = application.keyWindow?.rootViewController
    while let next = front?.presentedViewController, next !== front { front = next }
    return front
  }

  /// Whether a sheet is in front that follows a drag from its upper part.
  package var hasDraggableSheet: Bool {
    frontController.map { $0.isDraggableSheet && grip(of: $0) != nil } ?? false
  }

  /// Drags the sheet in front from its upper part to the bottom of the screen in 0.3 s, which dismisses it
  /// unless it refuses (`isModalInPresentation`, or its delegate). From iOS 13.
  ///
  /// - Parameter cancels: Whether the finger returns after an eighth of the screen's height to its start and
  ///   rests there, so that the sheet stays.
  /// - Throws: Reason `.noDraggableSheet` if no sheet is in front, or if it doesn't follow a drag.
  public func dragSheetDown(
    cancels: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.dragSheetDown(cancels: cancels, at: place)) { () throws(InteractionError) in
      layOutScreen()
      let front = frontController
      guard let front, front.isDraggableSheet, let start = grip(of: front) else {
        let call = "user.dragSheetDown(\(cancels ? "cancels: true" : ""))"
        throw failure(.noDraggableSheet(controller: front?.debugName), in: call, at: place)
      }
      dragSheet(from: start, cancels: cancels)
    }
  }

  private func dragSheet(from start: CGPoint, cancels: Bool) {
    let (area, map) = (application.screen.interfaceBounds, application.screen.fromInterface)
    let from = start.applying(map.inverted())
    let y = cancels ? min(from.y + area.height / 8, area.maxY - 1) : area.maxY - 1
    let path = FingerPath(from: start)
      .moving(to: CGPoint(x: from.x, y: y).applying(map), over: .milliseconds(300))
    move(along: [
      cancels ? path.moving(to: start, over: .milliseconds(300)).holding(for: .milliseconds(200)) : path
    ])
  }

  /// Returns a point in the upper part of a sheet, in screen coordinates, where a touch reaches the sheet and
  /// no control, text or scrolled content; `nil` if there is none.
  private func grip(of controller: ViewController) -> CGPoint? {
    guard let view = controller.viewIfLoaded, let container = view.superview else { return nil }
    let map = application.screen.fromInterface
    let frame = view.convertToScreen(view.bounds).applying(map.inverted())
    for y in [CGFloat(16), 28, 8, 48, 72, 100] where y < frame.height {
      for column in [0.5, 0.35, 0.65, 0.2, 0.8] {
        let point = CGPoint(x: frame.minX + frame.width * column, y: frame.minY + y).applying(map)
        guard application.isOnScreen(point), let hit = application.hitTest(atScreenPoint: point, with: nil),
          hit.isDescendant(of: container), hit.lineage.allSatisfy(lets)
        else { continue }
        return point
      }
    }
    return nil
  }

  /// Returns whether a touch on a view, or on its subviews, moves the sheet around it.
  private func lets(_ view: View) -> Bool {
    if let scrollView = view as? ScrollView {
      return !(view is TextView) && scrollView.contentOffset.y <= -scrollView.baseAdjustedContentInset.top
    }
    return !(view is Control) && !(view is PickerView)
  }
}
