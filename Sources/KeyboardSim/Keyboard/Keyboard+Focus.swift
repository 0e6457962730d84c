import Foundation
import Responder
import Simulation
import ViewTree

/// Following the focus.
extension Keyboard {
  /// Updates the keyboard for the request of the first responder.
  func follow(_ reason: KeyboardPresentation.Reason) {
    let focused = application.focusedResponder
    let isView = application.focusIsView
    if !followed.leads(to: focused) {
      following.ignoresHardware = false
      followed.set(focused, isView: isView)
    }
    // Changes meanwhile are read when the app becomes active again.
    guard !following.isSuspended else { return }
    application.continueActive { show(for: focused, isView: isView, reason) }
  }

  private func show(for wanted: Responder?, isView: Bool, _ cause: KeyboardPresentation.Reason) {
    let lookup = following.beginLookup()
    let wasUp = presentation.isUp
    let isNew = !typingResponder.leads(to: wanted)
    guard let wanted else { return showNothing(for: nil) }
    guard cause != .focus || !wasUp || isNew else { return }
    let views = InputViews(of: wanted, keeping: inputViews, in: context)
    var request = InputRequest(of: wanted, views, width: application.screen.interfaceBounds.width)
    request.type = request.type.effective(in: context)
    request.returnKey = request.returnKey.effective(in: context)
    // A getter of the app may have changed the focus; the later change applies.
    guard following.isCurrent(lookup) else { return }
    guard let set = inputSet(for: request) else {
      self.request = request
      return showNothing(for: request.acceptsTextInput ? wanted : nil)
    }
    let reason = reason(for: cause, isSwitch: wasUp && isNew)
    let telling = telling(of: set, for: request, reason)
    let hasNewViews = wasUp && set.hasOtherViews(than: inputSet)
    typingResponder.set(wanted, isView: isView)
    self.request = request
    inputSet = set
    presentation.docking.hasKeys = set.hasKeys
    if !wasUp || !set.isShortcuts { presentation.docking.barOrigin = nil }
    inputViews = views
    let place = frameOfOtherAppsKeyboard()
    let outer = following.setSwapping(reason == .swap)
    perform(
      presentation.want(
        height: set.height,
        visible: set.visibleHeight,
        duration: reason == .swap ? .zero : slideDuration,
        reason: reason,
        hasNewViews: hasNewViews,
        distance: place ?? application.focusCircumstances.ride?.distance,
        telling: telling
      )
    )
    _ = following.setSwapping(outer)
  }

  private func reason(
    for cause: KeyboardPresentation.Reason,
    isSwitch: Bool
  ) -> KeyboardPresentation.Reason {
    switch cause {
    case .focus: isSwitch ? .fieldSwitch : .focus
    case .reload where following.isSwapping && context.rule(VersionRules.reloadRepeatsSwap): .swap
    default: cause
    }
  }

  func showNothing(for responder: Responder?) {
    typingResponder.set(responder, isView: responder is View)
    let reportsHeight = !dragHideReportsNoHeight && !hardwareHideReportsNoHeight
    perform(presentation.requestHide(duration: slideDuration, reportsHeight: reportsHeight))
  }

  /// Whether the notifications of a hiding keyboard lack a height (KB18).
  private var dragHideReportsNoHeight: Bool {
    application.focusCircumstances.isEndForDrag && context.device.idiom == .pad
      && context.rule(VersionRules.dragHideReportsNoHeight)
  }

  /// Whether the notifications of a hiding keyboard lack a height because of a hardware keyboard (KI32).
  private var hardwareHideReportsNoHeight: Bool {
    configuration.isHardwareKeyboardConnected && context.device.idiom == .phone
      && context.rule(VersionRules.hardwareHideReportsNoHeight)
  }

  /// Clears the responder that receives typed text, and the followed one.
  func clearTypingResponder() {
    typingResponder.clear()
    followed.clear()
  }
}

extension Keyboard: InputSystem {
  package func keep(_ window: SystemWindow) { keptWindows.append(window) }

  /// Clears the references to the first responder in the window.
  package func windowWasDeallocated(_ address: ObjectIdentifier) {
    if typingResponder.isView(ofWindowAt: address) { typingResponder.clear() }
    if followed.isView(ofWindowAt: address) { followed.clear() }
  }

  /// Follows the focus if it is that of the key window, or of a field in the keyboard's own views.
  package func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window) {
    listen(to: new, insteadOf: old)
    guard window.baseIsKeyWindow || application.isInput(window) else { return }
    if new == nil, stays(after: old, in: window) { return }
    follow(.focus)
  }

  /// Reads the first responder's request again, also if the responder that provided the views around it calls
  /// this.
  package func inputViewsDidChange(for responder: Responder) {
    if responder === followed.responder || responder === application.keyWindow?.focusScope?.firstResponder {
      follow(.reload)
    }
  }

  /// Updates whether the next letter is a capital (KT3).
  package func textDidChange(in responder: Responder) {
    if responder === self.responder, presentation.isUp { adjustShift() }
  }

  /// Shows the keyboard for the responder; typed text has no target.
  package func inputViewsDidOutlive(_ responder: Responder) {
    context.activate { show(for: responder, isView: responder is View, .focus) }
    if self.responder === responder { typingResponder.clear() }
  }

  /// Follows the focus of the new key window.
  package func keyWindowDidChange() {
    follow(.focus)
  }
}

extension FocusReference {
  /// Whether the responder is a view of the deallocated window.
  @MainActor fileprivate func isView(ofWindowAt address: ObjectIdentifier) -> Bool {
    isViewReference && (responder as? View)?.hasLostWindow(at: address) ?? false
  }
}
