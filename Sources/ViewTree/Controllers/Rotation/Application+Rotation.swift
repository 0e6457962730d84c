import Simulation

extension Application {
  /// The physical orientation of the device. Apps read ``CurrentDevice/orientation``.
  public var deviceOrientation: DeviceOrientation { rotation.deviceOrientation }

  /// The orientation of the interface on the device.
  public var statusBarOrientation: InterfaceOrientation { screen.orientation }

  /// Returns the orientations that the app supports in a window: ``supportedInterfaceOrientations`` for each
  /// window (U97). A view controller may support fewer.
  public func supportedInterfaceOrientations(for window: Window?) -> InterfaceOrientationMask {
    supportedInterfaceOrientations
  }

  /// Turns the device, as the simulated user does.
  ///
  /// `Device.orientationDidChangeNotification` is posted first. Then the interface rotates over 0.3 seconds
  /// if the controllers support the orientation; otherwise nothing else happens. A turn during a rotation
  /// waits for its end.
  package func turnDevice(to orientation: DeviceOrientation) {
    context.activate { rotation.turnDevice(to: orientation) }
  }
}
