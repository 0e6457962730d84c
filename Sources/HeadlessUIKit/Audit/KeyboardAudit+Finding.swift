import Foundation
import Simulation

extension KeyboardAudit {
  /// One thing that was found about a field.
  public struct Finding: Hashable, Sendable {
    /// What was found.
    public let problem: Problem
    /// The field that was edited right before, if it was only found after a switch from that one.
    public let switchedFrom: String?

    /// Whether it is a failure, not only something to know.
    public var isFailure: Bool {
      switch problem {
      case .underKeyboard, .cutOff, .notShown, .notRestored, .keyboardStays: true
      case .scrollable, .refused: false
      }
    }
  }

  /// What may be found about a field, with distances in points of the interface.
  public enum Problem: Hashable, Sendable {
    /// The lower edge of a view, the field or a companion, is so far below the keyboard's upper edge, and nothing that a
    /// person can scroll brings it up.
    case underKeyboard(view: String, points: CGFloat)
    /// A view reaches so far beyond the screen or an ancestor that clips it, and nothing that a person can scroll helps.
    case cutOff(view: String, by: String, points: CGFloat)
    /// A view is not seen at all, with or without keyboard.
    case notShown(view: String, reason: String)
    /// A view is not as it was once the keyboard has gone. The property is a single number, such as `frame.height` or
    /// `contentInset.bottom`; of content that lies where it can't rest, `before` is the nearest place where it can.
    case notRestored(view: String, property: String, before: CGFloat, after: CGFloat)
    /// The keyboard did not go when the editing was ended.
    case keyboardStays
    /// A view is under the keyboard or cut off, and can be scrolled to; no failure.
    case scrollable(view: String, points: CGFloat)
    /// The field refused to become first responder; no failure.
    case refused
  }
}

extension KeyboardAudit.Finding: CustomStringConvertible {
  /// The finding as a phrase, after a switch with the field from which it was.
  public var description: String {
    "\(problem)" + (switchedFrom.map { ", after a switch from \($0)" } ?? "")
  }
}

extension KeyboardAudit.Problem {
  /// Whether both say the same of the same view, if with other numbers.
  func isLike(_ other: Self) -> Bool { gist == other.gist }

  /// What it says without its numbers.
  private var gist: [String] {
    switch self {
    case .underKeyboard(let view, _): ["under the keyboard", view]
    case .cutOff(let view, let culprit, _): ["cut off", view, culprit]
    case .notShown(let view, let reason): ["not seen", view, reason]
    case .notRestored(let view, let property, _, _): ["left changed", view, property]
    case .keyboardStays: ["stays"]
    case .scrollable(let view, _): ["must be scrolled to", view]
    case .refused: ["refuses"]
    }
  }
}

extension KeyboardAudit.Problem: CustomStringConvertible {
  /// What was found, as a phrase.
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
    }
  }
}
