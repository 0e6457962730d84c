import Responder

/// The classes of this module whose instances a walk may treat alike, without asking each.
enum ToolkitClasses {
  /// Classes that keep the standard `hitTest`, `point(inside:)` and geometry, each with what is so of all its instances.
  @MainActor private static let flags: [ObjectIdentifier: NodeFlags] = {
    let passing: [View.Type] = [
      View.self, Label.self, ImageView.self, StackView.self, TableViewCell.self,
      TableViewHeaderFooterView.self,
      CollectionReusableView.self, CollectionViewCell.self,
    ]
    let plain: [View.Type] = [
      Control.self, Button.self, TextField.self, Switch.self, Slider.self, Stepper.self,
      SegmentedControl.self, PageControl.self, Toolbar.self, NavigationBar.self, BarButton.self,
    ]
    let following: [View.Type] = [
      ScrollView.self, PickerView.self, TextView.self, TableView.self, CollectionView.self,
    ]
    var flags: [ObjectIdentifier: NodeFlags] = [:]
    for type in passing { flags[ObjectIdentifier(type)] = .passesTouches }
    for type in plain { flags[ObjectIdentifier(type)] = [] }
    for type in following { flags[ObjectIdentifier(type)] = .followsGeometry }
    return flags
  }()

  /// What is so of all instances of a class; one that is not of this module may have an opinion on everything.
  @MainActor static func flags(of type: View.Type) -> NodeFlags {
    if type == View.self { return .passesTouches }
    return flags[ObjectIdentifier(type)] ?? [.asksObject, .followsGeometry]
  }
}

extension View: PassingResponder {
  /// The next responder that may keep touches to itself.
  final var nextThatMayHandleTouches: Responder? {
    guard let next else { return nil }
    guard let view = next as? View else { return next }
    return view.firstThatMayHandleTouches
  }

  /// Goes over all views that pass touches on, node by node, to the first responder that may keep them.
  package var firstThatMayHandleTouches: Responder? {
    var current = node
    while current.pointee.flags.contains(.passesTouches) {
      if current.pointee.flags.contains(.hasController), let controller = current.view.owningController {
        return controller
      }
      guard let parent = current.pointee.parent else { return current.view.next }
      current = parent
    }
    return current.view
  }
}

extension Responder {
  /// Whether some class on the chain from this responder on may be the program's, and so may override anything.
  package var chainMayBeTheProgram: Bool {
    guard let view = self as? View else { return true }
    var current = view.node
    while let parent = current.pointee.parent {
      if !current.pointee.flags.isDisjoint(with: [.asksObject, .hasController]) { return true }
      current = parent
    }
    guard let window = current.view as? Window, type(of: window) == Window.self else { return true }
    return window.application.next != nil
  }
}
