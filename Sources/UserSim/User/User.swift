import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The simulated person: taps and types as a finger does, through the same touches, and says why when it can't.
///
/// Each action first looks whether it can be done, and throws an ``InteractionError`` before anything has happened if
/// not. Afterwards the simulator settles: slides and animations run to their end. ``manually(_:)`` turns that off.
@preconcurrency @MainActor public final class User {
  /// How long a finger stays on the screen in a tap.
  public static let tapDuration = Duration.milliseconds(50)

  let application: Application
  let keyboard: Keyboard
  private var settles = true
  /// Whether the simulator settles when the moment that is being put together is over; nil if none is.
  var settlesLater: Bool?

  /// Creates a person for a device.
  package init(application: Application, keyboard: Keyboard) {
    self.application = application
    self.keyboard = keyboard
  }

  private var finder: ObstacleFinder { ObstacleFinder(application: application, keyboard: keyboard) }
  var context: SimulationContext { application.context }

  // MARK: Tapping

  /// Taps the middle of a view: the finger goes down, stays for ``tapDuration``, and is lifted.
  ///
  /// - Throws: `InteractionError.notTappable` if the touch would not reach the view or one of its subviews.
  public func tap(_ view: View) throws(InteractionError) {
    awaitKeyboard()
    application.layoutIfNeeded()
    if let obstacle = finder.obstacle(to: view) {
      throw .notTappable(view: view.debugName, obstacle)
    }
    touch(at: finder.middle(of: view))
  }

  /// Taps a point of the screen, whatever is there.
  ///
  /// - Throws: `InteractionError.offScreen` if the point is not on the screen.
  public func tap(_ point: CGPoint) throws(InteractionError) {
    try requireOnScreen(point)
    touch(at: point)
  }

  /// Taps the middle of a key that is seen.
  ///
  /// - Throws: `InteractionError.notTappable` if the touch would not reach the key.
  public func tap(_ key: KeyboardKey) throws(InteractionError) {
    awaitKeyboard()
    application.layoutIfNeeded()
    if let obstacle = finder.obstacle(to: key) {
      throw .notTappable(view: key.debugName, obstacle)
    }
    touch(at: key.accessibilityFrame.middle)
  }

  /// Taps the item of the edit menu that says `title`.
  ///
  /// - Throws: `InteractionError.noSuchMenuItem` if the menu is away or has no such item.
  public func tap(menuItem title: String) throws(InteractionError) {
    let items = context.activate { MenuController.shared.itemViews }
    guard let item = items.first(where: { $0.currentTitle == title }) else {
      throw .noSuchMenuItem(title: title, items: items.compactMap(\.currentTitle))
    }
    try tap(item)
  }

  func requireOnScreen(_ point: CGPoint) throws(InteractionError) {
    let screen = application.screen.bounds
    guard screen.contains(point) else { throw .offScreen(point: point, screen: screen.size) }
  }

  /// Returns what keeps a tap from a view, or nil if nothing does; in the clock's next turn, if a keyboard gets into its
  /// window then.
  public func obstacle(to view: View) -> Obstacle? {
    awaitKeyboard()
    application.layoutIfNeeded()
    return finder.obstacle(to: view)
  }

  /// A person can't be faster than the clock's next turn, in which a keyboard gets into its window.
  private func awaitKeyboard() {
    if keyboard.isWaitingForWindows { context.activate { context.clock.advance(by: .zero) } }
  }

  private func touch(at point: CGPoint) {
    context.activate {
      let touch = application.touchDown(at: point)
      context.clock.advance(by: User.tapDuration)
      application.touchUp(touch)
      settleUnlessManual()
    }
  }

  func settleUnlessManual() {
    if settlesLater != nil { return settlesLater = true }
    if settles { context.activate { _ = context.clock.settle() } }
  }

  // MARK: Turning

  /// Turns the device, and looks on until the interface has followed; see ``Application/deviceOrientation``.
  ///
  /// The interface stays as it is if its controllers don't allow the turn.
  public func rotate(to orientation: DeviceOrientation) {
    application.turnDevice(to: orientation)
    settleUnlessManual()
  }

  // MARK: Leaving and coming back

  /// Leaves the program for the home screen, and looks on until the keyboard has followed (S20); nothing if that has
  /// happened already. What is on the screen can be looked at and touched all the same.
  ///
  /// - Throws: `InteractionError.programWouldEnd` before iOS 4, where programs did not go on.
  public func leaveProgram() throws(InteractionError) {
    guard application.staysInBackground else { throw .programWouldEnd(system: context.system) }
    application.enterBackground()
    settleUnlessManual()
  }

  /// Comes back to the program; nothing if it is in front.
  public func returnToProgram() {
    application.enterForeground()
    settleUnlessManual()
  }

  // MARK: Typing

  /// Types a text by tapping keys, changing planes and shift as a person would; a line feed taps the return key.
  ///
  /// - Throws: `InteractionError.noFocusedField` or `.noKeyboard` if there is nothing to type with,
  ///   `.noKeyForCharacter` if the keyboard can't type all of the text; nothing is typed then, unless a handler changes
  ///   the keys in the middle. `.focusLost` if a handler takes the focus away in the middle.
  public func type(_ text: String) throws(InteractionError) {
    let field = try focusedField()
    if let character = text.first(where: { !keyboard.canType($0) }) {
      throw noKey(for: character, in: text)
    }
    for (index, character) in zip(text.indices, text) {
      guard keyboard.target === field else {
        throw .focusLost(field: field.debugName, typed: String(text[..<index]), text: text)
      }
      guard tapKeys(for: character) else { throw noKey(for: character, in: text) }
    }
  }

  private func noKey(for character: Character, in text: String) -> InteractionError {
    .noKeyForCharacter(
      character,
      text: text,
      layout: keyboard.layoutName ?? "the keyboard",
      typeable: keyboard.typeableCharacters
    )
  }

  /// Taps the key of that name: the character it types, in either case, or a word such as `return`, `delete`, `shift`,
  /// `123`; also what stands on it.
  ///
  /// - Throws: `InteractionError.noKeyboard` if no keyboard is up, `.noSuchKey` if the present plane has no such key.
  public func tap(key name: String) throws(InteractionError) {
    try requireKeyboard()
    guard let key = keyboard.key(named: name) else {
      throw .noSuchKey(
        name: name,
        layout: keyboard.layoutName ?? "the keyboard",
        keys: keyboard.keys.map(\.key.label).filter { !$0.isEmpty }
      )
    }
    try tap(key)
  }

  /// Hits a key of the hardware keyboard while modifier keys are held down.
  ///
  /// - Parameters:
  ///   - key: What the key types, a line feed for return, `"\u{8}"` for delete, or a constant of `KeyCommand`.
  ///   - modifierFlags: What is held down.
  /// - Throws: `InteractionError.noHardwareKeyboard` if none is connected.
  public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) throws(InteractionError) {
    guard keyboard.isHardwareKeyboardConnected else { throw .noHardwareKeyboard }
    context.activate {
      keyboard.press(key, modifierFlags: modifierFlags)
      settleUnlessManual()
    }
  }

  /// Taps the keys that lead to a character; false if there are none.
  private func tapKeys(for character: Character) -> Bool {
    // Planes, then shift, then the key: no character needs more.
    for _ in 0..<4 {
      guard let (key, types) = keyboard.nextKey(toType: character) else { return false }
      touch(at: key.accessibilityFrame.middle)
      if types { return true }
    }
    return false
  }

  private func focusedField() throws(InteractionError) -> Responder {
    guard let first = firstResponder else { throw .noFocusedField(firstResponder: nil) }
    guard first is any KeyInput else { throw .noFocusedField(firstResponder: first.debugName) }
    try requireKeyboard()
    return first
  }

  private func requireKeyboard() throws(InteractionError) {
    guard keyboard.isVisible else { throw .noKeyboard(firstResponder: firstResponder?.debugName) }
    awaitKeyboard()
  }

  private var firstResponder: Responder? { application.focusedResponder }

  // MARK: Time

  /// Runs `body` without settling after each action, to look at what happens in between.
  public func manually<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    let settled = settles
    settles = false
    defer { settles = settled }
    return try body()
  }
}
