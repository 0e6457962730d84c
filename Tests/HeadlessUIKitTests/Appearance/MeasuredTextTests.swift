import Foundation
import HeadlessUIKit
import Testing

/// The widths of texts and the sizes of labels, as recorded from real systems.
@MainActor @Suite struct MeasuredTextTests {
  /// A text whose width was recorded.
  struct Sample: Sendable {
    var system: SystemVersion
    var design: String
    var weight: Font.Weight
    var size: CGFloat
    var text: String
    var width: CGFloat
    var labelWidth: CGFloat?

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 7, let size = Double(parts[3]), let width = Double(parts[5]) else { return nil }
      system = SystemVersion(stringLiteral: parts[0])
      (design, weight) = (parts[1], MeasuredTextTests.weights[parts[2]] ?? .regular)
      (self.size, text, self.width) = (size, parts[4], width)
      labelWidth = Double(parts[6]).map { CGFloat($0) }
    }

    @MainActor var font: Font {
      switch design {
      case "italic": .italicSystemFont(ofSize: size)
      case "mono": .monospacedSystemFont(ofSize: size, weight: weight)
      default: .systemFont(ofSize: size, weight: weight)
      }
    }

    /// The largest difference that the estimate of the kerning may cause: 2 % or half a point.
    var tolerance: CGFloat { max(0.5, width * 0.02) }
  }

  nonisolated fileprivate static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static func samples(_ isIncluded: (Sample) -> Bool) throws -> [Sample] {
    let text = String(decoding: try TestFiles.fixture("measured-texts.tsv"), as: UTF8.self)
    return text.split(separator: "\n").compactMap(Sample.init).filter(isIncluded)
  }

  private static func simulator(_ system: SystemVersion) -> Simulator {
    Simulator(device: system < "13.0" ? .iPhone6sPlus : .iPhone11Pro, system: system)
  }

  @Test(
    .fact(
      "TX1",
      "TX2",
      "TX3",
      "TX4",
      "TX5",
      "TX6",
      "TX7",
      "TX8",
      "TX9",
      "TX10",
      "TX11",
      "TX12",
      "TX13",
      "TX14",
      "TX15",
      "TX16",
      "TX26",
      "TM32",
      "TM33",
      "TM34"
    )
  )
  func `texts are as wide as on iOS 26, within the error of the kerning`() throws {
    let samples = try Self.samples { $0.system == "26.1" }
    #expect(samples.count == 197)
    let simulator = Self.simulator("26.1")
    simulator.perform {
      for sample in samples {
        let width = sample.text.size(withAttributes: [.font: sample.font]).width
        #expect(abs(width - sample.width) <= sample.tolerance, "\(sample) \(width)")
        guard let labelWidth = sample.labelWidth else { continue }
        let label = Label()
        (label.text, label.font) = (sample.text, sample.font)
        #expect(abs(label.intrinsicContentSize.width - labelWidth) <= sample.tolerance, "\(sample)")
      }
    }
  }

  @Test(.fact("TM31"), arguments: ["Hello UIKit", "WWWW MMMM", "iiiiillll"])
  func `texts without kerned pairs are exactly as wide`(text: String) throws {
    let samples = try Self.samples { $0.system == "26.1" && $0.text == text }
    #expect(samples.count > 25)
    let simulator = Self.simulator("26.1")
    simulator.perform {
      for sample in samples {
        let width = text.size(withAttributes: [.font: sample.font]).width
        #expect(abs(width - sample.width) < 0.002, "\(sample) \(width)")
        guard let labelWidth = sample.labelWidth else { continue }
        let label = Label()
        (label.text, label.font) = (text, sample.font)
        #expect(abs(label.intrinsicContentSize.width - labelWidth) < 0.002, "\(sample)")
      }
    }
  }

  @Test(.fact("TX19", "TX20", "TX18", "TM16", "TM30"))
  func `texts of iOS 10 and 11 have the older tracking`() throws {
    for (system, count) in [("10.0", 12), ("11.0", 1)] as [(SystemVersion, Int)] {
      let samples = try Self.samples { $0.system == system }
      #expect(samples.count == count)
      let simulator = Self.simulator(system)
      simulator.perform {
        for sample in samples {
          let width = sample.text.size(withAttributes: [.font: sample.font]).width
          // The tracking is known in whole units, of which there are 2048 to the em.
          let tolerance = sample.text.count == 1 ? sample.size / 2048 : sample.tolerance
          #expect(abs(width - sample.width) <= tolerance, "\(sample) \(width)")
        }
      }
    }
  }

  @Test(.fact("TX17", "TX22", "TX23", "TX24"))
  func `texts from tests of apps are as wide as there`() {
    func width(_ text: String, _ font: Font) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    Self.simulator("26.1").perform {
      let title = width("Delete File?", .systemFont(ofSize: 17, weight: .semibold))
      #expect(abs(title - 91.994) < 0.5)
    }
    Self.simulator("10.0").perform {
      let bold = Font.boldSystemFont(ofSize: 16)
      #expect(width("string", bold).rounded(.up) == 45)
      #expect("a\na".size(withAttributes: [.font: bold]).height.rounded(.up) == 39)
      #expect(width("a", .systemFont(ofSize: 15)).rounded(.down) == 8)
      #expect(width("aa", .systemFont(ofSize: 15)).rounded(.down) == 16)
    }
    Self.simulator("12.0").perform {
      let font = Font.systemFont(ofSize: 16, weight: .bold)
      let size = "Some string here".size(withAttributes: [.font: font])
      #expect(size.width.rounded(.down) == 132 && size.height.rounded(.down) == 19)
    }
  }

  @Test(.fact("TX21", "TX25")) func `East Asian characters have the font size, and 2 % more from iOS 10`() {
    func width(_ text: String, _ size: CGFloat) -> CGFloat {
      text.size(withAttributes: [.font: Font.systemFont(ofSize: size)]).width
    }
    Self.simulator("9.0").perform {
      let size = "末次缴存年月".size(withAttributes: [.font: Font.systemFont(ofSize: 15)])
      #expect(size == CGSize(width: 90, height: 17.900390625))
    }
    Self.simulator("10.0").perform {
      let widths: [(CGFloat, CGFloat)] = [
        (14, 14.28), (15, 15.3), (16, 16.32), (17, 17.323), (18, 18.342), (19, 19.361),
      ]
      for (size, expected) in widths {
        #expect(abs(width("字", size) - expected) < 0.0011)
      }
    }
  }

  @Test(.fact("TX27", "TM35", "TM36", "TM37"))
  func `labels of published apps are as wide as in Interface Builder`() throws {
    let text = String(decoding: try TestFiles.fixture("measured-labels.tsv"), as: UTF8.self)
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let simulator = Simulator(device: .iPhone16e, system: "26.1")
    var errors: [CGFloat] = []
    simulator.perform {
      for row in rows where ["24", "20-23", "15-19"].contains(row[0]) {
        guard let size = Double(row[2]), let width = Double(row[4]) else { continue }
        let font = Font.systemFont(ofSize: size, weight: Self.weights[row[1]] ?? .regular)
        // A label is rounded up to half points there, which adds a quarter on average.
        errors.append(row[3].size(withAttributes: [.font: font]).width - (width - 0.25))
      }
    }
    #expect(errors.count == 90)
    let mean = errors.reduce(0, +) / 90
    let deviation = (errors.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 90).squareRoot()
    #expect(abs(mean) < 0.05 && deviation < 0.45, "\(mean) \(deviation)")
  }
}

extension MeasuredTextTests.Sample: CustomTestStringConvertible {
  var testDescription: String { "\(system) \(design) \(size) \(text)" }
}
