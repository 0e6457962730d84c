import Responder
import Simulation
import ViewTree

/// The shortcuts bar above the keys of iPads, from iOS 9 (KG7, KG8).
extension Keyboard {
  /// Whether the device and system have a shortcuts bar.
  private var hasAssistant: Bool {
    context.device.idiom == .pad && context.rule(VersionRules.hasInputAssistants)
  }

  /// Whether the request has no shortcuts bar because the app has emptied it.
  func isAssistantEmptied(_ request: InputRequest) -> Bool { request.hasEmptyAssistant && hasAssistant }

  /// Shows the first responder's items in the shortcuts bar.
  func showAssistant() {
    guard hasAssistant, let host = hostView, let bar = host.predictiveBar else { return }
    let toolbar = bar.subviews.first as? Toolbar ?? Toolbar()
    let items = (responder as? View)?.inputAssistantItem.barItems ?? []
    toolbar.frame = bar.bounds
    if !items.elementsEqual(toolbar.items ?? [], by: { $0 === $1 }) { toolbar.items = items }
    if toolbar.superview == nil { bar.addSubview(toolbar) }
  }
}
