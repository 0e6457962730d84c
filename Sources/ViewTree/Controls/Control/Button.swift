import Foundation
import Responder
import Simulation

/// A control with a title or an image that is tapped.
@preconcurrency @MainActor open class Button: Control {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A sign for more about something.
    case detailDisclosure = 2
    /// A sign for information, on a dark ground.
    case infoLight = 3
    /// A sign for information, on a light ground.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross.
    case close = 7

    /// The look of the time before iOS 7; the same as `system`.
    public static let roundedRect = ButtonType.system
  }

  private var looks: [State: ButtonLook] = [:]
  /// Views, insets and the configuration, if there are any; `Button+Parts.swift` and `Button+Configuration.swift` change them.
  final var parts: ButtonParts? { didSet { dependsOnState = true } }

  /// The actions that the button offers; from iOS 14. It is shown when the button is held down for half a second, or at the
  /// first touch if ``showsMenuAsPrimaryAction`` says so.
  open var menu: Menu? { didSet { updateMenuPress() } }
  /// Whether a touch shows ``menu`` at once, and no action of the button's own is performed.
  open var showsMenuAsPrimaryAction = false { didSet { updateMenuPress() } }
  /// What waits for the button to be held down.
  final var menuPress: LongPressGestureRecognizer?

  /// The look that was asked for.
  public private(set) final var buttonType = ButtonType.custom
  /// Whether the image is darker while a finger is on it. Pictures don't show it.
  open var adjustsImageWhenHighlighted = true

  /// Creates a button of that look, with an empty frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button that performs `primaryAction` when it is tapped; the action's title becomes its own (D34).
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of that look, with an empty frame, that performs `primaryAction` when it is tapped.
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

  private func change(_ state: State, _ body: (inout ButtonLook) -> Void) {
    body(&looks[state, default: ButtonLook()])
    if state != .normal { dependsOnState = true }
    invalidateIntrinsicContentSize()
    if parts != nil { partsDidChange() }
  }

  /// What was set for exactly that state, or for the normal state if there is nothing.
  private func look<Value>(_ property: KeyPath<ButtonLook, Value?>, _ state: State) -> Value? {
    looks[state]?[keyPath: property] ?? looks[.normal]?[keyPath: property]
  }

  /// Sets the title for a state; nil takes it back. An attributed title for the same state wins over it.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Returns the title that was set for exactly that state, or for the normal state if there is none.
  open func title(for state: State) -> String? { look(\.title, state) }

  /// The title in the present state, also where an attributed one is shown.
  public final var currentTitle: String? { title(for: state) }

  /// Sets the title with attributes for a state; nil takes it back.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// Returns the attributed title for a state, or for the normal state if there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }

  /// The attributed title in the present state.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the title's color for a state; nil takes it back.
  open func setTitleColor(_ color: Color?, for state: State) { change(state) { $0.titleColor = color } }

  /// Returns the title's color for a state, or for the normal state if there is none.
  open func titleColor(for state: State) -> Color? { look(\.titleColor, state) }

  /// The title's color in the present state: the one that was set, or else the tint of a system's button and white.
  public final var currentTitleColor: Color {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the image for a state; nil takes it back.
  open func setImage(_ image: Image?, for state: State) { change(state) { $0.image = image } }

  /// Returns the image that was set for exactly that state, or for the normal state if there is none.
  open func image(for state: State) -> Image? { look(\.image, state) }

  /// The image in the present state.
  public final var currentImage: Image? { image(for: state) }

  /// Sets the image behind title and image for a state; nil takes it back.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the image behind title and image for a state, or for the normal state if there is none.
  open func backgroundImage(for state: State) -> Image? { look(\.backgroundImage, state) }

  /// The image behind title and image in the present state.
  public final var currentBackgroundImage: Image? { backgroundImage(for: state) }

  // MARK: State

  open override var isEnabled: Bool { didSet { if dependsOnState { stateDidChange() } } }

  open override var isSelected: Bool { didSet { if dependsOnState { stateDidChange() } } }

  open override var isHighlighted: Bool { didSet { if dependsOnState { stateDidChange() } } }

  /// Whether anything was set for another state than the normal one, or there are parts.
  private var dependsOnState = false

  /// The title's color is the tint of a system's button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if parts != nil { partsDidChange() }
  }

  // MARK: Size

  /// Room for image and title side by side and the insets around them; see `Font+Measures.swift` for the words' size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  /// The same as ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    titleFont.baselines(inset: (standardSize.height - titleFont.lineHeight) / 2)
  }

  /// Places ``titleLabel`` and ``imageView``, if anybody has asked for them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if parts != nil { placeParts() }
  }

  /// Brings the configuration in line with the state; called before the layout that follows a change. It calls
  /// ``configurationUpdateHandler``; what it changes asks for no further update.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Returns where title and image may be: inside of the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Returns where the title is in that room.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  /// Returns where the image is in that room.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  // MARK: Text

  /// The class, and the identifier, the title or the image's name.
  open override var debugName: String {
    let name = String(describing: type(of: self))
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

  /// Shows the menu, if a touch does so; the finger is not followed then.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard showsMenuAsPrimaryAction, menu != nil else { return true }
    showMenu(for: event)
    return false
  }

  override var winsOverAncestorTaps: Bool { true }

  /// A tap sends `.touchUpInside`, then `.primaryActionTriggered` (D35).
  override func finishTouch(_ events: Events, for event: Event?) {
    send(events, event: event)
    if events.contains(.touchUpInside) { send(.primaryActionTriggered, event: event) }
  }
}
