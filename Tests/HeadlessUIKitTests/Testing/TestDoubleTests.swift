import Foundation
import HeadlessUIKit
import Testing

/// Test doubles of the system's objects, as test suites for iOS write them.
@MainActor @Suite struct TestDoubleTests {
  private final class FakeTouch: Touch {
    override var phase: Touch.Phase { .ended }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 12.5 }
  }

  private final class FakeEvent: Event {
    let touches: Set<Touch>
    init(_ touches: Set<Touch>) {
      self.touches = touches
      super.init()
    }
    override var allTouches: Set<Touch>? { touches }
    override var type: Event.EventType { .touches }
    override var timestamp: TimeInterval { 13 }
  }

  private final class FakeKey: HardwareKey {
    override var characters: String { "k" }
    override var keyCode: KeyboardHIDUsage { .keyboardK }
  }

  private final class FakePress: Press {
    override var phase: Press.Phase { .changed }
    override var key: HardwareKey? { FakeKey() }
  }

  private final class FakeScreen: Screen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1000, height: 500) }
    override var scale: CGFloat { 4 }
  }

  private final class FakeDevice: CurrentDevice {
    override var systemVersion: String { "99.1" }
    override var userInterfaceIdiom: UserInterfaceIdiom { .pad }
    override var orientation: DeviceOrientation { .faceDown }
  }

  private final class FakeImage: Image, @unchecked Sendable {
    override func withTintColor(_ color: Color) -> Image { self }
  }

  private final class Canvas: View {
    private(set) var seen: [String] = []
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      seen.append("\(touches.count) \(touches.first?.tapCount ?? 0) \(event?.timestamp ?? 0)")
    }
    override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
      seen.append("\(presses.first?.key?.characters ?? "") \(event?.allPresses.count ?? -1)")
    }
  }

  @Test(.fact("U92"))
  func `touches, events and presses of a test reach a view with the values that the test overrides`() {
    let canvas = Canvas()
    let touch = FakeTouch()
    canvas.touchesEnded([touch], with: FakeEvent([touch]))
    canvas.pressesChanged([FakePress()], with: PressesEvent())
    #expect(canvas.seen == ["1 2 13.0", "k 0"])
    #expect(touch.phase == .ended && touch.view == nil && touch.window == nil)
    #expect(Touch().phase == .began && Touch().tapCount == 0 && Touch().timestamp == 0)
    #expect(Event().allTouches == nil && Press().key == nil && HardwareKey().characters == "")
  }

  @Test(.fact("U92")) func `a screen and a device of a test have its values, and the simulator its own`() {
    let simulator = Simulator(device: .iPhone8, system: "14.0")
    simulator.perform {
      let (screen, device) = (FakeScreen(), FakeDevice())
      #expect(screen.bounds.width == 1000 && screen.scale == 4)
      #expect(Screen().bounds == Screen.main.bounds && Screen().scale == 2)
      #expect(device.systemVersion == "99.1" && device.userInterfaceIdiom == .pad && device.model == "iPhone")
      #expect(device.orientation == .faceDown && CurrentDevice().systemVersion == "14.0")
      #expect(Window().bounds.width == 375)
      #expect(CurrentDevice.current.systemVersion == "14.0")
    }
  }

  private final class BrandFont: Font, @unchecked Sendable {
    override func withSize(_ fontSize: CGFloat) -> Font { self }
  }

  @Test(.fact("U92")) func `images and fonts can be subclassed`() {
    let (image, font) = (FakeImage(), BrandFont())
    #expect(image.withTintColor(.red) === image && image.size == .zero)
    #expect(font.withSize(30) === font && font.pointSize == 17)
  }
}
