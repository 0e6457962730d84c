import Foundation
import HeadlessUIKit
import Testing

/// The effects of bars on a controller's view and on the insets of its scroll view, on iOS 7 to 10 and
/// neighboring systems.
@MainActor @Suite struct BarInsetTests {
  /// A controller whose scroll view is its view, the first subview or the second one.
  private final class Form: ViewController {
    enum Place { case view, first, second }

    let scrollView = ScrollView()
    private let place: Place

    init(_ place: Place = .first) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      super.loadView()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      switch place {
      case .view: view = scrollView
      case .first: view.addSubview(scrollView)
      case .second:
        view.addSubview(View())
        view.addSubview(scrollView)
      }
    }
  }

  private func launch(_ form: Form, _ system: SystemVersion = "7.1", inTabs: Bool = false) -> Simulator {
    let simulator = Simulator(device: .iPhone5s, system: system)
    simulator.perform {
      let navigation = NavigationController(rootViewController: form)
      let tabs = TabBarController()
      tabs.viewControllers = [navigation]
      simulator.launch(inTabs ? tabs : navigation)
    }
    simulator.settle()
    return simulator
  }

  // MARK: automaticallyAdjustsScrollViewInsets

  /// A delegate that lays out the containers while the content moves.
  private final class EagerDelegate: ScrollViewDelegate {
    weak var view: View?
    private(set) var count = 0

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      count += 1
      guard let view else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  @Test(.fact("U53")) func `the bars may be laid out again while the insets change for them`() {
    let (form, eager) = (Form(), EagerDelegate())
    form.scrollView.delegate = eager
    form.loadViewIfNeeded()
    let navigation = NavigationController(rootViewController: form)
    eager.view = navigation.view
    let simulator = Simulator(device: .iPhone5s, system: "7.1")
    simulator.launch(navigation)
    simulator.settle()
    #expect(form.scrollView.contentInset == EdgeInsets(top: 64) && eager.count == 1)
    #expect(form.scrollView.contentOffset == CGPoint(x: 0, y: -64))
  }

  @Test(
    .fact("U53"),
    arguments: [("7.0", 64), ("8.4", 64), ("10.3", 64), ("11.0", 0)] as [(SystemVersion, CGFloat)]
  )
  func `the first view's insets get the heights of the bars from iOS 7 to 10`(
    system: SystemVersion,
    top: CGFloat
  ) {
    let form = Form()
    let simulator = launch(form, system, inTabs: true)
    let bottom: CGFloat = top == 0 ? 0 : 49
    #expect(form.scrollView.contentInset == EdgeInsets(top: top, bottom: bottom))
    #expect(form.scrollView.scrollIndicatorInsets == EdgeInsets(top: top, bottom: bottom))
    // The total inset is the same on all systems: since iOS 11 it comes from the safe area.
    #expect(form.scrollView.adjustedContentInset == EdgeInsets(top: 64, bottom: 49))
    #expect(form.scrollView.contentOffset.y == -64)
    withExtendedLifetime(simulator) {}
  }

  @Test(.fact("U53")) func `the scroll view may be the controller's view, but no later subview`() {
    let (whole, second) = (Form(.view), Form(.second))
    let simulators = [launch(whole), launch(second)]
    #expect(whole.scrollView.contentInset == EdgeInsets(top: 64))
    #expect(second.scrollView.contentInset == .zero)
    withExtendedLifetime(simulators) {}
  }

  @Test(.fact("U53"))
  func `a controller that says no, an opaque bar and no container leave the insets alone`() {
    let own = Form()
    own.automaticallyAdjustsScrollViewInsets = false
    let simulators = [launch(own)]
    #expect(own.scrollView.contentInset == .zero)
    let below = Form()
    let simulator = Simulator(device: .iPhone5s, system: "7.1")
    simulator.perform {
      let navigation = NavigationController(rootViewController: below)
      navigation.navigationBar.isTranslucent = false
      simulator.launch(navigation)
    }
    #expect(below.view.frame.minY == 64 && below.scrollView.contentInset == .zero)
    let alone = Form()
    simulator.launch(alone)
    #expect(alone.scrollView.contentInset == .zero)
    withExtendedLifetime(simulators) {}
  }

  @Test(.fact("U53")) func `only differences are applied, so that insets of client code stay`() {
    let form = Form()
    let simulator = launch(form)
    form.scrollView.contentInset.top += 10
    form.scrollView.contentInset.bottom = 5
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(
      form.scrollView.contentInset == EdgeInsets(top: 62, bottom: 5),
      "a bar of 32 and the status bar of 20"
    )
    form.navigationController?.isNavigationBarHidden = true
    simulator.settle()
    #expect(form.scrollView.contentInset == EdgeInsets(top: 30, bottom: 5))
    // Insets that client code sets stay unchanged until a bar changes.
    form.scrollView.contentInset = .zero
    simulator.settle()
    #expect(form.scrollView.contentInset == .zero)
    form.navigationController?.isNavigationBarHidden = false
    simulator.settle()
    #expect(form.scrollView.contentInset == EdgeInsets(top: 32))
  }

  @Test(.fact("U53")) func `a pushed form has its insets before its subviews are laid out`() {
    final class Pushed: ViewController {
      let scrollView = ScrollView()
      var seen: [String] = []
      override func viewDidLoad() { view.addSubview(scrollView) }
      override func viewWillAppear(_ animated: Bool) { note("will appear") }
      override func viewDidLayoutSubviews() { note("did lay out") }
      override func viewDidAppear(_ animated: Bool) { note("did appear") }
      private func note(_ text: String) { seen.append("\(text) \(Int(scrollView.contentInset.top))") }
    }
    let form = Form()
    let simulator = launch(form)
    let pushed = Pushed()
    form.navigationController?.pushViewController(pushed, animated: true)
    simulator.settle()
    #expect(pushed.seen.first == "will appear 0")
    #expect(Set(pushed.seen.dropFirst()) == ["did lay out 64", "did appear 64"])
  }

  @Test(arguments: [(true, 64), (false, 0)] as [(Bool, CGFloat)])
  func `from iOS 11 on it decides about content that does not scroll`(adjusts: Bool, top: CGFloat) {
    let form = Form()
    form.automaticallyAdjustsScrollViewInsets = adjusts
    let simulator = launch(form, "11.4")
    form.scrollView.contentSize = CGSize(width: 320, height: 10)
    #expect(form.scrollView.adjustedContentInset.top == top)
    withExtendedLifetime(simulator) {}
  }

  // MARK: edgesForExtendedLayout

  /// The frame of a form in a navigation controller in a tab bar controller, on an iPhone 5s.
  @Test(
    .fact("U54"),
    arguments: [
      (RectEdge.all, 0, 568), (.top, 0, 519), (.bottom, 64, 568), ([], 64, 519), ([.left, .right], 64, 519),
    ] as [(RectEdge, CGFloat, CGFloat)],
    ["7.1", "11.4"] as [SystemVersion]
  )
  func `a view extends under the bars at the edges that it names`(
    expected: (edges: RectEdge, top: CGFloat, bottom: CGFloat),
    system: SystemVersion
  ) {
    let form = Form()
    form.edgesForExtendedLayout = expected.edges
    let simulator = launch(form, system, inTabs: true)
    #expect(form.view.frame.minY == expected.top && form.view.frame.maxY == expected.bottom)
    #expect(
      form.scrollView.adjustedContentInset
        == EdgeInsets(top: expected.top == 0 ? 64 : 0, bottom: expected.bottom == 568 ? 49 : 0)
    )
    withExtendedLifetime(simulator) {}
  }

  @Test(.fact("U54")) func `a tab's own view ends above the bar if its edges say so, also when they change`()
  {
    let simulator = Simulator(device: .iPhone5s, system: "9.3")
    let form = Form()
    let tabs = TabBarController()
    tabs.viewControllers = [form]
    simulator.launch(tabs)
    #expect(form.view.frame.height == 568 && form.scrollView.contentInset == EdgeInsets(top: 20, bottom: 49))
    form.edgesForExtendedLayout = .top
    simulator.settle()
    #expect(form.view.frame.height == 519 && form.scrollView.contentInset == EdgeInsets(top: 20))
    #expect(form.bottomLayoutGuide.length == 0)
  }
}
