import UIKit

/// Registers the classes of the module when one of them is looked up.
final class UIKitSourceTable: SourceModule {
  override func register() {
    _register_ButtonActions(self)
    _register_Closures(self)
    _register_Computed(self)
    _register_Constants(self)
    _register_Delayed(self)
    _register_Enumeration(self)
    _register_FormController(self)
    _register_FormDelegate(self)
    _register_GenericCell(self)
    _register_HomeViewController(self)
    _register_HomeViewModel(self)
    _register_Inherited(self)
    _register_Metatype(self)
    _register_Priorities(self)
    _register_SceneCoordinator(self)
    _register_SelectorExtension(self)
    _register_TableSource(self)
    _register_Unavailable(self)
  }
}
