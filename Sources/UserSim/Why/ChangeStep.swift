import Foundation
import Simulation

/// A change of one numeric property of a view: its amount, time and author.
public struct ChangeStep: Hashable, Sendable {
  /// The changed property: `y`, `height`, `contentInset.bottom`.
  public let property: String
  /// The value before the change.
  public let from: CGFloat
  /// The value after the change.
  public let to: CGFloat
  /// A description of the code that made the change.
  public let author: String
  /// The observer or rule that made the change, or `nil` if it was neither.
  public let agent: LogEntry.Agent?
  /// The notification being delivered at the time, or `nil`: `UIKeyboardWillShowNotification`.
  public let notification: String?
  /// The virtual time of the change.
  public let time: Duration
  /// The number of the log entry.
  public let entry: Int
  /// The keyboard notification whose observer made the change, or `nil`.
  let post: KeyboardPost?

  /// The difference between the new and the old value.
  public var amount: CGFloat { to - from }

  /// A short description: `-216 by keyboardWasShown at 0.25 s`.
  var phrase: String {
    let sign = amount > 0 ? "+" : ""
    return "\(sign)\(GeometryText.number(amount)) by \(author) at \(GeometryText.seconds(time))"
  }

  /// A line with the values and the frames of the notification.
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

  /// Returns one step that combines `step`, the preceding one, with this one.
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

  /// Whether the change matches `height`: in its amount, or, for a content inset, in its new value.
  func isMade(of height: CGFloat) -> Bool {
    abs(abs(amount) - height) < 0.5 || (property.hasPrefix("contentInset") && abs(to - height) < 0.5)
  }
}

extension Chronicle {
  /// A property that can be explained.
  enum Aspect { case frame, contentInset }

  /// Returns the changes of a view's frame or insets, one step per number, in order of time.
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

  /// Merges consecutive changes by the same rule of the package, such as a slide that follows a finger, into
  /// one step; drops steps without a net change.
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
