import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: tables.

@MainActor final class TreeListViewController: TableViewController {
  func addTree(_ sender: Any?) {}
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Tree"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class TreeListCell: TableViewCell {
  var nameLabel: Label?
}

@MainActor final class SettingsTableViewController: TableViewController {
  var frostSwitch: Switch?
  func frostChanged(_ sender: Any?) {}
}

@MainActor final class ProfileTableViewController: TableViewController, TextFieldDelegate {
  var aboutView: TextView?
  var nameField: TextField?
  var pictureView: ImageView?
}

@MainActor final class SegueRowsController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Row", "Accessory"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class RowDetailController: ViewController {}

@MainActor final class SectionIndexController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Name"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class HeaderFooterController: TableViewController {
  var footLabel: Label?
  var headerImage: ImageView?
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Entry"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class EntryCell: TableViewCell {
  var label: Label?
}

@MainActor final class RefreshingController: TableViewController {
  func refresh(_ sender: Any?) {}
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Line"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class SafeAreaTableController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["A"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class EditingTableController: TableViewController {
  var editItem: BarButtonItem?
  func cancelAction(_ sender: Any?) {}
  func toggleEditing(_ sender: Any?) {}
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Move"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class SelfSizingController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Long"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class LongTextCell: TableViewCell {
  var textLabel2: Label?
}

@MainActor final class RowButtonsController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Crate"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class CrateRowCell: TableViewCell {
  var nameLabel: Label?
  var plusButton: Button?
  func minus(_ sender: Any?) {}
  func plus(_ sender: Any?) {}
}

@MainActor final class EmptyPrototypeController: TableViewController {}

@MainActor final class MixedCellsController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Header", "Slider", "Segments", "Text"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class MixedHeaderCell: TableViewCell {
  var label: Label?
}

@MainActor final class MixedSliderCell: TableViewCell {
  var slider: Slider?
  func moved(_ sender: Any?) {}
}

@MainActor final class MixedSegmentsCell: TableViewCell {
  var segments: SegmentedControl?
}

@MainActor final class BaseListController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["X"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class TableInViewController: ViewController, TableViewDataSource, TableViewDelegate {
  var firstTable: TableView?
  var heightConstraint: LayoutConstraint?
  var secondTable: TableView?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["One", "Two"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class OneCell: TableViewCell {
  var label: Label?
}

@MainActor final class StaticContainerController: ViewController {}

@MainActor final class EmbeddedFormController: TableViewController {}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerTables() {
    InterfaceClasses.register(
      TreeListViewController.self,
      named: "TreeListViewController",
      actions: [.action("addTree:", TreeListViewController.addTree)]
    )
    InterfaceClasses.register(
      TreeListCell.self,
      named: "TreeListCell",
      outlets: [.outlet("nameLabel", \.nameLabel)]
    )
    InterfaceClasses.register(
      SettingsTableViewController.self,
      named: "SettingsTableViewController",
      outlets: [.outlet("frostSwitch", \.frostSwitch)],
      actions: [.action("frostChanged:", SettingsTableViewController.frostChanged)]
    )
    InterfaceClasses.register(
      ProfileTableViewController.self,
      named: "ProfileTableViewController",
      outlets: [
        .outlet("aboutView", \.aboutView), .outlet("nameField", \.nameField),
        .outlet("pictureView", \.pictureView),
      ]
    )
    InterfaceClasses.register(SegueRowsController.self, named: "SegueRowsController")
    InterfaceClasses.register(RowDetailController.self, named: "RowDetailController")
    InterfaceClasses.register(SectionIndexController.self, named: "SectionIndexController")
    InterfaceClasses.register(
      HeaderFooterController.self,
      named: "HeaderFooterController",
      outlets: [.outlet("footLabel", \.footLabel), .outlet("headerImage", \.headerImage)]
    )
    InterfaceClasses.register(EntryCell.self, named: "EntryCell", outlets: [.outlet("label", \.label)])
    InterfaceClasses.register(
      RefreshingController.self,
      named: "RefreshingController",
      actions: [.action("refresh:", RefreshingController.refresh)]
    )
    InterfaceClasses.register(SafeAreaTableController.self, named: "SafeAreaTableController")
    InterfaceClasses.register(
      EditingTableController.self,
      named: "EditingTableController",
      outlets: [.outlet("editItem", \.editItem)],
      actions: [
        .action("cancel:", EditingTableController.cancelAction),
        .action("toggleEditing:", EditingTableController.toggleEditing),
      ]
    )
    InterfaceClasses.register(SelfSizingController.self, named: "SelfSizingController")
    InterfaceClasses.register(
      LongTextCell.self,
      named: "LongTextCell",
      outlets: [.outlet("textLabel2", \.textLabel2)]
    )
    InterfaceClasses.register(RowButtonsController.self, named: "RowButtonsController")
    InterfaceClasses.register(
      CrateRowCell.self,
      named: "CrateRowCell",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("plusButton", \.plusButton)],
      actions: [.action("minus:", CrateRowCell.minus), .action("plus:", CrateRowCell.plus)]
    )
    InterfaceClasses.register(EmptyPrototypeController.self, named: "EmptyPrototypeController")
    InterfaceClasses.register(MixedCellsController.self, named: "MixedCellsController")
    InterfaceClasses.register(
      MixedHeaderCell.self,
      named: "MixedHeaderCell",
      outlets: [.outlet("label", \.label)]
    )
    InterfaceClasses.register(
      MixedSliderCell.self,
      named: "MixedSliderCell",
      outlets: [.outlet("slider", \.slider)],
      actions: [.action("moved:", MixedSliderCell.moved)]
    )
    InterfaceClasses.register(
      MixedSegmentsCell.self,
      named: "MixedSegmentsCell",
      outlets: [.outlet("segments", \.segments)]
    )
    InterfaceClasses.register(BaseListController.self, named: "BaseListController")
    InterfaceClasses.register(
      TableInViewController.self,
      named: "TableInViewController",
      outlets: [
        .outlet("firstTable", \.firstTable), .outlet("heightConstraint", \.heightConstraint),
        .outlet("secondTable", \.secondTable),
      ]
    )
    InterfaceClasses.register(OneCell.self, named: "OneCell", outlets: [.outlet("label", \.label)])
    InterfaceClasses.register(StaticContainerController.self, named: "StaticContainerController")
    InterfaceClasses.register(EmbeddedFormController.self, named: "EmbeddedFormController")
  }
}
