import Foundation
import Simulation

/// A haptic feedback that the app has produced.
public enum Feedback: Hashable, Sendable {
  /// An impact with an intensity from 0 to 1.
  case impact(ImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// The result of an action.
  case notification(NotificationFeedbackGenerator.FeedbackType)
  /// A change of a selection.
  case selection
}

extension Application {
  /// The haptic feedbacks that the app has produced, in order.
  public var feedback: [Feedback] { services.feedback }
}

/// The superclass of the objects that produce haptic feedback, from iOS 10. The feedback is recorded in
/// ``Application/feedback`` and in the log.
@preconcurrency @MainActor open class FeedbackGenerator: IdentityHashable {
  /// Creates a generator.
  public init() {}

  /// Creates a generator for feedback in a view; from iOS 17.5.
  public init(view: View) { self.view = view }

  private final weak var view: View?

  /// Prepares the hardware, so that the next feedback isn't late; a line of the log.
  open func prepare() {
    Application.required(for: "FeedbackGenerator.prepare").log.record(.action, "feedback", "is prepared")
  }

  final func produce(_ feedback: Feedback, _ words: String) {
    let application = view?.window?.application ?? Application.required(for: "FeedbackGenerator")
    application.services.feedback.append(feedback)
    application.log.record(.action, "feedback", words)
  }
}

/// An object that produces the feedback of an impact.
@preconcurrency @MainActor public final class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The mass of the objects of an impact. The raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of a medium impact.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of an impact.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of an impact in a view; from iOS 17.5.
  public init(style: FeedbackStyle, view: View) {
    self.style = style
    super.init(view: view)
  }

  /// Creates a generator of a medium impact in a view; from iOS 17.5.
  public override convenience init(view: View) { self.init(style: .medium, view: view) }

  /// Produces an impact with full intensity.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Produces an impact. An intensity outside of 0 to 1 is limited to it.
  public func impactOccurred(intensity: CGFloat) {
    let intensity = min(max(intensity, 0), 1)
    produce(
      .impact(style, intensity: intensity),
      "impact \(style), intensity \(GeometryText.number(intensity))"
    )
  }
}

/// An object that produces the feedback of the result of an action.
@preconcurrency @MainActor public final class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The result of an action. The raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Produces the feedback of a result.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    produce(.notification(notificationType), "notification \(notificationType)")
  }
}

/// An object that produces the feedback of a change of a selection.
@preconcurrency @MainActor public final class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Produces the feedback.
  public func selectionChanged() { produce(.selection, "selection") }
}
