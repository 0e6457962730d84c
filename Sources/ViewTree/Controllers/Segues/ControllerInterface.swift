import Foundation
import Responder
import Simulation

/// The interface file of a controller: its nib, or its scene in a storyboard.
@MainActor final class ControllerInterface {
  /// The name of the nib, without extension; nil for a scene and without a nib.
  var nibName: String?
  var bundle: Bundle?
  /// The storyboard that contains the controller.
  var storyboard: AnyObject?
  /// The segues of the scene.
  var segues: [SegueTemplate] = []
  /// The embedded controllers with the views that show them, until they are embedded.
  var embedded: [(template: SegueTemplate, container: View)] = []
  /// The objects at the top of the scene beside the controller.
  var topObjects: [AnyObject] = []
  /// Loads the view of the scene or of the nib; returns false if the file has none.
  var loadView: ((ViewController) -> Bool)?

  init() {}
}

extension ViewController {
  /// Loads the view from the controller's interface file, in the size of the screen; returns false if there
  /// is none.
  final func loadsInterface() -> Bool {
    let load = interface?.loadView ?? { $0.loadsNibOfClass() }
    guard load(self) else { return false }
    guard let view = storedView else { return false }
    if let screen = Application.current?.screen,
      view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    {
      view.frame = screen.bounds
    }
    return true
  }

  /// Embeds the controllers of container views, between ``loadView()`` and ``viewDidLoad()`` (MC49).
  final func embedControllers() {
    guard let interface, !interface.embedded.isEmpty else { return }
    let embedded = interface.embedded
    interface.embedded = []
    for (template, container) in embedded { template.embed(in: container) }
  }

  /// Implements ``performSegue(withIdentifier:sender:)``.
  final func basePerformSegue(_ identifier: String, _ sender: Any?) {
    guard let template = interface?.segues.first(where: { $0.identifier == identifier }) else {
      let names = (interface?.segues.compactMap(\.identifier) ?? []).map { "\"\($0)\"" }
      let list = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      programmerError("\(debugName) has no segue with identifier \"\(identifier)\"; \(list)")
    }
    template.perform(sender)
  }

  // MARK: Unwinding

  /// Implements ``canPerformUnwindSegueAction(_:from:sender:)``.
  final func baseCanUnwind(_ action: MethodSelector, from source: ViewController) -> Bool {
    self !== source && action.isMethod(of: self)
  }

  /// The controller to which an unwind segue leads: the nearest that agrees among those below on a stack, the
  /// siblings, the ancestors, and those behind presentations.
  final func unwindDestination(of action: MethodSelector, sender: Any?) -> ViewController? {
    var below: ViewController? = self
    while let current = below {
      var child = current
      while let parent = child.baseParent {
        let children = parent.baseChildren
        let end = children.firstIndex { $0 === child } ?? children.endIndex
        let candidates =
          parent is NavigationController ? children[..<end].reversed() : children.filter { $0 !== child }
        for candidate in candidates + [parent]
        where candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
          return candidate
        }
        child = parent
      }
      below = child.presenter
      guard let presenter = below else { return nil }
      if let found = presenter.unwindDescendant(of: action, from: self, sender) { return found }
    }
    return nil
  }

  /// Returns the first controller of this one and its descendants that agrees; the top of a stack is first.
  private func unwindDescendant(of action: MethodSelector, from source: ViewController, _ sender: Any?)
    -> ViewController?
  {
    for child in baseChildren.reversed() {
      if let found = child.unwindDescendant(of: action, from: source, sender) { return found }
    }
    return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
  }

  /// Returns to this controller: dismisses the presentations over it, and pops the controllers above it.
  final func unwindFrom(_ source: ViewController, animated: Bool) {
    if let presented = basePresentedViewController, source === presented || source.isBehind(presented) {
      dismiss(animated: animated)
    }
    for container in [self] + ancestors {
      guard let navigation = container.baseParent as? NavigationController,
        navigation.stack.last !== container,
        navigation.stack.contains(where: { $0 === container })
      else { continue }
      navigation.popToViewController(container, animated: animated)
    }
    if let tabs = baseTabBarController,
      let child = ([self] + ancestors).first(where: { $0.baseParent === tabs })
    {
      tabs.selectedViewController = child
    }
  }

  /// Whether the controller is inside another one or presented by it, over any number of steps.
  private func isBehind(_ other: ViewController) -> Bool {
    var current: ViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.baseParent ?? controller.presenter
    }
    return false
  }
}
