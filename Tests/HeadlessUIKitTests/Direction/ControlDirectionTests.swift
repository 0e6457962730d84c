import HeadlessUIKit
import Testing

/// Controls in a language that is read from right to left.
@MainActor @Suite struct ControlDirectionTests {
  private let recorder = EventRecorder()

  private func simulator(_ system: SystemVersion = "18.0", _ build: (View) -> Void) -> Simulator {
    let simulator = Simulator(device: .iPhoneSE3, system: system)
    simulator.language = "ar"
    let controller = ViewController()
    build(controller.view)
    simulator.launch(controller)
    return simulator
  }

  @Test func `a slider has its minimum at the right`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 100, width: 231, height: 31))
    recorder.listen(to: slider) { "\($0.value)" }
    let simulator = simulator { $0.addSubview(slider) }
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX == 215.5)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).midX == 15.5)
    try simulator.drag(in: slider, CGPoint(x: 215, y: 15), CGPoint(x: 115.5, y: 15))
    #expect(slider.value > 0.49 && slider.value < 0.51)
    #expect(recorder.take().contains { $0.hasPrefix(".valueChanged 0.") })
  }

  @Test func `a person adjusts a slider to a position of its values`() throws {
    let slider = Slider(frame: CGRect(x: 50, y: 100, width: 231, height: 31))
    slider.accessibilityIdentifier = "volume"
    let simulator = simulator { $0.addSubview(slider) }
    try simulator.user.sliders["volume"].adjust(toNormalizedSliderPosition: 0.75)
    #expect(slider.value > 0.74 && slider.value < 0.76)
  }

  @Test func `a switch is on at the left`() throws {
    let control = Switch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let simulator = simulator { $0.addSubview(control) }
    try simulator.drag(in: control, CGPoint(x: 45, y: 15), CGPoint(x: 5, y: 15))
    #expect(control.isOn)
    try simulator.drag(in: control, CGPoint(x: 5, y: 15), CGPoint(x: 45, y: 15))
    #expect(!control.isOn)
  }

  @Test func `the first segment is at the right, and a person taps it by its name`() throws {
    let control = SegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let simulator = simulator { $0.addSubview(control) }
    try simulator.user.tap(CGPoint(x: 290, y: 110))
    #expect(control.selectedSegmentIndex == 0)
    try simulator.user.tap(CGPoint(x: 10, y: 110))
    #expect(control.selectedSegmentIndex == 2)
    try simulator.user.buttons["One"].tap()
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a stepper increments at the left`() throws {
    let stepper = Stepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let simulator = simulator { $0.addSubview(stepper) }
    try simulator.user.tap(CGPoint(x: 110, y: 110))
    #expect(stepper.value == 1)
    try simulator.user.buttons["Increment"].tap()
    #expect(stepper.value == 2)
    try simulator.user.tap(CGPoint(x: 180, y: 110))
    #expect(stepper.value == 1)
  }

  @Test func `the next page of a page control is at its left`() throws {
    let pages = PageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    pages.numberOfPages = 3
    let simulator = simulator { $0.addSubview(pages) }
    try simulator.user.tap(CGPoint(x: 20, y: 110))
    #expect(pages.currentPage == 1)
    try simulator.user.tap(CGPoint(x: 180, y: 110))
    #expect(pages.currentPage == 0)
  }

  @Test func `the image of a button is before the title in the button's direction`() {
    let simulator = Simulator(device: .iPhoneSE3, system: "18.0")
    let button = Button(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(Image(named: "arrow", size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    func places() -> (image: CGRect, title: CGRect) {
      button.layoutIfNeeded()
      return (button.imageView!.frame, button.titleLabel!.frame)
    }
    let usual = places()
    #expect(usual.image.maxX <= usual.title.minX)
    button.semanticContentAttribute = .forceRightToLeft
    let turned = places()
    #expect(turned.title.maxX <= turned.image.minX)
    #expect(turned.image.maxX == usual.title.maxX && turned.title.minX == usual.image.minX)
    for (alignment, isAtRight) in [
      (Control.ContentHorizontalAlignment.left, false), (.right, true), (.leading, true), (.trailing, false),
    ] {
      button.contentHorizontalAlignment = alignment
      button.setNeedsLayout()
      let (image, title) = places()
      #expect(isAtRight ? image.maxX == 200 : title.minX == 0, "\(alignment)")
      #expect(button.effectiveContentHorizontalAlignment == (isAtRight ? .right : .left))
    }
    _ = simulator
  }

  @Test func `a field has its leading view, text and clear button from the right`() throws {
    let field = TextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let (leading, trailing) = (View(), View())
    (leading.bounds.size, trailing.bounds.size) = (
      CGSize(width: 30, height: 20), CGSize(width: 50, height: 20)
    )
    (field.leftView, field.rightView) = (leading, trailing)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    let simulator = simulator { $0.addSubview(field) }
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 270)
    #expect(field.rightViewRect(forBounds: field.bounds).minX == 0)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 50 && text.maxX == 270)
    #expect(leading.frame.minX == 270 && trailing.frame.minX == 0)
    field.text = "abc"
    try simulator.user.tap(field)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.maxX - 270) < 3, "\(end)")
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
  }

  @Test func `a search bar has its Cancel button at the left`() throws {
    let bar = SearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
    bar.showsCancelButton = true
    let simulator = simulator { $0.addSubview(bar) }
    let cancel = simulator.user.buttons["Cancel"].frame
    #expect(cancel.minX < 20 && bar.searchTextField.frame.maxX > 350)
    #expect(bar.searchTextField.frame.minX >= cancel.maxX)
  }

  @Test(arguments: [("8.0", false), ("9.0", true)] as [(SystemVersion, Bool)])
  func `the parts of controls are mirrored from iOS 9, constraints before`(
    system: SystemVersion,
    isMirrored: Bool
  ) throws {
    let control = SegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    let simulator = Simulator(device: .iPhone6, system: system)
    simulator.language = "ar"
    let controller = ViewController()
    for part in [control, view] { controller.view.addSubview(part) }
    view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    simulator.launch(controller)
    try simulator.user.tap(CGPoint(x: 290, y: 110))
    #expect(control.selectedSegmentIndex == (isMirrored ? 0 : 1))
    #expect(view.frame.minX == 355)
  }
}
