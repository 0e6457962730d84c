import Responder
import Simulation

extension ViewController {
  /// Releases the view if the system version does so on a memory warning, and if the view has no superview
  /// (X32).
  final func unloadView() {
    guard let context = Application.current?.context, context.rule(VersionRules.memoryWarningsUnloadViews),
      let view = viewIfLoaded, view.superview == nil
    else {
      return
    }
    self.view = nil
    context.log.recording(.controller, debugName, "view is unloaded") {
      if context.rule(VersionRules.callsViewDidUnload) { viewDidUnload() }
    }
  }
}
