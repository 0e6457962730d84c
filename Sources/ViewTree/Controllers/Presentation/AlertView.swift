import Foundation
import Responder
import Simulation

/// A box with words, fields and buttons in a window of its own: the alert of systems before iOS 8.
///
/// While it is shown, its window is the key one, in front of the program's (KW16). The first responder of the program
/// resigns, and is first again when the alert has gone (S22, A49). It comes and goes without animation, and
/// stands in the middle, with fields at the top.
@preconcurrency @MainActor open class AlertView: View {
  /// Which fields an alert has; from iOS 5.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// One for a secret.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// One for a name, and one for a secret.
    case loginAndPasswordInput = 3
  }

  /// What stands at the top.
  open var title: String?
  /// The words below the title.
  open var message: String?
  /// Who hears what becomes of it.
  open weak var delegate: (any AlertViewDelegate)?
  /// The index of the button that changes nothing; -1 if there is none.
  public private(set) final var cancelButtonIndex = -1
  /// The buttons, in the order of their indices.
  public private(set) final var buttons: [Button] = []
  private var fields: [TextField] = []
  private var storedStyle = Style.default
  private var alertWindow: Window?
  /// Whether it is on its way to the screen or from there, and hears of no other way.
  private var isChanging = false
  private weak var formerKeyWindow: Window?
  private weak var formerFirstResponder: Responder?

  /// Creates an alert that is not shown yet; its cancel button has index 0.
  public init(
    title: String?,
    message: String?,
    delegate: (any AlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title
    self.message = message
    self.delegate = delegate
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button and returns its index; before the alert is shown.
  @discardableResult
  public final func addButton(withTitle title: String) -> Int {
    let index = buttons.count
    let action = Action(title: title) { [weak self] _ in self?.click(index) }
    buttons.append(Button(primaryAction: action))
    return index
  }

  /// Which fields it has; set before it is shown, which makes new ones.
  ///
  /// Stops with `alerts have no fields on iOS 4.3` before iOS 5.
  public final var alertViewStyle: Style {
    get { storedStyle }
    set {
      let context = Application.required(for: "AlertView.alertViewStyle").context
      guard newValue == .default || context.rule(VersionRules.alertsHaveFields) else {
        programmerError("alerts have no fields on iOS \(context.system)")
      }
      storedStyle = newValue
      fields = newValue.secrets.map { isSecret in
        let field = TextField()
        field.isSecureTextEntry = isSecret
        return field
      }
    }
  }

  /// Returns one of its fields, counted from the top.
  ///
  /// Stops with `AlertView has no text field 1` if there is none.
  public final func textField(at index: Int) -> TextField {
    guard fields.indices.contains(index) else { programmerError("\(debugName) has no text field \(index)") }
    return fields[index]
  }

  /// Whether the alert is shown.
  public final var isVisible: Bool { alertWindow != nil }

  override var standardAccessibilityLabel: String? { title }

  // MARK: Coming and going

  /// Shows the alert, and makes its first field first responder; nothing if it is shown already, or comes or goes right
  /// now. While it is shown it holds its window and itself, and so the simulator, whoever else lets go.
  ///
  /// Stops with `alerts are controllers on iOS 18.0: present an AlertController` from iOS 8 on.
  open func show() {
    let application = Application.required(for: "AlertView.show()")
    guard application.context.rule(VersionRules.alertsHaveWindows) else {
      programmerError(
        "alerts are controllers on iOS \(application.context.system): present an AlertController"
      )
    }
    guard alertWindow == nil, !isChanging else { return }
    isChanging = true
    delegate?.willPresentAlertView(self)
    formerKeyWindow = application.keyWindow
    formerFirstResponder = formerKeyWindow?.scope.firstResponder
    _ = formerKeyWindow?.scope.forceResign()
    let window = application.activate { AlertWindow(frame: application.screen.bounds) }
    window.windowLevel = .alert
    window.alert = self
    alertWindow = window
    isChanging = false
    fill()
    place(in: window)
    window.addSubview(self)
    // The program may have sent it away in a hook.
    if alertWindow === window { window.makeKeyAndVisible() }
    if alertWindow === window { fields.first?.becomeFirstResponder() }
    _ = application.context.schedule(after: .zero, label: "end of an alert's coming") { [self] in
      if isVisible { delegate?.didPresentAlertView(self) }
    }
  }

  private func fill() {
    let words = [title, message].compactMap { text in
      text.map { text in
        let label = Label()
        label.text = text
        return label
      }
    }
    for row in words + fields + buttons { addSubview(row) }
  }

  /// Gives the alert and its rows their places in the interface as it stands now.
  final func place(in window: Window) {
    let (width, rowHeight) = (AlertController.width, AlertController.rowHeight)
    let height = rowHeight * CGFloat(subviews.count)
    let area = window.interfaceBounds
    // With fields it stands where no keyboard covers it.
    let hasFields = subviews.contains { $0 is TextField }
    let y = hasFields ? window.application.screen.statusBarHeight : area.midY - height / 2
    window.place(self, in: CGRect(x: area.midX - width / 2, y: y, width: width, height: height))
    for (index, row) in subviews.enumerated() {
      row.frame = CGRect(x: 0, y: rowHeight * CGFloat(index), width: width, height: rowHeight)
    }
  }

  private func click(_ index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  /// Takes the alert away as if that button had been tapped, but for `clickedButtonAt`; nothing if it is not shown, or
  /// goes right now.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let window = alertWindow, !isChanging else { return }
    isChanging = true
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alertWindow = nil
    window.isHidden = true
    removeFromSuperview()
    for row in subviews { row.removeFromSuperview() }
    isChanging = false
    let context = window.application.context
    if window.application.keyWindow == nil { formerKeyWindow?.makeKey() }
    if alertWindow == nil, let first = formerFirstResponder, first.focusScope?.firstResponder == nil {
      first.becomeFirstResponder()
    }
    _ = context.schedule(after: .zero, label: "end of an alert's going") { [self] in
      delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// The window of an alert, which turns with the interface.
final class AlertWindow: Window {
  weak var alert: AlertView?
}

extension AlertView.Style {
  /// The fields, and whether each is for a secret.
  fileprivate var secrets: [Bool] {
    switch self {
    case .default: []
    case .secureTextInput: [true]
    case .plainTextInput: [false]
    case .loginAndPasswordInput: [false, true]
    }
  }
}
