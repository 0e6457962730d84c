import Foundation
import Responder
import Simulation

/// Whether an element shows or hides a part of the content; from iOS 18. The raw values are UIKit's.
public enum AccessibilityExpandedStatus: Int, Sendable {
  /// The element has no such part.
  case unsupported = 0
  /// The part is visible.
  case expanded = 1
  /// The part is hidden.
  case collapsed = 2
}

extension Responder {
  /// The outline of the element in screen coordinates, which determines ``Responder/accessibilityFrame``;
  /// nil, the default, for a rectangle.
  ///
  /// The activation point is by default the middle of the outline's bounds, and a touch of a VoiceOver user
  /// finds the element inside of the outline only.
  public final var accessibilityPath: BezierPath? {
    get { accessibilityState?.path as? BezierPath }
    set {
      changeAccessibility {
        $0.path = newValue
        $0.pathFrame = newValue?.bounds
      }
    }
  }

  /// The names by which Voice Control finds the element, with attributes. Setting it sets
  /// `accessibilityUserInputLabels`, and setting other names removes the attributes.
  public final var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      let stored = accessibilityState?.attributedInputLabels
      guard let names = accessibilityUserInputLabels else { return nil }
      if let stored, stored.map(\.string) == names { return stored }
      return names.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityUserInputLabels = newValue?.map(\.string)
      changeAccessibility { $0.attributedInputLabels = newValue }
    }
  }

  /// Whether the element does something when the user activates it; true by default for elements that
  /// VoiceOver reads. Voice Control names only those that do.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get {
      let isElement =
        (self as? View)?.isAccessibilityElement ?? (self as? AccessibilityElement)?.isAccessibilityElement
      return accessibilityState?.respondsToInteraction ?? isElement ?? false
    }
    set { changeAccessibility { $0.respondsToInteraction = newValue } }
  }

  /// Whether the element shows or hides a part of the content, which VoiceOver reads after the traits.
  public final var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get {
      (accessibilityState?.expandedStatus).flatMap { AccessibilityExpandedStatus(rawValue: $0) }
        ?? .unsupported
    }
    set { changeAccessibility { $0.expandedStatus = newValue.rawValue } }
  }

  /// Whether a touch of a VoiceOver user at a point of the screen is on the element.
  package final func isAccessible(at point: CGPoint) -> Bool {
    accessibilityPath?.contains(point) ?? accessibilityFrame.contains(point)
  }
}

/// An element with text that a VoiceOver user reads line by line, such as the page of a book.
@preconcurrency @MainActor public protocol AccessibilityReadingContent: AnyObject {
  /// Returns the number of the line at a point of the element's coordinates, or `NSNotFound`.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line, or nil.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line in screen coordinates.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the whole page, or nil.
  func accessibilityPageContent() -> String?
}

extension Accessibility {
  /// Returns a path of a view's coordinates in screen coordinates.
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    let (origin, x, y) = (
      view.convertToScreen(CGPoint.zero), view.convertToScreen(CGPoint(x: 1, y: 0)),
      view.convertToScreen(CGPoint(x: 0, y: 1))
    )
    let map = ViewTransform(
      a: x.x - origin.x,
      b: x.y - origin.y,
      c: y.x - origin.x,
      d: y.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
    let copy = BezierPath(cgPath: path.cgPath)
    copy.apply(map)
    return copy
  }

  // MARK: The element of VoiceOver

  /// A technology that moves from element to element.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
    /// Switch Control, which no simulated user uses.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Returns the element at which VoiceOver is, or nil; nil also for another technology.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else {
      return nil
    }
    return Application.required(for: "Accessibility.focusedElement").voiceOverFocus
  }

  /// The notification that is posted after VoiceOver has moved.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// The key of the element to which VoiceOver has moved.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that VoiceOver has left.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology that has moved.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  // MARK: Announcements

  /// The notification that is posted when VoiceOver has read an announcement, or was interrupted by another
  /// one.
  ///
  /// An announcement takes a second of virtual time. Nothing is posted while VoiceOver is off.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// The key of the announcement's text.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean: whether all of the announcement was read.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  // MARK: Further settings

  /// Whether the app must not use colors alone to tell things apart; see ``Application/accessibility``.
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  /// Whether shaking the device undoes; true by default; see ``Application/accessibility``.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether the device stays in the app; see ``Application/accessibility``.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }

  /// The notification that is posted after ``shouldDifferentiateWithoutColor`` has changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )
  /// The notification that is posted after ``isShakeToUndoEnabled`` has changed.
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  /// The notification that is posted after ``isGuidedAccessEnabled`` has changed.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
}

/// The announcement that VoiceOver reads.
struct Announcement {
  var text: String
  var work: ScheduledWork
}

extension Application {
  /// Begins to read an announcement, which interrupts the previous one.
  func announce(_ text: String) {
    if let old = services.announcement {
      old.work.cancel()
      finish(old.text, wasSuccessful: false)
    }
    let work = context.schedule(after: .seconds(1), label: "end of an announcement") { [handle] in
      handle.object?.services.announcement = nil
      handle.object?.finish(text, wasSuccessful: true)
    }
    services.announcement = Announcement(text: text, work: work)
  }

  private func finish(_ text: String, wasSuccessful: Bool) {
    guard context.isObserved(Accessibility.announcementDidFinishNotification) else { return }
    context.notifications.basePost(
      name: Accessibility.announcementDidFinishNotification,
      object: nil,
      userInfo: [
        Accessibility.announcementStringValueUserInfoKey: text,
        Accessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
      ]
    )
  }

  /// Posts that VoiceOver has moved.
  func postVoiceOverMove(from old: Responder?, to new: Responder?) {
    guard context.isObserved(Accessibility.elementFocusedNotification) else { return }
    var info: [AnyHashable: Any] = [
      Accessibility.assistiveTechnologyUserInfoKey:
        Accessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[Accessibility.focusedElementUserInfoKey] = new
    info[Accessibility.unfocusedElementUserInfoKey] = old
    context.notifications.basePost(
      name: Accessibility.elementFocusedNotification,
      object: nil,
      userInfo: info
    )
  }
}
