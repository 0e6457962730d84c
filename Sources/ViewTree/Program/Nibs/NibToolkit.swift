import Foundation
import Responder
import Simulation

/// The outlets and keys of the toolkit's own classes, which need no table.
@MainActor enum NibToolkit {
  /// The outlets whose objects conform to a protocol.
  static let delegates: Set<String> = [
    "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]

  /// The outlets whose views become subviews.
  static let subviews: Set<String> = [
    "accessoryView", "backgroundView", "leftView", "rightView", "selectedBackgroundView", "tableFooterView",
    "tableHeaderView",
  ]

  /// Sets an outlet of the toolkit; returns false if the object's class has none of that name.
  static func connect(
    _ name: String,
    _ destination: AnyObject,
    of object: AnyObject,
    _ members: [AnyObject]?
  ) -> Bool {
    switch (name, object) {
    case ("view", let controller as ViewController):
      guard let view = destination as? View, !(view is Window) else { return false }
      controller.view = view
    case ("gestureRecognizers", let view as View):
      let recognizers = (members ?? [destination]).compactMap { $0 as? GestureRecognizer }
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    case ("dataSource", _), ("delegate", _), ("prefetchDataSource", _), ("dragDelegate", _),
      ("dropDelegate", _):
      return connectDelegate(name, destination, of: object)
    case ("inputView", let field as TextField): field.inputView = destination as? View
    case ("inputAccessoryView", let field as TextField): field.inputAccessoryView = destination as? View
    case ("inputView", let view as TextView): view.inputView = destination as? View
    case ("inputAccessoryView", let view as TextView): view.inputAccessoryView = destination as? View
    case ("leftView", let field as TextField): field.leftView = destination as? View
    case ("rightView", let field as TextField): field.rightView = destination as? View
    case ("tableHeaderView", let table as TableView): table.tableHeaderView = destination as? View
    case ("tableFooterView", let table as TableView): table.tableFooterView = destination as? View
    case ("backgroundView", let table as TableView): table.backgroundView = destination as? View
    case ("accessoryView", let cell as TableViewCell): cell.accessoryView = destination as? View
    case ("backgroundView", let cell as TableViewCell): cell.backgroundView = destination as? View
    case ("selectedBackgroundView", let cell as TableViewCell):
      cell.selectedBackgroundView = destination as? View
    case ("titleView", let item as NavigationItem): item.titleView = destination as? View
    default: return false
    }
    return true
  }

  private static func connectDelegate(_ name: String, _ other: AnyObject, of object: AnyObject) -> Bool {
    func cast<Value>(_ type: Value.Type, _ change: (Value) -> Void) -> Bool {
      guard let value = other as? Value else { return false }
      change(value)
      return true
    }
    switch (name, object) {
    case ("dataSource", let table as TableView):
      return cast((any TableViewDataSource).self) { table.dataSource = $0 }
    case ("delegate", let table as TableView):
      return cast((any TableViewDelegate).self) { table.delegate = $0 }
    case ("prefetchDataSource", let table as TableView):
      return cast((any TableViewDataSourcePrefetching).self) { table.prefetchDataSource = $0 }
    case ("dragDelegate", let table as TableView):
      return cast((any TableViewDragDelegate).self) { table.dragDelegate = $0 }
    case ("dropDelegate", let table as TableView):
      return cast((any TableViewDropDelegate).self) { table.dropDelegate = $0 }
    case ("dragDelegate", let view as CollectionView):
      return cast((any CollectionViewDragDelegate).self) { view.dragDelegate = $0 }
    case ("dropDelegate", let view as CollectionView):
      return cast((any CollectionViewDropDelegate).self) { view.dropDelegate = $0 }
    case ("dataSource", let view as CollectionView):
      return cast((any CollectionViewDataSource).self) { view.dataSource = $0 }
    case ("delegate", let view as CollectionView):
      return cast((any CollectionViewDelegate).self) { view.delegate = $0 }
    case ("prefetchDataSource", let view as CollectionView):
      return cast((any CollectionViewDataSourcePrefetching).self) { view.prefetchDataSource = $0 }
    case ("delegate", let view as TextView): return cast((any TextViewDelegate).self) { view.delegate = $0 }
    case ("delegate", let view as ScrollView):
      return cast((any ScrollViewDelegate).self) { view.delegate = $0 }
    case ("delegate", let field as TextField):
      return cast((any TextFieldDelegate).self) { field.delegate = $0 }
    case ("dataSource", let picker as PickerView):
      return cast((any PickerViewDataSource).self) { picker.dataSource = $0 }
    case ("delegate", let picker as PickerView):
      return cast((any PickerViewDelegate).self) { picker.delegate = $0 }
    case ("delegate", let bar as SearchBar): return cast((any SearchBarDelegate).self) { bar.delegate = $0 }
    case ("delegate", let bar as NavigationBar):
      return cast((any NavigationBarDelegate).self) { bar.delegate = $0 }
    case ("delegate", let bar as Toolbar): return cast((any ToolbarDelegate).self) { bar.delegate = $0 }
    case ("delegate", let bar as TabBar): return cast((any TabBarDelegate).self) { bar.delegate = $0 }
    case ("delegate", let recognizer as GestureRecognizer):
      return cast((any GestureRecognizerDelegate).self) { recognizer.delegate = $0 }
    case ("delegate", let controller as NavigationController):
      return cast((any NavigationControllerDelegate).self) { controller.delegate = $0 }
    case ("delegate", let controller as TabBarController):
      return cast((any TabBarControllerDelegate).self) { controller.delegate = $0 }
    case ("delegate", let controller as SplitViewController):
      return cast((any SplitViewControllerDelegate).self) { controller.delegate = $0 }
    case ("dataSource", let controller as PageViewController):
      return cast((any PageViewControllerDataSource).self) { controller.dataSource = $0 }
    case ("delegate", let controller as PageViewController):
      return cast((any PageViewControllerDelegate).self) { controller.delegate = $0 }
    default: return false
    }
  }
}
