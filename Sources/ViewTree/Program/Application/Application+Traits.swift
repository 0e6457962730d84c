import Foundation
import Responder
import Simulation

/// What a person has set for all programs, and what that and the device make of the interface.
extension Application {
  /// Whether the person likes the interface light or dark; light at first. Setting it is what the person does in the
  /// settings: windows, controllers and views hear of it inside the call. It counts from iOS 13.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traitSource.style }
    set {
      guard newValue != traitSource.style, newValue != .unspecified else { return }
      changeTraits("likes the interface \(newValue)") { traitSource.style = newValue }
    }
  }

  /// How large the person wants texts to be; `.large` at first. Setting it is what the person does in the settings: the
  /// traits change, then the notification is posted.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traitSource.category }
    set {
      guard newValue != traitSource.category, newValue != .unspecified else { return }
      changeTraits("wants texts of \(newValue.rawValue)") {
        traitSource.category = newValue
      }
      context.activate {
        context.notifications.post(
          name: ContentSizeCategory.didChangeNotification,
          object: self,
          userInfo: [ContentSizeCategory.newValueUserInfoKey: newValue.rawValue]
        )
      }
    }
  }

  /// The traits of the whole screen.
  final var screenTraits: Traits { traits(in: screen.orientation) }

  /// The traits that the whole screen has in an orientation.
  final func traits(in orientation: InterfaceOrientation) -> Traits {
    let hasStyles = context.rule(VersionRules.hasInterfaceStyles)
    return Traits(
      of: context.device,
      isLandscape: orientation.isLandscape,
      style: hasStyles ? traitSource.style : .light,
      category: traitSource.category
    )
  }

  private func changeTraits(_ words: String, _ change: () -> Void) {
    let old = screenTraits
    change()
    context.activate {
      log.recording(.window, "person", words) {
        screenTraitsMayHaveChanged(from: old)
        layoutIfNeeded()
      }
    }
  }

  /// Tells all windows that the screen's traits are others, if they are: controllers before their views, ancestors first.
  final func screenTraitsMayHaveChanged(from old: Traits) {
    let new = screenTraits
    guard old != new else { return }
    traitSource.changes += 1
    for window in allWindows where screenTraits == new { window.inheritTraits(from: old, to: new) }
  }
}

/// What decides about traits beside the device.
struct TraitSource {
  var style = UserInterfaceStyle.light
  var category = ContentSizeCategory.large
  /// What code that runs now takes for the current traits; nil for those of the screen.
  var current: TraitCollection?
  /// How often traits have changed anywhere; who tells of a change sees by it whether another one came in between.
  var changes = 0
}

extension TraitCollection {
  /// The traits of the view or controller that hears of a change of its traits at this moment, or else those of the screen
  /// of the current simulator; without one nothing is specified.
  @MainActor public static var current: TraitCollection {
    guard let application = Application.current else { return TraitCollection() }
    return application.traitSource.current ?? TraitCollection(application.screenTraits)
  }

  /// Runs `actions` while this collection is ``current``.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    guard let application = Application.current else { return actions() }
    let outer = application.traitSource.current
    application.traitSource.current = self
    actions()
    application.traitSource.current = outer
  }
}

extension Screen: TraitEnvironment {
  /// The traits of the whole screen; nothing is specified once its simulator has gone.
  public var traitCollection: TraitCollection {
    TraitCollection(application.object?.screenTraits ?? Traits())
  }

  /// Nothing; a screen's traits are told to windows.
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension WindowScene: TraitEnvironment {
  /// The traits of the scene's screen.
  public var traitCollection: TraitCollection { TraitCollection(application.screenTraits) }

  /// Nothing; a scene's traits are told to windows.
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
