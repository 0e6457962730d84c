import Foundation
import Simulation

extension ViewController {
  /// The covered area at the top of the view, created at the first access.
  public final var topLayoutGuide: any LayoutSupport { view.boundGuide(.controllerTop) }
  /// The covered area at the bottom of the view, created at the first access.
  public final var bottomLayoutGuide: any LayoutSupport { view.boundGuide(.controllerBottom) }
  /// The minimum margins that the system leaves at the sides of the view.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = view.systemMinimumMargin
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
