import Foundation
import Responder
import Simulation

/// A controller with which the user picks a color; UIKit's `UIColorPickerViewController`. From iOS 14.
///
/// It stands for the system's: a grid of named colors, such as the button "Red", a slider "Opacity" if
/// ``supportsAlpha`` is true, and a button "Close". A test may pick any color with
/// ``userPicks(_:continuously:)``.
@preconcurrency @MainActor open class ColorPickerViewController: ViewController {
  /// The delegate.
  open weak var delegate: (any ColorPickerViewControllerDelegate)?
  /// The picked color; black at first. Setting it doesn't notify the delegate.
  open var selectedColor = Color.black { didSet { updateSwatches() } }
  /// Whether the user can change the opacity.
  open var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

  /// The names of the colors in the grid.
  public static let swatches: [(name: String, color: Color)] = [
    ("Black", .black), ("Gray", .systemGray), ("White", .white), ("Red", .systemRed),
    ("Orange", .systemOrange),
    ("Yellow", .systemYellow), ("Green", .systemGreen), ("Teal", .systemTeal), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink),
  ]

  private let opacity = Slider(frame: .zero)
  private let close = Button(type: .close)
  private var buttons: [Button] = []
  /// The color well that has presented the controller.
  weak var well: ColorWell?

  /// Creates a controller, which is a page sheet.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the grid.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (name, color) in Self.swatches {
      let button = Button(frame: .zero)
      button.accessibilityLabel = name
      button.backgroundColor = color
      button.addAction(Action { [weak self] _ in self?.pick(color) }, for: .touchUpInside)
      buttons.append(button)
      view.addSubview(button)
    }
    opacity.accessibilityLabel = "Opacity"
    opacity.value = Float(selectedColor.alpha)
    opacity.isHidden = !supportsAlpha
    opacity.addAction(Action { [weak self] _ in self?.changeOpacity() }, for: .valueChanged)
    view.addSubview(opacity)
    close.accessibilityLabel = "Close"
    close.addAction(Action { [weak self] _ in self?.finish() }, for: .touchUpInside)
    view.addSubview(close)
    updateSwatches()
  }

  /// Places the grid.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    close.frame = CGRect(x: room.maxX - 30, y: room.minY, width: 30, height: 30)
    let side = room.width / 4
    for (index, button) in buttons.enumerated() {
      let (row, column) = (CGFloat(index / 4), CGFloat(index % 4))
      let cell = CGRect(x: room.minX + column * side, y: room.minY + 46 + row * 60, width: side, height: 60)
      button.frame = cell.insetBy(dx: 4, dy: 4)
    }
    opacity.frame = CGRect(x: room.minX, y: room.minY + 46 + 3 * 60 + 16, width: room.width, height: 34)
  }

  /// Picks a color as the user does, and notifies the delegate. An opacity that isn't supported becomes 1.
  ///
  /// - Parameter continuously: Whether the user is still dragging.
  public final func userPicks(_ color: Color, continuously: Bool = false) {
    selectedColor = supportsAlpha ? color : color.opaque
    well?.userPicks(selectedColor)
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }

  private func pick(_ color: Color) {
    let isOpaque = !supportsAlpha || opacity.value >= 1
    userPicks(isOpaque ? color : color.withAlphaComponent(CGFloat(opacity.value)))
  }

  private func changeOpacity() {
    userPicks(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: opacity.isTracking)
  }

  private func updateSwatches() {
    let opaque = selectedColor.opaque
    for (button, swatch) in zip(buttons, Self.swatches) { button.isSelected = swatch.color == opaque }
  }

  /// Dismisses the controller, and notifies the delegate.
  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

extension Color {
  /// The color with full opacity.
  fileprivate var opaque: Color { alpha == 1 ? self : withAlphaComponent(1) }
}

/// The methods by which a delegate follows the picked color; each has a default implementation.
@preconcurrency @MainActor public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// Called after the user has picked a color; the method before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController)
  /// Called after the user has picked a color.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController,
    didSelect color: Color,
    continuously: Bool
  )
  /// Called when the user closes the controller with its button.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController,
    didSelect color: Color,
    continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A round control with a color, which a tap opens a ``ColorPickerViewController`` for; UIKit's
/// `UIColorWell`. From iOS 14.
///
/// A color that the user picks is sent with `.valueChanged`. The picker is presented by the controller around
/// the control.
@preconcurrency @MainActor open class ColorWell: Control {
  /// The title of the color picker.
  open var title: String?
  /// Whether the user can change the opacity.
  open var supportsAlpha = true
  /// The color; `nil` for none. Setting it sends no event.
  open var selectedColor: Color? { didSet { showColor() } }
  private let swatch = View(frame: .zero)

  /// Creates a control, of the standard size if the frame has none.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? ColorWell.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    showColor()
  }

  /// Creates a control with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ColorWell.size
    showColor()
  }

  /// Shows the color in a ring, or an empty one without a color.
  private func showColor() {
    if swatch.baseSuperview == nil {
      swatch.isUserInteractionEnabled = false
      swatch.layer.borderWidth = 2
      swatch.layer.borderColor = Color.separator.cgColor
      addSubview(swatch)
    }
    swatch.backgroundColor = selectedColor
  }

  /// Places the ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    swatch.frame = bounds
    swatch.layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// The size of a color well (assumed).
  private static let size = CGSize(width: 28, height: 28)

  /// Returns the standard size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ColorWell.size }

  /// The standard size: 28 x 28 points (assumed).
  open override var intrinsicContentSize: CGSize { ColorWell.size }

  override func finishTouch(_ events: Events, for event: Event?) {
    if events.contains(.touchUpInside) { openPicker() }
    send(events, event: event)
  }

  private func openPicker() {
    guard let presenter = baseWindow?.rootViewController, baseWindow != nil else { return }
    let picker = ColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.well = self
    var top: ViewController = chain.lazy.compactMap { $0 as? ViewController }.first ?? presenter
    while let next = top.presentedViewController { top = next }
    top.present(picker, animated: true)
  }

  /// Takes the color that the user has picked.
  final func userPicks(_ color: Color) {
    guard color != selectedColor else { return }
    selectedColor = color
    sendValueChange()
  }

  override var preventsAncestorTaps: Bool { true }

  override var standardAccessibilityLabel: String? { title }

  override var isStandardAccessibilityElement: Bool { true }
}
