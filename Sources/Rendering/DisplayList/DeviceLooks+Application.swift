import Foundation
import Simulation
import ViewTree

extension DeviceLooks {
  @MainActor init(of application: Application) {
    let (device, screen) = (application.context.device, application.screen)
    name = "\(device.name), \(application.context.system.name)"
    isPhone = device.idiom == .phone
    homeControl = device.homeControl
    homeEdge =
      switch screen.orientation {
      case .unknown, .portrait: .bottom
      case .portraitUpsideDown: .top
      case .landscapeRight: .right
      case .landscapeLeft: .left
      }
    statusBar =
      application.isStatusBarHidden || screen.statusBarHeight == 0
      ? .hidden
      : VersionRules.rootViewFillsScreen.value(on: application.context.system) ? .overContent : .opaque
    statusBarHeight = screen.statusBarHeight
    hasFlatKeys = VersionRules.keysAreFlat.value(on: application.context.designSystem)
    cutout = isPhone && device.homeControl == .indicator ? min(device.statusBarHeight, 37) : 0
  }
}
