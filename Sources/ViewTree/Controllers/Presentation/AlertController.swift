import Foundation
import Responder
import Simulation

/// A controller that presents texts, fields and buttons over its presenter; every button dismisses it.
///
/// The presenter stays visible and gets no appearance callbacks. A field that resigned first responder
/// because of the alert becomes first responder again (A49). While the keyboard is at the bottom of the
/// screen, the box of an alert is in the middle of the space above it (LO4). On pads, an action sheet is
/// a popover without a button for the cancel action, which a tap outside performs (MC42).
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The position of the alert's box.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen; on pads, a popover.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The position of the alert's box.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The action with the emphasized button, which the Return key of a hardware keyboard performs, also from a
  /// text field (from iOS 15); `nil`, the default, for none. It has no effect in an action sheet.
  ///
  /// Stops with `AlertController: the preferred action must be one of its actions` for another action.
  open var preferredAction: AlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        programmerError("\(debugName): the preferred action must be one of its actions")
      }
      for action in actions { emphasize(action) }
    }
  }
  /// The severity of the alert, kept for the app to read: only Macs show it. From iOS 16.
  open var severity = AlertControllerSeverity.default
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The text fields, from the top; `nil` if there are none.
  public final var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  /// The buttons of the actions, from the top; cancel buttons are last. A popover has none.
  public private(set) final var buttons: [Button] = []
  private var labels: [Label] = []
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
    labels = Label.labels(ofAlert: title, message)
    let cancelling = isPopoverOnPad ? [] : actions.filter { $0.style == .cancel }
    buttons = (actions.filter { $0.style != .cancel } + cancelling).map(button(for:))
    for row in labels + fields + buttons { box.addSubview(row) }
    view.addSubview(box)
    if isPopoverOnPad {
      preferredContentSize = CGSize(
        width: measures.sheetWidth,
        height: layout(width: measures.sheetWidth).height
      )
    }
  }

  /// Whether the alert is an action sheet on a pad.
  final var isPopoverOnPad: Bool {
    preferredStyle == .actionSheet && Application.current?.context.device.idiom == .pad
  }

  private var measures: VersionRules.AlertMeasures {
    Application.required(for: "AlertController").context.rule(VersionRules.alertMeasures)
  }

  /// Whether the two buttons of an alert are side by side: if both titles have room there.
  private func arePaired(in width: CGFloat) -> Bool {
    guard preferredStyle == .alert, buttons.count == 2 else { return false }
    let room = (width - 2 * measures.buttonInset - measures.buttonGap) / 2 - 2 * AlertLayout.gap
    return buttons.allSatisfy { $0.titleFont.width(of: $0.shownTitle ?? "") <= room }
  }

  /// Returns the places of the parts in a box of a width.
  private func layout(width: CGFloat) -> AlertLayout {
    let scale = view.effectiveApplication?.screen.scale ?? 1
    var layout = AlertLayout(measures, width: width, scale: scale)
    let room = CGSize(width: layout.innerWidth, height: 0)
    layout.addContent(textHeights: labels.map { $0.sizeThatFits(room).height }, fieldCount: fields.count)
    if arePaired(in: width) {
      layout.addPair(rowHeight: measures.rowHeight)
    } else {
      let rowHeight = preferredStyle == .alert ? measures.rowHeight : measures.sheetRowHeight
      let isApart = preferredStyle == .actionSheet && buttons.last.map(isCancel) ?? false
      layout.addButtons(buttons.count, rowHeight: rowHeight, isLastApart: isApart)
    }
    return layout
  }

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
    button.isEnabled = action.isEnabled
    action.button = button
    emphasize(action)
    return button
  }

  private func emphasize(_ action: AlertAction) {
    let isPreferred = preferredStyle == .alert && action === preferredAction
    action.button?.setTitleStyle(size: 17, weight: isPreferred ? .semibold : .regular)
  }

  // MARK: Hardware keyboard

  /// The commands of the controller, and the Return key if there is a preferred action.
  open override var keyCommands: [KeyCommand]? {
    guard preferredStyle == .alert, preferredAction?.isEnabled == true else { return super.keyCommands }
    let selector = MethodSelector("performPreferredAction", AlertController.performPreferredAction)
    return (super.keyCommands ?? [])
      + ["\r", "\n"].map { key in
        let command = KeyCommand(input: key, modifierFlags: [], action: selector)
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
  }

  private func performPreferredAction() {
    guard let action = preferredAction, action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = boxWidth
    let layout = layout(width: width)
    box.frame = boxFrame(size: CGSize(width: width, height: layout.height))
    for (label, frame) in zip(labels, layout.texts) { label.frame = frame }
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    // Of two buttons side by side, the one that cancels is the first.
    let isCancelFirst = layout.isPaired && isCancel(buttons[1])
    let placed = isCancelFirst ? buttons.reversed() : buttons
    for (button, frame) in zip(placed, layout.buttons) { button.frame = box.directed(frame) }
  }

  private func isCancel(_ button: Button) -> Bool {
    actions.contains { $0.style == .cancel && $0.button === button }
  }

  private var boxWidth: CGFloat {
    if isPopoverOnPad { return view.bounds.width }
    guard preferredStyle == .actionSheet else { return measures.width }
    let side: CGFloat = view.bounds.width >= 414 ? 10 : 8
    return min(view.bounds.width, view.bounds.height) - 2 * side
  }

  private func boxFrame(size: CGSize) -> CGRect {
    if isPopoverOnPad { return view.bounds }
    var area = measures.isCenteredInSafeArea ? view.bounds.inset(by: view.storedSafeAreaInsets) : view.bounds
    if preferredStyle == .alert, let top = keyboardTop, top < area.maxY {
      area.size.height = max(size.height, top - area.minY)
    }
    let y = preferredStyle == .alert ? area.midY - size.height / 2 : view.bounds.height - size.height - 20
    return CGRect(origin: CGPoint(x: view.bounds.midX - size.width / 2, y: y), size: size)
  }

  /// The upper edge of the keyboard at the bottom of the screen, in the view's coordinates; nil without one.
  private var keyboardTop: CGFloat? {
    guard let window = view.window, let keyboard = window.application.keyboardFollowers.space.dockedFrame
    else { return nil }
    return view.convert(CGPoint(x: 0, y: keyboard.minY - window.interfaceOrigin.y), from: nil).y
  }

  override var restoresFirstResponder: Bool { true }
}

/// The severity of an alert; from iOS 16.
public enum AlertControllerSeverity: Int, Sendable {
  /// An ordinary alert.
  case `default` = 0
  /// An alert about a serious consequence.
  case critical = 1
}

extension Window {
  /// The responder that receives hardware keys without a first responder: an alert with a preferred action,
  /// or else the window.
  package final var responderOfKeys: Responder {
    var top = storedRoot
    while let next = top?.presentation?.presented { top = next }
    guard let alert = top as? AlertController, alert.preferredAction != nil else { return self }
    return alert
  }
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
      label.numberOfLines = 0
      label.textAlignment = VersionRules.alertTextsAreCentered.currentDesign ? .center : .natural
      return label
    }
  }
}
