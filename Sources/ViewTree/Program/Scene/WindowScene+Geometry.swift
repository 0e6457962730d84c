import Foundation
import Responder
import Simulation

extension WindowScene {
  /// The geometry of a scene at one moment; UIKit's `UIWindowScene.Geometry`.
  @preconcurrency @MainActor public final class Geometry: IdentityHashable {
    /// The coordinate system of the scene at that moment.
    public let coordinateSpace: any CoordinateSpace
    /// The orientation of the interface at that moment.
    public let interfaceOrientation: InterfaceOrientation

    init(of scene: WindowScene) {
      (coordinateSpace, interfaceOrientation) = (scene.coordinateSpace, scene.interfaceOrientation)
    }
  }

  /// The preferred geometry of a scene, for
  /// ``WindowScene/requestGeometryUpdate(_:errorHandler:)``.
  @preconcurrency @MainActor open class GeometryPreferences: IdentityHashable {
    init() {}

    /// The preferred orientations of an iOS device.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations; `nil` for no preference.
      public var interfaceOrientations: InterfaceOrientationMask?

      /// Creates preferences without orientations.
      public override init() { super.init() }
      /// Creates preferences with orientations.
      public init(interfaceOrientations: InterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Rotates the interface to one of the preferred orientations, from iOS 16; it stays in this orientation
  /// until the device is turned or the supported orientations change.
  ///
  /// The interface keeps its present orientation if that is preferred, otherwise takes the device's or else
  /// the first preferred one. The handler is called in the next run-loop turn with
  /// ``SceneError/Code/geometryRequestDenied`` if the controllers support none of them, and with
  /// ``SceneError/Code/geometryRequestUnsupported`` if the scene doesn't fill the screen.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      let mask = preferences.interfaceOrientations
    else { return }
    let context = application.context
    context.log.recording(.window, debugName, "asks for an orientation") {
      let isWhole = placement == .whole && context.rule(VersionRules.hasGeometryRequests)
      guard isWhole else { return fail(.geometryRequestUnsupported, errorHandler) }
      if !application.rotation.request(mask) { fail(.geometryRequestDenied, errorHandler) }
    }
  }

  private func fail(_ code: SceneError.Code, _ handler: ((any Error) -> Void)?) {
    application.report(SceneError(code), to: handler)
  }

  // MARK: Traits

  /// The traits of the scene: those of the screen, on a pad with a compact width if the scene is narrow, and
  /// with the overrides of the app.
  public var traitCollection: TraitCollection { TraitCollection(resolvedTraits) }

  /// The traits that the scene overrides for its windows; from iOS 17. Setting it notifies the windows inside
  /// the call.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(traits: ownTraits) }
    set {
      guard newValue.traits != ownTraits else { return }
      newValue.traits.noteDirection()
      let old = (application.screenTraits, sceneTraits)
      ownTraits = newValue.traits
      traitsDidChange(from: old)
    }
  }

  final var resolvedTraits: Traits { application.screenTraits.overridden(by: sceneTraits) }

  /// The traits in which the scene differs from the screen.
  final var sceneTraits: Traits {
    var traits = Traits()
    if placement != .whole, application.context.device.idiom == .pad {
      traits.horizontalSizeClass = frame.width > Self.compactWidth ? .regular : .compact
    }
    return traits.overridden(by: ownTraits)
  }

  /// The largest width that is compact on a pad.
  private static let compactWidth: CGFloat = 640

  /// Notifies the windows of a change of the scene's traits, from those of the screen and of the scene.
  final func traitsDidChange(from old: (screen: Traits, scene: Traits)) {
    let before = old.screen.overridden(by: old.scene)
    let after = resolvedTraits
    guard before != after else { return }
    application.traitSource.changes += 1
    for window in windows where resolvedTraits == after {
      window.followSceneTraits()
      window.inheritTraits(from: before, to: after)
    }
    TraitCollection(after).performAsCurrent { traitChangeObservers.tell(self, from: before, to: after) }
  }
}

extension WindowScene: TraitEnvironment, TraitChangeObservable, TraitChangeStoring {
  /// Does nothing; changes of a scene's traits are reported to windows, and to the handlers of
  /// `registerForTraitChanges(_:handler:)`.
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension Window {
  /// Prepares the window for the traits of its scene, which may differ from the screen's.
  final func followSceneTraits() {
    if let scene = windowScene, scene.sceneTraits != Traits() { hasOwnTraits = true }
  }

  /// The traits around the window: those of its scene, or else of the screen.
  final var traitsAroundWindow: Traits { windowScene?.resolvedTraits ?? application.screenTraits }
}
