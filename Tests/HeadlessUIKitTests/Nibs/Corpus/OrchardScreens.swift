import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: screens.

@MainActor final class DashboardViewController: ViewController {
  var scrollView: ScrollView?
  var panels: [View] = []
}

@MainActor final class RegistrationViewController: ViewController {
  var continueButton: Button?
  var fields: [TextField] = []
  func agreed(_ sender: Any?) {}
  func nextAction(_ sender: Any?) {}
}

@MainActor final class PressLogViewController: ViewController, TextViewDelegate {
  var bottomConstraint: LayoutConstraint?
  var textView: TextView?
}

@MainActor final class FixedFramesViewController: ViewController {
  var panel: View?
}

@MainActor final class FixedTableViewController: ViewController, TableViewDataSource {
  var tableView: TableView?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Movie"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class FixedPosterCell: TableViewCell {
  var posterView: ImageView?
  var synopsisLabel: Label?
  var titleLabel: Label?
}

@MainActor final class YieldCalculatorViewController: ViewController {
  var resultLabel: Label?
  func key(_ sender: Any?) {}
}

@MainActor final class OnboardingViewController: ViewController {
  var dots: PageControl?
  func turned(_ sender: Any?) {}
}

@MainActor final class OnboardingPages: PageViewController {}

@MainActor final class CompassViewController: ViewController {
  var directionLabel: Label?
  var rose: CompassRose?
}

@MainActor final class CompassRose: View {
  var heading = 0.0
  var needleColor: Color?
}

@MainActor final class FieldMapViewController: ViewController {
  func locate(_ sender: Any?) {}
}

@MainActor final class WebHelpViewController: ViewController {}

@MainActor final class CanvasSceneViewController: ViewController {}

@MainActor final class AccessibleViewController: ViewController {}

@MainActor
final class VarietySearchViewController: ViewController, SearchBarDelegate, TableViewDataSource,
  TableViewDelegate
{
  var searchBar: SearchBar?
  var tableView: TableView?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Result"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class OldSearchController: ViewController, SearchBarDelegate {
  var list: TableView?
}

@MainActor final class TodayWidgetViewController: ViewController {
  var label: Label?
}

@MainActor final class FormsViewController: ViewController {
  var datePicker: DatePicker?
  var segments: SegmentedControl?
  func changed(_ sender: Any?) {}
}

@MainActor final class SliderFormsViewController: ViewController {
  var slider: Slider?
}

@MainActor final class MenusViewController: ViewController {
  var sortButton: Button?
  func pressed(_ sender: Any?) {}
}

@MainActor final class ButtonTypesViewController: ViewController {}

@MainActor final class AttributedButtonViewController: ViewController {}

@MainActor final class AttributedTextsViewController: ViewController {}

@MainActor final class Base64TextsViewController: ViewController {
  var label: Label?
}

@MainActor final class CanvasGuidesViewController: ViewController {}

@MainActor final class FractionsViewController: ViewController {
  var ratioConstraint: LayoutConstraint?
}

@MainActor final class ContentModesViewController: ViewController {}

@MainActor final class SystemColorsViewController: ViewController {}

@MainActor final class CatalogColorsViewController: ViewController {}

@MainActor final class CustomFontsViewController: ViewController {}

@MainActor final class DesignablesViewController: ViewController {
  var gauge: GaugeView?
}

@MainActor final class GaugeView: View {
  var fraction = 0.0
  var title = ""
}

@MainActor final class RightToLeftViewController: ViewController {}

@MainActor final class GesturesViewController: ViewController, GestureRecognizerDelegate {
  var area: View?
  var holdRecognizer: LongPressGestureRecognizer?
  func tapped(_ sender: Any?) {}
  func held(_ sender: Any?) {}
  func edge(_ sender: Any?) {}
}

@MainActor final class RuntimeAttributesViewController: ViewController {
  var attributesView: EveryAttributeView?
}

@MainActor final class EveryAttributeView: View {
  var area = CGRect.zero
  var count = 0
  var extent = CGSize.zero
  var flag = false
  var localized = ""
  var nothing: String?
  var picture: Image?
  var ratio = 0.0
  var span = NSRange(location: 0, length: 0)
  var origin = CGPoint.zero
  var tone: Color?
  var word = ""
}

@MainActor final class ObjectsViewController: ViewController {
  var formatter: NSObject?
  var source: PickSource?
}

@MainActor final class PickSource: NSObject, TableViewDataSource, TableViewDelegate {
  var tableView: TableView?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Pick"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class ExtraViewsViewController: ViewController {
  var accessory: View?
  var overlay: View?
  func done(_ sender: Any?) {}
}

@MainActor final class HostingOwnerController: ViewController {}

@MainActor final class StandardSpacingController: ViewController {}

@MainActor final class LayerKeysController: ViewController {}

@MainActor final class LibraryOwnerController: ViewController {
  var picker: SwatchPicker?
}

@MainActor final class SwatchPicker: View {}

@MainActor final class PlainSwatch: View {}

@MainActor final class StatusIndicatorsController: ViewController {
  var wheel: ActivityIndicatorView?
}

@MainActor final class TagsController: ViewController {
  var picture: ImageView?
}

@MainActor final class LongTextController: ViewController {
  var textView: TextView?
}

@MainActor final class ScaleController: ViewController {}

@MainActor final class OnlyByNameController: ViewController {}

@MainActor final class SheetOwnerController: ViewController {}

@MainActor final class SheetController: ViewController {
  var presentingHint: Label?
}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerScreens() {
    InterfaceClasses.register(
      DashboardViewController.self,
      named: "DashboardViewController",
      outlets: [.outlet("scrollView", \.scrollView), .outlets("panels", \.panels)]
    )
    InterfaceClasses.register(
      RegistrationViewController.self,
      named: "RegistrationViewController",
      outlets: [.outlet("continueButton", \.continueButton), .outlets("fields", \.fields)],
      actions: [
        .action("agreed:", RegistrationViewController.agreed),
        .action("next:", RegistrationViewController.nextAction),
      ]
    )
    InterfaceClasses.register(
      PressLogViewController.self,
      named: "PressLogViewController",
      outlets: [.outlet("bottomConstraint", \.bottomConstraint), .outlet("textView", \.textView)]
    )
    InterfaceClasses.register(
      FixedFramesViewController.self,
      named: "FixedFramesViewController",
      outlets: [.outlet("panel", \.panel)]
    )
    InterfaceClasses.register(
      FixedTableViewController.self,
      named: "FixedTableViewController",
      outlets: [.outlet("tableView", \.tableView)]
    )
    InterfaceClasses.register(
      FixedPosterCell.self,
      named: "FixedPosterCell",
      outlets: [
        .outlet("posterView", \.posterView), .outlet("synopsisLabel", \.synopsisLabel),
        .outlet("titleLabel", \.titleLabel),
      ]
    )
    InterfaceClasses.register(
      YieldCalculatorViewController.self,
      named: "YieldCalculatorViewController",
      outlets: [.outlet("resultLabel", \.resultLabel)],
      actions: [.action("key:", YieldCalculatorViewController.key)]
    )
    InterfaceClasses.register(
      OnboardingViewController.self,
      named: "OnboardingViewController",
      outlets: [.outlet("dots", \.dots)],
      actions: [.action("turned:", OnboardingViewController.turned)]
    )
    InterfaceClasses.register(OnboardingPages.self, named: "OnboardingPages")
    InterfaceClasses.register(
      CompassViewController.self,
      named: "CompassViewController",
      outlets: [.outlet("directionLabel", \.directionLabel), .outlet("rose", \.rose)]
    )
    InterfaceClasses.register(
      CompassRose.self,
      named: "CompassRose",
      outlets: [.inspectable("heading", \.heading), .inspectable("needleColor", \.needleColor)]
    )
    InterfaceClasses.register(
      FieldMapViewController.self,
      named: "FieldMapViewController",
      actions: [.action("locate:", FieldMapViewController.locate)]
    )
    InterfaceClasses.register(WebHelpViewController.self, named: "WebHelpViewController")
    InterfaceClasses.register(CanvasSceneViewController.self, named: "CanvasSceneViewController")
    InterfaceClasses.register(AccessibleViewController.self, named: "AccessibleViewController")
    InterfaceClasses.register(
      VarietySearchViewController.self,
      named: "VarietySearchViewController",
      outlets: [.outlet("searchBar", \.searchBar), .outlet("tableView", \.tableView)]
    )
    InterfaceClasses.register(
      OldSearchController.self,
      named: "OldSearchController",
      outlets: [.outlet("list", \.list)]
    )
    InterfaceClasses.register(
      TodayWidgetViewController.self,
      named: "TodayWidgetViewController",
      outlets: [.outlet("label", \.label)]
    )
    InterfaceClasses.register(
      FormsViewController.self,
      named: "FormsViewController",
      outlets: [.outlet("datePicker", \.datePicker), .outlet("segments", \.segments)],
      actions: [.action("changed:", FormsViewController.changed)]
    )
    InterfaceClasses.register(
      SliderFormsViewController.self,
      named: "SliderFormsViewController",
      outlets: [.outlet("slider", \.slider)]
    )
    InterfaceClasses.register(
      MenusViewController.self,
      named: "MenusViewController",
      outlets: [.outlet("sortButton", \.sortButton)],
      actions: [.action("pressed:", MenusViewController.pressed)]
    )
    InterfaceClasses.register(ButtonTypesViewController.self, named: "ButtonTypesViewController")
    InterfaceClasses.register(AttributedButtonViewController.self, named: "AttributedButtonViewController")
    InterfaceClasses.register(AttributedTextsViewController.self, named: "AttributedTextsViewController")
    InterfaceClasses.register(
      Base64TextsViewController.self,
      named: "Base64TextsViewController",
      outlets: [.outlet("label", \.label)]
    )
    InterfaceClasses.register(CanvasGuidesViewController.self, named: "CanvasGuidesViewController")
    InterfaceClasses.register(
      FractionsViewController.self,
      named: "FractionsViewController",
      outlets: [.outlet("ratioConstraint", \.ratioConstraint)]
    )
    InterfaceClasses.register(ContentModesViewController.self, named: "ContentModesViewController")
    InterfaceClasses.register(SystemColorsViewController.self, named: "SystemColorsViewController")
    InterfaceClasses.register(CatalogColorsViewController.self, named: "CatalogColorsViewController")
    InterfaceClasses.register(CustomFontsViewController.self, named: "CustomFontsViewController")
    InterfaceClasses.register(
      DesignablesViewController.self,
      named: "DesignablesViewController",
      outlets: [.outlet("gauge", \.gauge)]
    )
    InterfaceClasses.register(
      GaugeView.self,
      named: "GaugeView",
      outlets: [.inspectable("fraction", \.fraction), .inspectable("title", \.title)]
    )
    InterfaceClasses.register(RightToLeftViewController.self, named: "RightToLeftViewController")
    InterfaceClasses.register(
      GesturesViewController.self,
      named: "GesturesViewController",
      outlets: [.outlet("area", \.area), .outlet("holdRecognizer", \.holdRecognizer)],
      actions: [
        .action("tapped:", GesturesViewController.tapped), .action("held:", GesturesViewController.held),
        .action("edge:", GesturesViewController.edge),
      ]
    )
    InterfaceClasses.register(
      RuntimeAttributesViewController.self,
      named: "RuntimeAttributesViewController",
      outlets: [.outlet("attributesView", \.attributesView)]
    )
    InterfaceClasses.register(
      EveryAttributeView.self,
      named: "EveryAttributeView",
      outlets: [
        .inspectable("area", \.area), .inspectable("count", \.count), .inspectable("extent", \.extent),
        .inspectable("flag", \.flag), .inspectable("localized", \.localized),
        .inspectable("nothing", \.nothing), .inspectable("picture", \.picture),
        .inspectable("ratio", \.ratio), .inspectable("span", \.span), .inspectable("origin", \.origin),
        .inspectable("tone", \.tone), .inspectable("word", \.word),
      ]
    )
    InterfaceClasses.register(
      ObjectsViewController.self,
      named: "ObjectsViewController",
      outlets: [.outlet("formatter", \.formatter), .outlet("source", \.source)]
    )
    InterfaceClasses.register(
      PickSource.self,
      named: "PickSource",
      outlets: [.outlet("tableView", \.tableView)],
      create: { PickSource() }
    )
    InterfaceClasses.register(
      ExtraViewsViewController.self,
      named: "ExtraViewsViewController",
      outlets: [.outlet("accessory", \.accessory), .outlet("overlay", \.overlay)],
      actions: [.action("done:", ExtraViewsViewController.done)]
    )
    InterfaceClasses.register(HostingOwnerController.self, named: "HostingOwnerController")
    InterfaceClasses.register(StandardSpacingController.self, named: "StandardSpacingController")
    InterfaceClasses.register(LayerKeysController.self, named: "LayerKeysController")
    InterfaceClasses.register(
      LibraryOwnerController.self,
      named: "LibraryOwnerController",
      outlets: [.outlet("picker", \.picker)]
    )
    InterfaceClasses.register(SwatchPicker.self, named: "SwatchPicker")
    InterfaceClasses.register(PlainSwatch.self, named: "PlainSwatch")
    InterfaceClasses.register(
      StatusIndicatorsController.self,
      named: "StatusIndicatorsController",
      outlets: [.outlet("wheel", \.wheel)]
    )
    InterfaceClasses.register(
      TagsController.self,
      named: "TagsController",
      outlets: [.outlet("picture", \.picture)]
    )
    InterfaceClasses.register(
      LongTextController.self,
      named: "LongTextController",
      outlets: [.outlet("textView", \.textView)]
    )
    InterfaceClasses.register(ScaleController.self, named: "ScaleController")
    InterfaceClasses.register(OnlyByNameController.self, named: "OnlyByNameController")
    InterfaceClasses.register(SheetOwnerController.self, named: "SheetOwnerController")
    InterfaceClasses.register(
      SheetController.self,
      named: "SheetController",
      outlets: [.outlet("presentingHint", \.presentingHint)]
    )
  }
}
