import UserSim

extension Simulator {
  /// Explains why something was not tapped, is not first responder, has changed, or is behind the keyboard.
  public var why: Why { Why(application: application, keyboard: keyboard) }
}
