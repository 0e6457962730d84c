import Foundation
import Responder
import Simulation

/// An accessibility notification that the app has posted.
public struct AccessibilityPost: Hashable, Sendable {
  /// The notification.
  public let notification: Accessibility.Notification
  /// The argument: the text of a string, or the name of an element in logs; `nil` if there was none.
  public let argument: String?
}

extension Application {
  /// The accessibility notifications that the app has posted, in order.
  public var accessibilityPosts: [AccessibilityPost] { services.accessibilityPosts }

  func record(_ notification: Accessibility.Notification, _ argument: Any?) {
    let text: String? =
      switch argument {
      case let text as String: text
      case let text as NSAttributedString: text.string
      default: argument.map(Accessibility.words)
      }
    services.accessibilityPosts.append(AccessibilityPost(notification: notification, argument: text))
    guard accessibilitySettings.isVoiceOverRunning else { return }
    switch notification {
    case .screenChanged: moveVoiceOver(to: voiceOverElement(in: argument))
    case .announcement: if let text { announce(text) }
    case .layoutChanged: if let element = voiceOverElement(in: argument) { moveVoiceOver(to: element) }
    default: break
    }
  }

  /// Returns the first element in the argument of a notification, or `nil` if it isn't an element.
  private func voiceOverElement(in argument: Any?) -> Responder? {
    guard let view = argument as? View else { return argument as? AccessibilityElement }
    return AccessibilityOrder(isRightToLeft: view.isRightToLeft).elements(in: view).first
  }

  /// The element at which VoiceOver is, if it is still on the screen.
  package var voiceOverFocus: Responder? { services.voiceOverFocus }

  /// The elements of the screen in the order in which VoiceOver reads them: those of the frontmost presented
  /// controller, or else of the key window.
  package var voiceOverElements: [Responder] {
    guard let window = keyWindow ?? visibleWindows.last else { return [] }
    var root: View = window
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController {
      controller = presented
      root = presented.view
    }
    return AccessibilityOrder(isRightToLeft: window.isRightToLeft).elements(in: root)
  }

  /// Moves VoiceOver: the old element is notified, then the new one, which scroll views around it show.
  package func moveVoiceOver(to element: Responder?) {
    guard element !== services.voiceOverFocus else { return }
    context.activate {
      let left = services.voiceOverFocus
      services.rotorPlace = nil
      defer { postVoiceOverMove(from: left, to: element) }
      if let old = services.voiceOverFocus {
        old.changeAccessibility { $0.isFocused = false }
        services.voiceOverFocus = nil
        old.accessibilityElementDidLoseFocus()
      }
      guard let element else { return }
      services.voiceOverFocus = element
      element.changeAccessibility { $0.isFocused = true }
      log.recording(.action, "VoiceOver", "moves to \(element.debugName)") {
        show(element)
        element.accessibilityElementDidBecomeFocused()
      }
    }
  }

  private func show(_ element: Responder) {
    var next: Responder? = element
    while let responder = next {
      if let view = responder as? View, let scrollView = view.superview as? ScrollView {
        let frame = (element as? View).map { $0.convert($0.bounds, to: scrollView) } ?? view.frame
        scrollView.scrollRectToVisible(frame, animated: false)
      }
      next = (responder as? View)?.superview ?? responder.next
      if responder is Window { return }
    }
  }
}
