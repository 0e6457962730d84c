/// The rewriting's knowledge of UIKit's types by their names, as their declarations aren't among its files.
enum UIKitNames {
  /// The ends of the names of UIKit's classes that have the initializer with a coder.
  private static let decodableEnds = [
    "View", "ViewController", "Control", "Bar", "Cell", "Field", "Button", "Label", "Slider", "Stepper",
    "Switch",
    "Picker", "Window", "Well", "NavigationController", "TabBarController", "SplitViewController",
    "SearchController", "AlertController", "ImagePickerController", "BarItem", "BarButtonItem", "LayoutGuide",
  ]

  /// Whether a class of UIKit has the initializer with a coder, which interface files call. Segues,
  /// presentation controllers, layout attributes, invalidation contexts and navigation items have none.
  static func isDecodable(_ name: String) -> Bool {
    name.hasPrefix("UI") && decodableEnds.contains { name.hasSuffix($0) }
  }

  /// The ends of the names of further classes whose extensions adopt protocols of delegates.
  private static let classEnds = [
    "UIResponder", "UIApplication", "NSObject", "GestureRecognizer", "Layer", "Layout",
    "PresentationController",
  ]

  /// Whether a type that the target doesn't declare is a class, by its name. Others of UIKit, such as its
  /// insets, states and configurations, are values.
  static func isClass(_ name: String) -> Bool {
    isDecodable(name) || classEnds.contains { name.hasSuffix($0) }
  }

  private static let protocolEnds = [
    "Delegate", "DataSource", "DelegateFlowLayout", "DataSourcePrefetching", "Updating", "Transitioning",
  ]

  /// Whether a type that the target doesn't declare is one of UIKit's protocols of delegates, by its name.
  static func isDelegate(_ name: String) -> Bool { protocolEnds.contains { name.hasSuffix($0) } }
}
