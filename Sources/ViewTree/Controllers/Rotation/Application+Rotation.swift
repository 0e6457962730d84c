import Simulation

extension Application {
  /// How the device is held; a program asks ``CurrentDevice/orientation``.
  public var deviceOrientation: DeviceOrientation { rotation.deviceOrientation }

  /// How the interface stands on the device.
  public var statusBarOrientation: InterfaceOrientation { screen.orientation }

  /// Turns the device as a person does.
  ///
  /// `Device.orientationDidChangeNotification` is posted first, then the interface turns over 0.3 seconds if the
  /// controllers allow it; otherwise nothing else happens. While it turns, a further turn waits.
  package func turnDevice(to orientation: DeviceOrientation) {
    context.activate { rotation.turnDevice(to: orientation) }
  }
}
