import Foundation
import Simulation

/// The window in the coordinates of the interface. They are the window's own ones from iOS 8 on, and in portrait.
extension Window {
  /// The whole window as the person sees it who reads the interface.
  final var interfaceBounds: CGRect {
    let screen = application.screen
    guard !screen.fromInterface.isIdentity, frame == screen.bounds else { return bounds }
    return screen.interfaceBounds
  }

  /// Where the root view stands: below the status bar before iOS 7, and in the whole window from then on (X10), but for what a
  /// call takes (KB13).
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

  /// Gives a subview its place in the interface. Before iOS 8 the view is turned as the interface is (KN25).
  final func place(_ view: View, in rect: CGRect) {
    let screen = application.screen
    let isTurned = !screen.fromInterface.isIdentity && frame == screen.bounds
    guard isTurned || view.isTurnedWithInterface else { return view.frame = rect }
    view.isTurnedWithInterface = isTurned
    view.transform = isTurned ? screen.orientation.turn : .identity
    view.bounds.size = rect.size
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    view.center = isTurned ? middle.applying(screen.fromInterface) : middle
  }

  /// Gives the root view and what is presented over it their places in the interface as it stands now.
  final func placeContents() {
    (self as? AlertWindow)?.alert?.place(in: self)
    guard let root = storedRoot else { return }
    if let view = root.viewIfLoaded, view.superview === self { place(view, in: interfaceFrameOfRootView) }
    var presentation = root.presentation
    while let current = presentation {
      current.place(in: self)
      presentation = current.presented.presentation
    }
  }
}
