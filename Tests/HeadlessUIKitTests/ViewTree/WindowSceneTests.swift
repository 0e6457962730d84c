import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct WindowSceneTests {
  @Test(.fact("A9")) func `a window's scene stands between it and the application in the chain`() throws {
    let simulator = Simulator.current
    let scene = try #require(simulator.application.connectedScenes.first as? WindowScene)
    let window = Window(windowScene: scene)
    let controller = ViewController()
    window.rootViewController = controller
    let chain: [Responder] = [controller.view, controller, window, scene, simulator.application]
    #expect(Array(controller.view.chain) == chain)
    #expect(simulator.window.next === simulator.application, "a window without a scene")
    simulator.window.windowScene = scene
    #expect(simulator.window.next === scene)
    #expect(scene.windows == [simulator.window, window])
    #expect(scene.screen === simulator.screen && window.frame == simulator.screen.bounds)
    window.windowScene = nil
    #expect(scene.windows == [simulator.window])
  }

  @Test(.fact("A9")) func `an action may be performed by a responder after the scene`() {
    final class Delegate: Responder {
      var count = 0
      func help() { count += 1 }
    }
    let simulator = Simulator.current
    let delegate = Delegate()
    simulator.application.delegate = delegate
    simulator.launch(ViewController())
    simulator.window.windowScene = simulator.application.connectedScenes.first as? WindowScene
    let help = MethodSelector("help", Delegate.help)
    #expect(simulator.application.sendAction(help, to: nil, from: simulator.window, for: nil))
    #expect(delegate.count == 1)
  }

  @Test(.fact("A9"), .simulator(.iPhone4, "4.3")) func `before 13 there are no scenes`() {
    let simulator = Simulator.current
    #expect(simulator.application.connectedScenes.isEmpty)
    #expect(simulator.window.next === simulator.application)
  }

  @Test func `a scene of another simulator is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, two) = (Setup.current.simulator(), Setup.current.simulator())
        one.window.windowScene = two.application.connectedScenes.first as? WindowScene
      }
    }
    expectTrap(result, says: "Window can't get into the scene of another simulator")
  }
}
