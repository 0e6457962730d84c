import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  // Main.storyboard is the main interface, as Info.plist says.
  var window: UIWindow?
}
