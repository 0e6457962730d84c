import Responder

extension GestureRecognizer {
  /// Adds a method of `target` to call with the recognizer when the gesture is recognized, and at each change
  /// of a continuous gesture.
  ///
  /// The target is not retained. A selector with a name that was added before is ignored (F18).
  @discardableResult
  public final func addTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) -> MethodSelector {
    addTarget(target, action: MethodSelector(nil, action))
  }

  /// Adds a method of `target` to call when the gesture is recognized.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> MethodSelector {
    addTarget(target, action: MethodSelector(nil, action))
  }

  /// Adds an action to send to `target` when the gesture is recognized. A pair that was added before is
  /// ignored (F18).
  @discardableResult
  public final func addTarget(_ target: AnyObject, action: MethodSelector) -> MethodSelector {
    let known = actionTable.selectors(for: target, events: 1)
    if !known.contains(action) { actionTable.add(target: target, selector: action, events: 1) }
    return action
  }

  /// Removes a target and action; `nil` means every target, or every action.
  public final func removeTarget(_ target: AnyObject?, action: MethodSelector?) {
    actionTable.remove(target: target, selector: action, events: 1)
  }

  final func callTargets(through application: Application) {
    for entry in actionTable.entries {
      guard case .target(let selector) = entry.receiver, let target = entry.target else { continue }
      application.sendAction(selector, to: target, from: self, for: nil)
    }
  }
}
