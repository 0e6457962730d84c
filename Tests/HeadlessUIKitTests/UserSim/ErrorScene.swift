import HeadlessUIKit

/// A form on a screen, for tests of errors.
@MainActor final class ErrorScene {
  let simulator: Simulator
  let controller = ViewController()
  var user: User { simulator.user }
  var root: View { controller.view }

  init(_ setup: Setup = .classic) {
    simulator = setup.simulator()
    root.accessibilityIdentifier = "root"
    simulator.launch(controller)
  }

  /// Adds a view to another view, or to the root.
  @discardableResult
  func add<V: View>(_ view: V, _ name: String, _ frame: CGRect, to superview: View? = nil) -> V {
    view.frame = frame
    view.accessibilityIdentifier = name
    (superview ?? root).addSubview(view)
    return view
  }

  /// Adds a chain of views, each inside the previous one, and returns the innermost.
  func addChain(_ name: String, of count: Int = 30, to superview: View) -> View {
    var view = superview
    for index in 0..<count { view = add(View(), "\(name) \(index)", CGRect(0, 0, 320, 460), to: view) }
    return view
  }

  /// Adds a button.
  func addButton(
    _ frame: CGRect = CGRect(x: 20, y: 200, width: 100, height: 40),
    to superview: View? = nil
  ) -> Button {
    add(Button(), "Sign in", frame, to: superview)
  }

  /// Adds a field.
  func addField(_ y: CGFloat = 40) -> TextField {
    add(TextField(), "Username", CGRect(x: 20, y: y, width: 280, height: 31))
  }
}

/// A view that can be touched only in its left part.
final class HalfView: View {
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    point.x < 10 && super.point(inside: point, with: event)
  }
}

/// A view that returns itself from hit tests instead of its subviews.
final class GreedyView: View {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    super.hitTest(point, with: event).map { _ in self }
  }
}

/// A view that can become first responder but accepts no text.
final class SelectableView: View {
  override var canBecomeFirstResponder: Bool { true }
}
