import Foundation
import Simulation

/// An explanation of the current state as a sentence, with the facts it is based on.
public struct Explanation: Sendable {
  /// The answer, without a period.
  public let sentence: String
  /// The UIKit rules or known bugs that match the facts.
  public let diagnoses: [Diagnosis]
  /// The facts behind the sentence, in order of time, or from the window down.
  public let facts: [Fact]

  /// A fact behind an explanation.
  public enum Fact: Hashable, Sendable {
    /// A numeric property of a view changed.
    case changed(ChangeStep)
    /// A hit test skipped a view and its subviews.
    case passedOver(view: String, HitWalk.Reason)
    /// The view that a touch at the center would reach now, or `nil` if there is none.
    case wouldHit(String?)
    /// A touch reached a view, or no view.
    case touched(String?, at: CGPoint, time: Duration)
    /// A recognizer recognized the touch.
    case recognized(String, time: Duration)
    /// A control ignored the touch.
    case untracked(String, isEnabled: Bool, time: Duration)
    /// A control sent events to a number of actions.
    case sent(String, actions: Int, time: Duration)
    /// A responder was asked to become first responder.
    case asked(String, time: Duration)
    /// A responder or delegate answered a question along the way.
    case answer(String, by: String, Bool, time: Duration)
    /// A responder became first responder.
    case became(String, time: Duration)
    /// A responder resigned first responder; `by` describes the code that caused it.
    case resigned(String, by: String, time: Duration)
    /// The current first responder.
    case firstResponder(String?)
    /// The keyboard's top on the screen, in interface coordinates.
    case keyboardTop(CGFloat)
    /// The length of a view's part below the keyboard's top.
    case covered(String, by: CGFloat)
    /// A keyboard notification reached a number of observers.
    case posted(String, observers: Int, time: Duration)
    /// The scroll range of a scroll view that contains the field.
    case scroller(String, Reach)
  }

  /// The distance by which a scroll view can move a field up.
  public struct Reach: Hashable, Sendable {
    /// The bottom inset, including the safe area's part.
    public var inset: CGFloat
    /// The additional scroll distance needed to show all of the field above the keyboard.
    public var needed: CGFloat
    /// The additional scroll distance available.
    public var available: CGFloat
  }

  /// The maximum number of lines in the description.
  static let lineLimit = 40

  init(_ sentence: String, _ diagnoses: [Diagnosis] = [], facts: [Fact]) {
    self.sentence = sentence
    self.diagnoses = diagnoses
    self.facts = facts
  }
}

extension Explanation: CustomStringConvertible {
  /// The sentence, then a line for each diagnosis, then one for each fact; at most 40 lines.
  public var description: String {
    var lines = ["\(sentence)."]
    lines += diagnoses.map { "  \($0)." }
    lines += facts.map { "  - \($0)" }
    let extra = lines.count - Self.lineLimit
    guard extra > 0 else { return lines.joined(separator: "\n") }
    return (lines.prefix(Self.lineLimit - 1) + ["  - and \(extra + 1) more"]).joined(separator: "\n")
  }
}

extension Explanation.Fact: CustomStringConvertible {
  /// The fact as a line of text.
  public var description: String {
    switch self {
    case .changed(let step):
      step.line
    case .passedOver(let view, let reason):
      "\(view) is passed over: \(reason)"
    case .wouldHit(let view):
      "a touch in its middle gets to \(view ?? "nothing")"
    case .touched(let view, let point, let time):
      "\(GeometryText.seconds(time)): a touch at \(GeometryText.point(point)) went to \(view ?? "nothing")"
    case .recognized(let recognizer, let time):
      "\(GeometryText.seconds(time)): \(recognizer) recognized it"
    case .untracked(let control, let isEnabled, let time):
      "\(GeometryText.seconds(time)): \(control) "
        + (isEnabled ? "said no in beginTracking" : "was disabled and left it alone")
    case .sent(let events, let count, let time):
      "\(GeometryText.seconds(time)): it sent \(events) to \(count) action\(count == 1 ? "" : "s")"
    case .asked(let name, let time):
      "\(GeometryText.seconds(time)): \(name) was asked to become first responder"
    case .answer(let question, let name, let isYes, let time):
      "\(GeometryText.seconds(time)): \(question) of \(name) said \(isYes ? "yes" : "no")"
    case .became(let name, let time):
      "\(GeometryText.seconds(time)): \(name) became first responder"
    case .resigned(let name, let author, let time):
      "\(GeometryText.seconds(time)): \(name) resigned, by \(author)"
    case .firstResponder(let name):
      "first responder now: \(name ?? "nobody")"
    case .keyboardTop(let y):
      "the keyboard's top is at \(GeometryText.number(y))"
    case .covered(let name, let points):
      "\(name) is \(GeometryText.number(points)) points below that"
    case .posted(let name, let count, let time):
      "\(GeometryText.seconds(time)): \(name) reached \(count) observer\(count == 1 ? "" : "s")"
    case .scroller(let name, let reach):
      "\(name) can scroll on by \(GeometryText.number(reach.available)) of \(GeometryText.number(reach.needed)) "
        + "points, with a bottom inset of \(GeometryText.number(reach.inset))"
    }
  }
}
