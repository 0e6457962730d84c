import HeadlessUIKit
import Testing

@testable import Stories

/// The recursion `findFirstResponder` of KeyboardAwareViewController, and the life of its observers.
@MainActor @Suite struct PublishedFirstResponderTests {
  /// Adds a tree of views with fields below a view, of 0 to 3 subviews on each level, and returns all views.
  private func fill(_ view: View, depth: Int, using random: inout FixedRandom) -> [View] {
    guard depth > 0 else { return [view] }
    var all = [view]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let child = Bool.random(using: &random) ? TextField(frame: view.bounds) : View(frame: view.bounds)
      view.addSubview(child)
      all += fill(child, depth: depth - 1, using: &random)
    }
    return all
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the published recursion and the library's search find the same responder from every view`(
    seed: UInt64
  ) {
    var random = FixedRandom(seed: seed)
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let controller = ViewController()
    simulator.launch(controller)
    let views = fill(controller.view, depth: 5, using: &random) + [simulator.window]
    let fields = views.compactMap { $0 as? TextField }
    for field in [nil] + fields.shuffled(using: &random).prefix(4).map(Optional.some) {
      if let field { #expect(field.becomeFirstResponder()) }
      for view in views { #expect(view.publishedFindFirstResponder() === view.findFirstResponder()) }
      let isFound = simulator.window.publishedFindFirstResponder() === field
      #expect(isFound)
    }
  }

  @Test func `the deinitializer removes the three registrations of a published controller`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    var controller: KeyboardAwareViewController? = simulator.perform { KeyboardAwareViewController() }
    controller?.loadViewIfNeeded()
    let names = [
      Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification,
    ]
    #expect(names.map { simulator.notifications.observerCount(for: $0) } == [1, 1, 1])
    controller = nil
    #expect(names.map { simulator.notifications.observerCount(for: $0) } == [0, 0, 0])
    #expect(simulator.claimObserversRemoved().holds)
  }
}
