import Foundation
import Responder
import Simulation

/// A view with texts, fields and buttons in a window of its own: the alert of systems before iOS 8. It is
/// deprecated from then on, and shown all the same (U55); see ``AlertController``.
///
/// While it is shown, its window is the key window, in front of the app's (KW16). The app's first responder
/// resigns, and becomes first responder again after the alert's dismissal (S22, A49). The alert is shown and
/// dismissed without animation. It is centered, or at the top if it has fields.
@preconcurrency @MainActor open class AlertView: View {
  /// The fields of an alert; from iOS 5.
  public enum Style: Int, Sendable {
    /// No fields.
    case `default` = 0
    /// A field for secure text entry.
    case secureTextInput = 1
    /// A field for plain text.
    case plainTextInput = 2
    /// A field for a name, and a field for secure text entry.
    case loginAndPasswordInput = 3
  }

  /// The opacity of the black layer behind an alert, which is assumed.
  package static let dimming: CGFloat = 0.4

  /// The title at the top.
  open var title: String?
  /// The text below the title.
  open var message: String?
  /// The object that is notified when the alert is shown and dismissed and its buttons are tapped.
  open weak var delegate: (any AlertViewDelegate)?
  /// The index of the cancel button; -1 if there is none.
  public private(set) final var cancelButtonIndex = -1
  /// The index of the first of the initializer's other buttons; -1 if there are none (MC29).
  public private(set) final var firstOtherButtonIndex = -1
  /// The buttons, in the order of their indices.
  public private(set) final var buttons: [Button] = []
  private var fields: [TextField] = []
  private var storedStyle = Style.default
  private weak var alertWindow: Window?
  /// True while the alert is being shown or dismissed; a further call to do either is ignored.
  private var isChanging = false
  private weak var formerKeyWindow: Window?
  private weak var formerFirstResponder: Responder?

  /// Creates an alert, without showing it; its cancel button has index 0.
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
    if !otherButtonTitles.isEmpty { firstOtherButtonIndex = buttons.count }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert without texts and buttons; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button and returns its index. Call it before the alert is shown.
  @discardableResult
  public final func addButton(withTitle title: String) -> Int {
    let index = buttons.count
    let action = Action(title: title) { [weak self] _ in self?.click(index) }
    let button = Button(primaryAction: action)
    button.setTitleStyle(size: 17)
    buttons.append(button)
    return index
  }

  /// The fields of the alert. Set it before the alert is shown; setting it replaces the fields.
  ///
  /// Stops with `alerts have no fields on iOS 4.3` before iOS 5.
  public final var alertViewStyle: Style {
    get { storedStyle }
    set {
      let context = Application.required(for: "AlertView.alertViewStyle").context
      guard newValue == .default || context.rule(VersionRules.alertsHaveFields) else {
        programmerError("alerts have no fields on \(context.system.name)")
      }
      storedStyle = newValue
      fields = newValue.secureFields.map { isSecret in
        let field = TextField()
        field.isSecureTextEntry = isSecret
        return field
      }
    }
  }

  /// Returns the field at an index, counted from the top.
  ///
  /// Stops with `AlertView has no text field 1` if there is none.
  public final func textField(at index: Int) -> TextField {
    guard fields.indices.contains(index) else { programmerError("\(debugName) has no text field \(index)") }
    return fields[index]
  }

  /// Whether the alert is shown.
  public final var isVisible: Bool { alertWindow != nil }

  override var standardAccessibilityLabel: String? { title }

  // MARK: Presentation and dismissal

  /// Shows the alert, and makes its first field first responder. Does nothing if the alert is already shown,
  /// or is being shown or dismissed. While it is shown, the simulator retains it together with its window.
  open func show() {
    let application = Application.required(for: "AlertView.show()")
    guard alertWindow == nil, !isChanging else { return }
    isChanging = true
    delegate?.willPresentAlertView(self)
    formerKeyWindow = application.keyWindow
    formerFirstResponder = formerKeyWindow?.scope.firstResponder
    _ = formerKeyWindow?.scope.forceResign()
    let window = application.activate { AlertWindow(frame: application.screen.bounds) }
    window.windowLevel = .alert
    window.alert = self
    application.alertWindows.append(window)
    alertWindow = window
    isChanging = false
    fill()
    place(in: window)
    window.addSubview(self)
    // The app may have dismissed the alert in a callback.
    if alertWindow === window { window.makeKeyAndVisible() }
    if alertWindow === window { fields.first?.becomeFirstResponder() }
    _ = application.context.schedule(after: .zero, label: "end of an alert's coming") { [self] in
      if isVisible { delegate?.didPresentAlertView(self) }
    }
  }

  private func fill() {
    for row in Label.labels(ofAlert: title, message) + fields + buttons { addSubview(row) }
  }

  /// Places the alert and its rows for the interface's present orientation.
  final func place(in window: Window) {
    let measures = window.application.context.rule(VersionRules.alertMeasures)
    let (width, rowHeight) = (measures.width, CGFloat(measures.rowHeight))
    let height = rowHeight * CGFloat(subviews.count)
    let area = window.interfaceBounds
    // With fields, the alert is placed where no keyboard covers it.
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

  /// Dismisses the alert like a tap on the button, but without calling `clickedButtonAt`. Does nothing if the
  /// alert isn't shown, or is already being dismissed.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let window = alertWindow, !isChanging else { return }
    isChanging = true
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alertWindow = nil
    window.isHidden = true
    removeFromSuperview()
    for row in subviews { row.removeFromSuperview() }
    isChanging = false
    let application = window.application
    application.alertWindows.removeAll { $0 === window }
    if alertWindow == nil, formerKeyWindow?.showsViews != false, let first = formerFirstResponder,
      first.focusScope?.firstResponder == nil
    {
      first.becomeFirstResponder()
    }
    _ = application.context.schedule(after: .zero, label: "end of an alert's going") { [self] in
      delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// The window of an alert, which rotates with the interface.
final class AlertWindow: Window {
  weak var alert: AlertView?

  override var isOfSystem: Bool { true }
  override func placeOwnContents() { alert?.place(in: self) }
}

extension AlertView.Style {
  /// The fields from the top; each value is whether the field has secure text entry.
  fileprivate var secureFields: [Bool] {
    switch self {
    case .default: []
    case .secureTextInput: [true]
    case .plainTextInput: [false]
    case .loginAndPasswordInput: [false, true]
    }
  }
}
