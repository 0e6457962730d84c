import Foundation
import Responder
import Simulation

extension Button {
  /// The meaning of a button for the app; UIKit's `UIButton.Role`.
  public enum Role: Int, Sendable {
    /// No particular meaning.
    case normal = 0
    /// The action that is most likely wanted.
    case primary = 1
    /// An action that ends an operation without changes.
    case cancel = 2
    /// An action that destroys data. A configured button is red (assumed).
    case destructive = 3
  }

  /// The button's role; from iOS 14.
  public final var role: Role {
    get { parts?.role ?? .normal }
    set {
      changeParts { $0.role = newValue }
      setNeedsUpdateConfiguration()
    }
  }

  /// The style in which the button behaves: always that of iPads, because there is no Mac.
  public final var behavioralStyle: BehavioralStyle { .pad }

  /// The style that the app prefers. Phones and iPads have that of iPads with each.
  public final var preferredBehavioralStyle: BehavioralStyle {
    get { parts?.behavioralStyle ?? .automatic }
    set { changeParts { $0.behavioralStyle = newValue } }
  }

  /// Whether the button's menu is open.
  public final var isHeld: Bool { parts?.menuShown != nil }

  /// The order of the elements of the button's menu; from iOS 16.
  public final var preferredMenuElementOrder: ContextMenuConfiguration.ElementOrder {
    get { parts?.menuOrder ?? .automatic }
    set { changeParts { $0.menuOrder = newValue } }
  }

  /// Returns a button of the system's type with an image, which calls a method of `target` when it is tapped.
  ///
  /// The method has the form `Form.tap`; the target isn't retained.
  public static func systemButton(with image: Image, target: Any?, action: MethodSelector?) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Symbols

  /// Sets the configuration of symbols that are shown in a state; `nil` removes it. A configuration of the
  /// button has its own.
  public final func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?,
    forImageIn state: State
  ) {
    changeParts { $0.symbolConfigurations[state] = configuration }
  }

  /// Returns the configuration of symbols set for exactly that state, or for the normal state.
  public final func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    parts?.symbolConfigurations[state] ?? parts?.symbolConfigurations[.normal]
  }

  /// The configuration of symbols in the current state.
  public final var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

/// The style in which a control behaves; UIKit's `UIBehavioralStyle`.
public enum BehavioralStyle: UInt, Sendable {
  /// The style of the device.
  case automatic = 0
  /// The style of iPads, which phones have too.
  case pad = 1
  /// The style of a Mac.
  case mac = 2
}
