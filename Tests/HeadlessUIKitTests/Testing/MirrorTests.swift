import HeadlessUIKit
import Testing

@MainActor @Suite struct MirrorTests {
  @Test("A failed expectation doesn't mirror the objects of the simulator")
  func mirrors() {
    let simulator = Simulator(device: .iPhone17)
    simulator.launch(ViewController())
    let values: [Any] = [
      simulator, simulator.keyboard, simulator.user, simulator.clock, simulator.log, simulator.notifications,
    ]
    #expect(values.map { Mirror(reflecting: $0).children.count } == [0, 0, 0, 0, 0, 0])
  }
}
