import Foundation
import HeadlessUIKit

/// A view of 320 by 480 points in the window, and subviews of it that are placed by constraints.
@MainActor final class LayoutScene {
  let simulator: Simulator
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ setup: Setup = .current) {
    simulator = setup.simulator()
    simulator.window.addSubview(root)
  }

  /// Adds and returns a view that is placed by constraints.
  func view(_ name: String, in parent: View? = nil, size: CGSize? = nil) -> ContentView {
    let view = ContentView(content: size)
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func layOut() { root.layoutIfNeeded() }

  func activate(_ constraints: LayoutConstraint...) {
    LayoutConstraint.activate(constraints)
    layOut()
  }

  var conflicts: [LayoutConflict] { simulator.window.layoutConflicts }
}

/// A view with an intrinsic content size.
final class ContentView: View {
  var content: CGSize? { didSet { invalidateIntrinsicContentSize() } }

  init(content: CGSize?) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
}
