import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: old.

@MainActor final class OldAppDelegate: NSObject {
  var viewController: OldRootViewController?
  var window: Window?
}

@MainActor final class OldRootViewController: ViewController {
  func open(_ sender: Any?) {}
}

@MainActor final class OldAddViewController: ViewController, TextFieldDelegate {
  var nameField: TextField?
  func ended(_ sender: Any?) {}
  func addAction(_ sender: Any?) {}
}

@MainActor final class OldListController: TableViewController {
  func hitDone(_ sender: Any?) {}
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["OldTree"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class OldTreeCell: TableViewCell {
  var titleLabel: Label?
}

@MainActor final class OldPadViewController: ViewController {
  var fieldsTable: TableView?
}

@MainActor final class OldFormViewController: ViewController {}

@MainActor final class OldPopoverOwner: ViewController {
  func trash(_ sender: Any?) {}
}

@MainActor final class OldFilterController: ViewController {}

@MainActor final class OldTabOwner: NSObject {
  var tabs: TabBarController?
}

@MainActor final class OldNavOwner: NSObject {
  var navigation: NavigationController?
}

@MainActor final class OldPagesController: ViewController, ScrollViewDelegate {
  var pages: PageControl?
  var scroll: ScrollView?
  func paged(_ sender: Any?) {}
}

@MainActor final class OtherDesignerController: ViewController {
  var StatusLabel: Label?
}

@MainActor final class StrutsView: View {}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerOld() {
    InterfaceClasses.register(
      OldAppDelegate.self,
      named: "OldAppDelegate",
      outlets: [.outlet("viewController", \.viewController), .outlet("window", \.window)],
      create: { OldAppDelegate() }
    )
    InterfaceClasses.register(
      OldRootViewController.self,
      named: "OldRootViewController",
      actions: [.action("open:", OldRootViewController.open)]
    )
    InterfaceClasses.register(
      OldAddViewController.self,
      named: "OldAddViewController",
      outlets: [.outlet("nameField", \.nameField)],
      actions: [
        .action("ended:", OldAddViewController.ended), .action("add:", OldAddViewController.addAction),
      ]
    )
    InterfaceClasses.register(
      OldListController.self,
      named: "OldListController",
      actions: [.action("hitDone:", OldListController.hitDone)]
    )
    InterfaceClasses.register(
      OldTreeCell.self,
      named: "OldTreeCell",
      outlets: [.outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(
      OldPadViewController.self,
      named: "OldPadViewController",
      outlets: [.outlet("fieldsTable", \.fieldsTable)]
    )
    InterfaceClasses.register(OldFormViewController.self, named: "OldFormViewController")
    InterfaceClasses.register(
      OldPopoverOwner.self,
      named: "OldPopoverOwner",
      actions: [.action("trash:", OldPopoverOwner.trash)]
    )
    InterfaceClasses.register(OldFilterController.self, named: "OldFilterController")
    InterfaceClasses.register(
      OldTabOwner.self,
      named: "OldTabOwner",
      outlets: [.outlet("tabs", \.tabs)],
      create: { OldTabOwner() }
    )
    InterfaceClasses.register(
      OldNavOwner.self,
      named: "OldNavOwner",
      outlets: [.outlet("navigation", \.navigation)],
      create: { OldNavOwner() }
    )
    InterfaceClasses.register(
      OldPagesController.self,
      named: "OldPagesController",
      outlets: [.outlet("pages", \.pages), .outlet("scroll", \.scroll)],
      actions: [.action("paged:", OldPagesController.paged)]
    )
    InterfaceClasses.register(
      OtherDesignerController.self,
      named: "OtherDesignerController",
      outlets: [.outlet("StatusLabel", \.StatusLabel)]
    )
    InterfaceClasses.register(StrutsView.self, named: "StrutsView")
  }
}
