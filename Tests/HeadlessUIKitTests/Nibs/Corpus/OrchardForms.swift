import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: forms.

@MainActor final class OwnBarController: ViewController, NavigationBarDelegate {
  var bar: NavigationBar?
  func closeAction(_ sender: Any?) {}
  func save(_ sender: Any?) {}
}

@MainActor final class ManyItemsController: ViewController {
  var shareItem: BarButtonItem?
  var trashItem: BarButtonItem?
  func left(_ sender: Any?) {}
  func share(_ sender: Any?) {}
  func trash(_ sender: Any?) {}
}

@MainActor final class TitleViewController: ViewController {
  var ownButton: Button?
  var spanControl: SegmentedControl?
  func spanChanged(_ sender: Any?) {}
  func own(_ sender: Any?) {}
}

@MainActor final class ToolbarsController: ViewController {
  var countItem: BarButtonItem?
  var toolbar: Toolbar?
  func shoot(_ sender: Any?) {}
  func removeAll(_ sender: Any?) {}
}

@MainActor final class OwnTabBarController: ViewController, TabBarDelegate {
  var tabBar2: TabBar?
}

@MainActor final class LargeContentController: ViewController {}

@MainActor final class AdaptiveStackController: ViewController {}

@MainActor final class AdaptiveConstantsController: ViewController {
  var topConstraint: LayoutConstraint?
}

@MainActor final class InstalledController: ViewController {}

@MainActor final class AdaptiveFontsController: ViewController {}

@MainActor final class AdaptiveHiddenController: ViewController {}

@MainActor final class AdaptiveMarginsController: ViewController {}

@MainActor final class AdaptiveCell: TableViewCell {
  var detailLabel: Label?
  var titleLabel: Label?
}

@MainActor final class PrioritiesController: ViewController {}

@MainActor final class MainViewController: ViewController {
  var greeting: Label?
  var units: SegmentedControl?
  func start(_ sender: Any?) {}
}

@MainActor final class LocalizedRowCell: TableViewCell {
  var priceLabel: Label?
  var weightLabel: Label?
}

@MainActor
final class BoardViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate,
  CollectionViewDragDelegate, CollectionViewDropDelegate
{
  var board: CollectionView?
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Card"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView,
    itemsForBeginning session: any DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] { [] }
  func collectionView(
    _ collectionView: CollectionView,
    performDropWith coordinator: any CollectionViewDropCoordinator
  ) {}
}

@MainActor final class BoardCardCell: CollectionViewCell {
  var titleLabel: Label?
}

@MainActor final class KeyCommandsController: ViewController {}

@MainActor final class PointerController: ViewController, TableViewDataSource, TableViewDragDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Drag"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath)
    -> [DragItem]
  { [] }
}

@MainActor final class FormSheetController: ViewController {
  var field: TextField?
  func save(_ sender: Any?) {}
}

@MainActor final class FieldViewsController: ViewController, TextFieldDelegate {
  var sumField: TextField?
  func endEditing2(_ sender: Any?) {}
}

@MainActor final class KeyboardTypesController: ViewController {}

@MainActor final class ContentTypesController: ViewController {}

@MainActor final class PickersController: ViewController, PickerViewDataSource, PickerViewDelegate {
  var picker: PickerView?
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

@MainActor final class ZoomController: ViewController, ScrollViewDelegate {
  var imageView: ImageView?
  var scrollView: ScrollView?
}

@MainActor final class AmbiguousScrollController: ViewController {}

@MainActor final class ConstraintOutletsController: ViewController {
  var gapConstraint: LayoutConstraint?
  var heightConstraint: LayoutConstraint?
  var allConstraints: [LayoutConstraint] = []
}

@MainActor final class OutletCollectionsController: ViewController {
  var firstButton: Button?
  var stack: StackView?
  var buttons: [Button] = []
  func chosen(_ sender: Any?) {}
  func touchedAction(_ sender: Any?, _ event: Event?) {}
}

@MainActor final class ActionsController: ViewController {
  var field: TextField?
  func began(_ sender: Any?) {}
  func changed(_ sender: Any?) {}
  func ended(_ sender: Any?) {}
  func returned(_ sender: Any?) {}
  func undoLast(_ sender: Any?) {}
  func pressedDown() {}
  func cancelled(_ sender: Any?) {}
  func outside(_ sender: Any?) {}
  func dragAction(_ sender: Any?) {}
  func twice(_ sender: Any?) {}
  func stepped(_ sender: Any?) {}
}

@MainActor final class ChainController: ViewController {}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerForms() {
    InterfaceClasses.register(
      OwnBarController.self,
      named: "OwnBarController",
      outlets: [.outlet("bar", \.bar)],
      actions: [.action("close:", OwnBarController.closeAction), .action("save:", OwnBarController.save)]
    )
    InterfaceClasses.register(
      ManyItemsController.self,
      named: "ManyItemsController",
      outlets: [.outlet("shareItem", \.shareItem), .outlet("trashItem", \.trashItem)],
      actions: [
        .action("left:", ManyItemsController.left), .action("share:", ManyItemsController.share),
        .action("trash:", ManyItemsController.trash),
      ]
    )
    InterfaceClasses.register(
      TitleViewController.self,
      named: "TitleViewController",
      outlets: [.outlet("ownButton", \.ownButton), .outlet("spanControl", \.spanControl)],
      actions: [
        .action("spanChanged:", TitleViewController.spanChanged), .action("own:", TitleViewController.own),
      ]
    )
    InterfaceClasses.register(
      ToolbarsController.self,
      named: "ToolbarsController",
      outlets: [.outlet("countItem", \.countItem), .outlet("toolbar", \.toolbar)],
      actions: [
        .action("shoot:", ToolbarsController.shoot), .action("removeAll:", ToolbarsController.removeAll),
      ]
    )
    InterfaceClasses.register(
      OwnTabBarController.self,
      named: "OwnTabBarController",
      outlets: [.outlet("tabBar2", \.tabBar2)]
    )
    InterfaceClasses.register(LargeContentController.self, named: "LargeContentController")
    InterfaceClasses.register(AdaptiveStackController.self, named: "AdaptiveStackController")
    InterfaceClasses.register(
      AdaptiveConstantsController.self,
      named: "AdaptiveConstantsController",
      outlets: [.outlet("topConstraint", \.topConstraint)]
    )
    InterfaceClasses.register(InstalledController.self, named: "InstalledController")
    InterfaceClasses.register(AdaptiveFontsController.self, named: "AdaptiveFontsController")
    InterfaceClasses.register(AdaptiveHiddenController.self, named: "AdaptiveHiddenController")
    InterfaceClasses.register(AdaptiveMarginsController.self, named: "AdaptiveMarginsController")
    InterfaceClasses.register(
      AdaptiveCell.self,
      named: "AdaptiveCell",
      outlets: [.outlet("detailLabel", \.detailLabel), .outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(PrioritiesController.self, named: "PrioritiesController")
    InterfaceClasses.register(
      MainViewController.self,
      named: "MainViewController",
      outlets: [.outlet("greeting", \.greeting), .outlet("units", \.units)],
      actions: [.action("start:", MainViewController.start)]
    )
    InterfaceClasses.register(
      LocalizedRowCell.self,
      named: "LocalizedRowCell",
      outlets: [.outlet("priceLabel", \.priceLabel), .outlet("weightLabel", \.weightLabel)]
    )
    InterfaceClasses.register(
      BoardViewController.self,
      named: "BoardViewController",
      outlets: [.outlet("board", \.board)]
    )
    InterfaceClasses.register(
      BoardCardCell.self,
      named: "BoardCardCell",
      outlets: [.outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(KeyCommandsController.self, named: "KeyCommandsController")
    InterfaceClasses.register(PointerController.self, named: "PointerController")
    InterfaceClasses.register(
      FormSheetController.self,
      named: "FormSheetController",
      outlets: [.outlet("field", \.field)],
      actions: [.action("save:", FormSheetController.save)]
    )
    InterfaceClasses.register(
      FieldViewsController.self,
      named: "FieldViewsController",
      outlets: [.outlet("sumField", \.sumField)],
      actions: [.action("endEditing2:", FieldViewsController.endEditing2)]
    )
    InterfaceClasses.register(KeyboardTypesController.self, named: "KeyboardTypesController")
    InterfaceClasses.register(ContentTypesController.self, named: "ContentTypesController")
    InterfaceClasses.register(
      PickersController.self,
      named: "PickersController",
      outlets: [.outlet("picker", \.picker)]
    )
    InterfaceClasses.register(
      ZoomController.self,
      named: "ZoomController",
      outlets: [.outlet("imageView", \.imageView), .outlet("scrollView", \.scrollView)]
    )
    InterfaceClasses.register(AmbiguousScrollController.self, named: "AmbiguousScrollController")
    InterfaceClasses.register(
      ConstraintOutletsController.self,
      named: "ConstraintOutletsController",
      outlets: [
        .outlet("gapConstraint", \.gapConstraint), .outlet("heightConstraint", \.heightConstraint),
        .outlets("allConstraints", \.allConstraints),
      ]
    )
    InterfaceClasses.register(
      OutletCollectionsController.self,
      named: "OutletCollectionsController",
      outlets: [
        .outlet("firstButton", \.firstButton), .outlet("stack", \.stack), .outlets("buttons", \.buttons),
      ],
      actions: [
        .action("chosen:", OutletCollectionsController.chosen),
        .action("touched:forEvent:", OutletCollectionsController.touchedAction),
      ]
    )
    InterfaceClasses.register(
      ActionsController.self,
      named: "ActionsController",
      outlets: [.outlet("field", \.field)],
      actions: [
        .action("began:", ActionsController.began), .action("changed:", ActionsController.changed),
        .action("ended:", ActionsController.ended), .action("returned:", ActionsController.returned),
        .action("undoLast:", ActionsController.undoLast),
        .action("pressedDown", ActionsController.pressedDown),
        .action("cancelled:", ActionsController.cancelled), .action("outside:", ActionsController.outside),
        .action("drag:", ActionsController.dragAction), .action("twice:", ActionsController.twice),
        .action("stepped:", ActionsController.stepped),
      ]
    )
    InterfaceClasses.register(ChainController.self, named: "ChainController")
  }
}
