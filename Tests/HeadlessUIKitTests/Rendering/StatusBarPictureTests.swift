import Foundation
import HeadlessUIKit
import Testing

/// The status bar in text pictures and in SVG.
@MainActor @Suite struct StatusBarPictureTests {
  private final class Form: ViewController {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 320, height: 31))
    var isBarHidden = false
    override var prefersStatusBarHidden: Bool { isBarHidden }

    override func viewDidLoad() {
      field.placeholder = "Title"
      view.addSubview(field)
    }
  }

  private func launched(_ device: Device, _ system: SystemVersion, isBarHidden: Bool = false) -> Simulator {
    let simulator = Simulator(device: device, system: system)
    let form = Form()
    form.isBarHidden = isBarHidden
    simulator.launch(form)
    return simulator
  }

  private let signs = "▂▄▆ ▮▮▯"

  @Test func `before iOS 7 the content is below the status bar, and after it behind`() {
    let old = launched(.iPhone4, "6.0").picture()
    #expect(
      old.top(3) == """
        │                                ▂▄▆ ▮▮▯ │
        │                                        │
        ││‹Title›                               ││
        """
    )
    let new = launched(.iPhone4, "7.0").picture()
    #expect(
      new.top(3) == """
        ││‹Title›                        ▂▄▆ ▮▮▯││
        │└──────────────────────────────────────┘│
        │                                        │
        """
    )
  }

  @Test(
    "The signs are in the last row of the status bar, at the trailing end",
    arguments: [
      (Device.iPhone8, SystemVersion("12.0"), "en", 0), (.iPhone11, "15.0", "en", 2),
      (.iPhone17, "26.0", "en", 2), (.iPad, "5.1", "en", 0), (.iPhone8, "12.0", "ar", 0),
    ]
  )
  func rows(device: Device, system: SystemVersion?, language: String, row: Int) throws {
    let simulator = Simulator(device: device, system: try #require(system))
    simulator.language = language
    simulator.launch(ViewController())
    let rows = simulator.picture().rows.dropFirst()
    let found = rows.enumerated().filter { $0.element.contains(signs) }
    #expect(found.map(\.offset) == [row])
    let text = try #require(found.first).element
    #expect(language == "ar" ? text.hasPrefix("│ \(signs)") : text.hasSuffix("\(signs) │"))
  }

  @Test func `a hidden status bar isn't drawn`() throws {
    let hidden = launched(.iPhone8, "12.0", isBarHidden: true)
    #expect(!hidden.picture().description.contains(signs))
    #expect(try hidden.readSVG().words("0 s").isEmpty)
    let turned = launched(.iPhone8, "12.0")
    turned.rotate(to: .landscapeLeft)
    #expect(!turned.picture().description.contains(signs))
  }

  @Test func `a narrow picture has no space for the signs`() {
    let picture = launched(.iPhone4, "4.3").picture(pointsPerCharacter: CGSize(width: 40, height: 80))
    #expect(picture.width == 10 && !picture.description.contains("▮"))
  }

  /// Returns the rectangles as wide as the screen and as high as the status bar.
  private func areas(_ simulator: Simulator, _ height: CGFloat) throws -> [String] {
    let screen = simulator.screen.bounds
    return try simulator.readSVG().all("rect") {
      $0.rect == CGRect(x: 0, y: 0, width: screen.width, height: height)
    }.map { "\($0["fill"] ?? "") \($0["fill-opacity"] ?? "1")" }
  }

  @Test func `in an SVG the area of the status bar has a color, or a shade over content`() throws {
    #expect(try areas(launched(.iPhone4, "6.0"), 20) == ["#cfd4dc 1"])
    #expect(try areas(launched(.iPhone4, "7.0"), 20) == ["#111111 0.06"])
    #expect(try areas(launched(.iPhone17, "26.0"), 54) == ["#111111 0.06"])
    let bar = Simulator(device: .iPhone8, system: "12.0")
    bar.launch(bar.perform { NavigationController(rootViewController: ViewController()) })
    #expect(try areas(bar, 20) == [])
  }
}
