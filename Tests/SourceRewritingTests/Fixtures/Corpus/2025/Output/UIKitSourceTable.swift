import UIKit

/// Registers the classes of the module when one of them is looked up.
final class UIKitSourceTable: SourceModule {
  override func register() {
    _register_App(self)
    _register_AsyncWork(self)
    _register_EditorViewController(self)
    _register_Extensions(self)
    _register_Gestures(self)
    _register_ImplicitReturns(self)
    _register_KeyCommands(self)
    _register_Messages(self)
    _register_Nested(self)
    _register_OneLine(self)
    _register_Paths(self)
    _register_RowController(self)
    _register_RowDelegate(self)
    _register_SceneDelegate(self)
    _register_Settings(self)
    _register_SquareView(self)
    _register_Unlabelled(self)
    _register_Wrapper(self)
  }
}
