import UIKit
import XCTest

@testable import Finder

/// Tests that wait: expectations of each kind, run loops, timers, and asynchronous tests.
@MainActor
final class ProfileWaitTests: XCTestCase {
  private var window: UIWindow!
  private var store: ProfileStoreSpy!
  private var sut: ProfileViewController!

  override func setUp() async throws {
    try await super.setUp()
    store = ProfileStoreSpy()
    sut = ProfileViewController()
    sut.store = store
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = sut
    window.makeKeyAndVisible()
  }

  override func tearDown() async throws {
    (window, sut, store) = (nil, nil, nil)
    try await super.tearDown()
  }

  func test_completion_fulfills() {
    let saved = expectation(description: "saved")
    let store = DelayedProfileStore(delay: 3)
    store.save("Ada") { error in
      XCTAssertNil(error)
      saved.fulfill()
    }
    waitForExpectations(timeout: 5) { error in XCTAssertNil(error) }
  }

  func test_notification_isExpected() {
    let saved = expectation(forNotification: .profileDidSave, object: sut) { note in
      note.userInfo?["name"] as? String == "Ada"
    }
    sut.nameField.text = "Ada"
    sut.save()
    store.complete()
    wait(for: [saved], timeout: 1)
    XCTAssertEqual(UserDefaults.standard.string(forKey: "name"), "Ada")
  }

  func test_delegate_isToldOnce() {
    final class Delegate: ProfileViewControllerDelegate {
      let saved = XCTestExpectation(description: "saved")
      func profileViewController(_ controller: ProfileViewController, didSave name: String) {
        saved.fulfill()
      }
    }
    let delegate = Delegate()
    delegate.saved.assertForOverFulfill = true
    delegate.saved.expectedFulfillmentCount = 1
    sut.delegate = delegate
    sut.save()
    store.complete()
    wait(for: [delegate.saved], timeout: 1)
  }

  func test_error_presentsAnAlert() throws {
    sut.save()
    store.complete(with: URLError(.timedOut))
    let presented = XCTNSPredicateExpectation(
      predicate: NSPredicate { controller, _ in
        (controller as? UIViewController)?.presentedViewController is UIAlertController
      },
      object: sut
    )
    wait(for: [presented], timeout: 2)
    let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "Not saved")
    XCTAssertEqual(alert.message, "Try again later.")
  }

  func test_success_presentsNothing() {
    let presented = expectation(
      for: NSPredicate { [sut] _, _ in sut?.presentedViewController != nil },
      evaluatedWith: nil
    )
    presented.isInverted = true
    sut.save()
    store.complete()
    wait(for: [presented], timeout: 0.3)
    XCTAssertTrue(sut.saveButton.isEnabled)
  }

  func test_order_isEnforced() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { second.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { first.fulfill() }
    wait(for: [first, second], timeout: 1, enforceOrder: true)
  }

  func test_asyncBlock_runsInTheRunLoop() {
    var isDone = false
    DispatchQueue.main.async { isDone = true }
    XCTAssertFalse(isDone)
    RunLoop.current.run(until: Date())
    XCTAssertTrue(isDone)
  }

  func test_runLoop_runsTheTimer() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.2))
    XCTAssertEqual(sut.countLabel.text, "1 s")
  }

  func test_runLoop_inAMode() {
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isDone = true }
    let limit = Date(timeIntervalSinceNow: 2)
    while !isDone, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertTrue(isDone)
  }

  func test_wait_runsTheTimer() {
    let counted = expectation(for: NSPredicate { [sut] _, _ in sut?.seconds == 60 }, evaluatedWith: nil)
    wait(for: [counted], timeout: 61)
    XCTAssertEqual(sut.countLabel.text, "60 s")
  }

  func test_disappearance_stopsTheTimer() {
    window.rootViewController = UIViewController()
    let waited = expectation(description: "waited")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { waited.fulfill() }
    wait(for: [waited], timeout: 6)
    XCTAssertEqual(sut.seconds, 0)
  }

  func test_animation_completes() {
    let animated = expectation(description: "animated")
    UIView.animate(withDuration: 0.5) {
      self.sut.nameField.alpha = 0
    } completion: { isFinished in
      XCTAssertTrue(isFinished)
      animated.fulfill()
    }
    XCTAssertEqual(sut.nameField.alpha, 0)
    wait(for: [animated], timeout: 1)
  }

  func test_presentation_completes() {
    let presented = expectation(description: "presented")
    let controller = UIViewController()
    sut.present(controller, animated: true) { presented.fulfill() }
    wait(for: [presented], timeout: 2)
    XCTAssertIdentical(controller.presentingViewController, sut)
    let dismissed = expectation(description: "dismissed")
    sut.dismiss(animated: true) { dismissed.fulfill() }
    wait(for: [dismissed], timeout: 2)
    XCTAssertNil(sut.presentedViewController)
  }

  func test_observation_isExpected() {
    let shown = expectation(forNotification: UIResponder.keyboardDidShowNotification, object: nil)
    let hidden = expectation(forNotification: UIResponder.keyboardDidHideNotification, object: nil)
    sut.nameField.becomeFirstResponder()
    wait(for: [shown], timeout: 2)
    XCTAssertGreaterThan(sut.scrollView.contentInset.bottom, 100)
    sut.nameField.resignFirstResponder()
    wait(for: [hidden], timeout: 2)
    XCTAssertEqual(sut.scrollView.contentInset.bottom, 0)
  }

  func test_async_fulfillment() async {
    let saved = expectation(description: "saved")
    DelayedProfileStore(delay: 0.2).save("Ada") { _ in saved.fulfill() }
    await fulfillment(of: [saved], timeout: 1)
  }

  func test_async_continuation() async {
    let error = await withCheckedContinuation { continuation in
      DelayedProfileStore(delay: 0.1).save("Ada") { continuation.resume(returning: $0) }
    }
    XCTAssertNil(error)
  }

  func test_async_skips() async throws {
    throw XCTSkip("no server")
  }

  func test_thrown_error_isExpected() {
    XCTAssertThrowsError(try JSONDecoder().decode([String].self, from: Data("{".utf8)))
    XCTAssertNoThrow(try XCTUnwrap(sut.view.window))
  }
}
