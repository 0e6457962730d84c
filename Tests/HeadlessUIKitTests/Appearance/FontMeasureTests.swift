import Foundation
import HeadlessUIKit
import Testing

/// The names, heights and widths of fonts on each system.
@MainActor @Suite struct FontMeasureTests {
  private func simulator(_ system: SystemVersion) -> Simulator {
    let device: Device = system < "7.0" ? .iPhone4 : system < "13.0" ? .iPhone6sPlus : .iPhone11Pro
    return Simulator(device: system >= "7.0" && system < "9.0" ? .iPhone5 : device, system: system)
  }

  private func width(_ text: String, _ font: Font) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test(
    .fact("TM11"),
    arguments: [
      ("6.1", "Helvetica", "Helvetica-Bold"),
      ("7.0", ".HelveticaNeueInterface-M3", ".HelveticaNeueInterface-MediumP4"),
      ("8.4", ".HelveticaNeueInterface-Regular", ".HelveticaNeueInterface-MediumP4"),
      ("9.0", ".SFUIText", ".SFUIText-Semibold"), ("12.4", ".SFUIText", ".SFUIText-Semibold"),
      ("13.0", ".SFUI-Regular", ".SFUI-Semibold"), ("26.1", ".SFUI-Regular", ".SFUI-Semibold"),
    ] as [(SystemVersion, String, String)]
  )
  func `the system font has the names of its system`(system: SystemVersion, name: String, bold: String) {
    let simulator = simulator(system)
    simulator.perform {
      #expect(Font.systemFont(ofSize: 17).fontName == name)
      #expect(Font.boldSystemFont(ofSize: 17).fontName == bold)
      let isBold = Font.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold)
      #expect(isBold && !Font.systemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
      let descriptor = Font.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
      #expect(descriptor?.postscriptName == bold)
    }
  }

  @Test(.fact("TM11", "TM12")) func `from iOS 9 to 12 the family depends on the size`() {
    let simulator = simulator("9.0")
    simulator.perform {
      let font = Font.systemFont(ofSize: 19)
      #expect(font.fontName == ".SFUIText" && font.withSize(20).fontName == ".SFUIDisplay")
      // Without the tracking the widths of 19 and 20 points differ by more than the size.
      let (small, large) = (width("m", font) / 19, width("m", font.withSize(20)) / 20)
      #expect(small > large)
    }
  }

  @Test(.fact("TM1", "TM2", "TM3", "TM10"))
  func `the system font's lines are 1.193 times as high as its size`() {
    for system in ["9.0", "18.0", "26.1"] as [SystemVersion] {
      simulator(system).perform {
        let heights: [(CGFloat, CGFloat)] = [
          (8, 9.546875), (10, 11.93359375), (11, 13.126953125), (12, 14.3203125), (13, 15.513671875),
          (14, 16.70703125), (15, 17.900390625), (16, 19.09375), (17, 20.287109375), (18, 21.48046875),
          (19, 22.673828125), (20, 23.8671875), (22, 26.25390625), (24, 28.640625), (28, 33.4140625),
          (30, 35.80078125), (32, 38.1875), (34, 40.57421875), (40, 47.734375),
        ]
        for (size, height) in heights { #expect(Font.systemFont(ofSize: size).lineHeight == height) }
        let font = Font.systemFont(ofSize: 17)
        let (ascender, descender): (CGFloat, CGFloat) = (17 * (1950.0 / 2048), -17 * (494.0 / 2048))
        #expect(font.ascender == ascender && font.descender == descender && font.leading == 0)
        let (capHeight, xHeight): (CGFloat, CGFloat) = (17 * (1443.0 / 2048), 17 * (1078.0 / 2048))
        #expect(font.capHeight == capHeight && font.xHeight == xHeight)
        #expect(Font.systemFont(ofSize: 28).xHeight == 28 * (1040.0 / 2048))
        #expect(Font.systemFont(ofSize: 16, weight: .black).xHeight == 16 * (1124.0 / 2048))
        #expect(Font.systemFont(ofSize: 32, weight: .bold).xHeight == 32 * (1072.0 / 2048))
        #expect(Font.monospacedSystemFont(ofSize: 16, weight: .bold).xHeight == 16 * (1100.0 / 2048))
      }
    }
    for (size, height) in [(12, 14.316), (14, 16.702), (15, 17.895), (17, 20.281)] as [(CGFloat, CGFloat)] {
      simulator("8.4").perform {
        #expect(abs(Font.systemFont(ofSize: size).lineHeight - height) < 0.0011)
      }
    }
  }

  @Test(.fact("TM4", "TM9")) func `before iOS 7 texts have whole points`() {
    simulator("6.1").perform {
      let heights: [(CGFloat, CGFloat)] = [
        (10, 13), (12, 15), (14, 18), (17, 21), (20, 24), (30, 36), (40, 47), (50, 59), (72, 84), (99, 115),
        (100, 116),
      ]
      for (size, height) in heights { #expect(Font.systemFont(ofSize: size).lineHeight == height) }
      #expect(Font(name: "HelveticaNeue", size: 16)?.lineHeight == 21)
      let size = "Password".size(withAttributes: [.font: Font.systemFont(ofSize: 17)])
      // 667 + 556 + 2 * 500 + 722 + 556 + 333 + 556 thousandths
      #expect(size == CGSize(width: (17 * 4.39 as CGFloat).rounded(.up), height: 21))
    }
  }

  @Test(.fact("TM5", "TM6", "TM7", "TM25", "TM26"))
  func `Helvetica Neue has heights that depend on its weight`() throws {
    let simulator = simulator("8.4")
    try simulator.perform {
      func font(_ name: String) throws -> Font { try #require(Font(name: name, size: 1000)) }
      let (light, regular) = (try font("HelveticaNeue-Light"), try font("HelveticaNeue"))
      let (medium, bold) = (try font("HelveticaNeue-Medium"), try font("HelveticaNeue-Bold"))
      #expect([light, regular, medium, bold].map(\.lineHeight.rounded) == [1209, 1193, 1221, 1221])
      #expect([light, regular, medium, bold].map(\.leading.rounded) == [29, 28, 29, 29])
      #expect(regular.ascender == 952 && regular.descender == -213 && regular.capHeight == 714)
      let widths = [light, regular, medium, bold].map { width("n", $0).rounded }
      #expect(widths[1] == 556 && widths[0] < 556 && widths[2] > 556 && widths[3] > widths[2])
      #expect(abs(width("n", medium) - (width("n", regular) + width("n", bold)) / 2) < 0.01)
      #expect(abs(Font.systemFont(ofSize: 12).lineHeight - 12 * 1.193) < 1e-9)
    }
  }

  @Test(.fact("TM8", "TM23", "TM24", "TM27"))
  func `monospaced fonts have one width, and Helvetica has Adobe's`() throws {
    let simulator = simulator("18.0")
    try simulator.perform {
      func font(_ name: String, _ size: CGFloat) throws -> Font { try #require(Font(name: name, size: size)) }
      for text in ["i", "W", "1", " "] {
        #expect(width(text, .monospacedSystemFont(ofSize: 2048, weight: .bold)) == 1266)
        #expect(width(text, try font("Menlo-Regular", 2048)) == 1233)
        #expect(width(text, try font("Courier", 1000)) == 600)
      }
      #expect(try font("Menlo-Regular", 2048).lineHeight == 1901 + 483)
      let helvetica = try font("Helvetica", 1000)
      #expect(["A", "i", "m", "0"].map { width($0, helvetica).rounded } == [667, 222, 833, 556])
      #expect(width("A", try font("Helvetica-Bold", 1000)).rounded == 722)
      #expect(width("A", try font("Helvetica-Oblique", 1000)) == width("A", helvetica))
      // Georgia isn't known; it is measured as Helvetica Neue.
      #expect(width("A", try font("Georgia", 20)) == width("A", try font("HelveticaNeue", 20)))
    }
  }

  @Test(.fact("TM12", "TM13", "TM14", "TM15", "TM17"))
  func `from iOS 14 sizes and weights are interpolated`() {
    simulator("26.1").perform {
      // 1380 units in the small and 1301 in the large optical size, with the tracking.
      let sizes: [(size: CGFloat, share: CGFloat, tracking: CGFloat)] = [
        (17, 0, -52), (17.5, 1 / 44, -51), (18, 1 / 22, -50), (19, 1 / 11, -48), (20, 13 / 55, -46),
        (24, 9 / 11, 6), (26, 10 / 11, 17), (28, 1, 28), (34, 1, 23), (44, 1, 17.5), (90, 1, 0),
      ]
      for (size, share, tracking) in sizes {
        let units = 1380 + share * (1301 - 1380) + tracking
        #expect(abs(width("A", .systemFont(ofSize: size)) - size * units / 2048) < 1e-9, "\(size)")
      }
      let regular = width("A", .systemFont(ofSize: 12))
      let bold = width("A", .systemFont(ofSize: 12, weight: .bold))
      @MainActor func share(_ weight: Font.Weight) -> CGFloat {
        (width("A", .systemFont(ofSize: 12, weight: weight)) - regular) / (bold - regular)
      }
      #expect(abs(share(.medium) - 0.3667) < 1e-6 && abs(share(.semibold) - 0.6333) < 1e-6)
      // At 12 points there is no tracking, and at 8 points 52 units after every character.
      #expect(abs(width("A", .systemFont(ofSize: 12)) - 12 * 1380 / 2048) < 1e-9)
      #expect(abs(width("A", .systemFont(ofSize: 8)) - 8 * (1380 + 52) / 2048) < 1e-9)
      #expect(abs(width("HH", .systemFont(ofSize: 8)) - 2 * width("H", .systemFont(ofSize: 8))) < 1e-9)
    }
  }

  /// The sums of the advances of the 95 printable ASCII characters, in units of 1/2048.
  @Test(
    .fact("TM22"),
    arguments: [
      (.ultraLight, 103917.74, 92226.61), (.thin, 105036.74, 93849.21), (.light, 107330.46, 97175.27),
      (.regular, 109093.00, 99731.00), (.medium, 111968.10, 102530.95), (.semibold, 114058.40, 104566.55),
      (.bold, 116933.50, 107366.50), (.heavy, 121114.06, 111437.73), (.black, 124774.00, 115002.00),
    ] as [(Font.Weight, CGFloat, CGFloat)]
  )
  func `nine weights have advances of their own, in both optical sizes`(
    weight: Font.Weight,
    small: CGFloat,
    large: CGFloat
  ) {
    simulator("26.1").perform {
      @MainActor func sum(_ font: Font, tracking: CGFloat) -> CGFloat {
        (32...126).reduce(0) { sum, code in
          sum + width(String(UnicodeScalar(UInt8(code))), font) * 2048 / font.pointSize - tracking
        }
      }
      // Only the four drawn weights are exact (TM13).
      #expect(abs(sum(.systemFont(ofSize: 12, weight: weight), tracking: 0) - small) < 15)
      #expect(abs(sum(.systemFont(ofSize: 28, weight: weight), tracking: 28) - large) < 15)
      if [.regular, .bold, .black].contains(weight) {
        #expect(abs(sum(.systemFont(ofSize: 12, weight: weight), tracking: 0) - small) < 0.01)
      }
      if weight == .regular {
        #expect(abs(sum(.italicSystemFont(ofSize: 12), tracking: 0) - 108929.00) < 0.01)
      }
    }
  }

  @Test(.fact("TM18")) func `digits are proportional unless a font has equal ones`() {
    simulator("26.1").perform {
      let font = Font.systemFont(ofSize: 12)
      #expect(
        abs(width("1", font) - 12 * 950 / 2048) < 1e-9 && abs(width("0", font) - 12 * 1290 / 2048) < 1e-9
      )
      let equal = Font.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      #expect(width("1111", equal) == width("0000", font) && width("a", equal) == width("a", font))
      #expect(equal != font && equal.fontName == font.fontName)
    }
  }

  @Test(.fact("TM19")) func `the italic font has widths of its own`() {
    simulator("26.1").perform {
      let (upright, italic) = (Font.systemFont(ofSize: 17), Font.italicSystemFont(ofSize: 17))
      #expect(width("Hello UIKit", italic) != width("Hello UIKit", upright))
      #expect(italic.fontName == ".SFUI-RegularItalic")
    }
  }

  @Test(.fact("TM20", "TM28", "TM29")) func `other characters have the width of a similar one`() {
    simulator("26.1").perform {
      let font = Font.systemFont(ofSize: 2048)
      let small = Font.systemFont(ofSize: 12)
      for (text, same) in [("é", "e"), ("Ü", "U"), ("e\u{301}", "e"), ("Ệ", "E"), ("ñ", "n")] {
        #expect(width(text, font) == width(same, font))
      }
      let large = Font.systemFont(ofSize: 28)
      #expect(abs(width("…", large) - 28 * (1212 + 28) / 2048) < 1e-9)
      #expect(width("…", small) == 12 * 1648 / 2048 && width("—", small) == 12 * 1790 / 2048)
      #expect(width("\u{200B}\u{2060}", small) == 0 && width("\u{301}", small) == 0)
      #expect(width("👨‍👩‍👧‍👦", small) == width("😀", small) && width("😀", small) > 12)
      #expect(width("字", small) == 12 * 1.02 && width("かな", small) == 24 * 1.02)
      #expect(width("שלום", small) > 20 && width("مرحبا", small) > 20 && width("Жизнь", small) > 25)
    }
  }

  @Test func `a tab ends at the next multiple of 28 points`() {
    simulator("26.1").perform {
      let font = Font.systemFont(ofSize: 17)
      #expect(width("a\tb", font) == 28 + width("b", font))
      #expect(width("wwww\t", font) == 56)
    }
  }

  @Test(.fact("TM39", "TM40", "TM41", "TM42"))
  func `a label is rounded up to the pixels of the screen, and to whole points before iOS 7`() {
    func size(_ device: Device, _ system: SystemVersion, _ points: CGFloat) -> CGSize {
      let simulator = Simulator(device: device, system: system)
      return simulator.perform {
        let label = Label()
        (label.text, label.font) = ("Hello UIKit", .systemFont(ofSize: points))
        return label.intrinsicContentSize
      }
    }
    func heights(_ device: Device, _ system: SystemVersion, _ sizes: [CGFloat]) -> [CGFloat] {
      sizes.map { (size(device, system, $0).height * 10000).rounded() / 10000 }
    }
    #expect(
      heights(.iPhoneSE3, "26.1", [11, 12, 13, 15, 16, 17, 22]) == [13.5, 14.5, 16, 18, 19.5, 20.5, 26.5]
    )
    #expect(heights(.iPhone16, "26.1", [11, 13, 17, 28]) == [13.3333, 15.6667, 20.3333, 33.6667])
    #expect(heights(.iPhone4, "6.1", [12, 14, 17]) == [15, 18, 21])
    #expect(abs(size(.iPhone16, "26.1", 17).width - 79.6667) < 0.0001)
    #expect(size(.iPhone4, "6.1", 17).width == size(.iPhone4, "6.1", 17).width.rounded())
    Simulator(device: .iPhone16, system: "26.1").perform {
      let exact = width("Hello UIKit", .systemFont(ofSize: 17))
      #expect(exact != exact.rounded(.up) && abs(exact - 79.6626) < 0.0001)
    }
  }

  @Test func `a font that was made on another system is measured as the view's system does`() {
    let (old, new) = (
      Simulator(device: .iPhone4, system: "6.1"), Simulator(device: .iPhone16, system: "26.1")
    )
    let font = new.perform { Font.boldSystemFont(ofSize: 17) }
    func size(_ simulator: Simulator) -> CGSize {
      let label = simulator.perform { Label() }
      (label.text, label.font) = ("Hello UIKit", font)
      simulator.window.addSubview(label)
      #expect(label.font === font)
      return label.intrinsicContentSize
    }
    let own = old.perform {
      let label = Label()
      (label.text, label.font) = ("Hello UIKit", .boldSystemFont(ofSize: 17))
      old.window.addSubview(label)
      return label.intrinsicContentSize
    }
    #expect(size(old) == own && size(new) != own)
  }
}

extension CGFloat {
  /// The nearest whole number.
  fileprivate var rounded: CGFloat { rounded() }
}
