import Foundation
import HeadlessUIKit
import Testing

/// Trees that would overflow the stack of a recursion, or take a careless loop hours.
@MainActor @Suite struct LargeTreeTests {
  /// The deepest levels: a million, or fewer without optimization.
  static let million = Repetitions.count(1_000_000, inDebug: 50_000)
  /// A depth at which a recursion overflows the stack.
  static let hundredThousand = Repetitions.count(100_000, inDebug: 30_000)

  /// The number of deallocated views that share this counter.
  @MainActor final class Deaths {
    nonisolated(unsafe) var count = 0
  }

  final class Mortal: View {
    let deaths: Deaths

    init(_ deaths: Deaths) {
      self.deaths = deaths
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    deinit { deaths.count += 1 }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// Adds a chain of views from the root to a leaf, from the top down.
  private func chain(of count: Int, under root: View, leaf: View) {
    var last = root
    for _ in 0..<count - 1 {
      let view = View(frame: Self.frame)
      last.addSubview(view)
      last = view
    }
    last.addSubview(leaf)
  }

  // MARK: A million levels

  @Test func `a million nested views are built, hit, converted, printed and released`() {
    let deaths = Deaths()
    weak var weakLeaf: Mortal?
    do {
      let root = View(frame: Self.frame)
      let leaf = Mortal(deaths)
      weakLeaf = leaf
      chain(of: Self.million, under: root, leaf: leaf)
      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf)
      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
      #expect(root.convert(CGPoint(x: 1, y: 2), to: leaf) == CGPoint(x: 1, y: 2))
      #expect(leaf.isDescendant(of: root))
      leaf.tag = 9
      #expect(root.viewWithTag(9) === leaf)
      root.setNeedsLayout()
      leaf.setNeedsLayout()
      root.layoutIfNeeded()
      let lines = root.recursiveDescription(limit: 3).components(separatedBy: "\n")
      #expect(
        lines == [
          "<View: frame = (0 0; 10 10)>", "   | <View: frame = (0 0; 10 10)>",
          "   |    | <View: frame = (0 0; 10 10)>", "(\(Self.million - 2) more views)",
        ]
      )
    }
    #expect(weakLeaf == nil)
    #expect(deaths.count == 1)
  }

  @Test func `a hundred thousand nested views are built bottom up`() {
    let deaths = Deaths()
    do {
      var root: View = Mortal(deaths)
      for _ in 0..<Self.hundredThousand {
        let view = View(frame: Self.frame)
        view.addSubview(root)
        root = view
      }
      #expect(root.findFirstResponder() == nil)
    }
    #expect(deaths.count == 1)
  }

  @Test func `a million nested views enter and leave a window with the focus at the leaf`() {
    let simulator = Simulator()
    simulator.window.makeKeyAndVisible()
    let deaths = Deaths()
    do {
      let top = View(frame: Self.frame)
      let leaf = Mortal(deaths)
      chain(of: Self.million - 1, under: top, leaf: leaf)
      let field = TextField(frame: Self.frame)
      leaf.addSubview(field)
      simulator.window.addSubview(top)
      #expect(leaf.window === simulator.window)
      #expect(field.becomeFirstResponder())
      #expect(simulator.window.findFirstResponder() === field)
      #expect(top.findFirstResponder() === field)
      #expect(simulator.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === field)
      simulator.advance(by: .zero)
      top.removeFromSuperview()
      #expect(simulator.window.findFirstResponder() == nil)
      #expect(leaf.window == nil)
      #expect(!field.isFirstResponder)
    }
    simulator.settle()
    #expect(deaths.count == 1)
  }

  @Test func `a hundred thousand nested views are built and resized inside a window`() {
    let simulator = Simulator(logIsEnabled: false)
    let deaths = Deaths()
    do {
      var last: View = simulator.window
      for _ in 0..<Self.hundredThousand {
        let view = View(frame: last.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        last.addSubview(view)
        last = view
      }
      last.addSubview(Mortal(deaths))
      simulator.window.frame.size = CGSize(width: 100, height: 50)
      #expect(last.bounds.size == CGSize(width: 100, height: 50))
      simulator.advance(by: .zero)
      simulator.window.subviews[0].removeFromSuperview()
    }
    #expect(deaths.count == 1)
  }

  // MARK: Subclasses

  @Test func `a hundred thousand nested views of a subclass all die`() {
    let deaths = Deaths()
    do {
      let root = View()
      var last = root
      for _ in 0..<Self.hundredThousand {
        let view = Mortal(deaths)
        last.addSubview(view)
        last = view
      }
    }
    #expect(deaths.count == Self.hundredThousand)
  }

  @Test func `a part of a chain that somebody holds stays whole`() throws {
    let deaths = Deaths()
    var held: View?
    do {
      let root = View()
      let (upper, middle, lower) = (Mortal(deaths), Mortal(deaths), Mortal(deaths))
      root.addSubview(upper)
      upper.addSubview(middle)
      middle.addSubview(lower)
      held = middle
    }
    #expect(deaths.count == 1)
    #expect(held?.superview == nil)
    let lower = try #require(held?.subviews.first)
    #expect(lower.superview === held)
    held = nil
    #expect(deaths.count == 2)
    #expect(lower.superview == nil)
  }

  @Test func `a subclass still has its subviews while it goes`() {
    final class Counting: View {
      nonisolated(unsafe) static var seen: [Int] = []
      deinit { MainActor.assumeIsolated { Self.seen.append(subviews.count) } }
    }
    do {
      let root = View()
      let (outer, inner) = (Counting(), Counting())
      root.addSubview(outer)
      outer.addSubview(View())
      outer.addSubview(inner)
      for _ in 0..<5 { inner.addSubview(View()) }
    }
    #expect(Counting.seen == [2, 5])
  }

  // MARK: Width

  @Test func `a hundred thousand subviews are added, hit and removed from either end`() {
    let simulator = Simulator()
    let parent = View(frame: Self.frame)
    simulator.window.addSubview(parent)
    let count = Self.hundredThousand
    for index in 0..<count {
      let view = View(frame: Self.frame)
      view.tag = index + 1
      parent.addSubview(view)
    }
    #expect(parent.subviews.count == count)
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil)?.tag == count)
    #expect(parent.viewWithTag(count)?.tag == count)
    #expect(parent.recursiveDescription(limit: 1).hasSuffix("(\(count) more views)"))
    for _ in 0..<count / 2 { parent.subviews.last?.removeFromSuperview() }
    #expect(parent.subviews.last?.tag == count / 2)
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
  }

  @Test func `a hundred thousand subviews are placed beside the last one`() {
    let parent = View()
    let last = View()
    parent.addSubview(last)
    for index in 0..<Self.hundredThousand {
      let view = View()
      view.tag = index
      if index.isMultiple(of: 2) {
        parent.insertSubview(view, belowSubview: last)
      } else {
        parent.insertSubview(view, aboveSubview: last)
        parent.bringSubviewToFront(last)
      }
    }
    #expect(parent.subviews.count == Self.hundredThousand + 1)
    #expect(parent.subviews.last === last)
    #expect(parent.subviews.dropLast().map(\.tag) == Array(0..<Self.hundredThousand))
  }

  // MARK: The responder chain

  /// A controller that records the touches that reach it.
  final class Listener: ViewController {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { heard.append("began") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { heard.append("ended") }
  }

  @Test(.fact("C24")) func `touches bubble up a hundred thousand plain views to the controller`() throws {
    let simulator = Simulator()
    let controller = Listener()
    let leaf = Label(frame: Self.frame)
    leaf.isUserInteractionEnabled = true
    chain(of: Self.hundredThousand, under: controller.view, leaf: leaf)
    simulator.launch(controller)
    try simulator.user.tap(CGPoint(x: 5, y: 5))
    #expect(controller.heard == ["began", "ended"])
    #expect(leaf.chain.reduce(0) { count, _ in count + 1 } == Self.hundredThousand + 4)
  }
}
