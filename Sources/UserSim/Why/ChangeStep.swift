import Foundation
import Simulation

/// One change of one number of a view: by how much, when, and by whom.
public struct ChangeStep: Hashable, Sendable {
  /// What changed: `y`, `height`, `contentInset.bottom`.
  public let property: String
  /// The value before.
  public let from: CGFloat
  /// The value after.
  public let to: CGFloat
  /// Whose code did it, in words.
  public let author: String
  /// The observer, or the rule, if it was one.
  public let agent: LogEntry.Agent?
  /// The notification that was being delivered, if one was: `UIKeyboardWillShowNotification`.
  public let notification: String?
  /// When, in virtual time.
  public let time: Duration
  /// The log's number of the entry.
  public let entry: Int
  /// The notification of the keyboard whose observer did it, if one did.
  let post: KeyboardPost?

  /// By how much it grew.
  public var amount: CGFloat { to - from }

  /// `-216 by keyboardWasShown at 0.25 s`.
  var phrase: String {
    let sign = amount > 0 ? "+" : ""
    return "\(sign)\(GeometryText.number(amount)) by \(author) at \(GeometryText.seconds(time))"
  }

  /// The step as a line with the values and what the notification told.
  var line: String {
    var told = ""
    if let post {
      told = ", told by \(post.name)"
      if let frames = post.frames {
        told += " \(GeometryText.rect(frames.begin)) -> \(GeometryText.rect(frames.end))"
      }
    }
    let values = "\(GeometryText.number(from)) -> \(GeometryText.number(to))"
    return "\(GeometryText.seconds(time)): \(property) \(values) by \(author)\(told)"
  }

  /// The step together with the one before it.
  func continuing(_ step: ChangeStep) -> ChangeStep {
    ChangeStep(
      property: property,
      from: step.from,
      to: to,
      author: author,
      agent: agent,
      notification: notification,
      time: time,
      entry: entry,
      post: post
    )
  }

  /// Whether the step is what a height of `height` makes of a program: as a whole, or added or taken away.
  func isMade(of height: CGFloat) -> Bool {
    abs(abs(amount) - height) < 0.5 || (property.hasPrefix("contentInset") && abs(to - height) < 0.5)
  }
}

extension Chronicle {
  /// What may be asked about a view.
  enum Aspect { case frame, contentInset }

  /// The changes of a view's frame or insets, number by number, in the order of time.
  func steps(of aspect: Aspect, of view: UInt32) -> [ChangeStep] {
    guard view != 0 else { return [] }
    return merged(
      entries.flatMap { entry -> [ChangeStep] in
        guard case .change(let change, let identity) = entry.detail, identity.number == Int(view) else {
          return []
        }
        switch (aspect, change) {
        case (.frame, .frame(let old, let new)):
          return steps(
            entry,
            [
              ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
              ("height", old.height, new.height),
            ]
          )
        case (.contentInset, .contentInset(let old, let new)):
          return steps(
            entry,
            [
              ("contentInset.top", old.top, new.top), ("contentInset.left", old.left, new.left),
              ("contentInset.bottom", old.bottom, new.bottom), ("contentInset.right", old.right, new.right),
            ]
          )
        default: return []
        }
      }
    )
  }

  /// Makes one step of what a rule of the toolkit's own does in many, such as a slide that follows a finger; none if it
  /// leads back.
  private func merged(_ steps: [ChangeStep]) -> [ChangeStep] {
    var result: [ChangeStep] = []
    for step in steps {
      let previous = result.lastIndex { $0.property == step.property }
      if let previous, case .rule = step.agent, result[previous].agent == step.agent {
        let before = result.remove(at: previous)
        result.append(step.continuing(before))
      } else {
        result.append(step)
      }
    }
    return result.filter { $0.amount != 0 }
  }

  private func steps(_ entry: LogEntry, _ values: [(String, CGFloat, CGFloat)]) -> [ChangeStep] {
    let author = author(of: entry)
    let cause = self.entry(entry.cause)
    var notification: String?
    if case .post(let post) = cause?.detail { notification = post.name }
    var post: KeyboardPost?
    if case .observer = entry.agent, let cause { post = KeyboardPost(cause, root: root(of: cause)) }
    return values.filter { $0.1 != $0.2 }.map { property, from, to in
      ChangeStep(
        property: property,
        from: from,
        to: to,
        author: author,
        agent: entry.agent,
        notification: notification,
        time: entry.time.offset,
        entry: entry.index,
        post: post
      )
    }
  }
}
