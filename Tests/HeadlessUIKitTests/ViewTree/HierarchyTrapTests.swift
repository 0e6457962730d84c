import HeadlessUIKit
import Testing

/// Invalid trees: each stops the program with a text that names the views.
@MainActor @Suite struct HierarchyTrapTests {
  @Test func `a view can't be added to itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.accessibilityIdentifier = "a"
        view.insertSubview(view, at: 0)
      }
    }
    expectTrap(
      result,
      says: "View \"a\" can't be added to View \"a\": that is the view itself or in its own subtree"
    )
  }

  @Test func `a view can't be added to its own subtree`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, middle, inner) = (Control(), View(), Label())
        inner.text = "Name"
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.insertSubview(outer, belowSubview: middle)
      }
    }
    expectTrap(
      result,
      says: "Control can't be added to Label \"Name\": that is the view itself or in its own subtree"
    )
  }

  @Test func `a view that takes its new superview in while it moves stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Greedy: View {
          override func willMove(toSuperview newSuperview: View?) {
            if let newSuperview { addSubview(newSuperview) }
          }
        }
        let outer = View()
        outer.addSubview(Greedy())
      }
    }
    expectTrap(result, says: "Greedy can't be added to View: that is the view itself or in its own subtree")
  }

  @Test func `a window can't be added to a view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        simulator.window.accessibilityIdentifier = "main"
        let view = View()
        view.accessibilityIdentifier = "box"
        view.addSubview(simulator.window)
      }
    }
    expectTrap(result, says: "Window \"main\" can't be added to View \"box\": a window is nobody's subview")
  }

  @Test func `a view in another simulator's window can't be added`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (old, new) = (Simulator(device: .iPhone4, system: "4.3"), Simulator())
        let view = View()
        view.accessibilityIdentifier = "box"
        new.window.accessibilityIdentifier = "new"
        old.window.addSubview(view)
        new.window.addSubview(view)
      }
    }
    expectTrap(
      result,
      says: "View \"box\" can't be added to Window \"new\": it is in the window of another simulator, "
        + "iPhone 4 on 4.3; remove it there first"
    )
  }

  @Test func `a window without a simulator stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Window(frame: .zero) }
    }
    expectTrap(result, says: "there is no simulator: create a Simulator before using Window(frame:)")
  }

  @Test func `a view that was removed from one simulator may be added to another`() {
    let (old, new) = (Simulator(device: .iPhone4, system: "4.3"), Simulator())
    let view = View()
    old.window.addSubview(view)
    view.removeFromSuperview()
    new.window.addSubview(view)
    #expect(view.window === new.window)
  }
}
