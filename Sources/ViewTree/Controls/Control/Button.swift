import Foundation
import Responder
import Simulation

/// A control with a title or an image that performs an action when it is tapped.
@preconcurrency @MainActor open class Button: Control {
  /// The standard appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// No appearance except for the values that are set.
    case custom = 0
    /// The system's appearance.
    case system = 1
    /// A symbol for details.
    case detailDisclosure = 2
    /// A symbol for information, on a dark background.
    case infoLight = 3
    /// A symbol for information, on a light background.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross.
    case close = 7

    /// The appearance before iOS 7; the same as `system`.
    public static let roundedRect = ButtonType.system
  }

  private var looks: [State: ButtonStateContent] = [:]
  /// The views, insets and configuration, if there are any; changed in `Button+Parts.swift` and
  /// `Button+Configuration.swift`.
  final var parts: ButtonParts?

  /// The button's menu; from iOS 14. It is shown when the button is held down for half a second, or at the
  /// touch down if ``showsMenuAsPrimaryAction`` is true.
  open var menu: Menu? {
    didSet {
      updateMenuPress()
      selectionInMenuDidChange()
    }
  }
  /// Whether a touch shows ``menu`` immediately instead of performing the button's own actions.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      updateMenuPress()
      selectionInMenuDidChange()
    }
  }
  /// The recognizer that shows the menu when the button is held down.
  final var menuPress: LongPressGestureRecognizer?
  /// Whether a tap changes the selection; from iOS 15.
  ///
  /// A button whose menu is the primary action is then a pop-up button: one action of the menu is selected,
  /// at first the one with a check mark or else the first, and the button has its title and image. Any other
  /// button becomes selected and deselected by taps, before its actions are called.
  ///
  /// Stops with `Button.changesSelectionAsPrimaryAction came with iOS 15.0; this is iOS 14.8` on an older
  /// system.
  open var changesSelectionAsPrimaryAction: Bool {
    get { selectsByTaps }
    set { setSelectsByTaps(newValue) }
  }
  final var selectsByTaps = false

  /// The type that the button was created with.
  public internal(set) final var buttonType = ButtonType.custom
  /// Whether the image is darker while the button is highlighted, kept for the app to read.
  open var adjustsImageWhenHighlighted = true

  /// Creates a button of a type with an empty frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button with the title of `primaryAction` that performs it when it is tapped (D34).
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of a type with an empty frame that performs `primaryAction` when it is tapped.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    take(primaryAction)
  }

  private func take(_ action: Action?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Titles, colors and images

  private func change(_ state: State, _ body: (inout ButtonStateContent) -> Void) {
    body(&looks[state, default: ButtonStateContent()])
    if state != .normal { dependsOnState = true }
    partsDidChange()
  }

  /// Returns the value set for exactly that state, or else the value set for the normal state.
  private func look<Value>(_ property: KeyPath<ButtonStateContent, Value?>, _ state: State) -> Value? {
    looks[state]?[keyPath: property] ?? looks[.normal]?[keyPath: property]
  }

  /// Sets the title for a state; `nil` removes it. An attributed title for the same state takes precedence.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Returns the title set for exactly that state, or for the normal state if there is none.
  open func title(for state: State) -> String? { look(\.title, state) }

  /// The title in the current state, even if an attributed title is displayed.
  public final var currentTitle: String? { title(for: state) }

  /// Sets the attributed title for a state; `nil` removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// Returns the attributed title for a state, or for the normal state if there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }

  /// The attributed title in the current state.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the title's color for a state; `nil` removes it.
  open func setTitleColor(_ color: Color?, for state: State) { change(state) { $0.titleColor = color } }

  /// Returns the title's color for a state, or for the normal state if there is none.
  open func titleColor(for state: State) -> Color? { look(\.titleColor, state) }

  /// The title's color in the current state: the one that was set, or else white for a custom button and the
  /// tint color for other types.
  public final var currentTitleColor: Color {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the color of the title's shadow for a state; `nil` removes it. The title label gets the color
  /// of the current state as its ``Label/shadowColor`` (MV16).
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Returns the color of the title's shadow for a state, or for the normal state if there is none (MV16).
  open func titleShadowColor(for state: State) -> Color? { look(\.titleShadowColor, state) }

  /// The color of the title's shadow in the current state, or `nil` for no shadow.
  public final var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// Sets the image for a state; `nil` removes it.
  open func setImage(_ image: Image?, for state: State) { change(state) { $0.image = image } }

  /// Returns the image set for exactly that state, or for the normal state if there is none.
  open func image(for state: State) -> Image? { look(\.image, state) }

  /// The image in the current state.
  public final var currentImage: Image? { image(for: state) }

  /// Sets the background image for a state; `nil` removes it.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the background image for a state, or for the normal state if there is none.
  open func backgroundImage(for state: State) -> Image? { look(\.backgroundImage, state) }

  /// The background image in the current state.
  public final var currentBackgroundImage: Image? { backgroundImage(for: state) }

  // MARK: State

  open override var isEnabled: Bool { didSet { if followsState { stateDidChange() } } }

  open override var isSelected: Bool { didSet { if followsState { stateDidChange() } } }

  open override var isHighlighted: Bool { didSet { if followsState { stateDidChange() } } }

  /// Whether a value was set for a state other than the normal one, or an option that may depend on the
  /// state.
  final var dependsOnState = false

  /// Whether a change of state may change the button. A subclass may override ``updateConfiguration()``.
  private var followsState: Bool { dependsOnState || parts != nil && type(of: self) != Button.self }

  /// Updates the title's color, which defaults to the tint color for a system button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if parts != nil { partsDidChange() }
  }

  // MARK: Size

  /// Returns the size of the image and title side by side with the insets around them; see
  /// `Font+Measures.swift` for the size of text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  /// The same size as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    titleFont.baselines(inset: (standardSize.height - titleFont.lineHeight) / 2)
  }

  override final func subviewDidChange(_ change: SubviewChange, of subview: View) {
    if change == .font, ownsPart(subview) { partsDidChange() }
  }

  /// Creates ``titleLabel`` and ``imageView`` if they have something to show, and positions them (U26).
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Updates the configuration for the current state by calling ``configurationUpdateHandler``. Called before
  /// the layout that follows a change. Changes made during the update request no further update.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Returns the area available to the title and image: the bounds without the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Returns the frame of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  /// Returns the frame of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  // MARK: Text

  /// The class name, followed by the accessibility identifier, the title or the image's name.
  open override var debugName: String {
    let name = ClassNames.name(of: type(of: self))
    let label = accessibilityIdentifier ?? normalTitle ?? image(for: .normal)?.name
    return label.map { "\(name) \"\($0)\"" } ?? name
  }

  private var normalTitle: String? {
    let configured = parts == nil ? nil : configuration?.title
    return configured ?? attributedTitle(for: .normal)?.string ?? title(for: .normal)
  }

  override var standardAccessibilityLabel: String? { shownTitle ?? shownImage?.name }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    [shownTitle.map { "title = '\($0)'" }, shownImage.map { "image = '\($0.name)'" }].compactMap { $0 }
  }

  // MARK: Touches

  /// Shows the menu if it is the primary action; the touch isn't tracked in that case.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard showsMenuAsPrimaryAction, menu != nil else { return true }
    showMenu(for: event)
    return false
  }

  override var preventsAncestorTaps: Bool { true }

  /// Sends `.touchUpInside`, then `.primaryActionTriggered`, for a tap (D35). A button that taps select
  /// changes its selection before.
  override func finishTouch(_ events: Events, for event: Event?) {
    if togglesByTaps, events.contains(.touchUpInside) { isSelected.toggle() }
    send(events, event: event)
    if events.contains(.touchUpInside) { send(.primaryActionTriggered, event: event) }
  }
}
