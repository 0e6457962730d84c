import Foundation
import Simulation
import ViewTree

/// The choice of keys by the responder's request, the device, the system, and the settings.
extension Keyboard {
  /// Returns the properties that determine the keys of a type in an area of a size.
  func layoutRequest(for type: KeyboardType, size: CGSize) -> LayoutRequest {
    let (device, mode) = (context.device, presentation.docking.effective)
    guard mode != .floating else { return floatingLayoutRequest(for: type, size: size) }
    let isPad = device.idiom != .phone
    let hasDock = device.homeControl == .indicator && !isPad
    return LayoutRequest(
      type,
      size: size,
      screen: device.size,
      isPad: isPad,
      isLandscape: application.screen.orientation.isLandscape,
      hasDock: hasDock,
      switchKey: switchKey(hasDock: hasDock),
      hasDictationKey: hasDictationKey && !hasDock,
      decimalSeparator: settings.decimalSeparator,
      isSplit: mode == .split,
      isRounded: !isPad && VersionRules.roundedKeyboard.value(on: context.designSystem) != nil
    )
  }

  /// Returns the key that switches keyboards. Above a dock, only the later emoji key is among the keys (KT16,
  /// KT19).
  func switchKey(hasDock: Bool) -> LayoutRequest.SwitchKey {
    let modes = settings.inputModes.all
    let key: LayoutRequest.SwitchKey =
      switch (modes.count { $0 != .emoji }, context.rule(VersionRules.emojiKey)) {
      case (2..., _): .globe
      case (_, .none): .none
      case (_, .globe): modes.count > 1 ? .globe : .none
      // Secure text entry has no emoji (KT18).
      case (_, .emoji): modes.count > 1 && !request.isSecureTextEntry ? .emoji : .none
      }
    guard hasDock else { return key }
    let leavesDock = VersionRules.emojiKeyLeavesDock.value(on: context.designSystem)
    return key == .emoji && leavesDock ? .emoji : .none
  }

  /// Whether there is a dictation key: never for secure text entry, nor on devices older than dictation
  /// (KT18, KT19).
  private var hasDictationKey: Bool {
    settings.isDictationEnabled && !request.isSecureTextEntry && context.rule(VersionRules.hasDictation)
      && VersionRules.hasDictation.value(on: context.device.firstSystem)
  }

  /// Returns the layout for a request, from the cache if possible.
  func layout(for request: LayoutRequest) -> KeyboardLayout {
    for known in caches.layouts where known.request == request { return known.layout }
    let layout = KeyboardLayouts.layout(for: request)
    caches.layouts.append((request, layout))
    return layout
  }

  /// Installs the layout for the current request if the present keys have another one.
  func adaptLayout() {
    guard hostView?.keyplane != nil, let present = installed.layoutRequest else { return }
    installed.isForSecureTextEntry = request.isSecureTextEntry
    let wanted = layoutRequest(for: request.type, size: present.size)
    guard wanted != present else { return }
    install(wanted)
  }

  /// Installs a layout's keys in the window.
  func install(_ request: LayoutRequest) {
    let layout = layout(for: request)
    installed.layoutRequest = request
    installed.isForSecureTextEntry = self.request.isSecureTextEntry
    installed.layout = layout
    views.keyplane?.source = request
    context.log.record(.keyboard, "keyboard", "has the keys of \(layout.name)")
  }

  /// The name of the visible plane, as in UIKit's keyboards: `Small-Letters` (KL16); `nil` while the keyboard
  /// is hidden.
  public var planeName: String? {
    isVisible ? layout?.planeName(typing.state.plane, isShifted: isShifted) : nil
  }
}

extension ReturnKeyType {
  /// Returns this type, or `default` if the type is newer than the simulated system version (U32).
  @MainActor func effective(in context: SimulationContext) -> ReturnKeyType {
    rawValue <= context.rule(VersionRules.newestReturnKeyType) ? self : .default
  }
}

extension KeyboardType {
  /// Returns this type, or `default` if the type is newer than the simulated system version (KT16).
  @MainActor func effective(in context: SimulationContext) -> KeyboardType {
    rawValue <= context.rule(VersionRules.newestKeyboardType) ? self : .default
  }
}
