import Foundation
import Responder
import Simulation

/// A controller that presents texts, fields and buttons over its presenter; every button dismisses it.
///
/// The presenter stays visible and gets no appearance callbacks. A field that resigned first responder
/// because of the alert becomes first responder again (A49). On pads, an action sheet is a popover without a
/// button for the cancel action, which a tap outside performs (MC42).
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The position of the alert's box.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen; on pads, a popover.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  static let rowHeight: CGFloat = 44

  /// The text below the title.
  open var message: String?
  /// The position of the alert's box.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The text fields, from the top; `nil` if there are none.
  public final var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  /// The buttons of the actions, from the top; cancel buttons are last. A popover has none.
  public private(set) final var buttons: [Button] = []
  private var fields: [TextField] = []
  package final let box = View()

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action. Call it before the alert is presented.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  /// Adds a text field, which `configurationHandler` may configure. Call it before the alert is presented.
  ///
  /// Stops with `AlertController: only alerts have text fields` for an action sheet.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { programmerError("\(debugName): only alerts have text fields") }
    let field = TextField()
    fields.append(field)
    configurationHandler?(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let labels = Label.labels(ofAlert: title, message)
    let cancelling = isPopoverOnPad ? [] : actions.filter { $0.style == .cancel }
    buttons = (actions.filter { $0.style != .cancel } + cancelling).map(button(for:))
    for row in labels + fields + buttons { box.addSubview(row) }
    view.addSubview(box)
    if isPopoverOnPad { preferredContentSize = CGSize(width: measures.sheetWidth, height: boxHeight) }
  }

  /// Whether the alert is an action sheet on a pad.
  final var isPopoverOnPad: Bool {
    preferredStyle == .actionSheet && Application.current?.context.device.idiom == .pad
  }

  private var measures: VersionRules.AlertMeasures {
    Application.required(for: "AlertController").context.rule(VersionRules.alertMeasures)
  }

  private var boxHeight: CGFloat { Self.rowHeight * CGFloat(box.childCount) }

  /// Performs the cancel action after a tap outside the popover.
  final func popoverWasCancelled() {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return }
    action.handler?(action)
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(
      primaryAction: Action(title: action.title ?? "") { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }
    )
    button.setTitleStyle(size: 17)
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.frame = boxFrame
    for (index, row) in box.subviews.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: Self.rowHeight * CGFloat(index),
        width: box.bounds.width,
        height: Self.rowHeight
      )
    }
  }

  private var boxFrame: CGRect {
    if isPopoverOnPad { return view.bounds }
    let (measures, height) = (measures, boxHeight)
    let area = measures.isCenteredInSafeArea ? view.bounds.inset(by: view.storedSafeAreaInsets) : view.bounds
    let y = preferredStyle == .alert ? area.midY - height / 2 : view.bounds.height - height - 20
    return CGRect(x: view.bounds.midX - measures.width / 2, y: y, width: measures.width, height: height)
  }

  override var restoresFirstResponder: Bool { true }
}

extension Label {
  /// Returns the labels of an alert's texts: a bold title of 17 points and a message of 13 points (TC40).
  static func labels(ofAlert title: String?, _ message: String?) -> [Label] {
    let texts = [(title, Font.boldSystemFont(ofSize: 17)), (message, Font.systemFont(ofSize: 13))]
    return texts.compactMap { text, font in
      guard let text else { return nil }
      let label = Label()
      label.text = text
      label.standardFont = font
      return label
    }
  }
}
