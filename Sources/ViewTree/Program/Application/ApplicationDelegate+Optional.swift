// The optional methods of `UIApplicationDelegate`, for calls such as
// `delegate.application?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension ApplicationDelegate {
  @_disfavoredOverload
  public var application: OptionalMethod.ApplicationDelegateMethods.ApplicationCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var applicationWillResignActive:
    OptionalMethod.ApplicationDelegateMethods.ApplicationWillResignActiveCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var applicationDidEnterBackground:
    OptionalMethod.ApplicationDelegateMethods.ApplicationDidEnterBackgroundCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var applicationWillEnterForeground:
    OptionalMethod.ApplicationDelegateMethods.ApplicationWillEnterForegroundCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var applicationDidBecomeActive:
    OptionalMethod.ApplicationDelegateMethods.ApplicationDidBecomeActiveCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning:
    OptionalMethod.ApplicationDelegateMethods.ApplicationDidReceiveMemoryWarningCalls?
  { .init(delegate: self) }
}

extension OptionalMethod {
  public enum ApplicationDelegateMethods {}
}

extension OptionalMethod.ApplicationDelegateMethods {
  @preconcurrency @MainActor public struct ApplicationCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(
      _ application: Application,
      willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool? {
      OptionalMethod.call(
        "application(_:willFinishLaunchingWithOptions:)",
        of: delegate,
        delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
      )
    }
    public func callAsFunction(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool? {
      OptionalMethod.call(
        "application(_:didFinishLaunchingWithOptions:)",
        of: delegate,
        delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
      )
    }
    public func callAsFunction(
      _ app: Application,
      open url: URL,
      options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool? {
      OptionalMethod.call(
        "application(_:open:options:)",
        of: delegate,
        delegate.application(app, open: url, options: options)
      )
    }
    public func callAsFunction(
      _ application: Application,
      performActionFor shortcutItem: ApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
      OptionalMethod.call(
        "application(_:performActionFor:completionHandler:)",
        of: delegate,
        delegate.application(
          application,
          performActionFor: shortcutItem,
          completionHandler: completionHandler
        )
      )
    }
    public func callAsFunction(
      _ application: Application,
      configurationForConnecting connectingSceneSession: SceneSession,
      options: Scene.ConnectionOptions
    ) -> SceneConfiguration? {
      OptionalMethod.call(
        "application(_:configurationForConnecting:options:)",
        of: delegate,
        delegate.application(
          application,
          configurationForConnecting: connectingSceneSession,
          options: options
        )
      )
    }
    public func callAsFunction(
      _ application: Application,
      didDiscardSceneSessions sceneSessions: Set<SceneSession>
    ) -> Void? {
      OptionalMethod.call(
        "application(_:didDiscardSceneSessions:)",
        of: delegate,
        delegate.application(application, didDiscardSceneSessions: sceneSessions)
      )
    }
    public func callAsFunction(
      _ application: Application,
      willContinueUserActivityWithType userActivityType: String
    ) -> Bool? {
      OptionalMethod.call(
        "application(_:willContinueUserActivityWithType:)",
        of: delegate,
        delegate.application(application, willContinueUserActivityWithType: userActivityType)
      )
    }
    public func callAsFunction(
      _ application: Application,
      continue userActivity: UserActivity,
      restorationHandler: @escaping ([any UserActivityRestoring]?) -> Void
    ) -> Bool? {
      OptionalMethod.call(
        "application(_:continue:restorationHandler:)",
        of: delegate,
        delegate.application(application, continue: userActivity, restorationHandler: restorationHandler)
      )
    }
    public func callAsFunction(
      _ application: Application,
      didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) -> Void? {
      OptionalMethod.call(
        "application(_:didFailToContinueUserActivityWithType:error:)",
        of: delegate,
        delegate.application(
          application,
          didFailToContinueUserActivityWithType: userActivityType,
          error: error
        )
      )
    }
    public func callAsFunction(_ application: Application, didUpdate userActivity: UserActivity) -> Void? {
      OptionalMethod.call(
        "application(_:didUpdate:)",
        of: delegate,
        delegate.application(application, didUpdate: userActivity)
      )
    }
    public func callAsFunction(_ application: Application, shouldSaveSecureApplicationState coder: NSCoder)
      -> Bool?
    {
      OptionalMethod.call(
        "application(_:shouldSaveSecureApplicationState:)",
        of: delegate,
        delegate.application(application, shouldSaveSecureApplicationState: coder)
      )
    }
    public func callAsFunction(_ application: Application, shouldSaveApplicationState coder: NSCoder) -> Bool?
    {
      OptionalMethod.call(
        "application(_:shouldSaveApplicationState:)",
        of: delegate,
        delegate.application(application, shouldSaveApplicationState: coder)
      )
    }
    public func callAsFunction(_ application: Application, shouldRestoreApplicationState coder: NSCoder)
      -> Bool?
    {
      OptionalMethod.call(
        "application(_:shouldRestoreApplicationState:)",
        of: delegate,
        delegate.application(application, shouldRestoreApplicationState: coder)
      )
    }
    public func callAsFunction(_ application: Application, shouldRestoreSecureApplicationState coder: NSCoder)
      -> Bool?
    {
      OptionalMethod.call(
        "application(_:shouldRestoreSecureApplicationState:)",
        of: delegate,
        delegate.application(application, shouldRestoreSecureApplicationState: coder)
      )
    }
    public func callAsFunction(_ application: Application, willEncodeRestorableStateWith coder: NSCoder)
      -> Void?
    {
      OptionalMethod.call(
        "application(_:willEncodeRestorableStateWith:)",
        of: delegate,
        delegate.application(application, willEncodeRestorableStateWith: coder)
      )
    }
    public func callAsFunction(_ application: Application, didDecodeRestorableStateWith coder: NSCoder)
      -> Void?
    {
      OptionalMethod.call(
        "application(_:didDecodeRestorableStateWith:)",
        of: delegate,
        delegate.application(application, didDecodeRestorableStateWith: coder)
      )
    }
    public func callAsFunction(
      _ application: Application,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> ViewController? {
      OptionalMethod.call(
        "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        of: delegate,
        delegate.application(
          application,
          viewControllerWithRestorationIdentifierPath: identifierComponents,
          coder: coder
        )
      ) ?? nil
    }
  }
  @preconcurrency @MainActor public struct ApplicationWillResignActiveCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(_ application: Application) -> Void? {
      OptionalMethod.call(
        "applicationWillResignActive(_:)",
        of: delegate,
        delegate.applicationWillResignActive(application)
      )
    }
  }
  @preconcurrency @MainActor public struct ApplicationDidEnterBackgroundCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(_ application: Application) -> Void? {
      OptionalMethod.call(
        "applicationDidEnterBackground(_:)",
        of: delegate,
        delegate.applicationDidEnterBackground(application)
      )
    }
  }
  @preconcurrency @MainActor public struct ApplicationWillEnterForegroundCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(_ application: Application) -> Void? {
      OptionalMethod.call(
        "applicationWillEnterForeground(_:)",
        of: delegate,
        delegate.applicationWillEnterForeground(application)
      )
    }
  }
  @preconcurrency @MainActor public struct ApplicationDidBecomeActiveCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(_ application: Application) -> Void? {
      OptionalMethod.call(
        "applicationDidBecomeActive(_:)",
        of: delegate,
        delegate.applicationDidBecomeActive(application)
      )
    }
  }
  @preconcurrency @MainActor public struct ApplicationDidReceiveMemoryWarningCalls {
    let delegate: any ApplicationDelegate

    public func callAsFunction(_ application: Application) -> Void? {
      OptionalMethod.call(
        "applicationDidReceiveMemoryWarning(_:)",
        of: delegate,
        delegate.applicationDidReceiveMemoryWarning(application)
      )
    }
  }
}
