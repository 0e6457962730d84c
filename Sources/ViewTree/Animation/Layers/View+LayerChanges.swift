import Foundation
import Simulation

extension View {
  /// Sets the background color, which an animation block animates unless the old or the new one is nil.
  final func setBackgroundColor(_ color: Color?) {
    if let old = rare?.backgroundColor, let color, color != old {
      noteAnimatableChange(from: .background(old), to: .background(color))
    }
    change(\.backgroundColor, to: color)
  }
}

extension Layer {
  /// Animates a change of the corner radius of a view's layer in an animation block; from iOS 11 (MA17).
  final func noteCornerRadius(_ new: CGFloat) {
    guard new != decoration.cornerRadius, follows(VersionRules.animatesCornerRadius) else { return }
    view?.noteAnimatableChange(from: .cornerRadius(decoration.cornerRadius), to: .cornerRadius(new))
  }

  /// Animates a change of the shadow's opacity of a view's layer in an animation block; from iOS 13 (MA17).
  final func noteShadowOpacity(_ new: CGFloat) {
    guard new != decoration.shadowOpacity, follows(VersionRules.animatesShadowOpacity) else { return }
    view?.noteAnimatableChange(from: .shadowOpacity(decoration.shadowOpacity), to: .shadowOpacity(new))
  }

  private func follows(_ rule: VersionRule<Bool>) -> Bool {
    view?.baseWindow?.context.rule(rule) ?? false
  }
}
