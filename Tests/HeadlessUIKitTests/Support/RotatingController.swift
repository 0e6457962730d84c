import HeadlessUIKit

/// A controller that records its rotation callbacks, in a recorder that others may share.
@MainActor class RotatingController: RecordingController {
  /// The supported orientations.
  var mask = InterfaceOrientationMask.allButUpsideDown
  var mayTurn = true
  var alongside: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?

  private func record(_ event: String) {
    recorder.note("\(name).\(event)")
    during[event]?()
  }

  override var shouldAutorotate: Bool { mayTurn }
  override var supportedInterfaceOrientations: InterfaceOrientationMask { mask }
  override func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    mayTurn && [.portrait, .landscapeLeft, .landscapeRight].contains(orientation)
  }
  override func willRotate(to orientation: InterfaceOrientation, duration: TimeInterval) {
    record("willRotate to \(orientation) in \(duration)")
    super.willRotate(to: orientation, duration: duration)
  }
  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: TimeInterval) {
    record("willAnimateRotation at \(text(view.bounds.size))")
    super.willAnimateRotation(to: orientation, duration: duration)
  }
  override func didRotate(from orientation: InterfaceOrientation) {
    record("didRotate from \(orientation)")
    super.didRotate(from: orientation)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  {
    record("viewWillTransition to \(text(size))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] coordinator in
      recorder.note("\(name) alongside at \(text(view.bounds.size))")
      alongside?(coordinator)
    } completion: { [self] _ in
      recorder.note("\(name) completion")
    }
  }
}

/// Returns a size as two numbers: `(852.0, 393.0)`.
func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }

extension Setup {
  /// The last system on which only the root view rotates.
  static let seven = Setup(device: .iPhone4, system: "7.1")
  /// The last system that calls controllers for each orientation.
  static let five = Setup(device: .iPhone4, system: "5.1")
}
