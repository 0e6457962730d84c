import Responder
import Simulation
import ViewTree

/// The bar of shortcuts above the keys of pads, from iOS 9 (KG7, KG8).
extension Keyboard {
  /// Whether there is such a bar at all.
  private var hasAssistant: Bool {
    context.device.idiom == .pad && context.rule(VersionRules.hasInputAssistants)
  }

  /// Whether a request has no bar of shortcuts because the program has emptied it.
  func isAssistantEmptied(_ request: InputRequest) -> Bool { request.hasEmptyAssistant && hasAssistant }

  /// Shows what the first responder wants in the bar.
  func showAssistant() {
    guard hasAssistant, let host = hostView, let bar = host.predictiveBar else { return }
    let toolbar = bar.subviews.first as? Toolbar ?? Toolbar()
    let items = (responder as? View)?.inputAssistantItem.barItems ?? []
    toolbar.frame = bar.bounds
    if !items.elementsEqual(toolbar.items ?? [], by: { $0 === $1 }) { toolbar.items = items }
    if toolbar.superview == nil { bar.addSubview(toolbar) }
  }
}
