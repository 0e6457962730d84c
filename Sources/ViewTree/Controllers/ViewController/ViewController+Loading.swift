import Responder
import Simulation

extension ViewController {
  /// The view if it is loaded, or `nil`. Reading it does not load the view.
  public final var viewIfLoaded: View? { storedView }

  /// Whether the view is loaded. Reading it does not load the view.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Loads the view if it is not loaded.
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    Recursion.enter("viewDidLoad() of \(debugName)")
    defer { Recursion.leave() }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView != nil { embedControllers() }
    if storedView != nil { viewDidLoad() }
  }

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
