import Foundation
import HeadlessUIKit
import Testing

/// Colors that depend on traits.
@MainActor @Suite struct DynamicColorTests {
  private static let light = TraitCollection(userInterfaceStyle: .light)
  private static let dark = TraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: Color, _ traits: TraitCollection) -> [Int] {
    var parts: [CGFloat] = [0, 0, 0, 0]
    parts.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress!
      color.resolvedColor(with: traits).getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    return parts.map { Int(($0 * 255).rounded()) }
  }

  @Test(.fact("U94")) func `a provider is asked for the color of traits`() {
    let color = Color(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .red })
    #expect(color.resolvedColor(with: Self.light) == .red && color.resolvedColor(with: Self.dark) == .white)
    #expect(Color.red.resolvedColor(with: Self.dark) == .red)
    #expect(color == color && color != Color(dynamicProvider: { _ in .red }) && color != .red)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: Self.dark) == Color(white: 1, alpha: 0.5))
    let nested = Color(dynamicProvider: { _ in color })
    #expect(nested.resolvedColor(with: Self.dark) == .white)
  }

  @Test(
    .fact("U94"),
    arguments: [
      (Color.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
      (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
      (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
      (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
      (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
      (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
      (.systemFill, [120, 120, 128, 51], [120, 120, 128, 92]),
      (.darkText, [0, 0, 0, 255], [0, 0, 0, 255]),
    ]
  )
  func `the system colors have values for a light and a dark interface`(
    color: Color,
    light: [Int],
    dark: [Int]
  ) {
    #expect(bytes(color, Self.light) == light && bytes(color, Self.dark) == dark)
    #expect(bytes(color, TraitCollection()) == light)
  }

  @Test(.fact("U94")) func `the palette has values for high contrast`() {
    let high = TraitCollection(accessibilityContrast: .high)
    let both = TraitCollection(traitsFrom: [Self.dark, high])
    #expect(high.accessibilityContrast == .high && AccessibilityContrast.high.rawValue == 1)
    #expect(
      bytes(.systemBlue, high) == [0, 64, 221, 255] && bytes(.systemBlue, both) == [64, 156, 255, 255]
    )
    #expect(high.hasDifferentColorAppearance(comparedTo: TraitCollection(accessibilityContrast: .normal)))
    let simulator = Simulator()
    let view = View()
    simulator.window.addSubview(view)
    var changes: [AccessibilityContrast] = []
    view.registerForTraitChanges([TraitAccessibilityContrast.self]) { (view: View, _) in
      changes.append(view.traitCollection.accessibilityContrast)
    }
    simulator.application.accessibility.isDarkerSystemColorsEnabled = true
    #expect(changes == [.high])
  }

  @Test(.fact("U94")) func `components are those for the current traits, which are a view's in its layout`() {
    final class Box: View {
      var border: [CGFloat] = []
      override func layoutSubviews() { border = Color.label.cgColor.components ?? [] }
    }
    let simulator = Simulator()
    let controller = ViewController()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    simulator.launch(controller)
    simulator.settle()
    #expect(box.border == [0, 0, 0, 1])
    controller.overrideUserInterfaceStyle = .dark
    box.setNeedsLayout()
    simulator.settle()
    #expect(box.border == [1, 1, 1, 1])
    #expect(Color.label.cgColor.components == [0, 0, 0, 1])
  }

  @Test(.fact("U94")) func `a picture shows each view in the colors of its own traits`() throws {
    let simulator = Simulator(device: .iPhone16)
    let controller = ViewController()
    let areas = [View(), View()]
    for (place, area) in areas.enumerated() {
      area.frame = CGRect(x: 20, y: 100 + 100 * CGFloat(place), width: 50, height: 50)
      area.backgroundColor = .systemIndigo
      controller.view.addSubview(area)
    }
    simulator.launch(controller)
    func count(_ color: String) -> Int { simulator.svg().components(separatedBy: "\"\(color)\"").count - 1 }
    #expect(count("#5856d6") == 2 && count("#5e5ce6") == 0)
    areas[1].overrideUserInterfaceStyle = .dark
    #expect(count("#5856d6") == 1 && count("#5e5ce6") == 1)
    simulator.application.userInterfaceStyle = .dark
    #expect(count("#5856d6") == 0 && count("#5e5ce6") == 2)
  }
}
