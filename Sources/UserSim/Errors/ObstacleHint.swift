import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Advice about an obstacle, in one line.
@MainActor struct ObstacleHint {
  private let finding: Finding
  private let element: FoundElement?
  private let user: User

  init(_ finding: Finding, _ element: FoundElement?, _ user: User) {
    self.finding = finding
    self.element = element
    self.user = user
  }

  var text: String {
    switch finding.obstacle {
    case .notInWindow: notInWindow
    case .windowHidden(let window): "show \(window) with makeKeyAndVisible(), or isHidden = false."
    case .hidden(let culprit): "set isHidden = false on \(culprit), or do what makes the program show it."
    case .transparent(let culprit, _): "fade \(culprit) in; from alpha 0.01 on it gets touches."
    case .zeroSize:
      "give it a frame; if layout does that, look whether layoutSubviews or its autoresizingMask ran."
    case .interactionDisabled(let culprit): interactionDisabled(culprit)
    case .disabled(let control): disabled(control)
    case .outside(let ancestor, let edge, let distance):
      "make \(ancestor) \(larger(by: distance)) at its \(edge.rawValue), or override its point(inside:with:)."
    case .clipped(let ancestor, let edge, let distance):
      "make \(ancestor) \(larger(by: distance)) at its \(edge.rawValue), or move the view."
    case .offScreen:
      "move the view onto the screen, or put it into a scroll view whose contentSize reaches it."
    case .scrolledOut(_, let edge, _, let offset): scroll(edge, to: offset)
    case .covered(let cover):
      cover.isSeenThrough
        ? "set isUserInteractionEnabled = false on \(cover.path.first ?? cover.view), or send it back; force: true touches what is there."
        : "move or remove \(cover.path.first ?? cover.view), or wait until it is gone; force: true touches what is there."
    case .underKeyboard: underKeyboard
    case .animating(_, let end): animating(until: end)
    case .behindModal(let modal): behind(modal)
    case .declined: "aim at a point inside with user.tap(CGPoint), or mend point(inside:with:)."
    case .redirected: "aim elsewhere with user.tap(CGPoint), or mend hitTest(_:with:)."
    case .keyNotSeen: "ask for the key again: keyboard.keys has those that are seen now."
    }
  }

  /// The advice for a view that isn't in a window: it may belong to a controller that isn't shown at the
  /// moment.
  private var notInWindow: String {
    if user.hasNothingLaunched { return Hint.launch }
    guard let controller = finding.culprit?.owningController else {
      return "add it to a view in a window with addSubview(_:)."
    }
    if let presented = controller.presentedViewController {
      return "dismiss \(presented.debugName), which has taken the place of \(controller.debugName)."
    }
    if let navigation = controller.navigationController, let top = navigation.topViewController,
      top !== controller
    {
      return "go back to \(controller.debugName); \(top.debugName) is on top of \(navigation.debugName)."
    }
    if let bar = controller.parent as? TabBarController {
      return "select the tab of \(controller.debugName) in \(bar.debugName)."
    }
    return "show \(controller.debugName), whose view it is in, first."
  }

  private func interactionDisabled(_ culprit: String) -> String {
    if finding.culprit is Label || finding.culprit is ImageView {
      return
        "tap the view that it stands on; labels and images take no touches unless isUserInteractionEnabled is set."
    }
    return "set isUserInteractionEnabled = true on \(culprit), or wait for what does."
  }

  private func disabled(_ control: String) -> String {
    switch element {
    case .part(let part) where part.debugName == control:
      switch part.content {
      case .segment(_, let index):
        return "do what enables \(part.name) first: isEnabledForSegment(at: \(index)) is false."
      case .half(_, let adds):
        return "move the value away from its \(adds ? "maximumValue" : "minimumValue"), or set wraps = true."
      case .wheel, .thumb: break
      }
    case .key: return "type something first: \(control) is disabled while there is no text."
    default: break
    }
    return "do what enables \(control) first: its isEnabled is false."
  }

  private func larger(by distance: CGFloat) -> String {
    distance > 0 ? "more than \(GeometryText.number(distance)) points larger" : "larger"
  }

  private func scroll(_ edge: Obstacle.Edge, to offset: CGPoint) -> String {
    guard let scrollView = finding.culprit as? ScrollView else { return "scroll to it." }
    let swipe =
      switch edge {
      case .top: "down"
      case .left: "right"
      case .bottom: "up"
      case .right: "left"
      }
    let place = "contentOffset \(GeometryText.point(offset)) shows it"
    guard scrollView.isScrollEnabled else {
      return "\(place); a person can't scroll there, since isScrollEnabled is false."
    }
    return "swipe \(swipe) on \(scrollView.debugName), or scrollRectToVisible(_:animated:); \(place)."
  }

  private var underKeyboard: String {
    let dismiss = "send the keyboard away with user.dismissKeyboard()"
    guard let view = element?.view, let window = view.window, let point = finding.point else {
      return "\(dismiss)."
    }
    guard let scrollView = view.enclosingScrollView else { return "\(dismiss), or move the view above it." }
    let facts = TouchFacts(view, in: window, at: point, hit: finding.hit, user.keyboard)
    if let offset = facts.offset(of: scrollView, above: user.keyboard.frame) {
      return "\(dismiss), or scroll \(scrollView.debugName) to contentOffset \(GeometryText.point(offset))."
    }
    return
      "\(dismiss); \(scrollView.debugName) can't bring it above the keyboard, as its contentInset.bottom is too small."
  }

  private func animating(until end: Duration?) -> String {
    guard let end else { return "animate with .allowUserInteraction: this animation never ends." }
    return
      "wait: simulator.settle() goes on to \(GeometryText.seconds(end)); or animate with .allowUserInteraction."
  }

  private func behind(_ name: String) -> String {
    guard let choices = finding.modal?.choices, !choices.isEmpty else { return "dismiss \(name) first." }
    return "answer it first, with \(choices.map(\.quoted).joined(separator: " or "))."
  }
}
