import Responder
import Simulation

extension ViewController {
  /// Lets the view go if that is how the system answers a memory warning, and if nobody has it on the screen (X32).
  final func unloadView() {
    guard let context = Application.current?.context, context.rule(VersionRules.memoryWarningsUnloadViews),
      let view = viewIfLoaded, view.superview == nil
    else {
      return
    }
    self.view = nil
    context.log.recording(.controller, debugName, "view is unloaded") {
      if context.rule(VersionRules.controllersHearOfUnloading) { viewDidUnload() }
    }
  }
}
