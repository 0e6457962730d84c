import UIKit

/// Registers the classes of the module when one of them is looked up.
final class UIKitSourceTable: SourceModule {
  override func register() {
    _register_Accessors(self)
    _register_AppDelegate(self)
    _register_BackgroundTap(self)
    _register_BaseController(self)
    _register_Cells(self)
    _register_Conditional(self)
    _register_CounterView(self)
    _register_DetailDelegate(self)
    _register_EditActions(self)
    _register_ListController(self)
    _register_LoginViewController(self)
    _register_Multiline(self)
    _register_Overloads(self)
    _register_Person(self)
    _register_PersonStore(self)
    _register_ProfileController(self)
    _register_Ticker(self)
  }
}
