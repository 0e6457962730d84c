import Foundation
import HeadlessUIKit
import Testing

/// Obstacles at edges, custom hit tests, and trees with long descriptions, with the complete text of the
/// error, in `Golden/errors`.
@MainActor @Suite struct ObstacleEdgeTextTests {
  typealias Case = ObstacleTextTests.Case

  /// Returns a scene with a bar of 200 x 44 in the middle of the screen, and a button of 100 x 40 in it.
  private static func barScene(at origin: CGPoint, clips: Bool = false) -> (ErrorScene, Button) {
    let scene = ErrorScene()
    let bar = scene.add(View(), "bar", CGRect(60, 200, 200, 44))
    bar.clipsToBounds = clips
    return (scene, scene.addButton(CGRect(origin.x, origin.y, 100, 40), to: bar))
  }

  nonisolated static let edges: [Case] = [
    Case("outside, above") {
      let (scene, button) = barScene(at: CGPoint(x: 20, y: -50))
      try scene.user.tap(button)
    },
    Case("outside, to the left") {
      let (scene, button) = barScene(at: CGPoint(x: -75, y: 2))
      try scene.user.tap(button)
    },
    Case("outside, on the edge") {
      let (scene, button) = barScene(at: CGPoint(x: 20, y: 24))
      try scene.user.tap(button)
    },
    Case("clipped, above") {
      let (scene, button) = barScene(at: CGPoint(x: 20, y: -50), clips: true)
      try scene.user.tap(button)
    },
    Case("clipped, to the left") {
      let (scene, button) = barScene(at: CGPoint(x: -75, y: 2), clips: true)
      try scene.user.tap(button)
    },
    Case("clipped, on the edge") {
      let (scene, button) = barScene(at: CGPoint(x: 150, y: 2), clips: true)
      try scene.user.tap(button)
    },
  ]

  nonisolated static let answers: [Case] = [
    Case("redirected to another view") {
      let scene = ErrorScene()
      let other = scene.add(View(), "other", CGRect(0, 0, 320, 50))
      let guide = scene.add(GuidingView(to: other), "guide", CGRect(0, 100, 320, 200))
      try scene.user.tap(scene.addButton(CGRect(20, 20, 100, 40), to: guide))
    },
    Case("redirected to nothing") {
      let scene = ErrorScene()
      let guide = scene.add(GuidingView(to: nil), "guide", CGRect(0, 100, 320, 200))
      try scene.user.tap(scene.addButton(CGRect(20, 20, 100, 40), to: guide))
    },
  ]

  nonisolated static let trees: [Case] = [
    Case("covered, with little room for what happened") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      try scene.user.type("Ada")
      let shared = scene.addChain("shared", of: 5, to: scene.root)
      scene.add(View(), "back", CGRect(0, 0, 10, 10), to: shared)
      let button = scene.addButton(CGRect(20, 150, 100, 40), to: scene.addChain("behind", of: 6, to: shared))
      scene.add(View(), "middle", CGRect(0, 0, 10, 10), to: shared)
      _ = scene.addChain("cover", of: 7, to: shared)
      scene.add(View(), "front", CGRect(0, 0, 10, 10), to: shared)
      try scene.user.tap(button)
    },
    Case("outside, with a tree that is cut off") {
      let scene = ErrorScene()
      try scene.user.tap(scene.addField())
      try scene.user.type("Ada")
      let shared = scene.addChain("shared", of: 5, to: scene.root)
      scene.add(View(), "back", CGRect(0, 0, 10, 10), to: shared)
      _ = scene.addChain("hit", of: 7, to: shared)
      scene.add(View(), "middle", CGRect(0, 0, 10, 10), to: shared)
      let outer = scene.addChain("outer", of: 6, to: shared)
      for view in sequence(first: outer, next: \.superview).prefix(6) { view.frame.size.height = 20 }
      let box = scene.add(View(), "box", CGRect(0, 0, 320, 20), to: outer)
      let button = scene.addButton(CGRect(20, 150, 100, 40), to: scene.addChain("inner", of: 6, to: box))
      scene.add(View(), "front", CGRect(0, 0, 10, 10), to: shared)
      try scene.user.tap(button)
    },
  ]

  @Test(arguments: edges + answers + trees) func `an obstacle's whole text`(_ obstacle: Case) throws {
    try expectWholeText(obstacle.name, obstacle.tap)
  }
}

/// A view whose hit test returns another view, or `nil`.
private final class GuidingView: View {
  private weak var other: View?

  init(to other: View?) {
    self.other = other
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? { other }
}
