import Foundation
import Simulation
import ViewTree

extension Keyboard: InterfaceRotationFollower {
  package func interfaceWillRotate() {
    let style = context.rule(VersionRules.keyboardInRotation)
    perform(presentation.willTurn(style, duration: slideDuration))
  }

  package func interfaceIsRotating() {
    let screen = application.screen
    measureAgain()
    rotateOtherAppsKeyboard()
    let steps = presentation.turn(
      to: screen.interfaceBounds,
      height: inputSet?.height ?? 0,
      visible: inputSet?.visibleHeight ?? 0,
      duration: slideDuration
    )
    if views.isInUse {
      placement.slide = nil
      for host in views.hosts { host.frame = presentation.frame }
      if isVisible { rebuild() }
    }
    application.keyboardMoves(to: space)
    perform(steps)
  }

  package func interfaceDidRotate() {
    perform(presentation.didTurn())
  }
}
