import Foundation
import Responder
import Simulation

extension ViewController {
  /// Whether the controller or a shown descendant prevents the user from dismissing the presentation.
  final var isModal: Bool {
    var isModal = isModalInPresentation
    forEachShownChild { isModal = isModal || $0.isModal }
    return isModal
  }

  /// The implementation of ``addChild(_:)``.
  final func baseAddChild(_ child: ViewController) {
    if child === self || (!child.baseChildren.isEmpty && ancestors.contains { $0 === child }) {
      programmerError(
        "\(child.debugName) can't be added to \(debugName): it is that controller itself or contains it"
      )
    }
    guard child.baseParent !== self else { return }
    Recursion.enter("addChild(_:) of \(debugName) with \(child.debugName)")
    defer { Recursion.leave() }
    child.willMove(toParent: self)
    if child.baseParent != nil { child.removeFromParent() }
    baseChildren.append(child)
    child.baseParent = self
    child.transition.isMovingToParent = true
    child.log?.record(.controller, child.debugName, "is inside \(debugName)")
  }

  /// The implementation of ``removeFromParent()``.
  final func baseRemoveFromParent() {
    guard let parent = baseParent else { return }
    withExtendedLifetime(self) {
      parent.baseChildren.removeAll { $0 === self }
      baseParent = nil
      log?.record(.controller, debugName, "is no longer inside \(parent.debugName)")
      didMove(toParent: nil)
      if baseParent == nil { dropPresentations() }
    }
  }

  /// The ancestors of this controller, nearest first.
  final var ancestors: [ViewController] {
    Array(sequence(first: self, next: \.baseParent).dropFirst())
  }

  /// Releases the children without a stack frame per level. A child with other references keeps its own
  /// children.
  nonisolated final func releaseChildren() {
    var waiting = baseChildren
    baseChildren = []
    while var controller = waiting.popLast() {
      guard isKnownUniquelyReferenced(&controller) else { continue }
      waiting.append(contentsOf: controller.baseChildren)
      controller.baseChildren = []
    }
  }
}

extension View {
  /// Sets the frame that a container gives to a controller's view, unless constraints determine it (Z5).
  final func placeInContainer(_ frame: CGRect) {
    if baseTranslatesMask { self.frame = frame }
  }
}
