import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: cells.

@MainActor final class TreeCell: TableViewCell {
  var nameLabel: Label?
  var pictureView: ImageView?
  var placeLabel: Label?
}

@MainActor final class HarvestCell: TableViewCell {
  var cratesLabel: Label?
  var dayLabel: Label?
  var progress: ProgressView?
}

@MainActor final class SettingCell: TableViewCell {
  var titleLabel: Label?
  var toggle: Switch?
  func toggled(_ sender: Any?) {}
}

@MainActor final class ThresholdCell: TableViewCell {
  var slider: Slider?
  var valueLabel: Label?
  func slid(_ sender: Any?) {}
}

@MainActor final class AmountCell: TableViewCell {
  var stepper: Stepper?
  var titleLabel: Label?
  func stepped(_ sender: Any?) {}
}

@MainActor final class FieldCell: TableViewCell, TextFieldDelegate {
  var captionLabel: Label?
  var field: TextField?
  func edited(_ sender: Any?) {}
}

@MainActor final class NoteCell: TableViewCell {
  var headingLabel: Label?
  var textView: TextView?
}

@MainActor final class PriceCell: TableViewCell {}

@MainActor final class LinkCell: TableViewCell {}

@MainActor final class SubtitleCell: TableViewCell {}

@MainActor final class KeyValueCell: TableViewCell {}

@MainActor final class SprayCell: TableViewCell {
  var agentLabel: Label?
  var doseLabel: Label?
  var iconView: ImageView?
}

@MainActor final class SwatchCell: TableViewCell {
  var nameLabel: Label?
  var swatch: ColorSwatchView?
}

@MainActor final class ColorSwatchView: View {
  var cornerRadius = 0.0
  var isRound = false
  var swatchColor: Color?
}

@MainActor final class LoadMoreCell: TableViewCell {
  var wheel: ActivityIndicatorView?
}

@MainActor final class FeedCell: TableViewCell {
  var likeButton: Button?
  var metaLabel: Label?
  var photoView: ImageView?
  var titleLabel: Label?
  func liked(_ sender: Any?) {}
}

@MainActor final class HostedCell: TableViewCell {}

@MainActor final class ButtonsCell: TableViewCell {
  var choices: [Button] = []
}

@MainActor final class AttachedCell: TableViewCell {}

@MainActor final class ChecklistCell: TableViewCell {
  var boxButton: Button?
  var taskLabel: Label?
  func checked(_ sender: Any?) {}
}

@MainActor final class ChartCell: TableViewCell {
  var chart: YieldChartView?
}

@MainActor final class YieldChartView: View {
  var barColor: Color?
  var barWidth = 0
  var gap = CGSize.zero
  var origin0 = CGPoint.zero
  var plotArea = CGRect.zero
  var unit = ""
}

@MainActor final class VarietyItem: CollectionViewCell {
  var nameLabel: Label?
  var pictureView: ImageView?
}

@MainActor final class BottleItem: CollectionViewCell {
  var nameLabel: Label?
  var pictureView: ImageView?
}

@MainActor final class TagItem: CollectionViewCell {
  var textLabel: Label?
}

@MainActor final class PhotoItem: CollectionViewCell {
  var pictureView: ImageView?
}

@MainActor final class FixedItem: CollectionViewCell {
  var nameLabel: Label?
  var pictureView: ImageView?
}

@MainActor final class SeasonHeader: CollectionReusableView {
  var titleLabel: Label?
}

@MainActor final class BeeItem: CollectionViewCell {
  var nameLabel: Label?
  var stateLabel: Label?
}

@MainActor final class RowHeaderView: View {
  var titleLabel: Label?
  func editTapped(_ sender: Any?) {}
}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerCells() {
    InterfaceClasses.register(
      TreeCell.self,
      named: "TreeCell",
      outlets: [
        .outlet("nameLabel", \.nameLabel), .outlet("pictureView", \.pictureView),
        .outlet("placeLabel", \.placeLabel),
      ]
    )
    InterfaceClasses.register(
      HarvestCell.self,
      named: "HarvestCell",
      outlets: [
        .outlet("cratesLabel", \.cratesLabel), .outlet("dayLabel", \.dayLabel),
        .outlet("progress", \.progress),
      ]
    )
    InterfaceClasses.register(
      SettingCell.self,
      named: "SettingCell",
      outlets: [.outlet("titleLabel", \.titleLabel), .outlet("toggle", \.toggle)],
      actions: [.action("toggled:", SettingCell.toggled)]
    )
    InterfaceClasses.register(
      ThresholdCell.self,
      named: "ThresholdCell",
      outlets: [.outlet("slider", \.slider), .outlet("valueLabel", \.valueLabel)],
      actions: [.action("slid:", ThresholdCell.slid)]
    )
    InterfaceClasses.register(
      AmountCell.self,
      named: "AmountCell",
      outlets: [.outlet("stepper", \.stepper), .outlet("titleLabel", \.titleLabel)],
      actions: [.action("stepped:", AmountCell.stepped)]
    )
    InterfaceClasses.register(
      FieldCell.self,
      named: "FieldCell",
      outlets: [.outlet("captionLabel", \.captionLabel), .outlet("field", \.field)],
      actions: [.action("edited:", FieldCell.edited)]
    )
    InterfaceClasses.register(
      NoteCell.self,
      named: "NoteCell",
      outlets: [.outlet("headingLabel", \.headingLabel), .outlet("textView", \.textView)]
    )
    InterfaceClasses.register(PriceCell.self, named: "PriceCell")
    InterfaceClasses.register(LinkCell.self, named: "LinkCell")
    InterfaceClasses.register(SubtitleCell.self, named: "SubtitleCell")
    InterfaceClasses.register(KeyValueCell.self, named: "KeyValueCell")
    InterfaceClasses.register(
      SprayCell.self,
      named: "SprayCell",
      outlets: [
        .outlet("agentLabel", \.agentLabel), .outlet("doseLabel", \.doseLabel),
        .outlet("iconView", \.iconView),
      ]
    )
    InterfaceClasses.register(
      SwatchCell.self,
      named: "SwatchCell",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("swatch", \.swatch)]
    )
    InterfaceClasses.register(
      ColorSwatchView.self,
      named: "ColorSwatchView",
      outlets: [
        .inspectable("cornerRadius", \.cornerRadius), .inspectable("isRound", \.isRound),
        .inspectable("swatchColor", \.swatchColor),
      ]
    )
    InterfaceClasses.register(LoadMoreCell.self, named: "LoadMoreCell", outlets: [.outlet("wheel", \.wheel)])
    InterfaceClasses.register(
      FeedCell.self,
      named: "FeedCell",
      outlets: [
        .outlet("likeButton", \.likeButton), .outlet("metaLabel", \.metaLabel),
        .outlet("photoView", \.photoView), .outlet("titleLabel", \.titleLabel),
      ],
      actions: [.action("liked:", FeedCell.liked)]
    )
    InterfaceClasses.register(HostedCell.self, named: "HostedCell")
    InterfaceClasses.register(
      ButtonsCell.self,
      named: "ButtonsCell",
      outlets: [.outlets("choices", \.choices)]
    )
    InterfaceClasses.register(AttachedCell.self, named: "AttachedCell")
    InterfaceClasses.register(
      ChecklistCell.self,
      named: "ChecklistCell",
      outlets: [.outlet("boxButton", \.boxButton), .outlet("taskLabel", \.taskLabel)],
      actions: [.action("checked:", ChecklistCell.checked)]
    )
    InterfaceClasses.register(ChartCell.self, named: "ChartCell", outlets: [.outlet("chart", \.chart)])
    InterfaceClasses.register(
      YieldChartView.self,
      named: "YieldChartView",
      outlets: [
        .inspectable("barColor", \.barColor), .inspectable("barWidth", \.barWidth),
        .inspectable("gap", \.gap), .inspectable("origin0", \.origin0), .inspectable("plotArea", \.plotArea),
        .inspectable("unit", \.unit),
      ]
    )
    InterfaceClasses.register(
      VarietyItem.self,
      named: "VarietyItem",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("pictureView", \.pictureView)]
    )
    InterfaceClasses.register(
      BottleItem.self,
      named: "BottleItem",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("pictureView", \.pictureView)]
    )
    InterfaceClasses.register(TagItem.self, named: "TagItem", outlets: [.outlet("textLabel", \.textLabel)])
    InterfaceClasses.register(
      PhotoItem.self,
      named: "PhotoItem",
      outlets: [.outlet("pictureView", \.pictureView)]
    )
    InterfaceClasses.register(
      FixedItem.self,
      named: "FixedItem",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("pictureView", \.pictureView)]
    )
    InterfaceClasses.register(
      SeasonHeader.self,
      named: "SeasonHeader",
      outlets: [.outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(
      BeeItem.self,
      named: "BeeItem",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("stateLabel", \.stateLabel)]
    )
    InterfaceClasses.register(
      RowHeaderView.self,
      named: "RowHeaderView",
      outlets: [.outlet("titleLabel", \.titleLabel)],
      actions: [.action("editTapped:", RowHeaderView.editTapped)]
    )
  }
}
