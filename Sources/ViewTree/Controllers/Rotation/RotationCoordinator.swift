import Foundation
import Responder
import Simulation

/// An object that rotates the interface when the device is turned and the controllers support the
/// orientation.
@MainActor final class RotationCoordinator {
  /// The duration of a quarter turn; a half turn takes twice as long.
  static let quarterTurn = Duration.milliseconds(300)

  private unowned let application: Application
  private(set) var deviceOrientation = DeviceOrientation.portrait
  /// The orientation that a scene has asked for since the device was turned.
  private var requested: InterfaceOrientation?
  /// The orientation that the interface takes if the controllers support it.
  private var wish: InterfaceOrientation? { requested ?? deviceOrientation.interfaceOrientation }
  private var follower: (any InterfaceRotationFollower)? { application.inputSystem }
  private var rotation: Rotation?

  init(application: Application) {
    self.application = application
  }

  private var context: SimulationContext { application.context }
  private var screen: Screen { application.screen }

  /// A rotation of the interface.
  private struct Rotation {
    var plan = RotationPlan()
    var old: InterfaceOrientation
    var new: InterfaceOrientation
    var duration: Duration
    var controllers: [ViewController]
    var coordinator: TransitionCoordinator
  }

  // MARK: Deciding on the orientation

  /// Turns the device: posts the notification, then rotates the interface if permitted.
  func turnDevice(to orientation: DeviceOrientation) {
    guard orientation != deviceOrientation else { return }
    (deviceOrientation, requested) = (orientation, nil)
    context.log.recording(.window, "device", "is turned to \(orientation)") {
      let device = application.currentDevice
      if device.isGeneratingDeviceOrientationNotifications {
        context.notifications.basePost(name: Device.orientationDidChangeNotification, object: device)
      }
      follow()
    }
  }

  /// Rotates the interface to match the device, as far as the controllers support it. A call during a
  /// rotation has no effect; its end calls this again.
  func follow() {
    guard rotation == nil, let decidingController else { return }
    let target = wanted(by: decidingController)
    if target != screen.orientation { begin(to: target) }
  }

  /// Rotates the interface to one of the given orientations, and returns whether the controllers support one.
  func request(_ orientations: InterfaceOrientationMask) -> Bool {
    guard rotation == nil, let decidingController else { return false }
    let mask = mask(of: decidingController).intersection(orientations)
    guard let first = mask.first else { return false }
    let current = screen.orientation
    let turned = deviceOrientation.interfaceOrientation ?? current
    requested = mask.contains(current) ? current : mask.contains(turned) ? turned : first
    follow()
    return true
  }

  /// Rotates the interface at once, if necessary, to an orientation supported by a controller about to be
  /// shown.
  func settle(for controller: ViewController) {
    guard rotation == nil else { return }
    var target = screen.orientation
    if context.rule(VersionRules.orientationsAreMasks) {
      let mask = mask(of: controller)
      let preferred = controller.preferredInterfaceOrientationForPresentation
      target = wish ?? target
      if !mask.contains(target) { target = screen.orientation }
      if !mask.contains(target) { target = preferred }
      guard mask.contains(target) else {
        programmerError("\(controller.debugName) prefers \(preferred), which it does not support")
      }
    } else if let turned = deviceOrientation.interfaceOrientation, turned != target,
      controller.shouldAutorotate(to: turned)
    {
      target = turned
    }
    guard target != screen.orientation else { return }
    follower?.interfaceWillRotate()
    turn(to: target)
    follower?.interfaceIsRotating()
    follower?.interfaceDidRotate()
  }

  /// The controller whose supported orientations count: the last full-screen controller that is presented
  /// over the key window's root controller, or the root controller itself.
  private var decidingController: ViewController? {
    let roots = [application.keyWindow].compactMap { $0?.storedRoot } + rotatingRoots
    return roots.first?.topmostFullScreenController
  }

  private func wanted(by controller: ViewController) -> InterfaceOrientation {
    let current = screen.orientation
    guard context.rule(VersionRules.orientationsAreMasks) else {
      guard let turned = deviceOrientation.interfaceOrientation, turned != current else { return current }
      return controller.shouldAutorotate(to: turned) ? turned : current
    }
    if context.rule(VersionRules.callsShouldAutorotate), !controller.shouldAutorotate { return current }
    let mask = mask(of: controller)
    if let wish, mask.contains(wish) { return wish }
    return mask.contains(current) ? current : mask.first ?? current
  }

  private func mask(of controller: ViewController) -> InterfaceOrientationMask {
    let mask = controller.supportedInterfaceOrientations.intersection(
      application.supportedInterfaceOrientations
    )
    guard mask.first != nil else {
      programmerError("\(controller.debugName) supports no orientation that the application supports")
    }
    return mask
  }

  // MARK: Rotating

  private func begin(to orientation: InterfaceOrientation) {
    let old = screen.orientation
    let quarters = old.isOpposite(of: orientation) ? 2 : 1
    let isAnimated = context.activate { View.areAnimationsEnabled }
    let duration = isAnimated ? Self.quarterTurn * quarters : .zero
    let rotatesScreen = context.rule(VersionRules.screenRotatesWithInterface)
    let roots = rotatingRoots
    rotation = Rotation(
      old: old,
      new: orientation,
      duration: duration,
      controllers: rotatesScreen ? roots : roots.map(\.topmostFullScreenController),
      coordinator: TransitionCoordinator(
        duration: duration.inSeconds,
        targetTransform: old.turn.inverted().concatenating(orientation.turn)
      )
    )
    let words = "turns \(old) -> \(orientation) in \(GeometryText.seconds(duration))"
    context.activate {
      context.log.recording(.window, "interface", words) {
        perform(rotation?.plan.handle(.begin) ?? [])
        _ = context.schedule(after: duration, label: "end of a rotation") { [weak self] in self?.end() }
      }
    }
  }

  private func end() {
    perform(rotation?.plan.handle(.finish) ?? [])
    rotation = nil
    follow()
  }

  private func perform(_ steps: [RotationPlan.Step]) {
    guard let rotation else { return }
    for step in steps {
      switch step {
      case .notifyWill: notifyWill(rotation)
      case .hidesKeyboard: follower?.interfaceWillRotate()
      case .openAnimation: open(rotation)
      case .turn: turn(to: rotation.new)
      case .notifyAnimation: notifyAnimation(rotation)
      case .keyboardReturns: follower?.interfaceIsRotating()
      case .closeAnimation: application.animator.commit()
      case .notifyDid: notifyDid(rotation)
      case .keyboardArrives: follower?.interfaceDidRotate()
      }
    }
  }

  private func open(_ rotation: Rotation) {
    application.animator.push(AnimationGroup(timing: AnimationTiming(duration: rotation.duration)))
  }

  /// Rotates the screen, the windows and the views that fill them, and lays them out.
  private func turn(to orientation: InterfaceOrientation) {
    let (oldBounds, oldOrientation) = (screen.bounds, screen.orientation)
    let barName = Application.didChangeStatusBarFrameNotification
    // Controllers are asked for the frame only if it is posted.
    let oldBar = isObserved(barName) ? application.statusBarFrame : nil
    post(Application.willChangeStatusBarOrientationNotification, orientation: orientation)
    let windows = application.allWindows
    let geometries = application.scenes.geometries
    let filling = windows.filter { $0.frame == oldBounds }
    let oldTraits = application.screenTraits
    screen.turn(to: orientation)
    follower?.interfaceHasTurned()
    for window in filling {
      window.frame = screen.bounds
      window.updateSafeArea()
      window.placeContents()
    }
    for case let window as SystemWindow in windows { window.fillScreen(on: screen) }
    application.scenes.followScreen(from: geometries)
    if context.rule(VersionRules.screenRotatesWithInterface) {
      application.screenTraitsMayHaveChanged(from: oldTraits)
    }
    application.layoutIfNeeded()
    post(Application.didChangeStatusBarOrientationNotification, orientation: oldOrientation)
    guard let oldBar, application.statusBarFrame != oldBar else { return }
    post(barName, Application.statusBarFrameUserInfoKey, oldBar)
  }

  private func post(_ name: Notification.Name, orientation: InterfaceOrientation) {
    post(name, Application.statusBarOrientationUserInfoKey, NSNumber(value: orientation.rawValue))
  }

  private func isObserved(_ name: Notification.Name) -> Bool {
    context.notifications.observerCount(for: name, object: application) > 0
  }

  /// Posts a notification that has observers; without one, no log shows it.
  private func post(_ name: Notification.Name, _ key: String, _ value: Any) {
    guard isObserved(name) else { return }
    context.notifications.basePost(name: name, object: application, userInfo: [key: value])
  }

  // MARK: Notifying controllers

  /// The root view controllers of the visible windows that fill the screen.
  private var rotatingRoots: [ViewController] {
    application.visibleWindows.filter { $0.frame == screen.bounds }.compactMap(\.storedRoot)
  }

  private func notifyWill(_ rotation: Rotation) {
    let size =
      rotation.new.isLandscape == rotation.old.isLandscape ? screen.bounds.size : screen.bounds.size.turned
    rotation.coordinator.windowSize = size
    let traits = application.traits(in: rotation.new)
    for controller in rotation.controllers {
      if context.rule(VersionRules.screenRotatesWithInterface) {
        controller.transition(toTraitsAround: TraitCollection(traits), with: rotation.coordinator)
        controller.viewWillTransition(to: size, with: rotation.coordinator)
      } else {
        controller.willRotate(to: rotation.new, duration: rotation.duration.inSeconds)
      }
    }
  }

  private func notifyAnimation(_ rotation: Rotation) {
    if context.rule(VersionRules.screenRotatesWithInterface) {
      rotation.coordinator.runAnimations()
    } else {
      for controller in rotation.controllers {
        controller.willAnimateRotation(to: rotation.new, duration: rotation.duration.inSeconds)
      }
    }
    application.layoutIfNeeded()
  }

  private func notifyDid(_ rotation: Rotation) {
    if context.rule(VersionRules.screenRotatesWithInterface) {
      rotation.coordinator.finish()
    } else {
      for controller in rotation.controllers { controller.didRotate(from: rotation.old) }
    }
  }
}

extension CGSize {
  /// The size with width and height swapped.
  var turned: CGSize { CGSize(width: height, height: width) }
}
