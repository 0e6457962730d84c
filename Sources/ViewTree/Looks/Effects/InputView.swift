import Foundation

/// A view that is made to stand in place of the keys, or above them.
@preconcurrency @MainActor open class InputView: View {
  /// How the view looks. The numbers are UIKit's; pictures show no difference.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  /// How the view was asked to look.
  public final let inputViewStyle: Style
  /// Whether the view's own wishes decide about its height. Here the frame's height counts always.
  open var allowsSelfSizing = false

  /// Creates a view of that look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view that looks as any.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }
}
