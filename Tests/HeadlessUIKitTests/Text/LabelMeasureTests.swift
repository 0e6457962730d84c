import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Sizes of labels that were recorded.
@MainActor @Suite struct LabelMeasureTests {
  private func size(_ text: String, _ font: Font) -> CGSize {
    let label = Label(frame: .zero)
    label.text = text
    label.font = font
    return label.sizeThatFits(CGSize(width: 1000, height: 1000))
  }

  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test(.fact("ML40"), .simulator(.iPhone16, "26.1"))
  func `semibold labels have the heights of their fonts, and are centered at pixels`() {
    for (points, height, top) in [
      (18 as CGFloat, 21.667 as CGFloat, 25.333 as CGFloat), (16, 19.333, 26.333),
    ] {
      let font = Font.systemFont(ofSize: points, weight: .semibold)
      #expect(isSame(size("Title", font).height, height))
      let (box, label) = (View(frame: CGRect(x: 0, y: 0, width: 300, height: 72)), Label(frame: .zero))
      (label.text, label.font) = ("Title", font)
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      label.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      Simulator.current.window.addSubview(box)
      box.layoutIfNeeded()
      #expect(isSame(label.frame.minY, top))
    }
  }

  @Test(.fact("MR6"), arguments: ["12.0", "15.0", "17.0"] as [SystemVersion])
  func `heights of labels are those of their fonts`(system: SystemVersion) {
    let simulator = Simulator(device: .iPhoneXS, system: system)
    simulator.perform {
      for (points, height) in [(17, 20.333), (16, 19.333), (15, 18), (14, 17)] as [(CGFloat, CGFloat)] {
        #expect(isSame(size("Title", .systemFont(ofSize: points)).height, height))
      }
      let categories: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
      let heights: [CGFloat] = [
        30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333,
      ]
      for (category, height) in zip(categories, heights) {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let font = Font.preferredFont(forTextStyle: .title1, compatibleWith: traits)
        #expect(isSame(size("Title", font).height, height), "\(category)")
      }
    }
  }
}
