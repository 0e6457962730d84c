import Responder
import Simulation

extension NavigationController {
  /// Makes controllers of an interface file the stack, without the callbacks of containment (MC50).
  final func takeArchivedStack(_ controllers: [ViewController]) {
    stack = controllers
    takeArchivedChildren(controllers)
  }
}

extension TabBarController {
  /// Makes controllers of an interface file the tabs, without the callbacks of containment. None is selected
  /// until the view appears (MC51).
  final func takeArchivedControllers(_ controllers: [ViewController]) {
    takeArchivedChildren(controllers)
    entries = controllers.map { TabEntry(controller: $0) }
    tabBar.show(entries.map(\.item))
  }
}

extension ViewController {
  fileprivate final func takeArchivedChildren(_ children: [ViewController]) {
    for child in children {
      baseChildren.append(child)
      child.baseParent = self
    }
  }

  /// Makes a view of an interface file the controller's.
  final func takeLoaded(_ view: View) {
    if let controller = self as? CollectionViewController, let collection = view as? CollectionView {
      controller.takeLoaded(collection)
    } else {
      self.view = view
    }
  }
}
