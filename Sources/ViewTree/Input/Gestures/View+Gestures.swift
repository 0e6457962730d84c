import Responder

extension View {
  /// The recognizers attached to the view, in the order in which they were added, or `nil` if there are none.
  ///
  /// Setting it removes those that aren't in the new list, in their order, and then adds the others, by
  /// ``removeGestureRecognizer(_:)`` and ``addGestureRecognizer(_:)``.
  public final var gestureRecognizers: [GestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      let wanted = newValue ?? []
      for old in ownGestureRecognizers where !wanted.contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for recognizer in wanted where recognizer.baseView !== self { addGestureRecognizer(recognizer) }
    }
  }

  final func baseAdd(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.baseView !== self else { return }
    gestureRecognizer.baseView?.baseRemove(gestureRecognizer)
    ownGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.baseView = self
  }

  final func baseRemove(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.baseView === self else { return }
    gestureRecognizer.coordinator?.abandon(gestureRecognizer)
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.baseView = nil
  }

  /// Whether the view, the touched views and the views between them allow a recognizer to begin. Calls each
  /// view once.
  final func permits(_ recognizer: GestureRecognizer) -> Bool {
    let touched = recognizer.ownTouches.compactMap(\.view)
    let views = touched.flatMap { Array(sequence(first: $0) { $0 === self ? nil : $0.superview }) }
    var asked: Set<View> = []
    return (views + [self]).allSatisfy { view in
      asked.insert(view).inserted ? view.gestureRecognizerShouldBegin(recognizer) : true
    }
  }
}
