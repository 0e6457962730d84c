import Foundation
import Responder
import Simulation

/// A box with words, fields and buttons, presented over what is there; every button takes it away.
///
/// The presenter stays visible and hears nothing; the field that lost the focus to the alert gets it back (A49).
@preconcurrency @MainActor open class AlertController: ViewController {
  /// Where the box stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  static let rowHeight: CGFloat = 44
  static let width: CGFloat = 270

  /// The words below the title.
  open var message: String?
  /// Where the box stands.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The fields, from the top; nil if there are none.
  public final var textFields: [TextField]? { fields.isEmpty ? nil : fields }
  /// The choices' buttons, from the top; a cancel button is the last.
  public private(set) final var buttons: [Button] = []
  private var fields: [TextField] = []
  package final let box = View()

  /// Creates an alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice; before the alert is presented.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  /// Adds a field, which `configurationHandler` may change; before the alert is presented.
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
    let labels = [title, message].compactMap { text in
      text.map { text in
        let label = Label()
        label.text = text
        return label
      }
    }
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    buttons = ordered.map(button(for:))
    for row in labels + fields + buttons { box.addSubview(row) }
    view.addSubview(box)
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(
      primaryAction: Action(title: action.title ?? "") { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }
    )
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = Self.rowHeight * CGFloat(box.subviews.count)
    let y = preferredStyle == .alert ? (bounds.height - height) / 2 : bounds.height - height - 20
    let x = (bounds.width - Self.width) / 2
    box.frame = CGRect(x: x, y: y, width: Self.width, height: height)
    for (index, row) in box.subviews.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: Self.rowHeight * CGFloat(index),
        width: Self.width,
        height: Self.rowHeight
      )
    }
  }

  override var givesFocusBack: Bool { true }
}
