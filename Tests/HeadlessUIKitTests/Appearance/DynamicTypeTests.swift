import Foundation
import HeadlessUIKit
import Testing

/// Fonts that follow the preferred text size.
@MainActor @Suite struct DynamicTypeTests {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category)
  }

  @Test(
    arguments: [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.headline, .extraExtraExtraLarge, 23), (.largeTitle, .accessibilityMedium, 44),
      (.caption2, .small, 11),
      (.footnote, .accessibilityLarge, 27),
    ] as [(Font.TextStyle, ContentSizeCategory, CGFloat)]
  )
  func `a text style has a size for each category`(
    style: Font.TextStyle,
    category: ContentSizeCategory,
    size: CGFloat
  ) {
    #expect(Font.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize == size)
  }

  @Test func `a preferred font follows the settings, and metrics scale fonts and lengths`() {
    let simulator = Simulator(device: .iPhone16)
    simulator.perform {
      let metrics = FontMetrics(forTextStyle: .body)
      #expect(
        metrics.scaledValue(for: 17) == 17 && metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 17
      )
      simulator.application.preferredContentSizeCategory = .extraSmall
      #expect(Font.preferredFont(forTextStyle: .body).pointSize == 14)
      #expect(abs(metrics.scaledValue(for: 17) - 44 / 3) < 1e-9)
      simulator.application.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(metrics.scaledValue(for: 17) == 48)
      let font = Font.systemFont(ofSize: 17, weight: .bold)
      #expect(metrics.scaledFont(for: font) == .systemFont(ofSize: 48, weight: .bold))
      #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
      #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 17)
    }
  }

  @Test func `before iOS 11 only body text grows in the accessibility categories`() {
    for (system, size) in [("10.3", 23), ("11.0", 53)] as [(SystemVersion, CGFloat)] {
      let simulator = Simulator(device: .iPhone6, system: system)
      simulator.perform {
        simulator.application.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(Font.preferredFont(forTextStyle: .headline).pointSize == size)
        #expect(Font.preferredFont(forTextStyle: .body).pointSize == 53)
      }
    }
  }

  @Test func `texts that adjust their fonts follow the settings, and others don't`() {
    let simulator = Simulator(device: .iPhone16)
    let (label, field, view, plain, fixed) = (Label(), TextField(), TextView(), Label(), Label())
    label.font = .preferredFont(forTextStyle: .body)
    field.font = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    view.attributedText = NSAttributedString(
      string: "text",
      attributes: [.font: Font.preferredFont(forTextStyle: .footnote)]
    )
    plain.font = .preferredFont(forTextStyle: .body)
    fixed.font = .systemFont(ofSize: 17)
    (label.adjustsFontForContentSizeCategory, fixed.adjustsFontForContentSizeCategory) = (true, true)
    (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)
    for part in [label, field, view, plain, fixed] { simulator.window.addSubview(part) }
    func sizes() -> [CGFloat] {
      [label.font, field.font, view.font, plain.font, fixed.font].compactMap { $0?.pointSize }
    }
    #expect(sizes() == [17, 20, 13, 17, 17])
    simulator.application.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(sizes() == [23, 26, 19, 17, 17])
    #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? Font)?.pointSize == 19)
    plain.adjustsFontForContentSizeCategory = true
    #expect(plain.font.pointSize == 23)
    simulator.application.preferredContentSizeCategory = .large
    #expect(sizes() == [17, 20, 13, 17, 17])
  }
}
