import Foundation
import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// The keyboards that are switched on in the settings, which determine the globe and emoji keys; several by
  /// default (KT19). If the keyboard in use isn't among them, the first one becomes the keyboard in use.
  ///
  /// Stops with `Swype can't be switched on on iOS 7.1` before iOS 8, which introduced third-party keyboards.
  public var inputModes: InputModes {
    get { settings.inputModes }
    set {
      if !context.rule(VersionRules.hasThirdPartyKeyboards) {
        for case .otherMakers(let keyboard) in newValue.all {
          programmerError("\(keyboard.name) can't be switched on on \(context.system.name)")
        }
      }
      change(\.inputModes, to: newValue)
      if !newValue.all.contains(inputMode) { inputMode = newValue.all[0] }
    }
  }

  /// The keyboard in use wherever it is allowed; the first of ``inputModes`` by default.
  ///
  /// The globe key changes to the next keyboard. Setting the property simulates a user who picks from the
  /// list of the held globe key, or from the dock. Secure text entry and digit pads use the system's keys all
  /// the same (KT18). While the keyboard is up, from iOS 4 a change posts the notifications of a show, with a
  /// duration of 0 (KN20), and after a third-party keyboard three rounds of will-notifications (S13). Earlier
  /// systems, and iOS 11 for a higher emoji keyboard (S5e), post nothing. A keyboard that stayed when its
  /// field resigned (S17) changes when the next field becomes first responder.
  ///
  /// Stops with `emoji is not among the keyboards that are switched on: en, fr` if it isn't.
  public var inputMode: InputMode {
    get { settings.inputMode }
    set {
      let modes = settings.inputModes.all
      guard modes.contains(newValue) else {
        let names = modes.map(\.description).joined(separator: ", ")
        programmerError("\(newValue) is not among the keyboards that are switched on: \(names)")
      }
      guard newValue != settings.inputMode else { return }
      let old = inputMode(for: request)
      settings.inputMode = newValue
      context.log.recording(.keyboard, "keyboard", "changes to \(newValue)") {
        if followed.responder != nil, showsKeys, inputMode(for: request) != old { follow(.swap) }
        // An observer of the change may have made another one.
        guard settings.inputMode == newValue else { return }
        let name = TextInputMode.currentInputModeDidChangeNotification
        if context.notifications.isObserved(name) {
          context.notifications.basePost(name: name, object: newValue.forTexts)
        }
      }
    }
  }

  /// The text input modes that apps see, and the one in use for the current text input.
  package var inputModesForTexts: (all: [TextInputMode], current: TextInputMode) {
    (settings.inputModes.all.map(\.forTexts), inputMode(for: request).forTexts)
  }

  /// Changes to the keyboard after the present one, as the globe key does.
  func useNextInputMode() {
    let modes = settings.inputModes.all.filter {
      $0 != .emoji || context.rule(VersionRules.emojiKey) != .none
    }
    let place = modes.firstIndex(of: settings.inputMode) ?? 0
    inputMode = modes[(place + 1) % modes.count]
  }

  /// Changes to emoji if they are switched on.
  func useEmoji() {
    if settings.inputModes.all.contains(.emoji) { inputMode = .emoji }
  }

  /// Returns the keyboard that the request of a text input permits.
  func inputMode(for request: InputRequest) -> InputMode {
    let letters = settings.inputMode.isLetters ? settings.inputMode : settings.inputModes.all[0]
    if request.isSecureTextEntry || request.type.isPad { return letters }
    return settings.inputMode == .emoji && request.type == .asciiCapable ? letters : settings.inputMode
  }

  /// Whether there are keys on the screen, including keys that aren't modelled.
  private var showsKeys: Bool {
    guard presentation.isUp else { return false }
    switch inputSet?.body {
    case .keys, .foreign: return true
    case .view, .shortcuts, nil, .some(.none): return false
    }
  }

  /// Returns the keys that replace the letters for a request, with their height, or `nil` for letters or for
  /// no keys.
  func foreignKeys(for request: InputRequest) -> (keys: ForeignKeys, height: KeyboardHeight)? {
    guard !settings.usesLetters, request.acceptsTextInput, request.inputView == nil,
      !isHardwareKeyboardConnected
    else {
      return nil
    }
    let mode = inputMode(for: request)
    let place = settings.inputModes.all.firstIndex(of: mode) ?? 0
    return foreignHeight(of: mode).map { (mode == .emoji ? .emoji : .otherMakers(place: place), $0) }
  }

  private func foreignHeight(of mode: InputMode) -> KeyboardHeight? {
    let isLandscape = application.screen.orientation.isLandscape
    switch mode {
    case .letters: return nil
    case .emoji:
      let (device, system) = (context.device, context.designSystem)
      return KeyboardHeights.emojiHeight(of: device, on: system, isLandscape: isLandscape)
    case .otherMakers(let keyboard):
      let known = isLandscape ? keyboard.landscapeHeight : keyboard.height
      return KeyboardHeight(
        keysHeight: known ?? keyboard.height,
        barHeight: 0,
        dockHeight: 0,
        isEstimated: known == nil
      )
    }
  }
}
