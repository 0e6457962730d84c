import Foundation

/// What a visual effect view does to what is behind it. Pictures show none.
@preconcurrency @MainActor open class VisualEffect {
  init() {}
}

/// Blurs what is behind.
@preconcurrency @MainActor open class BlurEffect: VisualEffect {
  /// How the blur looks. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// How it was asked to look.
  package final let style: Style

  /// Makes a blur.
  public init(style: Style) { self.style = style }
}

/// Lets content stand out on a blur.
@preconcurrency @MainActor open class VibrancyEffect: VisualEffect {
  /// The blur it stands on.
  package final let blurEffect: BlurEffect

  /// Makes the effect for content on a blur.
  public init(blurEffect: BlurEffect) { self.blurEffect = blurEffect }
}

/// A view with an effect on what is behind it, and its own content in front.
///
/// Subviews are added to ``contentView``, which has the view's size.
@preconcurrency @MainActor open class VisualEffectView: View {
  /// What is done to what is behind; nil for nothing.
  open var effect: VisualEffect?
  /// What holds the content.
  public final let contentView = View(frame: .zero)

  /// Creates a view with an effect, and an empty frame.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }
}
