import Foundation
import Responder

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

  private var titles: [State: String] = [:]
  private var images: [State: Image] = [:]

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
  public convenience init(frame: CGRect = .zero, primaryAction: Action) {
    self.init(frame: frame)
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Titles and images

  /// Sets the title for a state; nil takes it back.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title that was set for exactly that state, or for the normal state if there is none.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title in the present state.
  public final var currentTitle: String? { title(for: state) }

  /// Sets the image for a state; nil takes it back.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
  }

  /// Returns the image that was set for exactly that state, or for the normal state if there is none.
  open func image(for state: State) -> Image? {
    images[state] ?? images[.normal]
  }

  /// The image in the present state.
  public final var currentImage: Image? { image(for: state) }

  /// Room for image and title side by side; the words' width is reckoned without a font, 8 points a character.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let image = currentImage?.size ?? .zero
    let title = CGSize(width: TextWidth.of(currentTitle ?? ""), height: 30)
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  // MARK: Text

  /// The class, and the identifier, the title or the image's name.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    let label = accessibilityIdentifier ?? titles[.normal] ?? images[.normal]?.name
    return label.map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityLabel: String? { currentTitle ?? currentImage?.name }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    [currentTitle.map { "title = '\($0)'" }, currentImage.map { "image = '\($0.name)'" }].compactMap { $0 }
  }

  // MARK: Touches

  override var winsOverAncestorTaps: Bool { true }

  /// A tap sends `.touchUpInside`, then `.primaryActionTriggered` (D35).
  override func finishTouch(_ events: Events, for event: Event?) {
    send(events, event: event)
    if events.contains(.touchUpInside) { send(.primaryActionTriggered, event: event) }
  }
}
