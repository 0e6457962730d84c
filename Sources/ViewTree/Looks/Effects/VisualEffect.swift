import Foundation
import Simulation

/// An effect that a visual effect view applies to the content behind it. Pictures show no effects.
@preconcurrency @MainActor open class VisualEffect: IdentityHashable {
  package init() {}
}

/// An effect that blurs the content behind the view.
@preconcurrency @MainActor open class BlurEffect: VisualEffect {
  /// The appearance of a blur. The raw values are UIKit's.
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

  /// The blur's style.
  package final let style: Style

  /// Creates a blur effect.
  public init(style: Style) { self.style = style }
}

/// An effect that makes content more visible on a blur.
@preconcurrency @MainActor open class VibrancyEffect: VisualEffect {
  /// The blur behind the content.
  package final let blurEffect: BlurEffect

  /// Creates an effect for content on a blur.
  public init(blurEffect: BlurEffect) { self.blurEffect = blurEffect }
}

/// A view that applies an effect to the content behind it, with its own content in front.
///
/// Subviews are added to ``contentView``, which has the view's size.
@preconcurrency @MainActor open class VisualEffectView: View {
  /// The effect on the content behind the view; `nil` for none.
  open var effect: VisualEffect?
  /// The view that contains the content.
  public final let contentView = View(frame: .zero)

  /// Creates a view with an effect and an empty frame.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.readInterface(of: self, as: VisualEffectView.self)
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
