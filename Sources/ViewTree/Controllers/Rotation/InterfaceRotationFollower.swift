/// An object, beside windows and controllers, that follows rotations of the interface: the keyboard.
@MainActor package protocol InterfaceRotationFollower: AnyObject {
  /// Called before the interface rotates, with its old orientation.
  func interfaceWillRotate()
  /// Called when the screen has its new orientation, before windows and controllers are laid out in it.
  func interfaceHasTurned()
  /// Called in the new orientation, after all windows and controllers were notified; inside the animation, if
  /// there is one.
  func interfaceIsRotating()
  /// Called after the animation, when the controllers were notified.
  func interfaceDidRotate()
}
