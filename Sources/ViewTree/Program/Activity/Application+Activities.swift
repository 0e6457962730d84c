import Foundation
import Responder
import Simulation

/// Activities that the app continues, and its own.
extension Application: UserActivityHost {
  /// The current activity of the app, or nil.
  package var currentActivity: UserActivity? { context.currentActivity as? UserActivity }

  /// Passes an activity to the app, which comes to the foreground first: to the delegate of a scene, by
  /// default the one with the key window, or else to the application's delegate.
  package func receive(_ activity: UserActivity, in scene: WindowScene?) {
    enterForeground()
    context.activate {
      log.recording(.action, "application", "continues \(activity.activityType)") {
        if hasConnectedScene, let scene = scene ?? scenes.front {
          pass(activity, to: scene)
        } else {
          continueInDelegate(activity)
        }
      }
    }
  }

  /// Announces an activity that isn't received because of an error.
  package func failToReceive(activityOfType type: String, _ error: any Error) {
    enterForeground()
    context.activate {
      log.recording(.action, "application", "can't continue \(type)") {
        if hasConnectedScene, let scene = scenes.front {
          scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
          scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
        } else if let delegate = delegate as? any ApplicationDelegate {
          _ = delegate.application(self, willContinueUserActivityWithType: type)
          delegate.application(self, didFailToContinueUserActivityWithType: type, error: error)
        }
      }
    }
  }

  func pass(_ activity: UserActivity, to scene: WindowScene) {
    context.activate {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
    }
  }

  func continueInDelegate(_ activity: UserActivity) {
    guard let delegate = delegate as? any ApplicationDelegate else { return }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Another device continues the current activity: it is updated, its delegate is notified, and a copy with
  /// the data for the other device is returned; nil without a current activity that is eligible for it.
  package func handOffActivity() -> UserActivity? {
    guard let activity = currentActivity, activity.isEligibleForHandoff else { return nil }
    return context.activate {
      activity.needsSave = true
      activity.updateNow()
      log.recording(.action, "activity", "\(activity.activityType) is continued on another device") {
        activity.delegate?.userActivityWasContinued(activity)
      }
      return activity.stored(isForOtherDevice: true)
    }
  }

  /// Notifies the delegate of the responder's scene, or else of the application, of an updated activity.
  package func activityWasUpdated(_ activity: UserActivity, of responder: Responder) {
    if hasConnectedScene {
      let scene = responder.chain.first { $0 is WindowScene } as? WindowScene ?? scenes.front
      if let scene { scene.delegate?.scene(scene, didUpdate: activity) }
    } else {
      (delegate as? any ApplicationDelegate)?.application(self, didUpdate: activity)
    }
  }
}
