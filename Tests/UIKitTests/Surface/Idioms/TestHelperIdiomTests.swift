import HeadlessUIKit
import Testing
import UIKit

/// The helpers that test suites of apps define for their own tests.
extension UIControl {
  fileprivate func simulate(_ event: UIControl.Event) {
    allTargets.forEach { target in
      actions(forTarget: target, forControlEvent: event)?.forEach { action in
        (target as NSObject).perform(Selector(action))
      }
    }
  }
}

extension UIView {
  /// The most usual extension of views; the toolkit has a method of that name, too.
  fileprivate func findFirstResponder() -> UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap { $0.findFirstResponder() }.first
  }
}

final class HelpedController: UIViewController {
  var calls: [String] = []
  let button = UIButton()

  func tapped() { calls.append("tapped") }
  func refresh() { calls.append("refresh") }

  @MainActor static func register(_ module: SourceModule) {
    let table = module.add(HelpedController.self, "HelpedController", objc: "HelpedController")
    table.method("tapped") { $0.tapped() }
    table.method("refresh") { $0.refresh() }
  }
}

/// A target of a class of Swift's own.
final class PlainPresenter {
  var calls: [String] = []
  func tapped() { calls.append("tapped") }

  @MainActor static func register(_ module: SourceModule) {
    module.add(PlainPresenter.self, "PlainPresenter", objc: "PlainPresenter").method("tapped") { $0.tapped() }
  }
}

private final class FakeRefreshControl: UIRefreshControl {
  private var isFakedRefreshing = false

  override var isRefreshing: Bool { isFakedRefreshing }
  override func beginRefreshing() { isFakedRefreshing = true }
  override func endRefreshing() { isFakedRefreshing = false }
}

private final class TappedRecognizer: UITapGestureRecognizer {
  let fakedView = UIView()
  override var view: UIView? { fakedView }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var calls: [String] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(indexPaths.count)")
  }
}

private final class Presented: UIViewController, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("dismissed")
  }
}

@MainActor @Suite struct TestHelperIdiomTests {
  private let simulator = Simulator()
  private let controller = HelpedController()

  @Test func `the targets of a control, in the boxes of a set, have their actions and perform them`() {
    let control = UIControl()
    control.addTarget(controller, action: Selector("tapped"), for: .touchUpInside)
    control.addTarget(nil, action: Selector("refresh"), for: .valueChanged)
    let target = control.allTargets.first { $0.base is UIViewController }
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    #expect(control.actions(forTarget: NSNull(), forControlEvent: .valueChanged) == ["refresh"])
    control.simulate(.touchUpInside)
    control.simulate(.touchDown)
    #expect(controller.calls == ["tapped"])
  }

  @Test func `a target that is no NSObject, such as a test case, performs its actions`() throws {
    let presenter = PlainPresenter()
    let control = UIControl()
    control.addTarget(presenter, action: Selector("tapped"), for: .touchUpInside)
    control.simulate(.touchUpInside)
    #expect(presenter.calls == ["tapped"])
    let target = try #require(control.allTargets.first)
    (target.base as? NSObject)?.perform(Selector("tapped"), with: control)
    #expect(presenter.calls == ["tapped", "tapped"])
    #expect(control.allTargets.count == 1 && control.allTargets == control.allTargets)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    #expect(control.actions(forTarget: presenter, forControlEvent: .touchUpInside) == ["tapped"])
    #expect(control.actions(forTarget: PlainPresenter(), forControlEvent: .touchUpInside) == nil)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: presenter, action: Selector("tapped"))
    item.target?.perform(item.action, with: item)
    let copy = UIBarButtonItem()
    copy.target = item.target
    copy.target?.perform(item.action)
    #expect(presenter.calls.count == 4)
  }

  @Test func `a refresh control's state can be faked`() {
    let control = FakeRefreshControl()
    control.addTarget(controller, action: Selector("refresh"), for: .valueChanged)
    control.simulate(.valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && controller.calls == ["refresh"])
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func `a recognizer's view can be faked, and its own view receives the touches`() throws {
    let recognizer = TappedRecognizer(target: controller, action: Selector("tapped"))
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.accessibilityIdentifier = "area"
    view.addGestureRecognizer(recognizer)
    let root = UIViewController()
    simulator.launch(root)
    root.view.addSubview(view)
    #expect(recognizer.view === recognizer.fakedView)
    try simulator.user.tap(view)
    #expect(controller.calls == ["tapped"])
  }

  @Test func `a bar button item's target performs its action, also on the main thread later`() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: controller, action: Selector("tapped"))
    _ = item.target?.perform(item.action, with: nil)
    item.target?.performSelector(onMainThread: Selector("tapped"), with: nil, waitUntilDone: true)
    #expect(controller.calls == ["tapped", "tapped"])
    item.target?.performSelector(onMainThread: Selector("refresh"), with: nil, waitUntilDone: false)
    #expect(controller.calls.count == 2)
    simulator.settle()
    #expect(controller.calls == ["tapped", "tapped", "refresh"])
  }

  @Test func `an app's own search for the first responder takes precedence`() {
    let field = UITextField()
    simulator.window.addSubview(field)
    field.becomeFirstResponder()
    let found: UIView? = simulator.window.findFirstResponder()
    #expect(found === field && simulator.window.findFirstResponder() === field)
  }

  @Test func `the windows of delegates have the two levels of optional properties`() {
    let (app, scene) = (AppDelegate(), SceneDelegate())
    let root = UIViewController()
    app.window = UIWindow()
    app.window?.rootViewController = root
    scene.window = app.window
    UIApplication.shared.delegate = app
    #expect(UIApplication.shared.delegate?.window??.rootViewController === root)
    #expect(
      (scene as any UISceneDelegate as? any UIWindowSceneDelegate)?.window??.rootViewController === root
    )
    #expect((UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController === root)
    UIApplication.shared.delegate?.window??.rootViewController = nil
    #expect(app.window?.rootViewController == nil)
  }

  @Test func `optional methods are nil where a delegate has only their defaults`() {
    let (table, prefetcher, presented) = (UITableView(), Prefetcher(), Presented())
    table.prefetchDataSource = prefetcher
    let path = IndexPath(row: 0, section: 0)
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [path])
    #expect(table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: [path]) == nil)
    #expect(prefetcher.calls == ["prefetch 1"])
    let presentation = UIPresentationController(presentedViewController: presented, presenting: nil)
    presentation.delegate = presented
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    #expect(presentation.delegate?.presentationControllerShouldDismiss?(presentation) == nil)
    #expect(presented.calls == ["dismissed"])
  }

  @Test(.fact("WN1"), .fact("WN2"), arguments: [false, true])
  func `windows post their notifications after they have changed`(isLaunched: Bool) {
    if isLaunched { simulator.launch(UIViewController()) }
    var posts: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeKeyNotification, "key"),
      (UIWindow.didResignKeyNotification, "no longer key"), (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    let window = UIWindow()
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { post in
        let isSecond = post.object as? UIWindow === window
        posts.append("\(isSecond ? "second" : "first") \(word)")
      }
    }
    window.makeKeyAndVisible()
    window.isHidden = true
    simulator.settle()
    let own = ["second visible", "second key", "second no longer key", "second hidden"]
    let all = [own[0], "first no longer key", own[1], own[2], "first key", own[3]]
    #expect(posts == (isLaunched ? all : own))
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
