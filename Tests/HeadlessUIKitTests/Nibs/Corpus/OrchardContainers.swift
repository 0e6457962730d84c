import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: containers.

@MainActor final class NavRootController: ViewController {}

@MainActor final class TabRowsController: ViewController {}

@MainActor final class TabCellarController: ViewController {}

@MainActor final class OrchardSplitController: SplitViewController {}

@MainActor final class MasterController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Row"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class DetailController: ViewController {}

@MainActor final class ColumnDetailController: ViewController {}

@MainActor final class OpenerController: ViewController {}

@MainActor final class IdentifiedFirstController: ViewController {}

@MainActor final class IdentifiedSecondController: ViewController {}

@MainActor final class IdentifiedThirdController: ViewController {}

@MainActor final class EmbedsController: ViewController {
  var lowerView: View?
}

@MainActor final class UpperController: ViewController {}

@MainActor final class SeguesController: ViewController {}

@MainActor final class SlideSegue: StoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@MainActor final class SegueTargetController: ViewController {}

@MainActor final class SegueModalController: ViewController {}

@MainActor final class UnwindStartController: ViewController {
  func backToStart(_ sender: Any?) {}
  func saveAndReturn(_ sender: Any?) {}
}

@MainActor final class UnwindEndController: ViewController {}

@MainActor final class CardStackController: ViewController {
  func closeCard(_ sender: Any?) {}
}

@MainActor final class CardSegue: StoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@MainActor final class CardController: ViewController {}

@MainActor final class CardUnwindSegue: StoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@MainActor final class SeasonPagesController: PageViewController {}

@MainActor final class SeasonPageController: ViewController {}

@MainActor final class ToolbarOwnerController: ViewController {
  func start(_ sender: Any?) {}
  func again(_ sender: Any?) {}
}

@MainActor final class LoneController: ViewController {}

@MainActor final class OtherLoneController: ViewController {}

@MainActor final class SportListController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Sport"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class GameListController: ViewController {}

@MainActor final class DeepController: ViewController {}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerContainers() {
    InterfaceClasses.register(NavRootController.self, named: "NavRootController")
    InterfaceClasses.register(TabRowsController.self, named: "TabRowsController")
    InterfaceClasses.register(TabCellarController.self, named: "TabCellarController")
    InterfaceClasses.register(OrchardSplitController.self, named: "OrchardSplitController")
    InterfaceClasses.register(MasterController.self, named: "MasterController")
    InterfaceClasses.register(DetailController.self, named: "DetailController")
    InterfaceClasses.register(ColumnDetailController.self, named: "ColumnDetailController")
    InterfaceClasses.register(OpenerController.self, named: "OpenerController")
    InterfaceClasses.register(IdentifiedFirstController.self, named: "IdentifiedFirstController")
    InterfaceClasses.register(IdentifiedSecondController.self, named: "IdentifiedSecondController")
    InterfaceClasses.register(IdentifiedThirdController.self, named: "IdentifiedThirdController")
    InterfaceClasses.register(
      EmbedsController.self,
      named: "EmbedsController",
      outlets: [.outlet("lowerView", \.lowerView)]
    )
    InterfaceClasses.register(UpperController.self, named: "UpperController")
    InterfaceClasses.register(SeguesController.self, named: "SeguesController")
    InterfaceClasses.register(SlideSegue.self, named: "SlideSegue")
    InterfaceClasses.register(SegueTargetController.self, named: "SegueTargetController")
    InterfaceClasses.register(SegueModalController.self, named: "SegueModalController")
    InterfaceClasses.register(
      UnwindStartController.self,
      named: "UnwindStartController",
      actions: [
        .action("backToStart:", UnwindStartController.backToStart),
        .action("saveAndReturn:", UnwindStartController.saveAndReturn),
      ]
    )
    InterfaceClasses.register(UnwindEndController.self, named: "UnwindEndController")
    InterfaceClasses.register(
      CardStackController.self,
      named: "CardStackController",
      actions: [.action("closeCard:", CardStackController.closeCard)]
    )
    InterfaceClasses.register(CardSegue.self, named: "CardSegue")
    InterfaceClasses.register(CardController.self, named: "CardController")
    InterfaceClasses.register(CardUnwindSegue.self, named: "CardUnwindSegue")
    InterfaceClasses.register(SeasonPagesController.self, named: "SeasonPagesController")
    InterfaceClasses.register(SeasonPageController.self, named: "SeasonPageController")
    InterfaceClasses.register(
      ToolbarOwnerController.self,
      named: "ToolbarOwnerController",
      actions: [
        .action("start:", ToolbarOwnerController.start), .action("again:", ToolbarOwnerController.again),
      ]
    )
    InterfaceClasses.register(LoneController.self, named: "LoneController")
    InterfaceClasses.register(OtherLoneController.self, named: "OtherLoneController")
    InterfaceClasses.register(SportListController.self, named: "SportListController")
    InterfaceClasses.register(GameListController.self, named: "GameListController")
    InterfaceClasses.register(DeepController.self, named: "DeepController")
  }
}
