import Foundation
import Simulation
import ViewTree

extension Keyboard: InterfaceRotationFollower {
  package func interfaceWillRotate() {
    let style = context.rule(VersionRules.keyboardInRotation)
    perform(presentation.willTurn(style, duration: slideDuration))
  }

  package func interfaceHasTurned() {
    measureAgain()
    rotateOtherAppsKeyboard()
    presentation.turn(
      to: application.screen.interfaceBounds,
      height: inputSet?.height ?? 0,
      visible: inputSet?.visibleHeight ?? 0
    )
  }

  package func interfaceIsRotating() {
    let steps = presentation.reportTurn(duration: slideDuration)
    // A keyboard that shows since the screen turned has its views for the new orientation (Z2).
    if views.isInUse, presentation.isTurning || !isVisible {
      placement.slide = nil
      placeHosts()
      if isVisible {
        rebuild()
        // Views that aren't in their windows yet begin in their place.
        View.performWithoutAnimation(placeHosts)
      }
    }
    application.keyboardMoves(to: space)
    perform(steps)
  }

  private func placeHosts() {
    for host in views.hosts { host.frame = presentation.frame }
  }

  package func interfaceDidRotate() {
    perform(presentation.didTurn())
  }
}
