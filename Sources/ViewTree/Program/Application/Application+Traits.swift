import Foundation
import Responder
import Simulation

/// The simulated user's system-wide settings, and the traits that result from them and the device.
extension Application {
  /// The simulated user's choice of a light or dark interface; light by default.
  ///
  /// Setting it simulates a change in the settings: windows, controllers and views are notified inside the
  /// call. It has an effect from iOS 13.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traitSource.style }
    set {
      guard newValue != traitSource.style, newValue != .unspecified else { return }
      changeTraits("likes the interface \(newValue)") { traitSource.style = newValue }
    }
  }

  /// The simulated user's preferred text size; `.large` by default.
  ///
  /// Setting it simulates a change in the settings: the traits change, then the notification is posted.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traitSource.category }
    set {
      guard newValue != traitSource.category, newValue != .unspecified else { return }
      changeTraits("wants texts of \(newValue.rawValue)") {
        traitSource.category = newValue
      }
      context.activate {
        context.notifications.basePost(
          name: ContentSizeCategory.didChangeNotification,
          object: self,
          userInfo: [ContentSizeCategory.newValueUserInfoKey: newValue.rawValue]
        )
      }
    }
  }

  /// The traits of the whole screen.
  final var screenTraits: Traits { traits(in: screen.orientation) }

  /// Returns the traits of the whole screen in an orientation.
  final func traits(in orientation: InterfaceOrientation) -> Traits {
    var traits = Traits(of: context.device, isLandscape: orientation.isLandscape)
    let (settings, hasStyles) = (accessibilitySettings, context.rule(VersionRules.hasInterfaceStyles))
    traits.userInterfaceStyle = hasStyles ? traitSource.style : .light
    traits.accessibilityContrast = hasStyles && settings.isDarkerSystemColorsEnabled ? .high : .normal
    traits.legibilityWeight = hasStyles && settings.isBoldTextEnabled ? .bold : .regular
    traits.layoutDirection = traitSource.isRightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = traitSource.category
    return traits
  }

  final func changeTraits(_ words: String, _ change: () -> Void) {
    let old = screenTraits
    change()
    context.activate {
      log.recording(.window, "person", words) {
        screenTraitsMayHaveChanged(from: old)
        layoutIfNeeded()
      }
    }
  }

  /// Notifies all windows if the screen's traits have changed: controllers before their views, ancestors
  /// first.
  final func screenTraitsMayHaveChanged(from old: Traits) {
    let new = screenTraits
    guard old != new else { return }
    traitSource.changes += 1
    for window in allWindows where screenTraits == new {
      let scene = window.windowScene?.sceneTraits ?? Traits()
      window.inheritTraits(from: old.overridden(by: scene), to: new.overridden(by: scene))
    }
  }
}

/// The sources of traits other than the device.
struct TraitSource {
  var style = UserInterfaceStyle.light
  var category = ContentSizeCategory.large
  /// The user's language, and whether it is read from right to left.
  var language = "en"
  var isRightToLeft = false
  /// The current traits for running code, or `nil` for those of the screen.
  var current: TraitCollection?
  /// The number of trait changes anywhere. Code that sends notifications compares it to detect a change in
  /// between.
  var changes = 0
}

extension TraitCollection {
  /// The traits of the view or controller that is being laid out, drawn or notified of a trait change, or
  /// else those of the current simulator's screen.
  ///
  /// Without a simulator, and on other threads, all traits are unspecified unless they were set (U99). The
  /// value applies to the current simulator, or else to the current thread.
  public static var current: TraitCollection {
    get {
      if let stored { return stored }
      guard MainQueue.isCurrent else { return TraitCollection() }
      return MainActor.assumeIsolated {
        TraitCollection(Application.current?.screenTraits ?? Traits())
      }
    }
    set { stored = newValue }
  }

  /// Runs a closure during which this collection is ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.stored
    Self.stored = self
    actions()
    Self.stored = outer
  }

  /// The traits that were set, of the current simulator or else of the thread.
  private static var stored: TraitCollection? {
    get {
      guard MainQueue.isCurrent else { return ThreadTraits.current }
      return MainActor.assumeIsolated {
        guard let application = Application.current else { return ThreadTraits.current }
        return application.traitSource.current
      }
    }
    set {
      guard MainQueue.isCurrent else { return ThreadTraits.current = newValue }
      MainActor.assumeIsolated {
        guard let application = Application.current else { return ThreadTraits.current = newValue }
        application.traitSource.current = newValue
      }
    }
  }
}

/// The current traits of a thread without a simulator.
private enum ThreadTraits {
  private static let key = "HeadlessUIKit.TraitCollection.current"

  static var current: TraitCollection? {
    get { Thread.current.threadDictionary[key] as? TraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

extension Screen: TraitEnvironment {
  /// The traits of the whole screen. All traits are unspecified after the simulator's deallocation.
  public var traitCollection: TraitCollection {
    TraitCollection(application.object?.screenTraits ?? Traits())
  }

  /// Does nothing; changes of a screen's traits are reported to windows.
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
