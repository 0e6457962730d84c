import Foundation
import HeadlessUIKit
import Testing

/// Pictures of a switch while it changes.
@MainActor @Suite struct SwitchMotionTests {
  private let thumbSize = CGSize(width: 37, height: 24)

  private func launched(_ system: SystemVersion = "26.1") -> (Simulator, Switch) {
    let (simulator, controller) = (Simulator(device: .iPhone16, system: system), ViewController())
    let control = simulator.perform { Switch(frame: CGRect(x: 20, y: 100, width: 0, height: 0)) }
    controller.view.addSubview(control)
    simulator.launch(controller)
    return (simulator, control)
  }

  /// Returns the part of the way from off to on at which a picture has the thumb.
  private func part(_ simulator: Simulator, _ control: Switch) throws -> CGFloat {
    let thumb = try #require(try simulator.readSVG().all("rect") { $0.rect.size == thumbSize }.first)
    return (thumb.rect.minX - control.frame.minX - 2) / (control.bounds.width - 4 - thumbSize.width)
  }

  @Test(.fact("MA8"), arguments: [(true, 9.24, 0.9995), (false, 15.708, 0.588)])
  func `a switch in a window follows a critically damped spring`(
    isOn: Bool,
    frequency: Double,
    duration: Double
  ) throws {
    let (simulator, control) = launched()
    control.isOn = !isOn
    #expect(try part(simulator, control) == (isOn ? 0 : 1))
    control.setOn(isOn, animated: true)
    #expect(control.isOn == isOn)
    for time in [0.1, 0.2, 0.4] {
      simulator.advance(by: .milliseconds(time == 0.4 ? 200 : 100))
      let way = 1 - (1 + frequency * time) * exp(-frequency * time)
      #expect(abs(try part(simulator, control) - CGFloat(isOn ? way : 1 - way)) < 0.01)
    }
    simulator.advance(by: .seconds(duration - 0.399))
    #expect(try part(simulator, control) == (isOn ? 1 : 0))
  }

  @Test func `a change without animation, before iOS 26, or outside of a window is seen at once`() throws {
    let (simulator, control) = launched()
    control.setOn(true, animated: false)
    #expect(try part(simulator, control) == 1)
    let detached = simulator.perform { Switch(frame: control.frame) }
    detached.setOn(true, animated: true)
    control.superview?.addSubview(detached)
    control.removeFromSuperview()
    #expect(try part(simulator, detached) == 1)
    let (older, other) = launched("18.0")
    other.setOn(true, animated: true)
    let thumb = try older.readSVG().all("rect") { $0.rect.size == CGSize(width: 27, height: 27) }
    #expect(thumb.map(\.rect.maxX) == [other.frame.maxX - 2])
  }

  @Test func `a tap leaves the picture at rest`() throws {
    let (simulator, control) = launched()
    try simulator.user.tap(control)
    #expect(try control.isOn && part(simulator, control) == 1)
  }
}
