import Foundation
import HeadlessUIKit
import Testing

/// Constraints that conflict, that leave a layout ambiguous, or that are invalid.
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
    // It takes effect again when the conflicting constraint is deactivated.
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
    let trailing = view.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 100)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 200),
      trailing
    )
    #expect(scene.conflicts.map(\.broken) == [trailing.description] && view.frame == CGRect(200, 0, 0, 0))
    let guide = LayoutGuide()
    scene.root.addLayoutGuide(guide)
    let end = guide.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10)
    scene.activate(guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20), end)
    #expect(scene.conflicts.map(\.broken) == [trailing.description, end.description])
    #expect(guide.layoutFrame == CGRect(20, 0, 0, 0))
  }

  @Test func `a constraint that was given up counts again when its own constant lets it`() {
    let view = scene.view("a")
    let bottom = view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 400)
    )
    scene.activate(bottom)
    #expect(view.frame.height == 480)
    bottom.constant = -300
    scene.layOut()
    #expect(scene.conflicts.map(\.broken) == [bottom.description] && view.frame.height == 400)
    bottom.constant = 0
    scene.layOut()
    #expect(view.frame.height == 480)
    bottom.constant = -20
    scene.layOut()
    #expect(view.frame.height == 460 && scene.conflicts.count == 1)
  }

  @Test func `a constraint to a view that scrolls applies again where it can be fulfilled`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 320, 300))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scene.root.addSubview(scrollView)
    let inside = View(frame: CGRect(0, 50, 20, 20))
    scrollView.addSubview(inside)
    let header = scene.view("header")
    scene.activate(
      header.topAnchor.constraint(greaterThanOrEqualTo: scene.root.topAnchor),
      header.topAnchor.constraint(equalTo: inside.topAnchor)
    )
    #expect(header.frame.minY == 50)
    scrollView.contentOffset.y = 80
    scene.layOut()
    #expect(header.frame.minY == 0 && scene.conflicts.count == 1)
    scrollView.contentOffset.y = 20
    scene.layOut()
    #expect(header.frame.minY == 30 && scene.conflicts.count == 1)
  }

  @Test func `an ambiguous layout is reported, and has the same solution each time`() {
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

  @Test func `a position and a size can't be compared`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint(
          item: View(),
          attribute: .top,
          relatedBy: .equal,
          toItem: View(),
          attribute: .width,
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

  @Test func `margins must be numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.layoutMargins = EdgeInsets(left: .nan)
      }
    }
    expectTrap(result, says: "View: layoutMargins")
  }

  @Test func `the size of a content must be a number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = LayoutScene()
        _ = scene.view("endless", size: CGSize(width: CGFloat.infinity, height: 1))
        scene.layOut()
      }
    }
    expectTrap(result, says: "the content of ContentView \"endless\": a number is not finite")
  }

  @Test func `a rectangle for alignment must be one of numbers`() async {
    final class Broken: View {
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: .nan) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = LayoutScene()
        let view = Broken()
        scene.root.addSubview(view)
        let inside = scene.view("inside", in: view)
        scene.activate(inside.leadingAnchor.constraint(equalTo: view.leadingAnchor))
      }
    }
    expectTrap(result, says: "a number is not finite")
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
