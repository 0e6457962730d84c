import Foundation
import HeadlessUIKit
import Testing

/// Conversion between views and screens.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test(.fact("U93")) func `views and the screen convert into each other`() {
    let simulator = Simulator(device: .iPhone8, system: "16.7")
    let (outer, view) = (
      View(frame: CGRect(x: 10, y: 20, width: 300, height: 300)),
      View(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    )
    outer.addSubview(view)
    simulator.window.addSubview(outer)
    simulator.window.makeKeyAndVisible()
    let (screen, rect) = (simulator.window.screen, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen === simulator.screen && screen.coordinateSpace.bounds == screen.bounds)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen.coordinateSpace) == CGPoint(x: 16, y: 28))
    #expect(view.convert(rect, to: screen.coordinateSpace) == rect.offsetBy(dx: 15, dy: 26))
    #expect(view.convert(CGPoint(x: 16, y: 28), from: screen.coordinateSpace) == CGPoint(x: 1, y: 2))
    #expect(screen.coordinateSpace.convert(rect, from: view) == rect.offsetBy(dx: 15, dy: 26))
    #expect(screen.coordinateSpace.convert(rect, to: view) == rect.offsetBy(dx: -15, dy: -26))
    let space: any CoordinateSpace = outer
    #expect(view.convert(rect, to: space) == rect.offsetBy(dx: 5, dy: 6))
    #expect(space.convert(rect, from: view) == rect.offsetBy(dx: 5, dy: 6))
  }

  @Test(
    .fact("U93"),
    arguments: [
      (DeviceOrientation.portrait, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.landscapeLeft, CGRect(x: 375 - 20 - 40, y: 10, width: 40, height: 30)),
      (.landscapeRight, CGRect(x: 20, y: 667 - 10 - 30, width: 40, height: 30)),
    ]
  )
  func `the fixed space of the screen stays in portrait`(orientation: DeviceOrientation, expected: CGRect) {
    let simulator = Simulator(device: .iPhone8, system: "16.7")
    let controller = ViewController()
    simulator.launch(controller)
    simulator.rotate(to: orientation)
    simulator.settle()
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let fixed = simulator.screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.view.convert(rect, to: fixed) == expected)
    #expect(fixed.convert(expected, to: controller.view) == rect)
    #expect(simulator.screen.coordinateSpace.convert(rect, to: fixed) == expected)
  }

  @Test(.fact("U93")) func `the end of the keyboard is converted from the object of its notification`() throws
  {
    let simulator = Simulator()
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    simulator.launch(controller)
    var frame: CGRect?
    let token = simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      guard let screen = $0.object as? Screen,
        let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect
      else { return }
      frame = controller.view.convert(end, from: screen.coordinateSpace)
    }
    simulator.perform { _ = field.becomeFirstResponder() }
    #expect(frame == simulator.keyboard.frame)
    simulator.notifications.removeObserver(token)
  }
}
