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

  // MARK: Tables

  /// The sizes of the styles by category, as recorded.
  private struct Table: Decodable {
    struct Cell: Decodable {
      var size: CGFloat
      var scale: [CGFloat]
      var lineHeight: CGFloat
    }
    struct Sizes: Decodable { var sizes: [String: [String: CGFloat]] }

    var iOS11on: [String: [String: Cell]]
    var iOS7to8: Sizes
    var iOS9to10: Sizes

    static func read() throws -> Table {
      try JSONDecoder().decode(Table.self, from: TestFiles.fixture("text-styles.json"))
    }
  }

  private static let styles: [String: Font.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  /// The categories from the smallest to the largest, with the names of the table.
  private static let categories: KeyValuePairs<String, ContentSizeCategory> = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]

  private static func category(_ name: String) throws -> ContentSizeCategory {
    try #require(categories.first { $0.key == name }?.value)
  }

  @Test(
    .fact(
      "TD1",
      "TD2",
      "TD3",
      "TD4",
      "TD5",
      "TD6",
      "TD7",
      "TD8",
      "TD9",
      "TD10",
      "TD11",
      "TD12",
      "TD14",
      "TD15",
      "TD17"
    )
  )
  func `each style has its size and scale in each category`() throws {
    let table = try Table.read().iOS11on
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    var count = 0
    try simulator.perform {
      for (name, cells) in table {
        let style = try #require(Self.styles[name])
        for (category, cell) in cells {
          count += 1
          simulator.application.preferredContentSizeCategory = try Self.category(category)
          let font = Font.preferredFont(forTextStyle: style)
          #expect(font.pointSize == cell.size && abs(font.lineHeight - cell.lineHeight) < 0.0001)
          let metrics = FontMetrics(forTextStyle: style)
          for value: CGFloat in [8, 17, 44, 64] {
            let exact = value * cell.scale[0] / cell.scale[1]
            #expect(abs(metrics.scaledValue(for: value) - (exact * 3).rounded() / 3) < 1e-9, "\(name)")
          }
        }
      }
    }
    #expect(count == 132)
  }

  @Test(.fact("TD16")) func `a scaled font has a size in whole points`() {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    let sizes: [CGFloat] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    simulator.perform {
      for (category, size) in zip(Self.categories.map(\.value), sizes) {
        simulator.application.preferredContentSizeCategory = category
        #expect(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == size)
      }
    }
  }

  @Test(.fact("TD18", "TD19"))
  func `before iOS 11 the styles have fewer sizes`() throws {
    let table = try Table.read()
    for (system, sizes) in [("8.4", table.iOS7to8.sizes), ("10.3", table.iOS9to10.sizes)]
      as [(SystemVersion, [String: [String: CGFloat]])]
    {
      #expect(sizes.count == (system == "8.4" ? 6 : 10))
      let simulator = Simulator(device: .iPhone6, system: system)
      try simulator.perform {
        for (name, cells) in sizes {
          for (category, size) in cells {
            simulator.application.preferredContentSizeCategory = try Self.category(category)
            let style = try #require(Self.styles[name])
            #expect(
              Font.preferredFont(forTextStyle: style).pointSize == size,
              "\(system) \(name) \(category)"
            )
          }
        }
      }
    }
    for (system, name) in [("10.3", ".SFUIDisplay-Light"), ("11.0", ".SFUIDisplay")]
      as [(SystemVersion, String)]
    {
      let simulator = Simulator(device: .iPhone6, system: system)
      simulator.perform { #expect(Font.preferredFont(forTextStyle: .title1).fontName == name) }
    }
  }

  @Test(.fact("TD13")) func `headlines are semibold, and large titles are bold with a bold trait`() {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    simulator.perform {
      for (name, style) in Self.styles {
        let font = Font.preferredFont(forTextStyle: style)
        #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
        let isLarge = ["largeTitle", "title1", "title2"].contains(name)
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) }
        #expect(bold?.fontName == (isLarge ? ".SFUI-Bold" : ".SFUI-Semibold"))
      }
      let styles = [Font.TextStyle.extraLargeTitle, .extraLargeTitle2]
      #expect(styles.map { Font.preferredFont(forTextStyle: $0).fontName } == [".SFUI-Bold", ".SFUI-Bold"])
    }
  }

  @Test(.fact("TD20")) func `the sizes that UIKit names are the same on all systems`() {
    let sizes = [Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize]
    #expect(sizes == [17, 18, 14, 12])
  }

  @Test(.fact("TD21")) func `only the titles of configurations follow the preferred text size`() throws {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    let (plain, configured, small) = (Button(type: .system), Button(), Button())
    let (label, field) = (Label(), TextField())
    plain.setTitle("Sign in", for: .normal)
    configured.configuration = .filled()
    small.configuration = .filled()
    small.configuration?.buttonSize = .small
    for button in [configured, small] { button.configuration?.title = "Sign in" }
    (label.text, field.text) = ("Sign in", "Sign in")
    for view in [plain, configured, small, label, field] { simulator.window.addSubview(view) }
    func sizes() -> [CGFloat] {
      for view in [plain, configured, small] { view.layoutIfNeeded() }
      return [
        plain.titleLabel?.font, configured.titleLabel?.font, small.titleLabel?.font, label.font, field.font,
      ]
      .compactMap { $0?.pointSize }
    }
    #expect(sizes() == [15, 17, 15, 17, 17])
    let width = configured.intrinsicContentSize.width
    simulator.application.preferredContentSizeCategory = .accessibilityMedium
    simulator.settle()
    #expect(sizes() == [15, 28, 25, 17, 17])
    #expect(configured.intrinsicContentSize.width > width)
  }
}
