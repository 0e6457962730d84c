import Responder

extension View {
  /// The recognizers attached to the view, in the order in which they were added, or `nil` if there are none.
  public final var gestureRecognizers: [GestureRecognizer]? {
    ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers
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
