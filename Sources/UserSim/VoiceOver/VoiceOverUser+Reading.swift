import Foundation
import Responder
import Simulation
import ViewTree

/// Touching and reading.
extension VoiceOverUser {
  /// Touches the screen at a point, so that the element there is read: the last one in reading order whose
  /// outline or frame contains the point.
  ///
  /// - Throws: Reason `.noAccessibilityElement` if there is none.
  public func touch(
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "touch(at: \(GeometryText.point(point)))"
    try acting("touch(at: \(point.exact))", place) { () throws(InteractionError) in
      try check(call, place)
      let elements = user.context.activate { user.application.voiceOverElements }
      let found = user.context.activate { elements.last { $0.isAccessible(at: point) } }
      guard let found else {
        throw refusal(.noAccessibilityElement(name: nil, elements: elements.map(Self.name)), call, place)
      }
      user.application.moveVoiceOver(to: found)
      user.settleUnlessManual()
    }
  }

  /// The text of the page that is read if the element has readable content, or nil.
  public var page: String? {
    let content = user.application.voiceOverFocus as? any AccessibilityReadingContent
    return user.context.activate { content?.accessibilityPageContent() }
  }

  /// Returns the text of a line if the element has readable content, or nil.
  public func text(ofLine line: Int) -> String? {
    let content = user.application.voiceOverFocus as? any AccessibilityReadingContent
    return user.context.activate { content?.accessibilityContent(forLineNumber: line) }
  }
}
