import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: views.

@MainActor final class ReportView: View {
  var kindLabel: Label?
}

@MainActor final class FormOwner: NSObject {
  var form: FormView?
}

@MainActor final class FormView: View {
  var field: TextField?
  var helper: FieldHelper?
}

@MainActor final class FieldHelper: NSObject, TextFieldDelegate {
  var owner: FormOwner?
  func ended(_ sender: Any?) {}
}

@MainActor final class OrchardTheme: NSObject {}

@MainActor final class ThemedView: View {
  var theme: OrchardTheme?
}

@MainActor final class BarItemOwner: NSObject {
  var item: BarButtonItem?
  func extra(_ sender: Any?) {}
}

@MainActor final class ControlsOwner: NSObject, SearchBarDelegate {
  var pages: PageControl?
  var search: SearchBar?
  var segments: SegmentedControl?
  func picked(_ sender: Any?) {}
}

@MainActor final class EmptyStateView: View {
  var textLabel: Label?
  var titleLabel: Label?
  func planted(_ sender: Any?) {}
}

@MainActor final class FrostBannerView: View {
  var textLabel: Label?
  func dismissed() {}
}

@MainActor final class PickerAccessoryView: View {
  func cancelled(_ sender: Any?) {}
  func done(_ sender: Any?) {}
}

@MainActor final class RatingView: View {
  var stars: [Button] = []
  func starTapped(_ sender: Any?) {}
}

@MainActor final class SyncStatusView: View {
  var bar: ProgressView?
  var textLabel: Label?
  var wheel: ActivityIndicatorView?
}

@MainActor final class MarketCardView: View {
  var hoursLabel: Label?
  var titleLabel: Label?
  func directions(_ sender: Any?) {}
}

@MainActor final class MapCalloutView: View {
  var countLabel: Label?
  var titleLabel: Label?
}

@MainActor final class PinPadView: View {
  var keys: [Button] = []
  func digit(_ sender: Any?) {}
  func erased(_ sender: Any?) {}
}

@MainActor final class AvatarView: View {
  var badgeLabel: Label?
  var imageView: ImageView?
}

@MainActor final class SeasonStepperView: View {
  var yearLabel: Label?
  func backTapped() {}
  func nextTapped() {}
}

@MainActor final class LegalFooterView: View {
  var textView: TextView?
}

@MainActor final class SearchHeaderView: View, SearchBarDelegate {
  var kinds: SegmentedControl?
  var searchBar: SearchBar?
  func kindChanged(_ sender: Any?) {}
}

@MainActor final class FirstPaneView: View {
  var label: Label?
}

@MainActor final class SecondPaneView: View {
  var label: Label?
}

@MainActor final class BlurredPanelView: VisualEffectView {}

@MainActor final class CanvasView: View {
  var hintLabel: Label?
}

@MainActor final class CommentedView: View {}

@MainActor final class MarginsView: View {}

@MainActor final class KeyboardToolbar: Toolbar {
  func previous(_ sender: Any?) {}
  func nextAction(_ sender: Any?) {}
  func finish(_ sender: Any?) {}
}

@MainActor final class GradientView: View {
  var caption = ""
  var endColor: Color?
  var endPoint = CGPoint.zero
  var isHorizontal = false
  var startColor: Color?
  var startPoint = CGPoint.zero
  var steps = 0
  var texture: Image?
}

@MainActor final class HitAreaOwner: NSObject {
  var area: HitAreaControl?
  func pressed(_ sender: Any?) {}
}

@MainActor final class HitAreaControl: Control {}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerViews() {
    InterfaceClasses.register(
      ReportView.self,
      named: "ReportView",
      outlets: [.outlet("kindLabel", \.kindLabel)]
    )
    InterfaceClasses.register(
      FormOwner.self,
      named: "FormOwner",
      outlets: [.outlet("form", \.form)],
      create: { FormOwner() }
    )
    InterfaceClasses.register(
      FormView.self,
      named: "FormView",
      outlets: [.outlet("field", \.field), .outlet("helper", \.helper)]
    )
    InterfaceClasses.register(
      FieldHelper.self,
      named: "FieldHelper",
      outlets: [.outlet("owner", \.owner)],
      actions: [.action("ended:", FieldHelper.ended)],
      create: { FieldHelper() }
    )
    InterfaceClasses.register(OrchardTheme.self, named: "OrchardTheme", create: { OrchardTheme() })
    InterfaceClasses.register(ThemedView.self, named: "ThemedView", outlets: [.outlet("theme", \.theme)])
    InterfaceClasses.register(
      BarItemOwner.self,
      named: "BarItemOwner",
      outlets: [.outlet("item", \.item)],
      actions: [.action("extra:", BarItemOwner.extra)],
      create: { BarItemOwner() }
    )
    InterfaceClasses.register(
      ControlsOwner.self,
      named: "ControlsOwner",
      outlets: [.outlet("pages", \.pages), .outlet("search", \.search), .outlet("segments", \.segments)],
      actions: [.action("picked:", ControlsOwner.picked)],
      create: { ControlsOwner() }
    )
    InterfaceClasses.register(
      EmptyStateView.self,
      named: "EmptyStateView",
      outlets: [.outlet("textLabel", \.textLabel), .outlet("titleLabel", \.titleLabel)],
      actions: [.action("planted:", EmptyStateView.planted)]
    )
    InterfaceClasses.register(
      FrostBannerView.self,
      named: "FrostBannerView",
      outlets: [.outlet("textLabel", \.textLabel)],
      actions: [.action("dismissed", FrostBannerView.dismissed)]
    )
    InterfaceClasses.register(
      PickerAccessoryView.self,
      named: "PickerAccessoryView",
      actions: [
        .action("cancelled:", PickerAccessoryView.cancelled), .action("done:", PickerAccessoryView.done),
      ]
    )
    InterfaceClasses.register(
      RatingView.self,
      named: "RatingView",
      outlets: [.outlets("stars", \.stars)],
      actions: [.action("starTapped:", RatingView.starTapped)]
    )
    InterfaceClasses.register(
      SyncStatusView.self,
      named: "SyncStatusView",
      outlets: [.outlet("bar", \.bar), .outlet("textLabel", \.textLabel), .outlet("wheel", \.wheel)]
    )
    InterfaceClasses.register(
      MarketCardView.self,
      named: "MarketCardView",
      outlets: [.outlet("hoursLabel", \.hoursLabel), .outlet("titleLabel", \.titleLabel)],
      actions: [.action("directions:", MarketCardView.directions)]
    )
    InterfaceClasses.register(
      MapCalloutView.self,
      named: "MapCalloutView",
      outlets: [.outlet("countLabel", \.countLabel), .outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(
      PinPadView.self,
      named: "PinPadView",
      outlets: [.outlets("keys", \.keys)],
      actions: [.action("digit:", PinPadView.digit), .action("erased:", PinPadView.erased)]
    )
    InterfaceClasses.register(
      AvatarView.self,
      named: "AvatarView",
      outlets: [.outlet("badgeLabel", \.badgeLabel), .outlet("imageView", \.imageView)]
    )
    InterfaceClasses.register(
      SeasonStepperView.self,
      named: "SeasonStepperView",
      outlets: [.outlet("yearLabel", \.yearLabel)],
      actions: [
        .action("backTapped", SeasonStepperView.backTapped),
        .action("nextTapped", SeasonStepperView.nextTapped),
      ]
    )
    InterfaceClasses.register(
      LegalFooterView.self,
      named: "LegalFooterView",
      outlets: [.outlet("textView", \.textView)]
    )
    InterfaceClasses.register(
      SearchHeaderView.self,
      named: "SearchHeaderView",
      outlets: [.outlet("kinds", \.kinds), .outlet("searchBar", \.searchBar)],
      actions: [.action("kindChanged:", SearchHeaderView.kindChanged)]
    )
    InterfaceClasses.register(
      FirstPaneView.self,
      named: "FirstPaneView",
      outlets: [.outlet("label", \.label)]
    )
    InterfaceClasses.register(
      SecondPaneView.self,
      named: "SecondPaneView",
      outlets: [.outlet("label", \.label)]
    )
    InterfaceClasses.register(BlurredPanelView.self, named: "BlurredPanelView")
    InterfaceClasses.register(
      CanvasView.self,
      named: "CanvasView",
      outlets: [.outlet("hintLabel", \.hintLabel)]
    )
    InterfaceClasses.register(CommentedView.self, named: "CommentedView")
    InterfaceClasses.register(MarginsView.self, named: "MarginsView")
    InterfaceClasses.register(
      KeyboardToolbar.self,
      named: "KeyboardToolbar",
      actions: [
        .action("previous:", KeyboardToolbar.previous), .action("next:", KeyboardToolbar.nextAction),
        .action("finish:", KeyboardToolbar.finish),
      ]
    )
    InterfaceClasses.register(
      GradientView.self,
      named: "GradientView",
      outlets: [
        .inspectable("caption", \.caption), .inspectable("endColor", \.endColor),
        .inspectable("endPoint", \.endPoint), .inspectable("isHorizontal", \.isHorizontal),
        .inspectable("startColor", \.startColor), .inspectable("startPoint", \.startPoint),
        .inspectable("steps", \.steps), .inspectable("texture", \.texture),
      ]
    )
    InterfaceClasses.register(
      HitAreaOwner.self,
      named: "HitAreaOwner",
      outlets: [.outlet("area", \.area)],
      actions: [.action("pressed:", HitAreaOwner.pressed)],
      create: { HitAreaOwner() }
    )
    InterfaceClasses.register(HitAreaControl.self, named: "HitAreaControl")
  }
}
