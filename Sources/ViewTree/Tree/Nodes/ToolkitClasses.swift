import Responder

/// The classes of this module whose instances a traversal may treat alike, without calling each.
enum ToolkitClasses {
  /// The classes with the standard `hitTest`, `point(inside:)` and geometry, and the flags of all their
  /// instances.
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

  /// Returns the flags of all instances of a class; a class outside this module may override everything.
  @MainActor static func flags(of type: View.Type) -> NodeFlags {
    if type == View.self { return .passesTouches }
    return flags[ObjectIdentifier(type)] ?? [.asksObject, .followsGeometry]
  }
}

extension View: PassingResponder {
  /// The next responder that may handle touches instead of passing them on.
  final var nextThatMayHandleTouches: Responder? {
    guard let next else { return nil }
    guard let view = next as? View else { return next }
    return view.firstThatMayHandleTouches
  }

  /// The first responder, from this view on, that may handle touches. The search skips views that pass
  /// touches on, node by node.
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
  /// Whether a class on the responder chain, from this responder on, may belong to the app and override
  /// anything.
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
