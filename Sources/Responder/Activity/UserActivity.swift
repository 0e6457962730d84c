import Foundation
import Simulation

/// The user's work in an app at one moment, which the app can restore and another device can continue;
/// Foundation's `NSUserActivity`.
///
/// One activity of an app is current. After its ``needsSave`` was set, the delegate and the responders with
/// the activity update it in the next run-loop turn. Search engines and suggestions don't exist: the
/// eligibility for them is only for the app to read.
@preconcurrency @MainActor open class UserActivity: IdentityHashable {
  /// The type, in the form of a reversed domain name.
  public final let activityType: String
  /// The title for the user.
  open var title: String?
  /// The data from which the work is restored.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that another device receives; `nil` for all of them.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that continues the activity in a browser.
  open var webpageURL: URL?
  /// The page from which ``webpageURL`` was reached.
  open var referrerURL: URL?
  /// The date after which the activity isn't useful any more.
  open var expirationDate: Date?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// An identifier by which an app finds the activity again.
  open var persistentIdentifier: String?
  /// The identifier of the content, by which an app chooses a scene.
  open var targetContentIdentifier: String?
  /// Whether another device may continue the activity; true by default.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found by a search; false by default.
  open var isEligibleForSearch = false
  /// Whether the activity may be found by everyone; false by default.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; false by default.
  open var isEligibleForPrediction = false
  /// The delegate, a weak reference.
  open weak var delegate: (any UserActivityDelegate)?

  /// Whether the activity must be updated. Setting it to true while the activity is current schedules the
  /// update for the next run-loop turn; otherwise, the update is made when the activity becomes current.
  open var needsSave = false {
    didSet { if needsSave, isCurrent { scheduleSave() } }
  }

  /// Whether the activity was invalidated, and can't become current any more.
  private var isInvalid = false
  private var save: ScheduledWork?
  private var owners: [WeakResponder] = []

  private struct WeakResponder {
    weak var responder: Responder?
  }

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to ``userInfo``; the new value of a key replaces the old one.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the app's current one, in place of another. Does nothing after ``invalidate()``.
  open func becomeCurrent() {
    guard !isInvalid, let context = SimulationContext.current, !isCurrent else { return }
    context.currentActivity = self
    context.log.record(.action, "activity", "\(activityType) becomes current")
    if needsSave { scheduleSave() }
  }

  /// Leaves the app without a current activity. Does nothing if this one isn't current.
  open func resignCurrent() {
    guard isCurrent, let context = SimulationContext.current else { return }
    context.currentActivity = nil
    context.log.record(.action, "activity", "\(activityType) resigns current")
  }

  /// Ends the activity: it resigns, and can't become current again.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  private var isCurrent: Bool { SimulationContext.current?.currentActivity === self }

  // MARK: Saving

  private func scheduleSave() {
    guard save?.isPending != true else { return }
    save = SimulationContext.current?.schedule(after: .zero, label: "update of an activity") { [weak self] in
      self?.updateNow()
    }
  }

  /// Updates the activity if it must be updated: the delegate first, then the responders in the order in
  /// which they received the activity, and then, if there is one, the delegate of the first responder's
  /// scene.
  package final func updateNow() {
    guard needsSave else { return }
    delegate?.userActivityWillSave(self)
    let responders = owners.compactMap(\.responder)
    for responder in responders { responder.updateUserActivityState(self) }
    needsSave = false
    guard let first = responders.first else { return }
    (SimulationContext.current?.application as? any UserActivityHost)?.activityWasUpdated(self, of: first)
  }

  final func belongs(to responder: Responder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    owners.append(WeakResponder(responder: responder))
  }

  final func leaves(_ responder: Responder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
  }

  /// Returns a new activity with the same data, as it is after it was stored and read again.
  ///
  /// - Parameter isForOtherDevice: Whether only the keys of ``requiredUserInfoKeys`` are retained.
  package final func stored(isForOtherDevice: Bool = false) -> UserActivity {
    let copy = UserActivity(activityType: activityType)
    (copy.title, copy.userInfo, copy.requiredUserInfoKeys) = (title, userInfo, requiredUserInfoKeys)
    if isForOtherDevice, let keys = requiredUserInfoKeys {
      copy.userInfo = userInfo?.filter { entry in (entry.key.base as? String).map(keys.contains) ?? false }
    }
    (copy.webpageURL, copy.referrerURL, copy.expirationDate) = (webpageURL, referrerURL, expirationDate)
    (copy.keywords, copy.persistentIdentifier) = (keywords, persistentIdentifier)
    copy.targetContentIdentifier = targetContentIdentifier
    (copy.isEligibleForHandoff, copy.isEligibleForSearch) = (isEligibleForHandoff, isEligibleForSearch)
    copy.isEligibleForPublicIndexing = isEligibleForPublicIndexing
    copy.isEligibleForPrediction = isEligibleForPrediction
    return copy
  }
}

/// The methods that notify a delegate of changes of an activity. Each has a default that does nothing.
@preconcurrency @MainActor public protocol UserActivityDelegate: AnyObject {
  /// Notifies the delegate that the activity is about to be saved, so that it updates the data.
  func userActivityWillSave(_ userActivity: UserActivity)
  /// Notifies the delegate that another device has continued the activity.
  func userActivityWasContinued(_ userActivity: UserActivity)
}

extension UserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: UserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: UserActivity) {}
}

/// An object that restores its state from an activity: a responder, or another object of an app.
@preconcurrency @MainActor public protocol UserActivityRestoring: AnyObject {
  /// Restores the state from an activity.
  func restoreUserActivityState(_ activity: UserActivity)
}

extension Responder: UserActivityRestoring {}

/// The application, which is notified of updated activities.
@MainActor package protocol UserActivityHost: AnyObject {
  /// Notifies the host of an updated activity of a responder.
  func activityWasUpdated(_ activity: UserActivity, of responder: Responder)
}
