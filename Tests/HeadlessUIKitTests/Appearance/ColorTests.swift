import Foundation
import HeadlessUIKit
import Testing

extension Color {
  fileprivate convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

@Suite struct ColorTests {
  private func parts(_ color: Color) -> [CGFloat] {
    var parts: [CGFloat] = [-1, -1, -1, -1]
    parts.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress!
      color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    return parts
  }

  @Test func `a program's initializer makes the same color as another`() {
    #expect(Color(hex: 0xff0000) == .red)
    let blue = Color.systemBlue.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
    #expect(Color(hex: 0x007aff) == blue && Color(hex: 0x007aff).hashValue == blue.hashValue)
    #expect(Color.red != .blue)
    #expect(Color.red.isEqual(Color(hex: 0xff0000)))
    #expect(!Color.red.isEqual("red"))
  }

  @Test(.fact("U16")) func `a gray differs from the RGB color with the same parts`() {
    let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(Color.black != black && !Color.black.isEqual(black))
    #expect(
      Color.black == Color(white: 0, alpha: 1) && Color.black.hashValue == Color(white: 0, alpha: 1).hashValue
    )
    #expect(Set([Color.black, black, Color(white: 0, alpha: 1)]).count == 2)
    #expect(Color.white.withAlphaComponent(0.5) == Color(white: 1, alpha: 0.5))
    #expect(Color.white.withAlphaComponent(0.5) != Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(
      Color(hue: 0, saturation: 0, brightness: 1, alpha: 1) == Color(red: 1, green: 1, blue: 1, alpha: 1)
    )
    #expect(parts(.black) == parts(black))
    // A layer's color remembers its color space, too.
    #expect(Color(cgColor: Color.black.cgColor) == .black && Color(cgColor: black.cgColor) == black)
    #expect(Color.black.cgColor != black.cgColor)
    #expect(Color.black.cgColor.components == [0, 1] && black.cgColor.components == [0, 0, 0, 1])
    #expect(Color.black.cgColor.numberOfComponents == 2 && black.cgColor.numberOfComponents == 4)
  }

  @Test func `the parts are read as they were given`() {
    #expect(parts(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(parts(Color(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect(parts(Color.blue.withAlphaComponent(0.5)) == [0, 0, 1, 0.5])
    #expect(Color.blue.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `only a gray has a shade`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(!Color.red.getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (-1, -1))
    #expect(Color(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.75))
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1 / 6, 1, 1, [1, 1, 0]), (1 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 1, [0, 1, 1]),
      (2 / 3, 1, 1, [0, 0, 1]), (5 / 6, 1, 1, [1, 0, 1]), (0, 0, 0.5, [0.5, 0.5, 0.5]),
      (0, 0.5, 1, [1, 0.5, 0.5]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])]
  )
  func `hue, saturation and brightness say the color, and the color says them`(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    rgb: [CGFloat]
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    for (part, wanted) in zip(parts(color), rgb) { #expect(abs(part - wanted) < 1e-9) }
    var read: [CGFloat] = [0, 0, 0, 0]
    read.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress!
      color.getHue(base, saturation: base + 1, brightness: base + 2, alpha: base + 3)
    }
    for (part, wanted) in zip(read, [hue, saturation, brightness, 1]) { #expect(abs(part - wanted) < 1e-9) }
  }

  @Test func `a layer's color is the same color`() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(Color(cgColor: color.cgColor) == color)
    #expect(color.cgColor == color.cgColor)
    #expect(color.cgColor.alpha == 0.4)
    #expect(color.cgColor.copy(alpha: 1).map { Color(cgColor: $0) } == color.withAlphaComponent(1))
  }

  @Test func `an image is a value that changes by copies`() throws {
    let plain = try #require(Image(named: "Logo"))
    #expect(plain == Image(named: "Logo"))
    #expect(plain.renderingMode == .automatic)
    let template = plain.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template != plain)
    #expect(plain.withTintColor(.red) != plain)
    #expect(Image(named: "") == nil)
    #expect(Image(systemName: "") == nil)
    #expect(Image(systemName: "star")?.isSymbolImage == true)
    let large = Image(systemName: "star", withConfiguration: Image.SymbolConfiguration(pointSize: 34))
    #expect(large?.size == CGSize(width: 40, height: 40))
  }
}
