import Foundation
import Simulation

/// The window in the coordinates of the interface; from iOS 8 on, and in portrait, they are the window's own.
extension Window {
  /// The window's bounds in the coordinates of the interface.
  final var interfaceBounds: CGRect {
    let screen = application.screen
    guard !screen.fromInterface.isIdentity, frame == screen.bounds else { return bounds }
    return screen.interfaceBounds
  }

  /// The frame of the root view: below the status bar before iOS 7, the whole window from iOS 7 on (X10). It
  /// excludes the additional height of the status bar during a call (KB13).
  final var interfaceFrameOfRootView: CGRect {
    let screen = application.screen
    if application.context.rule(VersionRules.rootViewFillsScreen) {
      let isLowered = screen.callBarHeight > 0 && screen.statusBarHeight > 0 && frame == screen.bounds
      return isLowered ? interfaceBounds.inset(by: EdgeInsets(top: screen.callBarHeight)) : interfaceBounds
    }
    if frame == screen.bounds { return interfaceBounds.inset(by: EdgeInsets(top: screen.statusBarHeight)) }
    let available = screen.applicationFrame.intersection(frame)
    guard !available.isNull else { return bounds }
    return available.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// Places a subview in the interface's coordinates, rotated with the interface before iOS 8 (KN25).
  final func place(_ view: View, in rect: CGRect) {
    let screen = application.screen
    let isTurned = !screen.fromInterface.isIdentity && frame == screen.bounds
    guard isTurned || view.isRotatedWithInterface else { return view.frame = rect }
    view.isRotatedWithInterface = isTurned
    view.transform = isTurned ? screen.orientation.turn : .identity
    view.bounds.size = rect.size
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    view.center = isTurned ? middle.applying(screen.fromInterface) : middle
  }

  /// Places the root view and everything presented over it for the current interface orientation.
  final func placeContents() {
    placeOwnContents()
    guard let root = storedRoot else { return }
    if let view = root.viewIfLoaded, view.superview === self { place(view, in: interfaceFrameOfRootView) }
    var presentation = root.presentation
    while let current = presentation {
      current.place(in: self)
      presentation = current.presented.presentation
    }
  }
}
