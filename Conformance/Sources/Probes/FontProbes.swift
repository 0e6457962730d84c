import UIKit

/// Returns the intrinsic size of a label.
@MainActor private func label(_ text: String, _ font: UIFont) -> CGSize {
  let label = UILabel()
  label.font = font
  label.text = text
  return label.intrinsicContentSize
}

/// Texts whose letters have no kerning.
private let plainTexts = ["Hello UIKit", "iiiiillll", "WWWW MMMM"]

extension ProbeStage {
  /// Logs the widths of labels with three texts.
  fileprivate func logWidths(_ font: UIFont) {
    for text in plainTexts { log("the width of \"\(text)\"", label(text, font).width) }
  }
}

extension Probe {
  /// Fonts, the widths and heights of texts, and Dynamic Type. The figures are those of a screen with three
  /// pixels in a point.
  static let fonts: [Probe] = [
    Probe("TM1", "the metrics of the system font", since: 9) { stage in
      let font = UIFont.systemFont(ofSize: 17), large = UIFont.boldSystemFont(ofSize: 32)
      stage.log("the line height at 17 points", font.lineHeight)
      stage.log("the ascender", font.ascender)
      stage.log("the descender", font.descender)
      stage.log("the leading", font.leading)
      stage.log("the cap height", font.capHeight)
      stage.log("the line height of the bold font at 32 points", large.lineHeight)
    },
    Probe("TM1-2", "the line heights of the system font", since: 9) { stage in
      for size in [8, 10, 12, 14, 20, 34] as [CGFloat] {
        stage.log("at \(ProbeStage.text(Double(size))) points", UIFont.systemFont(ofSize: size).lineHeight)
      }
    },
    Probe("TM2", "the x-height of small sizes", since: 9) { stage in
      stage.log("regular at 17 points", UIFont.systemFont(ofSize: 17).xHeight)
      stage.log("black at 17 points", UIFont.systemFont(ofSize: 17, weight: .black).xHeight)
    },
    Probe("TM3", "the x-height of large sizes", since: 9) { stage in
      stage.log("regular at 32 points", UIFont.systemFont(ofSize: 32).xHeight)
      stage.log("bold at 32 points", UIFont.systemFont(ofSize: 32, weight: .bold).xHeight)
    },
    Probe("TM11", "the name of the system font", since: 13) { stage in
      let name = UIFont.systemFont(ofSize: 17).fontName
      stage.log("it is .SFUI-Regular", name == ".SFUI-Regular")
      stage.log("the name of the semibold font", UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    },
    Probe("TM17", "the tracking of one letter") { stage in
      let font = UIFont.systemFont(ofSize: 17)
      let one = ("i" as NSString).size(withAttributes: [.font: font]).width
      let two = ("ii" as NSString).size(withAttributes: [.font: font]).width
      stage.log("two letters are twice as wide as one", abs(two - 2 * one) < 0.001)
    },
    Probe("TM18", "the widths of digits") { stage in
      let font = UIFont.systemFont(ofSize: 17)
      stage.log("1 is narrower than 0", label("1", font).width < label("0", font).width)
    },
    Probe("TM23", "the monospaced system font", since: 13) { stage in
      let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
      let widths = ["i", "W", "0", "."].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
      stage.log("its characters are equally wide", widths.allSatisfy { abs($0 - widths[0]) < 0.001 })
      stage.log("the width at 17 points", widths[0])
    },
    Probe("TM39", "the width of a label") { stage in
      let font = UIFont.systemFont(ofSize: 17)
      let text = ("Hello UIKit" as NSString).size(withAttributes: [.font: font]).width
      let scale = stage.window.screen.scale
      let rounded = (text * scale - 0.001).rounded(.up) / scale
      stage.log(
        "it is that of its text, rounded up to a pixel",
        abs(label("Hello UIKit", font).width - rounded) < 0.001
      )
    },
    Probe("TM40", "the heights of labels", facts: ["MR6"]) { stage in
      for size in [11, 12, 13, 15, 16, 17, 22, 28] as [CGFloat] {
        stage.log(
          "at \(ProbeStage.text(Double(size))) points",
          label("Hello", .systemFont(ofSize: size)).height
        )
      }
    },
    Probe("TM40-2", "labels of several lines") { stage in
      let text = UILabel()
      text.font = .systemFont(ofSize: 17)
      text.numberOfLines = 0
      text.text = "a\nb\nc"
      stage.log("the height of three lines at 17 points", text.intrinsicContentSize.height)
      text.numberOfLines = 2
      stage.log("with at most two lines", text.intrinsicContentSize.height)
    },
    Probe("ML40", "semibold labels") { stage in
      stage.log("the height at 18 points", label("Hello", .systemFont(ofSize: 18, weight: .semibold)).height)
      stage.log("at 16 points", label("Hello", .systemFont(ofSize: 16, weight: .semibold)).height)
    },
    Probe("TX2", "regular texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17)) },
    Probe("TX1", "regular texts of 8 points") { $0.logWidths(.systemFont(ofSize: 8)) },
    Probe("TX3", "medium texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .medium)) },
    Probe("TX4", "semibold texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .semibold)) },
    Probe("TX5", "bold texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .bold)) },
    Probe("TX6", "light texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .light)) },
    Probe("TX7", "heavy texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .heavy)) },
    Probe("TX8", "black texts of 17 points") { $0.logWidths(.systemFont(ofSize: 17, weight: .black)) },
    Probe("TX9", "italic texts of 17 points") { $0.logWidths(.italicSystemFont(ofSize: 17)) },
    Probe("TX10", "monospaced texts of 17 points", since: 13) {
      $0.logWidths(.monospacedSystemFont(ofSize: 17, weight: .regular))
    },
    Probe("TX11", "regular texts of 32 points") { $0.logWidths(.systemFont(ofSize: 32)) },
    Probe("TX12", "semibold texts of 32 points") { $0.logWidths(.systemFont(ofSize: 32, weight: .semibold)) },
    Probe("TX13", "bold texts of 32 points") { $0.logWidths(.systemFont(ofSize: 32, weight: .bold)) },
    Probe("TX14", "light texts of 32 points") { $0.logWidths(.systemFont(ofSize: 32, weight: .light)) },
    Probe("TX16", "monospaced texts of 32 points", since: 13) {
      $0.logWidths(.monospacedSystemFont(ofSize: 32, weight: .regular))
    },
    Probe("TD4", "the sizes of text styles", since: 11) { stage in
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      let styles: [(String, UIFont.TextStyle)] = [
        ("large title", .largeTitle), ("title 1", .title1), ("title 2", .title2), ("title 3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption 1", .caption1), ("caption 2", .caption2),
      ]
      for (name, style) in styles {
        stage.log(name, UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize)
      }
    },
    Probe(
      "TD1",
      "the size of the style body by category",
      facts: ["TD2", "TD3", "TD4", "TD5", "TD6", "TD7", "TD8", "TD9", "TD10", "TD11", "TD12"],
      since: 11
    ) { stage in
      let categories: [(String, UIContentSizeCategory)] = [
        ("extra small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extra large", .extraLarge), ("extra extra large", .extraExtraLarge),
        ("extra extra extra large", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
        ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
      ]
      for (name, category) in categories {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        stage.log(name, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
      }
    },
    Probe("TD14", "scaled values", since: 11) { stage in
      let metrics = UIFontMetrics(forTextStyle: .body)
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      stage.log("17 in extra small", metrics.scaledValue(for: 17, compatibleWith: small))
      stage.log("17 in AX5", metrics.scaledValue(for: 17, compatibleWith: largest).rounded())
    },
    Probe("TD16", "scaled fonts", since: 11) { stage in
      let metrics = UIFontMetrics(forTextStyle: .body), font = UIFont.systemFont(ofSize: 17)
      let categories: [(String, UIContentSizeCategory)] = [
        ("extra small", .extraSmall), ("medium", .medium), ("large", .large), ("extra large", .extraLarge),
        ("AX1", .accessibilityMedium), ("AX5", .accessibilityExtraExtraExtraLarge),
      ]
      for (name, category) in categories {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        stage.log("17 points in \(name)", metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
      }
    },
    Probe("TD17", "the style caption 2", since: 11) { stage in
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      stage.log(
        "in extra small",
        UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: small).pointSize
      )
    },
    Probe("TD13", "the weight of the style headline", since: 13) { stage in
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
      stage.log("it is semibold", font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    },
    Probe("TD21", "fonts that don't scale by themselves") { stage in
      stage.log("a label adjusts its font", UILabel().adjustsFontForContentSizeCategory)
      stage.log("a text field does", UITextField().adjustsFontForContentSizeCategory)
    },
  ]
}
