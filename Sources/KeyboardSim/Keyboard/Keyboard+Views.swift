import Foundation
import Responder
import Simulation
import ViewTree

/// What is in the keyboard's window.
struct InstalledKeys: Hashable, Sendable {
  var set: InputSet?
  var layout: KeyboardLayout?
  /// What the layout was chosen by.
  var layoutRequest: LayoutRequest?
  /// Whether the layout was chosen for a secret.
  var isForSecret = false
  /// Whether its keys stand in two halves.
  var isSplit = false
}

extension Keyboard {
  /// The layout whose keys are in the window; nil if there are none.
  var layout: KeyboardLayout? { installed.layout }

  /// Puts what is wanted into the window, below the screen if the keyboard is away; what is there may stay.
  func installKeys() {
    guard let inputSet else { return }
    let host = hostView ?? KeyboardHostView()
    // The parts keep their heights, whatever the masks of the program's views say.
    host.autoresizesSubviews = false
    hostView = host
    if host.superview == nil { enterWindow(host, height: inputSet.height) }
    // It stands in front of the window that it is for, also of an alert.
    let level = max(.keyboard, application.keyWindow?.windowLevel.above ?? .keyboard)
    if let keyboardWindow, keyboardWindow.windowLevel != level { keyboardWindow.windowLevel = level }
    fitHost(host)
    if installed.set != inputSet { build(inputSet, in: host) }
    let isSplit = presentation.docking.effective == .split
    if request.isSecret != installed.isForSecret || isSplit != installed.isSplit { adaptLayout() }
    showAssistant()
    typing = TypingState(plane: layout?.firstPlane ?? .letters)
    adjustShift()
  }

  private func enterWindow(_ host: KeyboardHostView, height: CGFloat) {
    let window = keyboardWindow ?? makeWindow()
    let place = presentation.frame
    host.frame = CGRect(x: place.minX, y: window.bounds.maxY, width: place.width, height: height)
    window.addSubview(host)
    window.isHidden = false
  }

  private func build(_ set: InputSet, in host: KeyboardHostView) {
    let old = installed.set
    installed.set = set
    var parts = KeyboardHostView.Parts(accessory: inputViews.accessory)
    switch set.body {
    case .keys(let type, let height):
      parts.height = height
      parts.keyplane = presentKeyplane(type, height, of: old) ?? makeKeyplane(type, height)
    case .shortcuts(let bar):
      installed.layout = nil
      parts.height = bar
    case .foreign(let mode, let height):
      installed.layout = nil
      parts.height = height
      context.log.record(.keyboard, "keyboard", "has the keys of \(mode)")
    case .view:
      installed.layout = nil
      parts.inputView = inputViews.inputView
    case .none:
      installed.layout = nil
    }
    // The parts stand in their places at once, also inside an animation of the program's.
    context.activate { View.performWithoutAnimation { host.install(parts) } }
    if set.hasOtherViews(than: old) { recordViews(parts) }
  }

  /// Builds anew what is in the window, for a screen that has turned.
  func rebuild() {
    guard let inputSet, let hostView else { return }
    installed.set?.body = .none
    fitHost(hostView)
    build(inputSet, in: hostView)
    refreshKeys()
  }

  private func recordViews(_ parts: KeyboardHostView.Parts) {
    let (accessory, inputView) = (parts.accessory, parts.inputView)
    if let accessory {
      context.log.record(.keyboard, "keyboard", "has the accessory view \(accessory.debugName)")
    }
    if let inputView {
      context.log.record(.keyboard, "keyboard", "has the input view \(inputView.debugName)")
    }
  }

  /// The keys that are there, if they are those of that type and height.
  private func presentKeyplane(
    _ type: KeyboardType,
    _ height: KeyboardHeight,
    of old: InputSet?
  ) -> KeyplaneView? {
    guard case .keys(type, let oldHeight) = old?.body, oldHeight.keysHeight == height.keysHeight else {
      return nil
    }
    return hostView?.keyplane
  }

  private func makeKeyplane(_ type: KeyboardType, _ height: KeyboardHeight) -> KeyplaneView {
    let size = CGSize(width: presentation.frame.width, height: height.keysHeight)
    install(layoutRequest(for: type, size: size))
    let keyplane = KeyplaneView()
    keyplane.hasPopups = context.device.idiom == .phone && !type.isPad
    keyplane.onKey = { [weak self] in self?.handle($1, $0) }
    return keyplane
  }

  func removeKeys() {
    releaseDelete()
    installed = InstalledKeys()
    forgetInputViews()
    hostView?.removeFromSuperview()
    hostView?.install(KeyboardHostView.Parts())
    keyboardWindow?.isHidden = true
  }

  private func makeWindow() -> KeyboardWindow {
    let window = KeyboardWindow(frame: application.screen.bounds, application: application)
    window.windowLevel = .keyboard
    window.isLogged = false
    window.stand(on: application.screen)
    keyboardWindow = window
    application.inputWindow = window
    return window
  }

  // MARK: Keys

  /// Shows the keys of the present plane, with the titles of the present shift.
  func refreshKeys() {
    guard let keyplane = hostView?.keyplane, installed.layout != nil else { return }
    let face = KeyplaneView.Face(
      plane: typing.plane,
      hasCapitals: typing.isShifted || !settings.showsLowercaseKeys
        || !context.rule(VersionRules.keyCapsFollowShift),
      returnKey: returnKey,
      isReturnEnabled: isReturnEnabled
    )
    keyplane.show(face) {
      layout?.keys(on: face.plane) ?? []
    } title: {
      title(of: $0, face)
    }
  }

  /// What the return key is for; in a web search Go, unless something else is asked for (KL15).
  private var returnKey: ReturnKeyType {
    request.type == .webSearch && request.returnKey == .default ? .go : request.returnKey
  }

  private func title(of key: Key, _ face: KeyplaneView.Face) -> String {
    switch key.kind {
    case .character:
      return plane == .letters && face.hasCapitals && key.label.count == 1 ? key.shiftedText : key.label
    case .return:
      return face.returnKey.title(context.rule(VersionRules.returnTitleStyle))
    default:
      return key.label
    }
  }
}
