import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The shadows of labels and of buttons' titles.
@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct TitleShadowTests {
  private let button = Button(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

  @Test(.fact("MV16")) func `the shadow of a title has the color of the state, or else the normal one`() {
    button.setTitle("Go", for: .normal)
    #expect(button.currentTitleShadowColor == nil && button.titleLabel?.shadowColor == nil)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    #expect(button.titleShadowColor(for: .highlighted) == .red)
    #expect(button.titleShadowColor(for: .disabled) == .blue)
    #expect(button.currentTitleShadowColor == .red && button.titleLabel?.shadowColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitleShadowColor == .blue && button.titleLabel?.shadowColor == .blue)
    button.setTitleShadowColor(nil, for: .disabled)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)
  }

  @Test func `pictures show the shadows of labels and titles`() throws {
    let label = Label(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    label.text = "Hello"
    #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.shadowColor == nil)
    button.setTitle("Go", for: .normal)
    let content = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    content.addSubview(label)
    content.addSubview(button)
    let simulator = Simulator.displaying(content)
    #expect(!simulator.svg().contains("text-shadow"))
    let width = label.intrinsicContentSize.width
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    button.setTitleShadowColor(.blue, for: .normal)
    simulator.settle()
    let svg = simulator.svg()
    #expect(svg.contains("2px 3px") && svg.contains("0px -1px"))
    #expect(label.intrinsicContentSize.width == width)
  }
}
