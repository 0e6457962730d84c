import UIKit
import XCTest

@testable import Finder

private final class WindowSpy: UIWindow {
  private(set) var keyCount = 0
  override func makeKeyAndVisible() { keyCount += 1 }
}

private final class NavigationSpy: UINavigationController {
  private(set) var pushed: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
    super.pushViewController(viewController, animated: false)
  }
}

extension UIControl {
  fileprivate func simulate(event: UIControl.Event) {
    allTargets.forEach { target in
      actions(forTarget: target, forControlEvent: event)?.forEach {
        (target as NSObject).perform(Selector($0))
      }
    }
  }
}

/// Tests that call what UIKit calls, as many suites do.
final class LifecycleTests: XCTestCase, UITableViewDelegate {
  private var sut: SearchViewController!
  private let service = SearchServiceSpy()
  private var selected: [IndexPath] = []

  override func setUpWithError() throws {
    try super.setUpWithError()
    let storyboard = UIStoryboard(name: "Search", bundle: Bundle(for: SearchViewController.self))
    let controller = storyboard.instantiateViewController(withIdentifier: "SearchViewController")
    sut = try XCTUnwrap(controller as? SearchViewController)
    sut.service = service
    _ = sut.view
  }

  override func tearDownWithError() throws {
    sut = nil
    try super.tearDownWithError()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func test_appearance_byHand() {
    let window = show(sut)
    sut.searchField.resignFirstResponder()
    sut.beginAppearanceTransition(false, animated: false)
    sut.endAppearanceTransition()
    sut.beginAppearanceTransition(true, animated: false)
    sut.endAppearanceTransition()
    XCTAssertTrue(sut.searchField.isFirstResponder)
    XCTAssertTrue(window.isKeyWindow)
  }

  func test_methods_byHand() {
    let window = show(sut)
    sut.searchField.resignFirstResponder()
    sut.viewWillAppear(false)
    XCTAssertFalse(sut.searchField.isFirstResponder)
    sut.viewDidAppear(false)
    XCTAssertTrue(sut.searchField.isFirstResponder)
    XCTAssertIdentical(window.rootViewController, sut)
  }

  func test_keyWindow_takesTheController() {
    let window = show(UIViewController())
    UIApplication.shared.keyWindow?.rootViewController = sut
    XCTAssertTrue(window.rootViewController === sut)
    UIApplication.shared.keyWindow?.rootViewController = nil
    XCTAssertNil(window.rootViewController)
  }

  func test_window_ofTheDelegate() {
    let window = WindowSpy()
    let delegate = AppDelegate()
    delegate.window = window
    delegate.window?.rootViewController = UINavigationController(rootViewController: sut)
    delegate.window?.makeKeyAndVisible()
    XCTAssertEqual(window.keyCount, 1)
    let navigation = delegate.window?.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is SearchViewController)
  }

  func test_delegate_byHand() {
    sut.tableView.delegate = self
    let delegate = sut.tableView.delegate
    delegate?.tableView?(sut.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    XCTAssertEqual(selected, [IndexPath(row: 2, section: 0)])
    XCTAssertIdentical(delegate, self)
    XCTAssertNil(sut.tableView.prefetchDataSource)
  }

  func test_targets_performTheirActions() {
    sut.searchField.text = "Cafe"
    sut.searchField.simulate(event: .editingChanged)
    let searched = expectation(description: "searched")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { searched.fulfill() }
    wait(for: [searched], timeout: 1)
    XCTAssertEqual(service.texts, ["Cafe"])
  }

  func test_push_isSeen() {
    let navigation = NavigationSpy(rootViewController: sut)
    _ = show(navigation)
    let next = UIViewController()
    sut.navigationController?.pushViewController(next, animated: true)
    XCTAssertIdentical(navigation.pushed.last, next)
    XCTAssertIdentical(navigation.topViewController, next)
  }

  func test_layoutPass_onTheNextTurn() {
    let passed = expectation(description: "layout")
    let window = show(sut)
    window.frame.size.width = 300
    DispatchQueue.main.async { passed.fulfill() }
    waitForExpectations(timeout: 0.01)
    XCTAssertEqual(sut.view.frame.width, 300)
  }
}
