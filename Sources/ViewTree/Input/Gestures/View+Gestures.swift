import Responder

extension View {
  /// The recognizers that watch this view's touches, in the order in which they were added; nil if there are none.
  public final var gestureRecognizers: [GestureRecognizer]? {
    ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers
  }

  /// Lets a recognizer watch this view's touches; it leaves the view that it watched before.
  public final func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ownGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Lets a recognizer watch no more; one that watches another view is left alone.
  public final func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.coordinator?.abandon(gestureRecognizer)
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether this view and those that were touched let a recognizer begin.
  final func permits(_ recognizer: GestureRecognizer) -> Bool {
    let touched = recognizer.ownTouches.compactMap(\.view)
    let views = touched.flatMap { Array(sequence(first: $0) { $0 === self ? nil : $0.superview }) }
    var asked: Set<View> = []
    return (views + [self]).allSatisfy { view in
      asked.insert(view).inserted ? view.gestureRecognizerShouldBegin(recognizer) : true
    }
  }
}
