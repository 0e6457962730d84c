import Foundation
import Simulation
import ViewTree

/// Which keys there are: by what the responder asks, the device, the system, and the settings.
extension Keyboard {
  /// What decides about the keys of a type on an area of that size.
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
      isSplit: mode == .split
    )
  }

  /// The way to another keyboard among the keys; above a dock, all but the later emoji key is in the dock (KT16, KT19).
  func switchKey(hasDock: Bool) -> LayoutRequest.SwitchKey {
    let modes = settings.inputModes.all
    let key: LayoutRequest.SwitchKey =
      switch (modes.count { $0 != .emoji }, context.rule(VersionRules.emojiKey)) {
      case (2..., _): .globe
      case (_, .none): .none
      case (_, .globe): modes.count > 1 ? .globe : .none
      // A secret is typed without emoji (KT18).
      case (_, .emoji): modes.count > 1 && !request.isSecret ? .emoji : .none
      }
    guard hasDock else { return key }
    return key == .emoji && context.rule(VersionRules.emojiKeyLeavesDock) ? .emoji : .none
  }

  /// Whether a person can dictate into what is edited: never a secret, and not on devices that came before (KT18, KT19).
  private var hasDictationKey: Bool {
    settings.isDictationEnabled && !request.isSecret && context.rule(VersionRules.hasDictation)
      && VersionRules.hasDictation.value(on: context.device.firstSystem)
  }

  /// Returns the layout for a request; one that was asked for before is not made anew.
  func layout(for request: LayoutRequest) -> KeyboardLayout {
    for known in caches.layouts where known.request == request { return known.layout }
    guard let layout = KeyboardLayouts.known(request) else {
      return layoutOfGap(KeyboardLayouts.refusal(of: request))
    }
    caches.layouts.append((request, layout))
    return layout
  }

  /// Takes the layout that is wanted now, if the keys that are there are of another one.
  func adaptLayout() {
    guard hostView?.keyplane != nil, let present = installed.layoutRequest else { return }
    installed.isForSecret = request.isSecret
    let wanted = layoutRequest(for: request.type, size: present.size)
    guard wanted != present else { return }
    install(wanted)
  }

  /// Makes a layout that of the keys in the window.
  func install(_ request: LayoutRequest) {
    let layout = layout(for: request)
    installed.layoutRequest = request
    installed.isForSecret = self.request.isSecret
    installed.layout = layout
    views.keyplane?.source = request
    context.log.record(.keyboard, "keyboard", "has the keys of \(layout.name)")
  }

  /// The name of the plane that is seen, as UIKit's keyboards have it: `Small-Letters` (KL16); nil while the keyboard is
  /// away.
  public var planeName: String? {
    isVisible ? layout?.planeName(typing.state.plane, isShifted: isShifted) : nil
  }
}

extension KeyboardType {
  /// The type as the system knows it; one that came later is the default (KT16).
  @MainActor func effective(in context: SimulationContext) -> KeyboardType {
    rawValue <= context.rule(VersionRules.newestKeyboardType) ? self : .default
  }
}
