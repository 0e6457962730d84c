import Foundation
import HeadlessUIKit
import Testing

/// The documentation's pictures that no example draws.
@MainActor @Suite struct GalleryTests {
  @Test func `the documentation shows controls on three devices`() throws {
    let phone = Simulator(device: .iPhone16, system: "18.0")
    let settings = GalleryForm(isPushed: true)
    phone.launch(phone.perform { NavigationController(rootViewController: settings) })
    try phone.user.tap(settings.name)
    try phone.user.type("Ada")
    let held = try phone.press("e")
    phone.advance(by: .milliseconds(600))
    var strip = Filmstrip(title: "Controls and keyboards")
    strip.add(phone.snapshot(), caption: "a held letter")
    held.lift()

    let classic = Simulator(device: .iPhone5, system: "6.0")
    let form = GalleryForm(isPushed: false)
    classic.launch(form)
    classic.perform {
      AlertView(title: "Sorry", message: "Try again", delegate: nil, cancelButtonTitle: "OK").show()
    }
    strip.add(classic.snapshot(), caption: "an alert view")

    let pad = Simulator(device: .iPhoneSE, system: "12.0")
    let dial = GalleryForm(isPushed: false)
    dial.name.keyboardType = .phonePad
    pad.launch(dial)
    try pad.user.tap(dial.name)
    strip.add(pad.snapshot(), caption: "a phone pad")
    expectPicture(strip.svg(), "Controls.svg")
    #expect(try SVGElement.read(strip.svg()).name == "svg")
  }

  @Test func `the documentation shows one form at three text sizes, in dark and from right to left`() throws {
    var strip = Filmstrip(title: "One form under five conditions")
    func add(_ caption: String, _ prepare: (Simulator) -> Void) throws {
      let simulator = Simulator(device: .iPhone17, system: "26.5")
      prepare(simulator)
      simulator.launch(simulator.perform { AdaptiveForm() })
      try simulator.user.textFields["Name"].tap()
      strip.add(simulator.snapshot(), caption: caption)
    }
    try add("extra small text") { $0.contentSizeCategory = .extraSmall }
    try add("the standard text size") { _ in }
    try add("accessibility large text") { $0.contentSizeCategory = .accessibilityLarge }
    try add("dark") { $0.userInterfaceStyle = .dark }
    try add("from right to left") { $0.language = "ar" }
    expectPicture(strip.svg(columns: 5), "Conditions.svg")
    #expect(try SVGElement.read(strip.svg()).name == "svg")
  }
}

/// A form with controls of each kind.
private final class GalleryForm: ViewController {
  let name = TextField()
  private let isPushed: Bool

  init(isPushed: Bool) {
    self.isPushed = isPushed
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let top: CGFloat = isPushed ? 124 : 44
    func add(_ part: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      part.frame = CGRect(x: x, y: top + y, width: width, height: height)
      view.addSubview(part)
    }
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.autocapitalizationType = .none
    name.clearButtonMode = .whileEditing
    add(name, 20, 0, 280, 34)
    let label = Label()
    label.text = "Remember me"
    add(label, 20, 52, 150, 31)
    let toggle = Switch()
    toggle.isOn = true
    add(toggle, 249, 52, 51, 31)
    let slider = Slider()
    slider.value = 0.4
    add(slider, 20, 98, 180, 31)
    add(Stepper(), 206, 99, 94, 29)
    let segments = SegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    add(segments, 20, 146, 280, 30)
    let image = ImageView(image: Image(named: "Logo.png", size: CGSize(width: 80, height: 50)))
    add(image, 20, 192, 80, 50)
    let button = Button()
    button.setTitle("Sign in", for: .normal)
    add(button, 120, 196, 180, 44)
  }
}
