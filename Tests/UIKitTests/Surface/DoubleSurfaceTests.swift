import HeadlessUIKit
import Testing
import UIKit

/// Test doubles of the system's objects, as test suites for iOS write them.
@MainActor @Suite(.serialized) struct DoubleSurfaceTests {
  private final class FakeTouch: UITouch {
    override var phase: UITouch.Phase { .ended }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 12.5 }
  }

  private final class FakeEvent: UIEvent {
    let touches: Set<UITouch>
    init(_ touches: Set<UITouch>) {
      self.touches = touches
      super.init()
    }
    override var allTouches: Set<UITouch>? { touches }
    override var type: UIEvent.EventType { .touches }
    override var timestamp: TimeInterval { 13 }
  }

  private final class FakeKey: UIKey {
    override var characters: String { "k" }
    override var keyCode: UIKeyboardHIDUsage { .keyboardK }
  }

  private final class FakePress: UIPress {
    override var phase: UIPress.Phase { .changed }
    override var key: UIKey? { FakeKey() }
  }

  private final class FakeScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1000, height: 500) }
    override var scale: CGFloat { 4 }
  }

  private final class FakeDevice: UIDevice {
    override var systemVersion: String { "99.1" }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    override var orientation: UIDeviceOrientation { .faceDown }
  }

  private final class FakeImage: UIImage {
    override func withTintColor(_ color: UIColor) -> UIImage { self }
  }

  private final class Canvas: UIView {
    private(set) var seen: [String] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      seen.append("\(touches.count) \(touches.first?.tapCount ?? 0) \(event?.timestamp ?? 0)")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      seen.append("\(presses.first?.key?.characters ?? "") \(event?.allPresses.count ?? -1)")
    }
  }

  @Test func `touches, events and presses of a test reach a view with the values that the test overrides`() {
    let canvas = Canvas()
    let touch = FakeTouch()
    canvas.touchesEnded([touch], with: FakeEvent([touch]))
    canvas.pressesChanged([FakePress()], with: UIPressesEvent())
    #expect(canvas.seen == ["1 2 13.0", "k 0"])
    #expect(touch.phase == .ended && touch.view == nil && touch.window == nil)
    #expect(UITouch().phase == .began && UITouch().tapCount == 0 && UITouch().timestamp == 0)
    #expect(UIEvent().allTouches == nil && UIPress().key == nil && UIKey().characters == "")
  }

  @Test func `a screen and a device of a test have its values, and the simulator its own`() {
    let simulator = Simulator(device: .iPhone8, system: "14.0")
    simulator.perform {
      let (screen, device) = (FakeScreen(), FakeDevice())
      #expect(screen.bounds.width == 1000 && screen.scale == 4)
      #expect(UIScreen().bounds == UIScreen.main.bounds && UIScreen().scale == 2)
      #expect(device.systemVersion == "99.1" && device.userInterfaceIdiom == .pad && device.model == "iPhone")
      #expect(device.orientation == .faceDown && UIDevice().systemVersion == "14.0")
      #expect(UIWindow().bounds.width == 375)
      #expect(UIDevice.current.systemVersion == "14.0")
    }
  }

  private final class BrandFont: UIFont {
    override func withSize(_ fontSize: CGFloat) -> UIFont { self }
  }

  @Test func `images and fonts can be subclassed`() {
    let (image, font) = (FakeImage(), BrandFont())
    #expect(image.withTintColor(.red) === image && image.size == .zero)
    #expect(font.withSize(30) === font && font.pointSize == 17)
  }
}
