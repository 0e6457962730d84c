import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ButtonTests {
  private let done = Image(named: "Done.png", size: CGSize(width: 60, height: 40))
  private let donePressed = Image(named: "DonePressed.png", size: CGSize(width: 60, height: 40))

  @Test(arguments: [
    (Button.ButtonType.custom, 0), (.system, 1), (.detailDisclosure, 2), (.infoLight, 3), (.infoDark, 4),
    (.contactAdd, 5), (.close, 7), (.roundedRect, 1),
  ]) func `a button knows its type`(type: Button.ButtonType, number: Int) {
    let button = Button(type: type)
    #expect(button.buttonType == type)
    #expect(type.rawValue == number)
    #expect(button.frame == .zero)
  }

  @Test func `titles and images of a state are those of the normal state unless set`() {
    let button = Button(type: .custom)
    button.setTitle("Done", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setImage(done, for: .normal)
    button.setImage(donePressed, for: .highlighted)
    func shown() -> [String?] { [button.currentTitle, button.currentImage?.name] }
    #expect(shown() == ["Done", "Done.png"])
    button.isHighlighted = true
    #expect(shown() == ["Done", "DonePressed.png"])
    button.isEnabled = false
    #expect(shown() == ["Done", "Done.png"])
    button.isHighlighted = false
    #expect(shown() == ["Wait", "Done.png"])
    button.setTitle(nil, for: .disabled)
    button.setImage(nil, for: .normal)
    #expect(shown() == ["Done", nil])
    #expect(button.image(for: .highlighted) == donePressed)
  }

  @Test func `a finger shows the highlighted image`() throws {
    let button = Button(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    button.setImage(done, for: .normal)
    button.setImage(donePressed, for: .highlighted)
    let simulator = Simulator.showing { $0.addSubview(button) }
    let recorder = EventRecorder()
    recorder.listen(to: button) { $0.currentImage?.name ?? "" }
    try simulator.user.tap(button)
    #expect(
      recorder.take() == [
        ".touchDown DonePressed.png", ".touchUpInside Done.png", ".primaryActionTriggered Done.png",
      ]
    )
  }

  @Test(.fact("D20")) func `touches never select a button`() throws {
    let button = Button(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    let simulator = Simulator.showing { $0.addSubview(button) }
    let recorder = EventRecorder()
    recorder.listen(to: button) { "\($0.state.rawValue)" }
    try simulator.user.tap(button)
    button.isSelected = true
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(button)
    #expect(
      recorder.take() == [
        ".touchDown 1", ".touchUpInside 0", ".primaryActionTriggered 0",
        ".touchDown 5", ".touchUpInside 4", ".primaryActionTriggered 4",
      ]
    )
  }

  @Test func `a button is called by its identifier, its title or its image`() {
    let button = Button(type: .custom)
    button.setImage(done, for: .normal)
    #expect(button.debugName == "Button \"Done.png\"")
    button.setTitle("Done", for: .normal)
    #expect(button.debugName == "Button \"Done\"")
    button.accessibilityIdentifier = "done"
    #expect(button.debugName == "Button \"done\"")
    #expect(
      button.description == "<Button: frame = (0 0; 0 0); id = 'done'; title = 'Done'; image = 'Done.png'>"
    )
  }

  @Test func `a button fits its image and its title`() {
    let button = Button(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    button.setTitle("Done", for: .normal)
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 5, y: 6, width: 37, height: 30))
    button.setImage(done, for: .normal)
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 5, y: 6, width: 97, height: 40))
  }

  @Test(.fact("C13")) func `an image view takes no touches until it is told to`() throws {
    let image = ImageView(image: done)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(!image.isUserInteractionEnabled)
    let simulator = Simulator.showing { $0.addSubview(image) }
    let hit = { simulator.window.hitTest(CGPoint(x: 10, y: 10), with: nil) }
    #expect(hit() === image.superview)
    image.isUserInteractionEnabled = true
    #expect(hit() === image)
  }
}

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct TintTests {
  @Test func `a view takes its tint from the nearest superview that has one`() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let standard = inner.tintColor
    #expect(standard == .systemBlue)
    outer.tintColor = .red
    #expect([outer, middle, inner].map(\.tintColor) == [.red, .red, .red])
    middle.tintColor = .green
    #expect([outer, middle, inner].map(\.tintColor) == [.red, .green, .green])
    middle.tintColor = nil
    outer.tintColor = nil
    #expect([outer, middle, inner].map(\.tintColor) == [standard, standard, standard])
  }

  @Test func `only those whose tint changes are told, ancestors first`() {
    final class Log { var names: [String] = [] }
    final class Told: View {
      let log: Log
      init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        accessibilityIdentifier = name
      }

      required init?(coder: NSCoder) { nil }
      override func tintColorDidChange() { log.names.append(accessibilityIdentifier ?? "") }
    }
    let log = Log()
    let (outer, first, second, inner) = (
      Told("outer", log), Told("first", log), Told("second", log), Told("inner", log)
    )
    outer.addSubview(first)
    outer.addSubview(second)
    first.addSubview(inner)
    second.tintColor = .green
    outer.tintColor = .red
    outer.tintColor = .red
    #expect(log.names == ["second", "outer", "first", "inner"])
  }
}
