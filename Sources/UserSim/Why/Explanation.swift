import Foundation
import Simulation

/// Why something is as it is, in a sentence, and what that was found out from.
public struct Explanation: Sendable {
  /// The answer, without a full stop.
  public let sentence: String
  /// The rules of UIKit's, or the known bugs, that the facts amount to.
  public let diagnoses: [Diagnosis]
  /// What the sentence was made of, in the order of time, or from the window down.
  public let facts: [Fact]

  /// Something that was found out.
  public enum Fact: Hashable, Sendable {
    /// A number of a view's has changed.
    case changed(ChangeStep)
    /// A hit test did not go into a view.
    case passedOver(view: String, HitWalk.Reason)
    /// The view that a touch in the middle gets at this moment; nil if nothing does.
    case wouldHit(String?)
    /// A touch went to a view, or to nothing.
    case touched(String?, at: CGPoint, time: Duration)
    /// A recognizer recognized the touch.
    case recognized(String, time: Duration)
    /// A control left the touch alone.
    case untracked(String, isEnabled: Bool, time: Duration)
    /// A control sent events to so many actions.
    case sent(String, actions: Int, time: Duration)
    /// A responder was asked to become first.
    case asked(String, time: Duration)
    /// Somebody answered a question on the way.
    case answer(String, by: String, Bool, time: Duration)
    /// A responder became first.
    case became(String, time: Duration)
    /// A responder stopped being first; `by` says whose code asked for it.
    case resigned(String, by: String, time: Duration)
    /// Who is first responder at this moment.
    case firstResponder(String?)
    /// Where the keyboard begins on the screen, as the interface stands.
    case keyboardTop(CGFloat)
    /// How much of a view is below the keyboard's top.
    case covered(String, by: CGFloat)
    /// A notification of the keyboard reached so many observers.
    case posted(String, observers: Int, time: Duration)
    /// What a scroll view around the field could do.
    case scroller(String, Reach)
  }

  /// How far a scroll view can bring a field up.
  public struct Reach: Hashable, Sendable {
    /// The bottom inset, the safe area's part included.
    public var inset: CGFloat
    /// How far it would have to scroll on to show all of the field above the keyboard.
    public var needed: CGFloat
    /// How far it can scroll on.
    public var available: CGFloat
  }

  /// How many lines the text has at most.
  static let lineLimit = 40

  init(_ sentence: String, _ diagnoses: [Diagnosis] = [], facts: [Fact]) {
    self.sentence = sentence
    self.diagnoses = diagnoses
    self.facts = facts
  }
}

extension Explanation: CustomStringConvertible {
  /// The sentence, then a line for each rule, then one for each fact; at most 40 lines.
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
  /// The fact as a line.
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
