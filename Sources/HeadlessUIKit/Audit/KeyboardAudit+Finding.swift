import Foundation
import Simulation

extension KeyboardAudit {
  /// A finding about a field.
  public struct Finding: Hashable, Sendable {
    /// The problem that was found.
    public let problem: Problem
    /// The field that was edited right before, if the problem appears only after a switch from it.
    public let switchedFrom: String?

    /// Whether the finding is a failure, not only a note.
    public var isFailure: Bool {
      switch problem {
      case .underKeyboard, .cutOff, .notShown, .notRestored, .keyboardStays, .unfinished: true
      case .scrollable, .refused: false
      }
    }
  }

  /// A problem with a field, with distances in points of the interface.
  public enum Problem: Hashable, Sendable {
    /// The lower edge of a view, the field or a companion, is `points` below the keyboard's upper edge, and
    /// no scrolling by the user reveals it.
    case underKeyboard(view: String, points: CGFloat)
    /// A view extends `points` beyond the screen or an ancestor that clips it, and no scrolling by the user
    /// helps.
    case cutOff(view: String, by: String, points: CGFloat)
    /// A view is not visible at all, with or without keyboard.
    case notShown(view: String, reason: String)
    /// A view is not restored after the keyboard is hidden. The property is a single number, such as
    /// `frame.height` or `contentInset.bottom`; for content at an offset where it can't rest, `before` is the
    /// nearest offset where it can.
    case notRestored(view: String, property: String, before: CGFloat, after: CGFloat)
    /// The keyboard was not hidden when editing ended.
    case keyboardStays
    /// A view is under the keyboard or cut off, and can be scrolled to; no failure.
    case scrollable(view: String, points: CGFloat)
    /// The field refused to become first responder; no failure.
    case refused
    /// The app isn't done, so the screen that was checked isn't the one that its user sees in the end: tasks
    /// wait, or an activity indicator is animating. A finding of the app, not of a field.
    case unfinished(String)
  }
}

extension KeyboardAudit.Finding: CustomStringConvertible {
  /// The finding as a phrase, with the previous field if a switch caused it.
  public var description: String {
    "\(problem)" + (switchedFrom.map { ", after a switch from \($0)" } ?? "")
  }
}

extension KeyboardAudit.Problem {
  /// Whether both are the same problem of the same view, maybe with other numbers.
  func isSameProblem(as other: Self) -> Bool { textWithoutNumbers == other.textWithoutNumbers }

  /// The problem without its numbers.
  private var textWithoutNumbers: [String] {
    switch self {
    case .underKeyboard(let view, _): ["under the keyboard", view]
    case .cutOff(let view, let culprit, _): ["cut off", view, culprit]
    case .notShown(let view, let reason): ["not seen", view, reason]
    case .notRestored(let view, let property, _, _): ["left changed", view, property]
    case .keyboardStays: ["stays"]
    case .scrollable(let view, _): ["must be scrolled to", view]
    case .refused: ["refuses"]
    case .unfinished(let work): ["unfinished", work]
    }
  }
}

extension KeyboardAudit.Problem: CustomStringConvertible {
  /// The problem as a phrase.
  public var description: String {
    switch self {
    case .underKeyboard(let view, let points):
      "\(view) is under the keyboard by \(GeometryText.number(points)) points"
    case .cutOff(let view, let culprit, let points):
      "\(view) is cut off by \(culprit), \(GeometryText.number(points)) points of it"
    case .notShown(let view, let reason):
      "\(view) is not seen: \(reason)"
    case .notRestored(let view, let property, let before, let after):
      "\(property) of \(view) is left changed by \(after > before ? "+" : "")\(GeometryText.number(after - before))"
    case .keyboardStays:
      "the keyboard stays when editing ends"
    case .scrollable(let view, let points):
      "\(view) must be scrolled to, by \(GeometryText.number(points)) points"
    case .refused:
      "does not become first responder"
    case .unfinished(let work):
      UnfinishedWork.finding(work)
    }
  }
}
