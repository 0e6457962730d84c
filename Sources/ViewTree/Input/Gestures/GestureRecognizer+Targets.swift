import Responder

extension GestureRecognizer {
  /// Calls a method of `target` with the recognizer when it recognizes, and at each change of a continuous gesture.
  ///
  /// The target is held weakly. A selector with a name that was added before is ignored (F18).
  @discardableResult
  public final func addTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) -> MethodSelector {
    addTarget(target, action: MethodSelector(nil, action))
  }

  /// Calls a method of `target` when it recognizes.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> MethodSelector {
    addTarget(target, action: MethodSelector(nil, action))
  }

  /// Sends `action` to `target` when it recognizes; a pair that was added before is ignored (F18).
  @discardableResult
  public final func addTarget(_ target: AnyObject, action: MethodSelector) -> MethodSelector {
    let known = actionTable.selectors(for: target, events: 1)
    if !known.contains(action) { actionTable.add(target: target, selector: action, events: 1) }
    return action
  }

  /// Ends what `addTarget` began; nil means every target, or every method.
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
