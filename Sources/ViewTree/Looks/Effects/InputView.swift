import Foundation

/// A view that is designed to replace the keys, or to appear above them.
@preconcurrency @MainActor open class InputView: View {
  /// The appearance of an input view. The raw values are UIKit's. The style has no effect on pictures.
  public enum Style: Int, Sendable {
    /// The appearance of other views.
    case `default` = 0
    /// The appearance of the keyboard.
    case keyboard = 1
  }

  /// The view's style.
  public final let inputViewStyle: Style
  /// Whether the constraints in the view and its intrinsic size determine its height, and not its frame
  /// (U58). The height is read when the keyboard reads the input views of the first responder.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
