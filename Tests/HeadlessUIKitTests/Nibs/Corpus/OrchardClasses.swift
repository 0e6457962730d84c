import Foundation
import HeadlessUIKit

/// The classes of the app to which the interface files of the corpus belong.
@MainActor enum OrchardClasses {
  /// Makes all classes known.
  static func register() {
    registerScreens()
    registerTables()
    registerCollections()
    registerContainers()
    registerForms()
    registerViews()
    registerCells()
    registerControllers()
    registerOld()
    registerRealForms()
  }

  /// Creates the owner of a nib by the name of its class; nil for a nib without one.
  static func owner(_ name: String) -> AnyObject? {
    switch name {
    case "FormOwner": FormOwner()
    case "BarItemOwner": BarItemOwner()
    case "ControlsOwner": ControlsOwner()
    case "HitAreaOwner": HitAreaOwner()
    case "LoginViewController": LoginViewController(nibName: nil, bundle: nil)
    case "TreeDetailViewController": TreeDetailViewController(nibName: nil, bundle: nil)
    case "CrateScannerViewController": CrateScannerViewController(nibName: nil, bundle: nil)
    case "WeatherViewController": WeatherViewController(nibName: nil, bundle: nil)
    case "RowPickerViewController": RowPickerViewController(nibName: nil, bundle: nil)
    case "SprayFormViewController": SprayFormViewController(nibName: nil, bundle: nil)
    case "PlainTableViewController": PlainTableViewController(nibName: nil, bundle: nil)
    case "CollectionNibViewController": CollectionNibViewController(nibName: nil, bundle: nil)
    case "GestureViewController": GestureViewController(nibName: nil, bundle: nil)
    case "HelpViewController": HelpViewController(nibName: nil, bundle: nil)
    case "PadPanelViewController": PadPanelViewController(nibName: nil, bundle: nil)
    case "PopupViewController": PopupViewController(nibName: nil, bundle: nil)
    case "DrawingViewController": DrawingViewController(nibName: nil, bundle: nil)
    case "PlayerViewController": PlayerViewController(nibName: nil, bundle: nil)
    case "OldRootViewController": OldRootViewController(nibName: nil, bundle: nil)
    case "OldTabOwner": OldTabOwner()
    case "OldNavOwner": OldNavOwner()
    case "OldPagesController": OldPagesController(nibName: nil, bundle: nil)
    case "BeeSoundPanel": BeeSoundPanel()
    case "TourContainerViewController": TourContainerViewController(nibName: nil, bundle: nil)
    case "UIViewController": ViewController()
    default: nil
    }
  }
}
