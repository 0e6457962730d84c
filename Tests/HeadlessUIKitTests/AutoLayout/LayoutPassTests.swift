import Foundation
import HeadlessUIKit
import Testing

/// The times at which constraints take effect, and the layout callbacks.
@MainActor @Suite struct LayoutPassTests {
  private let scene = LayoutScene()

  @Test func `nothing moves before the layout and all of it then`() {
    let view = scene.view("a")
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 7),
      view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
    ])
    #expect(view.frame == .zero && !view.hasAmbiguousLayout)
    scene.simulator.advance(by: .zero)
    #expect(view.frame == CGRect(135, 7, 50, 20))
    width.constant = 80
    #expect(view.frame == CGRect(135, 7, 50, 20))
    scene.simulator.settle()
    #expect(view.frame == CGRect(120, 7, 80, 20))
    scene.root.frame.size = CGSize(width: 200, height: 100)
    scene.simulator.settle()
    #expect(view.frame == CGRect(60, 7, 80, 20))
  }

  @Test func `layoutIfNeeded in an animation block animates the views that a constant moves`() {
    let scene = LayoutScene()
    let view = scene.view("a", size: CGSize(width: 10, height: 10))
    let top = view.topAnchor.constraint(equalTo: scene.root.topAnchor)
    scene.activate(top)
    scene.simulator.settle()
    top.constant = 100
    View.animate(withDuration: 1, options: .curveLinear) { scene.root.layoutIfNeeded() }
    #expect(view.frame.minY == 100)
    scene.simulator.advance(by: .milliseconds(250))
    #expect(abs(view.presentation.frame.minY - 25) < 0.001)
    scene.simulator.settle()
    #expect(view.presentation.frame.minY == 100)
  }

  @Test func `views that follow masks take part by their frames`() {
    let outer = View(frame: CGRect(10, 10, 200, 100))
    let inner = View(frame: CGRect(0, 0, 200, 50))
    inner.autoresizingMask = .flexibleWidth
    scene.root.addSubview(outer)
    outer.addSubview(inner)
    let view = scene.view("a", in: inner, size: CGSize(width: 20, height: 20))
    let beside = scene.view("b", size: CGSize(width: 20, height: 20))
    scene.activate(
      view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      beside.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    )
    #expect(view.frame == CGRect(180, 0, 20, 20) && beside.frame == CGRect(190, 0, 20, 20))
    outer.frame = CGRect(30, 10, 100, 100)
    scene.layOut()
    #expect(view.frame == CGRect(80, 0, 20, 20) && beside.frame == CGRect(110, 0, 20, 20))
  }

  @Test func `a constrained view's mask counts no more`() {
    let view = scene.view("a")
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.activate(
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20)
    )
    scene.root.frame.size.width = 640
    #expect(view.frame == CGRect(0, 0, 50, 20))
    scene.layOut()
    #expect(view.frame == CGRect(0, 0, 50, 20))
  }

  @Test func `a frame set by hand lasts until the next layout`() {
    let view = scene.view("a", size: CGSize(width: 30, height: 30))
    scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 3))
    view.frame = CGRect(100, 100, 10, 10)
    #expect(view.frame == CGRect(100, 100, 10, 10))
    scene.layOut()
    #expect(view.frame == CGRect(3, 0, 30, 30))
  }

  @Test(arguments: [true, false])
  func `a superview is laid out only while a subview isn't at the solved place`(logIsEnabled: Bool) {
    final class CountingView: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let simulator = Simulator(logIsEnabled: logIsEnabled)
    let parent = CountingView(frame: CGRect(0, 0, 300, 200))
    let (view, toggle) = (View(), Switch())
    simulator.window.addSubview(parent)
    for child in [view, toggle] {
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let left = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
    let width = toggle.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
      toggle.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      toggle.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    simulator.window.makeKeyAndVisible()
    func layouts() -> Int {
      parent.layouts = 0
      simulator.window.layoutIfNeeded()
      return parent.layouts
    }
    #expect(layouts() == 1 && view.frame == CGRect(10, 0, 30, 30))
    left.constant = 20
    #expect(layouts() == 1 && view.frame == CGRect(20, 0, 30, 30))
    view.frame.origin.x = 30
    left.constant = 30
    #expect(layouts() == 0 && view.frame == CGRect(30, 0, 30, 30))
    left.constant = 40
    view.frame.origin.x = 40
    #expect(layouts() == 0 && view.frame == CGRect(40, 0, 30, 30))
    left.constant = 41
    #expect(layouts() == 1 && view.frame == CGRect(41, 0, 30, 30))
    // A switch has one size.
    let frame = toggle.frame
    width.constant = 120
    #expect(layouts() == 0 && toggle.frame == frame)
  }

  @Test func `a transform is kept`() {
    let view = scene.view("a", size: CGSize(width: 30, height: 30))
    view.transform = ViewTransform(scaleX: 2, y: 2)
    scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 40))
    #expect(view.bounds.size == CGSize(width: 30, height: 30) && view.center == CGPoint(x: 55, y: 15))
    #expect(view.frame == CGRect(25, -15, 60, 60))
  }

  @Test func `edges are rounded to the screen's pixels`() {
    let views = (0..<3).map { scene.view("\($0)") }
    for (place, view) in views.enumerated() {
      view.heightAnchor.constraint(equalToConstant: 10.2).isActive = true
      view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      let before = place == 0 ? scene.root.leadingAnchor : views[place - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: before).isActive = true
    }
    scene.layOut()
    let third: CGFloat = 1.0 / 3
    for (view, edge) in zip(views, [0, 320 * third, 640 * third] as [CGFloat]) {
      #expect(abs(view.frame.minX - (edge * 3).rounded() / 3) < 1e-9)
      #expect(abs(view.frame.height - 31 * third) < 1e-9)
    }
    #expect(abs(views[2].frame.maxX - 320) < 1e-9)
  }

  // MARK: Updating constraints

  private final class UpdatingView: View {
    var diary: Diary?
    var width: LayoutConstraint?
    override func updateConstraints() {
      diary?.note("\(accessibilityIdentifier ?? "").updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      diary?.note("\(accessibilityIdentifier ?? "").layoutSubviews")
      super.layoutSubviews()
    }
  }

  @MainActor private final class Diary {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `constraints are updated from the inside out and then laid out from the outside in`() {
    let diary = Diary()
    let (outer, inner) = (UpdatingView(), UpdatingView())
    (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
    (outer.diary, inner.diary) = (diary, diary)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    scene.root.addSubview(outer)
    outer.addSubview(inner)
    LayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 90), outer.heightAnchor.constraint(equalToConstant: 90),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
    ])
    scene.layOut()
    #expect(
      diary.take() == [
        "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews", "inner.layoutSubviews",
      ]
    )
    #expect(inner.frame == CGRect(5, 0, 80, 0))
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    scene.simulator.settle()
    #expect(diary.take() == ["outer.updateConstraints"] && !outer.needsUpdateConstraints())
  }

  @Test func `a class that needs constraints is asked for them before its first layout`() {
    final class Demanding: View {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = Demanding()
    scene.root.addSubview(view)
    scene.simulator.settle()
    scene.root.setNeedsLayout()
    scene.simulator.settle()
    #expect(view.updates == 1)
  }

  @Test func `a controller updates its view's constraints`() {
    final class Controller: ViewController {
      let label = Label()
      var updates = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        if updates == 0 {
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10).isActive =
            true
        }
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let simulator = Setup.current.simulator()
    simulator.launch(controller)
    #expect(controller.updates == 1)
    let top = controller.view.safeAreaInsets.top
    let frame = controller.label.frame
    #expect(frame.minY.isNearly(top + 10) && frame.height.isNearly(61.0 / 3), "\(frame) \(top)")
    #expect(abs(frame.midX - controller.view.bounds.midX) < 0.5)
  }

  // MARK: Leaving and coming

  @Test func `a view that leaves takes its constraints with the rest of the tree away`() {
    let (a, b) = (scene.view("a"), scene.view("b"))
    let inside = scene.view("inside", in: a, size: CGSize(width: 5, height: 5))
    let own = inside.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 4)
    let size = a.widthAnchor.constraint(equalToConstant: 30)
    let between = a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 9)
    let alone = b.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 2)
    scene.activate(own, size, between, alone)
    #expect(a.constraints.map(ObjectIdentifier.init) == [own, size].map(ObjectIdentifier.init))
    #expect(scene.root.constraints.count == 2 && a.frame.minX == 11 && inside.frame.minX == 4)
    a.removeFromSuperview()
    #expect(!between.isActive && own.isActive && size.isActive && alone.isActive)
    scene.layOut()
    #expect(b.frame.minX == 2)
    scene.root.addSubview(a)
    scene.layOut()
    #expect(a.frame == CGRect(0, 0, 30, 0) && inside.frame.minX == 4)
  }

  @Test func `the size of a view by its frame counts no more once the view has left`() {
    let outside = scene.view("a")
    weak var gone: View?
    var width: LayoutConstraint?
    do {
      let (middle, deep) = (View(), View(frame: CGRect(0, 0, 70, 10)))
      gone = deep
      scene.root.addSubview(middle)
      middle.addSubview(deep)
      let same = outside.widthAnchor.constraint(equalTo: deep.widthAnchor)
      width = same
      scene.activate(same)
      #expect(outside.frame.width == 70)
      middle.removeFromSuperview()
    }
    #expect(gone == nil && width?.isActive == false)
    scene.activate(outside.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 3))
    #expect(outside.frame == CGRect(3, 0, 0, 0))
  }

  @Test func `a constrained root without a window keeps the size that it is given`() {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 320, height: 100)
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 320, height: 100))
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 50, height: 100))
    width.isActive = false
    view.frame.size.width = 90
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 90, height: 100))
  }

  @Test func `a tree without a window is laid out too and goes on in one`() {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let view = ContentView(content: CGSize(width: 10, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    bottom.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 90, 10, 10))
    scene.root.addSubview(root)
    bottom.constant = -20
    scene.layOut()
    #expect(view.frame == CGRect(0, 70, 10, 10))
    root.removeFromSuperview()
    bottom.constant = -30
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 60, 10, 10))
  }

  @Test func `views that go take their part of the constraints along`() {
    var parent: View? = View(frame: CGRect(0, 0, 100, 100))
    weak let gone = parent
    let child = ContentView(content: CGSize(width: 10, height: 10))
    child.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: (parent ?? child).leadingAnchor, constant: 5)
    constraint.isActive = true
    parent?.layoutIfNeeded()
    #expect(child.frame.minX == 5)
    parent = nil
    #expect(gone == nil && constraint.firstItem === child && constraint.secondItem == nil)
    scene.root.addSubview(child)
    scene.layOut()
    #expect(child.frame == CGRect(0, 0, 10, 10))
  }
}
