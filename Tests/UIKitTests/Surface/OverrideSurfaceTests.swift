import HeadlessUIKit
import Testing
import UIKit

/// Overrides of typical iOS source, each of which the simulator calls.
@MainActor @Suite struct OverrideSurfaceTests {
  private let simulator = Simulator()

  /// A common subclass of a navigation controller: a pushed controller hides the tab bar.
  private final class Stack: UINavigationController {
    var heard: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      heard.append("push")
      viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
      super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
      heard.append("pop")
      return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      heard.append("root")
      return super.popToRootViewController(animated: animated)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool)
      -> [UIViewController]?
    {
      heard.append("popTo")
      return super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      heard.append("set")
      super.setViewControllers(viewControllers, animated: animated)
    }
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  @Test
  func
    `a navigation controller's own push and pop hear of the first controller, of show and of the back button`()
    throws
  {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let stack = Stack(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    simulator.launch(tabs)
    #expect(stack.heard == ["push"] && !first.hidesBottomBarWhenPushed)
    let aboveBar = first.view.safeAreaInsets.bottom
    first.show(second, sender: nil)
    simulator.settle()
    #expect(stack.heard == ["push", "push"] && second.hidesBottomBarWhenPushed)
    #expect(second.view.safeAreaInsets.bottom < aboveBar)
    try simulator.user.buttons["First"].tap()
    simulator.settle()
    #expect(stack.heard == ["push", "push", "pop"] && stack.viewControllers == [first])
    stack.viewControllers = [first, second]
    _ = stack.popToRootViewController(animated: false)
    stack.viewControllers = [first, second]
    _ = stack.popToViewController(first, animated: false)
    #expect(stack.heard.suffix(4) == ["set", "root", "set", "popTo"] && stack.viewControllers == [first])
  }

  /// A controller that records presentations, dismissals and changes of containment.
  private final class Container: UIViewController {
    var heard: [String] = []

    override var description: String { "Container \(title ?? "")" }
    override func present(
      _ viewControllerToPresent: UIViewController,
      animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      heard.append("present")
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      heard.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
    override func addChild(_ childController: UIViewController) {
      heard.append("add")
      super.addChild(childController)
    }
    override func removeFromParent() {
      heard.append("leave")
      super.removeFromParent()
    }
  }

  @Test func `a controller's own presenting, containing and description`() {
    let (outer, inner, other) = (Container(), Container(), UIViewController())
    simulator.launch(outer)
    outer.addChild(inner)
    other.addChild(inner)
    #expect(outer.heard == ["add"] && inner.heard == ["leave"] && inner.parent === other)
    outer.showDetailViewController(UIViewController(), sender: nil)
    simulator.settle()
    outer.dismiss(animated: false)
    simulator.settle()
    #expect(outer.heard == ["add", "present", "dismiss"] && outer.presentedViewController == nil)
    outer.title = "A"
    #expect("\(outer)" == "Container A" && "\(other)" == "<ViewController>")
    let object: any NSObjectProtocol = outer
    #expect(object.description == "Container A")
  }

  /// A view that is equal to any other view with the same number.
  private final class Numbered: UIView {
    override var accessibilityTraits: UIAccessibilityTraits {
      get { [.header, super.accessibilityTraits] }
      set { super.accessibilityTraits = newValue }
    }
    override var accessibilityHint: String? {
      get { "Number \(tag)" }
      set {}
    }
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func isEqual(_ object: Any?) -> Bool { (object as? Numbered)?.number == number }
    override var hash: Int { number }
  }

  @Test func `a view has its own equality and texts for assistive technologies`() {
    let (one, same, two) = (Numbered(1), Numbered(1), Numbered(2))
    #expect(one == same && one != two && Set([one, same, two]).count == 2 && UIView() != UIView())
    #expect(one.accessibilityTraits == .header && one.accessibilityHint == "Number 0")
  }

  private final class Book: UIPageViewController {}
  private final class Mover: UIViewPropertyAnimator {}

  @Test func `classes that a program derives from`() {
    simulator.perform {
      #expect(
        Book(transitionStyle: .scroll, navigationOrientation: .horizontal).viewControllers?.isEmpty != false
      )
      #expect(Mover(duration: 1, curve: .linear).state == .inactive)
    }
  }

  private final class Fax: UIActivity {
    override class var activityCategory: UIActivity.Category { .share }
    override var activityImage: UIImage? { UIImage(systemName: "faxmachine") }
  }

  @Test func `names that must be there`() {
    #expect(
      Fax.activityCategory == .share && UIActivity.activityCategory == .action && Fax().activityImage != nil
    )
    let excluded: [UIActivity.ActivityType] = [.saveToCameraRoll, .assignToContact, .addToReadingList]
    #expect(Set(excluded.map(\.rawValue)).count == 3)
    let options: UIView.KeyframeAnimationOptions = [
      .calculationModeCubic, .repeat, .autoreverse, .layoutSubviews,
    ]
    #expect(options.rawValue == 3 << 10 | 0b11001)
    #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    #expect(UINavigationBarAppearance().shadowColor == UIColor.separator)
    simulator.perform {
      let (view, other) = (UITextView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), UIView())
      view.text = "text"
      let controller = UIViewController()
      controller.view.addSubview(view)
      simulator.launch(controller)
      view.becomeFirstResponder()
      let menu = UIMenuController.shared
      menu.setTargetRect(view.bounds, in: view)
      menu.isMenuVisible = true
      menu.hideMenu(from: other)
      #expect(menu.isMenuVisible)
      menu.hideMenu(from: view)
      #expect(!menu.isMenuVisible)
    }
  }

  @Test func `the device is one object, of which its turning is told`() {
    simulator.perform {
      let device = UIDevice.current
      #expect(
        device === UIDevice.current
          && device.identifierForVendor == Simulator().perform { UIDevice.current.identifierForVendor }
      )
      var heard = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification,
        object: device,
        queue: .main
      ) { _ in heard += 1 }
      device.beginGeneratingDeviceOrientationNotifications()
      simulator.rotate(to: .landscapeLeft)
      simulator.settle()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(heard == 1 && device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      simulator.rotate(to: .portrait)
      simulator.settle()
      #expect(heard == 1 && device.orientation == .unknown)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `a screen has the traits of its own simulator, and a device without one says so`() async {
    let screen = simulator.screen
    let pad = Simulator(device: Device.all.last { $0.idiom == .pad && $0.lastSystem == nil } ?? .iPhone16)
    #expect(screen.traitCollection.userInterfaceIdiom == .phone)
    #expect(pad.screen.traitCollection.userInterfaceIdiom == .pad)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = Simulator().perform { UIDevice.current }
        _ = device.model
      }
    }
    if let result {
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(said.contains("the simulator of this CurrentDevice has gone"))
    }
  }
}
