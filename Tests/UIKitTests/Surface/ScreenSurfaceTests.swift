import HeadlessUIKit
import Testing
import UIKit

/// A controller that records its callbacks.
private final class DiaryController: UIViewController, UIScrollViewDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var heard: [String] = []
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  override func loadView() {
    heard.append("loadView")
    view = UIView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("viewDidLoad")
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard.append("viewDidDisappear")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    heard.append("safe area")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.heard.append("turning") }) { _ in
      self.heard.append("turned")
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    heard.append(parent == nil ? "alone" : "has parent")
  }

  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
}

/// Controllers, windows, scroll views and the application in typical iOS source.
@MainActor @Suite struct ScreenSurfaceTests {
  private let simulator = Simulator()

  @Test func `a controller's life`() {
    simulator.perform {
      let controller = DiaryController()
      controller.loadViewIfNeeded()
      #expect(controller.heard == ["loadView", "viewDidLoad"])
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      simulator.settle()
      #expect(
        controller.heard.filter { $0.hasPrefix("view") } == [
          "viewDidLoad", "viewWillAppear", "viewDidAppear",
        ]
      )
      #expect(controller.heard.contains("safe area"))
      #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.windows.contains(window))
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      controller.present(modal, animated: true)
      simulator.settle()
      #expect(controller.presentedViewController === modal && controller.heard.last == "viewDidDisappear")
      controller.dismiss(animated: true) { controller.heard.append("dismissed") }
      simulator.settle()
      #expect(controller.presentedViewController == nil && controller.heard.last == "dismissed")
    }
  }

  @Test func `navigation, tabs and containment`() {
    simulator.perform {
      let (first, second) = (DiaryController(), DiaryController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = first
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      tabs.delegate = first
      simulator.launch(tabs)
      second.title = "Second"
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Do",
        style: .plain,
        target: second,
        action: Selector("viewDidLoad", DiaryController.viewDidLoad)
      )
      navigation.pushViewController(second, animated: false)
      simulator.settle()
      #expect(navigation.viewControllers == [first, second] && second.navigationController === navigation)
      let bar: UINavigationBar = navigation.navigationBar
      #expect(bar.topItem?.title == "Second")
      #expect(navigation.popViewController(animated: false) === second)
      let child = DiaryController()
      first.addChild(child)
      first.view.addSubview(child.view)
      child.didMove(toParent: first)
      #expect(child.heard.contains("has parent"))
      first.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      simulator.settle()
      #expect(first.view.safeAreaInsets.top >= 10)
    }
  }

  @Test func `scroll views scroll by program and by hand`() throws {
    let controller = DiaryController()
    simulator.launch(controller)
    let scrollView = controller.scrollView
    scrollView.contentSize = CGSize(width: 320, height: 1_000)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    scrollView.scrollIndicatorInsets = scrollView.contentInset
    scrollView.verticalScrollIndicatorInsets.bottom = 50
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    #expect(scrollView.adjustedContentInset.bottom == 50)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(scrollView.contentOffset.y == 100 && controller.heard.contains("scrolled"))
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: true)
    simulator.settle()
    #expect(scrollView.contentOffset.y == 750)
    try simulator.user.scrollViews.firstMatch.swipeDown()
    simulator.settle()
    #expect(controller.heard.contains("drag") && !scrollView.isDragging && !scrollView.isTracking)
  }

  @Test func `the application, its screen and its device`() throws {
    try simulator.perform {
      var heard: [Notification.Name] = []
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIDevice.orientationDidChangeNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          heard.append($0.name)
        }
      }
      let controller = DiaryController()
      simulator.launch(controller)
      try simulator.user.leaveProgram()
      #expect(UIApplication.shared.applicationState == .background)
      simulator.user.returnToProgram()
      simulator.rotate(to: .landscapeLeft)
      simulator.settle()
      #expect(heard == names)
      #expect(controller.heard.suffix(2) == ["turning", "turned"])
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(
        UIDevice.current.userInterfaceIdiom == .phone
          && UIDevice.current.systemVersion == "\(simulator.system)"
      )
      #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.count == 1)
    }
  }

  @Test func `a program posts and hears notifications of its own`() {
    simulator.perform {
      let name = Notification.Name("own")
      var users: [NSString] = []
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let notification: NSNotification = $0 as NSNotification
        if let user = notification.userInfo?["user"] as? String { users.append(user as NSString) }
      }
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["user": "ada"])
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["user": "bob"])
      #expect(users == ["ada"])
    }
  }

  @Test func `every notification of the keyboard brings its frames`() {
    simulator.perform {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let controller = UIViewController()
      controller.view.addSubview(field)
      simulator.launch(controller)
      var heard: [Notification.Name] = []
      let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          let begin = $0.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          if begin != nil, end != nil { heard.append($0.name) }
        }
      }
      field.becomeFirstResponder()
      simulator.settle()
      #expect(heard == Array(names[0...3]))
      field.resignFirstResponder()
      simulator.settle()
      #expect(Set(heard) == Set(names))
    }
  }
}
