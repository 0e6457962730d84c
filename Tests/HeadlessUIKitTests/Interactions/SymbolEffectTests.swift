import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SymbolEffectTests {
  private func launched() -> (Simulator, ImageView) {
    let (simulator, controller) = (Simulator(), ViewController())
    let view = ImageView(image: Image(systemName: "star"))
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, view)
  }

  @Test func `an effect that ends by itself calls its completion at its end`() {
    let (simulator, view) = launched()
    var lines: [String] = []
    view.addSymbolEffect(.bounce.up.wholeSymbol, options: .repeat(3).speed(2)) { context in
      lines.append("\(context.effect?.name ?? "") \(context.isFinished) \(context.sender === view)")
    }
    #expect(view.activeSymbolEffects.map(\.variants) == [["up", "wholeSymbol"]])
    simulator.advance(by: .milliseconds(740))
    #expect(lines == [] && view.activeSymbolEffects.count == 1)
    simulator.advance(by: .milliseconds(20))
    #expect(lines == ["bounce true true"] && view.activeSymbolEffects.isEmpty)
  }

  @Test func `an effect that lasts is removed, and one of its kind replaces it`() {
    let (simulator, view) = launched()
    var lines: [String] = []
    view.addSymbolEffect(.variableColor.iterative, options: .repeating) {
      lines.append("first \($0.isFinished)")
    }
    view.addSymbolEffect(.scale.up) { lines.append("scaled \($0.isFinished)") }
    simulator.advance(by: .seconds(5))
    #expect(lines == ["scaled true"] && view.activeSymbolEffects.map(\.name) == ["variableColor", "scale"])
    view.addSymbolEffect(.variableColor.cumulative, options: .repeating) {
      lines.append("second \($0.isFinished)")
    }
    #expect(lines == ["scaled true", "first false"])
    view.removeSymbolEffect(ofType: .variableColor) { lines.append("removed \($0.isFinished)") }
    simulator.settle()
    #expect(lines == ["scaled true", "first false", "second false", "removed true"])
    view.removeAllSymbolEffects()
    #expect(view.activeSymbolEffects.isEmpty)
  }

  @Test func `an image is replaced at once, and its completion follows`() {
    let (simulator, view) = launched()
    var lines: [String] = []
    view.setSymbolImage(Image(systemName: "star.fill")!, contentTransition: .replace.downUp) {
      lines.append("\($0.effect?.name ?? "") \($0.isFinished)")
    }
    #expect(view.image == Image(systemName: "star.fill") && lines == [])
    simulator.settle()
    #expect(lines == ["replace true"])
  }

  @Test func `a symbol has the preferred configuration of its view`() {
    let (_, view) = launched()
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
  }
}
