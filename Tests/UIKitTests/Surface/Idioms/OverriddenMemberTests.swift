import HeadlessUIKit
import Testing
import UIKit

/// A label as many apps have it, which copies its text from an edit menu.
private final class CopiedLabel: UILabel {
  var calls: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }
  override func copy(_ sender: Any?) { calls.append("copy") }
  override func selectAll(_ sender: Any?) { calls.append("all") }
  override func delete(_ sender: Any?) { calls.append("delete") }
}

private final class LaidOutView: UIView {
  var calls: [String] = []
  override func layoutSublayers(of layer: CALayer) {
    calls.append("sublayers \(layer === self.layer)")
    super.layoutSublayers(of: layer)
    layer.sublayers?.first?.frame = bounds
  }
  override func layoutSubviews() {
    calls.append("subviews")
    super.layoutSubviews()
  }
}

private final class LayerDelegate: NSObject, CALayerDelegate {
  var calls: [String] = []
  func layoutSublayers(of layer: CALayer) { calls.append("layout \(layer.name ?? "")") }
  func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw \(layer.name ?? "")") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class Badge: UIView {
  let label = UILabel(frame: CGRect(x: 0, y: 50, width: 60, height: 20))
  var last: UIView?
  override var forFirstBaselineLayout: UIView { label }
  override var forLastBaselineLayout: UIView { last ?? self }
}

private final class Angled: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0
}

private final class AngledLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { Angled.self }
}

private final class Bar: UINavigationBar {}
private final class Tools: UIToolbar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class CountedTable: UITableView {
  var identifiers: [String] = []
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    identifiers.append(identifier)
    super.register(nib, forCellReuseIdentifier: identifier)
  }
}

private final class OwnTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 2
  }
}

private final class OwnSegments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnImageView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 3
  }
  required init?(coder: NSCoder) { nil }
}

private final class Pencils: UIView {
  var taps = 0
  func tapped() { taps += 1 }
}

/// Members that libraries override, as their source does.
@MainActor @Suite struct OverriddenMemberTests {
  private let simulator = Simulator()

  @Test func `a label overrides edit actions, which the menu and the chain call`() {
    let label = CopiedLabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    let controller = UIViewController()
    simulator.launch(controller)
    controller.view.addSubview(label)
    simulator.perform { _ = label.becomeFirstResponder() }
    #expect(label.target(forAction: .copy, withSender: nil) as? UILabel === label)
    #expect(UIApplication.shared.sendAction(.copy, to: nil, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(.delete, to: nil, from: nil, for: nil))
    UIApplication.shared.sendAction(.selectAll, to: label, from: nil, for: nil)
    #expect(label.calls == ["copy", "all"])
    #expect(!UILabel().canPerformAction(.copy, withSender: nil))
  }

  @Test func `the layout pass calls a view for its layer, before its subviews are laid out`() {
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = CALayer()
    view.layer.addSublayer(layer)
    simulator.window.addSubview(view)
    simulator.settle()
    #expect(view.calls == ["sublayers true", "subviews"] && layer.frame == view.bounds)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.calls == ["sublayers true", "subviews", "sublayers true", "subviews"])
  }

  @Test func `a layer without a view has a delegate that lays it out and draws it`() {
    let (delegate, layer) = (LayerDelegate(), CALayer())
    (layer.name, layer.delegate) = ("a", delegate)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { layer.render(in: $0.cgContext) }
    #expect(delegate.calls == ["layout a", "draw a"])
    let view = UIView()
    #expect(view.layer.delegate === view)
    layer.actions = ["position": NSNull()]
    #expect(layer.actions?["position"] is NSNull)
  }

  @Test func `baselines are those of the views that a view returns for them`() throws {
    let (badge, other) = (Badge(), UIView())
    badge.addSubview(badge.label)
    badge.last = badge.label
    badge.label.text = "Text"
    for view in [badge, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      simulator.window.addSubview(view)
    }
    badge.label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: simulator.window.topAnchor, constant: 100),
      badge.heightAnchor.constraint(equalToConstant: 90),
      badge.label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 50),
      other.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
      other.bottomAnchor.constraint(equalTo: badge.lastBaselineAnchor, constant: 10),
    ])
    simulator.settle()
    let baseline = 150 + badge.label.font.ascender
    #expect(abs(other.frame.minY - baseline) < 0.5 && abs(other.frame.height - 10) < 0.5)
    badge.last = UIView()
    let far = badge.lastBaselineAnchor.constraint(equalTo: simulator.window.topAnchor, constant: 190)
    far.isActive = true
    simulator.settle()
    #expect(badge.frame.maxY == 190)
  }

  @Test func `a flow layout creates attributes of its own class, and a transform in space reaches the cell`()
  {
    let layout = AngledLayout()
    let list = UICollectionView(frame: simulator.window.bounds, collectionViewLayout: layout)
    let source = OneCell()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    simulator.window.addSubview(list)
    simulator.settle()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is Angled)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(attributes.transform3D == CATransform3DMakeRotation(1, 0, 1, 0))
    let same = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(same == attributes && same?.transform3D == attributes.transform3D)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 2, 1) && same != attributes)
  }

  @Test func `a navigation controller creates bars of the app's classes`() {
    let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(controller.navigationBar is Bar && controller.toolbar is Tools && controller.toolbar.tag == 7)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self && plain.viewControllers == [])
    simulator.launch(controller)
    controller.pushViewController(UIViewController(), animated: false)
    simulator.settle()
    #expect(controller.navigationBar.window != nil)
  }

  @Test func `initializers and registrations that subclasses override are called`() {
    let table = CountedTable()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    #expect(table.identifiers == ["row"])
    #expect(OwnTap(target: table, action: nil).numberOfTapsRequired == 2)
    let segments = OwnSegments(items: ["One", UIImage(named: "x", size: CGSize(width: 1, height: 1)), 3])
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 0) == "One" && segments.imageForSegment(at: 1) != nil)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    let view = OwnImageView(image: UIImage(named: "x", size: CGSize(width: 4, height: 5)))
    #expect(view.tag == 3 && view.frame.size == CGSize(width: 4, height: 5) && !view.isUserInteractionEnabled)
  }

  @Test func `recognizers are replaced as a list, and receive touches of their allowed kinds only`() throws {
    let view = Pencils(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let tap = UITapGestureRecognizer(target: view, action: Selector("tapped", Pencils.tapped))
    let old = UIPanGestureRecognizer()
    view.addGestureRecognizer(old)
    view.gestureRecognizers = [tap]
    #expect(old.view == nil && tap.view === view && view.gestureRecognizers == [tap])
    let controller = UIViewController()
    simulator.launch(controller)
    controller.view.addSubview(view)
    simulator.settle()
    try simulator.user.tap(view)
    #expect(view.taps == 1)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    try simulator.user.tap(view)
    #expect(view.taps == 1)
    tap.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.direct.rawValue))
    try simulator.user.tap(view)
    #expect(view.taps == 2)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil && tap.view == nil)
  }

  private final class OneCell: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test(.fact("LO3"))
  func `turns of the interface post the orientation before and after, and the bar's old frame`() {
    simulator.launch(UIViewController())
    let old = UIApplication.shared.statusBarFrame
    var lines: [String] = []
    let center = NotificationCenter.default
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated {
          let orientation = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
          let frame = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? CGRect
          let isWide = UIScreen.main.bounds.width > UIScreen.main.bounds.height
          let value = orientation.map { "\($0)" } ?? "\(frame == old)"
          lines.append("\(name.rawValue.dropFirst(13).dropLast(12)) \(value) wide \(isWide)")
        }
      }
    }
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let landscape = UIApplication.shared.statusBarOrientation.rawValue
    #expect(
      lines == [
        "WillChangeStatusBarOrientation \(landscape) wide false",
        "DidChangeStatusBarOrientation 1 wide true", "DidChangeStatusBarFrame true wide true",
      ]
    )
    observers.forEach(center.removeObserver)
  }
}
