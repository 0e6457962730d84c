import Foundation
import HeadlessUIKit
import Testing

/// Constraints that exclude each other, that leave something open, and that make no sense.
@MainActor @Suite struct LayoutConflictTests {
  private let scene = LayoutScene()

  @Test func `the program's last required constraint is given up and all are named`() {
    let view = scene.view("a")
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    scene.activate(narrow, wide)
    #expect(view.frame.width == 50)
    let names = ["\"narrow\": ContentView \"a\".width == 50", "ContentView \"a\".width >= 80"]
    #expect(scene.conflicts.count == 1 && scene.conflicts.first?.participants == names)
    #expect(scene.conflicts.first?.broken == names[1])
    let text = "can't satisfy all of [\(names[0]); \(names[1])], and breaks [\(names[1])]"
    #expect(scene.simulator.log.entries.contains { $0.category == .geometry && $0.event == text })
    // It counts again when what excluded it goes.
    narrow.isActive = false
    scene.layOut()
    #expect(view.frame.width == 80 && scene.conflicts.count == 1)
  }

  @Test func `a view that still follows its mask is named as such`() {
    let view = View(frame: CGRect(10, 10, 30, 30))
    view.accessibilityIdentifier = "forgotten"
    scene.root.addSubview(view)
    scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20))
    #expect(view.frame.minX == 10)
    let names = Set(scene.conflicts.first?.participants ?? [])
    #expect(names == ["the frame of View \"forgotten\"", "View \"forgotten\".leading == View.leading + 20"])
  }

  @Test func `changing constants can bring a conflict and take it away`() {
    let (a, b) = (scene.view("a"), scene.view("b"))
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    scene.activate(
      width,
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    )
    #expect(b.frame.width == 100 && scene.conflicts == [])
    width.constant = 300
    scene.layOut()
    #expect(scene.conflicts.count == 1 && b.frame.width == 300)
    width.constant = 150
    scene.layOut()
    #expect(b.frame.width == 150 && scene.conflicts.count == 1)
    width.constant = 300
    scene.layOut()
    #expect(a.frame.width == 300)
  }

  @Test func `wishes give way without a conflict`() {
    let view = scene.view("a")
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    scene.activate(
      wish,
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor)
    )
    #expect(view.frame.width == 320 && scene.conflicts == [])
    wish.priority = .defaultLow
    wish.constant = 100
    scene.layOut()
    #expect(view.frame.width == 100)
  }

  @Test func `a size is never negative`() {
    let view = scene.view("a")
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 200),
      view.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 100)
    )
    #expect(scene.conflicts.count == 1 && view.frame.width >= 0)
  }

  @Test func `what is open is reported and settles the same way`() {
    let view = scene.view("a")
    let left = view.leadingAnchor.constraint(greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 12)
    scene.activate(left, view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.hasAmbiguousLayout && view.frame == CGRect(12, 0, 0, 10))
    scene.activate(
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
    )
    #expect(!view.hasAmbiguousLayout && view.frame == CGRect(310, 0, 10, 10))
    #expect(!scene.root.hasAmbiguousLayout)
  }

  // MARK: Refusals

  @Test func `views without a common ancestor can't be constrained`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Label(), Label())
        (a.text, b.text) = ("a", "b")
        a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
      }
    }
    expectTrap(
      result,
      says:
        "Label \"a\".top == Label \"b\".bottom can't be active: Label \"a\" and Label \"b\" have no common "
        + "ancestor; add both to one tree first"
    )
  }

  @Test func `positions of different kinds can't be compared`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint(
          item: View(),
          attribute: .top,
          relatedBy: .equal,
          toItem: View(),
          attribute: .leading,
          multiplier: 1,
          constant: 0
        )
      }
    }
    expectTrap(result, says: "the two sides can't be compared")
  }

  @Test func `an active constraint can't cease to be required`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    expectTrap(result, says: "View.width == 3: an active constraint can't become required, or cease to be")
  }

  @Test func `a visual format says where it is wrong`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(
          withVisualFormat: "H:|-[name",
          metrics: nil,
          views: ["name": View()]
        )
      }
    }
    expectTrap(result, says: "the visual format \"H:|-[name\" is wrong at character 10: expected ]")
  }
}
