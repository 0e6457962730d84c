import Foundation
import Simulation
import ViewTree

extension Keyboard: InterfaceRotationFollower {
  package func interfaceWillTurn() {
    let style = context.rule(VersionRules.keyboardInRotation)
    perform(presentation.willTurn(style, duration: slideDuration))
  }

  package func interfaceIsTurning() {
    let screen = application.screen
    keyboardWindow?.stand(on: screen)
    measureAgain()
    turnOthers()
    let steps = presentation.turn(
      to: screen.interfaceBounds,
      height: inputSet?.height ?? 0,
      visible: inputSet?.visibleHeight ?? 0,
      duration: slideDuration
    )
    if let hostView, hostView.superview != nil {
      hostView.frame = presentation.frame
      if isVisible { rebuild() }
    }
    application.keyboardMoves(to: space)
    perform(steps)
  }

  package func interfaceDidTurn() {
    perform(presentation.didTurn())
  }
}

extension KeyboardWindow {
  /// Fills the screen as the interface stands; before iOS 8 by turning itself (KW13).
  func stand(on screen: Screen) {
    guard screen.fromInterface != .identity || transform != .identity else { return }
    var turn = screen.fromInterface
    let (long, short) = (screen.interfaceBounds.width, screen.interfaceBounds.height)
    let shift = screen.orientation.isLandscape ? (long - short) / 2 : 0
    (turn.tx, turn.ty) = (-shift, shift)
    transform = turn
    bounds = screen.interfaceBounds
    center = CGPoint(x: long / 2, y: short / 2)
  }
}
