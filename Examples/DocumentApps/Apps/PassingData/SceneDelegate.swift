import UIKit

/// The delegate of the scene from iOS 13, which Info.plist names. The storyboard's window becomes its own.
@available(iOS 13.0, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
