import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: forms of `Documentation/RealCode.md`.

@MainActor final class OrchardPreferencesController: TableViewController {
  var frostSwitch: Switch?
  var seasonPicker: PickerView?
  func frostChanged(_ sender: Any?) {}
  func unitsChanged(_ sender: Any?) {}
}

@MainActor
final class PrefetchedRowsController: ViewController, TableViewDataSource, TableViewDelegate,
  TableViewDataSourcePrefetching
{
  var tableView: TableView?
  var topOfTable: LayoutConstraint?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "OrchardRow", for: indexPath)
  }
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

@MainActor final class RowsRootView: View {
  var tableView: TableView?
}

@MainActor final class PrefetchedRowCell: TableViewCell {
  var icon: ImageView?
  var nameLabel: Label?
  var nameLeading: LayoutConstraint?
}

/// The owner of a nib, and the class of its view.
@MainActor final class BeeSoundPanel: View {
  var speedLabel: Label?
  var speedSlider: ResettingSlider?
  func speedChanged(sender: Any?) {}
  func stop(sender: Any?) {}
}

@MainActor final class ResettingSlider: Slider {
  var defaultValue = 1.0
  var resetsOnDoubleTap = false
}

@MainActor final class SignInStack: StackView {
  func signIn() {}
  func signUp() {}
}

@MainActor final class ThemedTextView: TextView {
  var themeStyle = ""
}

@MainActor final class SpacedCell: TableViewCell {
  var nameLabel: Label?
  var valueField: TextField?
}

@MainActor final class SegmentPanel: View {
  var segments: SegmentedControl?
  var titleLabel: Label?
}

@MainActor final class TourContainerViewController: ViewController {
  var bottomView: View?
  var containerView: View?
}

@MainActor final class TourToolbar: View {}

@MainActor final class TourDots: View {}

extension OrchardClasses {
  static func registerRealForms() {
    InterfaceClasses.register(
      OrchardPreferencesController.self,
      named: "OrchardPreferencesController",
      outlets: [.outlet("frostSwitch", \.frostSwitch), .outlet("seasonPicker", \.seasonPicker)],
      actions: [
        .action("frostChanged:", OrchardPreferencesController.frostChanged),
        .action("unitsChanged:", OrchardPreferencesController.unitsChanged),
      ]
    )
    InterfaceClasses.register(
      PrefetchedRowsController.self,
      named: "PrefetchedRowsController",
      outlets: [.outlet("tableView", \.tableView), .outlet("topOfTable", \.topOfTable)]
    )
    InterfaceClasses.register(
      RowsRootView.self,
      named: "RowsRootView",
      outlets: [.outlet("tableView", \.tableView)]
    )
    InterfaceClasses.register(
      PrefetchedRowCell.self,
      named: "PrefetchedRowCell",
      outlets: [
        .outlet("icon", \.icon), .outlet("nameLabel", \.nameLabel), .outlet("nameLeading", \.nameLeading),
      ]
    )
    InterfaceClasses.register(
      BeeSoundPanel.self,
      named: "BeeSoundPanel",
      outlets: [.outlet("speedLabel", \.speedLabel), .outlet("speedSlider", \.speedSlider)],
      actions: [
        .action("speedChangedWithSender:", BeeSoundPanel.speedChanged),
        .action("stopWithSender:", BeeSoundPanel.stop),
      ]
    )
    InterfaceClasses.register(
      ResettingSlider.self,
      named: "ResettingSlider",
      outlets: [
        .inspectable("defaultValue", \.defaultValue), .inspectable("resetsOnDoubleTap", \.resetsOnDoubleTap),
      ]
    )
    InterfaceClasses.register(
      SignInStack.self,
      named: "SignInStack",
      actions: [.action("signIn", SignInStack.signIn), .action("signUp", SignInStack.signUp)]
    )
    InterfaceClasses.register(
      ThemedTextView.self,
      named: "ThemedTextView",
      outlets: [.inspectable("themeStyle", \.themeStyle)]
    )
    InterfaceClasses.register(
      SpacedCell.self,
      named: "SpacedCell",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("valueField", \.valueField)]
    )
    InterfaceClasses.register(
      SegmentPanel.self,
      named: "SegmentPanel",
      outlets: [.outlet("segments", \.segments), .outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(
      TourContainerViewController.self,
      named: "TourContainerViewController",
      outlets: [.outlet("bottomView", \.bottomView), .outlet("containerView", \.containerView)]
    )
    InterfaceClasses.register(TourToolbar.self, named: "TourToolbar")
    InterfaceClasses.register(TourDots.self, named: "TourDots")
  }
}
