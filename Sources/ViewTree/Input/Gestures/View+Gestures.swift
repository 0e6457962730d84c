import Responder

extension View {
  /// The recognizers attached to the view, in the order in which they were added, or `nil` if there are none.
  public final var gestureRecognizers: [GestureRecognizer]? {
    ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers
  }

  /// Attaches a recognizer to the view, and detaches it from its previous view.
  public final func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ownGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer from the view. A recognizer of another view is ignored.
  public final func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.coordinator?.abandon(gestureRecognizer)
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
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
