/// The classes of this module whose instances a traversal can handle alike, without calling their methods.
enum ToolkitClasses {
  /// The classes with the standard `hitTest`, `point(inside:)` and geometry, and the flags of their
  /// instances.
  @MainActor private static let flags: [ObjectIdentifier: NodeFlags] = {
    let passing: [View.Type] = [
      View.self, Label.self, ImageView.self, StackView.self, TableViewCell.self,
      TableViewHeaderFooterView.self,
      CollectionReusableView.self, CollectionViewCell.self, CollectionViewListCell.self, ListContentView.self,
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

  /// Returns the flags of all instances of a class. A class outside of this module may override every method.
  @MainActor static func flags(of type: View.Type) -> NodeFlags {
    if type == View.self { return .passesTouches }
    return flags[ObjectIdentifier(type)] ?? [.needsObjectCall, .followsGeometry]
  }
}
