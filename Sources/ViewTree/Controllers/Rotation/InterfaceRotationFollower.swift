/// Whoever follows the interface when it turns, beside windows and controllers: the keyboard.
@MainActor package protocol InterfaceRotationFollower: AnyObject {
  /// The interface is about to turn; it stands as before.
  func interfaceWillTurn()
  /// The interface stands anew, and all windows and controllers have heard of it; inside the animation, if there is one.
  func interfaceIsTurning()
  /// The animation is over, and the controllers have heard of it.
  func interfaceDidTurn()
}
