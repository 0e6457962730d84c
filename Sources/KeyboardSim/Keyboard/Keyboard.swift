import Foundation
import Responder
import Simulation
import ViewTree

/// The keyboard of one simulated device: it follows the focus, posts its notifications, and types.
///
/// It lives in a ``KeyboardWindow`` of its own, whose keys are views. It comes when a responder that takes text becomes
/// first responder of the key window (A31), and goes when there is none any more. The will-notifications are posted
/// inside the call that changed the focus, the did-notifications when the slide has ended (KN35).
@preconcurrency @MainActor public final class Keyboard {
  let application: Application
  var presentation: KeyboardPresentation
  var typing = TypingState(plane: .letters)
  private(set) var request = InputRequest()
  private weak var responder: Responder?
  /// The layout whose keys are in the window.
  private(set) var installedLayout: KeyboardLayout?
  private var installedType = KeyboardType.default
  private(set) var keyboardWindow: KeyboardWindow?
  private(set) var hostView: KeyboardHostView?

  /// Creates a keyboard and makes it the application's input system.
  package init(application: Application) {
    self.application = application
    let context = application.context
    presentation = KeyboardPresentation(
      rules: KeyboardPresentation.Rules(
        postsChangeFrame: context.rule(VersionRules.keyboardPostsChangeFrame),
        onFieldSwitch: context.rule(VersionRules.keyboardOnFieldSwitch)
      ),
      screen: application.screen.interfaceBounds
    )
    context.describeNotification = KeyboardNotice.describe
    application.inputSystem = self
    application.rotationFollower = self
  }

  // MARK: Asking

  /// Where the keyboard is, or is moving to, in screen coordinates; below the screen while it is away.
  public var frame: CGRect { presentation.frame.applying(application.screen.fromInterface) }

  /// Where the keyboard is seen at this moment, in screen coordinates; below the screen while it is away.
  public var presentationFrame: CGRect {
    hostView?.presentation.frame.applying(application.screen.fromInterface) ?? frame
  }

  /// Whether the keyboard is up or on its way up.
  public var isVisible: Bool { presentation.isUp }

  /// Whether the keyboard is at rest on the screen: up, and not moving.
  public var isShown: Bool { presentation.stage == .shown }

  /// The keyboard's window, from the first time that the keyboard is shown; hidden while the keyboard is away.
  public var window: KeyboardWindow? { keyboardWindow }

  /// The keyboard as one view; nil while it is away.
  public var view: KeyboardHostView? { hostView?.superview == nil ? nil : hostView }

  /// The keys that are seen, in the order of the rows; none while the keyboard is away.
  public var keys: [KeyView] { view?.keyplane?.keyViews ?? [] }

  /// The plane of keys that is seen.
  public var plane: KeyPlane { installedLayout?.present(typing.plane) ?? .letters }

  /// Whether letters are typed as capitals.
  public var isShifted: Bool { typing.isShifted }

  /// The name of the layout, as UIKit's logs have it: `iPhone-Portrait-QWERTY` (KL16).
  public var layoutName: String? { isVisible ? installedLayout?.name : nil }

  /// The responder that gets what is typed; nil while the keyboard is away.
  public var target: Responder? { isVisible ? responder : nil }

  // MARK: Following the focus

  /// Brings the keyboard in line with what the key window's first responder wants.
  private func follow(isReload: Bool) {
    let wanted = application.keyWindow?.focusScope?.firstResponder
    let wasUp = presentation.isUp
    let isSwitch = !isReload && wasUp && wanted !== responder
    guard let wanted, let request = InputRequest(of: wanted) else {
      responder = nil
      perform(presentation.wantNothing(duration: slideDuration))
      return
    }
    guard isReload || !wasUp || wanted !== responder else { return }
    responder = wanted
    self.request = request
    let height = heightRow.total
    perform(presentation.want(height: height, duration: slideDuration, isSwitch: isSwitch))
  }

  var slideDuration: Duration {
    guard context.activate({ View.areAnimationsEnabled }) else { return .zero }
    return context.rule(VersionRules.keyboardSlideDuration)
  }

  var context: SimulationContext { application.context }

  var heightRow: KeyboardHeight {
    KeyboardHeights.row(
      device: context.device,
      system: context.system,
      type: request.type,
      isLandscape: application.screen.orientation.isLandscape
    )
  }

  // MARK: Steps

  /// Carries out what the presentation decided, until it decides anew in the middle.
  func perform(_ steps: [KeyboardPresentation.Step]) {
    let generation = presentation.generation
    for step in steps {
      guard presentation.generation == generation else { return }
      switch step {
      case .installKeys: installKeys()
      case .post(let notice): post(notice)
      case .slide(let begin, let end, let duration): slide(from: begin, to: end, duration)
      case .removeKeys: removeKeys()
      }
    }
  }

  private func post(_ notice: KeyboardNotice) {
    let isScreen = context.rule(VersionRules.keyboardNotificationObjectIsScreen)
    context.notifications.post(
      name: notice.kind.name,
      object: isScreen ? application.screen : nil,
      userInfo: notice.userInfo(in: context, toScreen: application.screen.fromInterface)
    )
  }

  private func slide(from begin: CGRect, to end: CGRect, _ duration: Duration) {
    guard let hostView else { return }
    let generation = presentation.generation
    context.activate {
      context.log.recording(
        .keyboard,
        "keyboard",
        "slides \(GeometryText.rect(begin)) -> \(GeometryText.rect(end)) in \(GeometryText.seconds(duration))"
      ) {
        let curve = UInt(context.rule(VersionRules.keyboardSlideCurve))
        View.animate(
          withDuration: duration.inSeconds,
          options: [
            View.AnimationOptions(rawValue: curve << 16), .allowUserInteraction, .beginFromCurrentState,
            .independent,
          ],
          animations: { hostView.frame = end }
        )
        _ = context.schedule(after: duration, label: "arrival of the keyboard") { [weak self] in
          guard let self else { return }
          perform(presentation.arrived(generation: generation))
        }
      }
    }
  }

  // MARK: Views

  /// Puts the wanted keys into the window, below the screen if the keyboard is away; those that are there may stay.
  private func installKeys() {
    let row = heightRow
    let host = hostView ?? KeyboardHostView()
    hostView = host
    if host.superview == nil { enterWindow(host, height: row.total) }
    if installedType != request.type || installedLayout == nil { build(row, in: host) }
    typing = TypingState(plane: installedLayout?.firstPlane ?? .letters)
    adjustShift()
  }

  private func enterWindow(_ host: KeyboardHostView, height: CGFloat) {
    let window = keyboardWindow ?? makeWindow()
    host.frame = CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: height)
    window.addSubview(host)
    window.isHidden = false
  }

  func build(_ row: KeyboardHeight, in host: KeyboardHostView) {
    let size = CGSize(width: application.screen.interfaceBounds.width, height: row.keysHeight)
    let layout = KeyboardLayouts.layout(for: request.type, size: size)
    let keyplane = KeyplaneView()
    keyplane.onKey = { [weak self] in self?.hit($0) }
    host.install(row, keyplane)
    installedLayout = layout
    installedType = request.type
    context.log.record(.keyboard, "keyboard", "has the keys of \(layout.name)")
  }

  private func removeKeys() {
    hostView?.removeFromSuperview()
    keyboardWindow?.isHidden = true
    installedLayout = nil
  }

  private func makeWindow() -> KeyboardWindow {
    let window = KeyboardWindow(frame: application.screen.bounds, application: application)
    window.windowLevel = .keyboard
    window.isLogged = false
    window.stand(on: application.screen)
    keyboardWindow = window
    return window
  }

  // MARK: Keys

  /// Shows the keys of the present plane, with the titles of the present shift.
  func refreshKeys() {
    guard let layout = installedLayout, let keyplane = hostView?.keyplane else { return }
    keyplane.show(layout.keys(on: typing.plane)) { title(of: $0) }
  }

  private func title(of key: Key) -> String {
    switch key.kind {
    case .character:
      guard plane == .letters else { return key.label }
      let isCapital = typing.isShifted || !context.rule(VersionRules.keyCapsFollowShift)
      return isCapital ? key.label.uppercased() : key.label
    case .return:
      return request.returnKey.title(isLowercase: context.rule(VersionRules.returnTitleIsLowercase))
    default:
      return key.label
    }
  }
}

extension Keyboard: InputSystem {
  /// Follows the focus if it is that of the key window.
  public func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window) {
    if window.isKeyWindow { follow(isReload: false) }
  }

  /// Asks the first responder again what it wants.
  public func inputViewsDidChange(for responder: Responder) {
    if responder === self.responder { follow(isReload: true) }
  }

  /// Follows the focus of the new key window.
  public func keyWindowDidChange() {
    follow(isReload: false)
  }
}
