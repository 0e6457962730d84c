import HeadlessUIKit

/// A screen for views of each kind, one below the other, and a record of their events.
@MainActor final class ElementScene {
  let simulator: Simulator
  let controller = ViewController()
  let recorder = Recorder()
  /// The recognizers' targets, which recognizers don't retain.
  private var listeners: [GestureListener] = []
  var user: User { simulator.user }

  init(_ setup: Setup = .current) {
    simulator = setup.simulator()
    controller.view.accessibilityIdentifier = "root"
    simulator.launch(controller)
  }

  /// Adds a view with this identifier; the first at the top left, each next one below.
  @discardableResult
  func add<Added: View>(_ view: Added, _ name: String? = nil, size: CGSize = CGSize(width: 120, height: 40))
    -> Added
  {
    view.frame = CGRect(x: 20, y: 60 + 60 * controller.view.subviews.count, width: 0, height: 0)
    view.frame.size = size
    view.accessibilityIdentifier = name
    controller.view.addSubview(view)
    return view
  }

  /// Adds a button with this title, and records its taps.
  @discardableResult
  func addButton(_ title: String) -> Button {
    let button = add(Button())
    button.setTitle(title, for: .normal)
    button.addAction(Action { [recorder] _ in recorder.note("tap \(title)") }, for: .touchUpInside)
    return button
  }
}

/// A target of a recognizer.
@MainActor private final class GestureListener {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func hear() { body() }
}

extension ElementScene {
  /// Adds a recognizer to a view, and calls `body` at each of its state changes.
  func listen<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer,
    on view: View,
    _ body: @escaping @MainActor (Recognizer) -> Void
  ) {
    let listener = GestureListener { [unowned recognizer] in body(recognizer) }
    recognizer.addTarget(listener, action: GestureListener.hear)
    view.addGestureRecognizer(recognizer)
    listeners.append(listener)
  }
}

extension ElementQuery {
  /// The elements' identifiers, or labels where there is none.
  @MainActor var names: [String] {
    allElementsBoundByIndex.map { $0.identifier.isEmpty ? $0.label : $0.identifier }
  }
}
