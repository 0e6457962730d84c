import UIKit
import XCTest

@testable import Finder

/// Tests without waits: loading, outlets, actions, delegates, presentation, set-up and tear-down.
final class ProfileScreenTests: XCTestCase {
  private var window: UIWindow!
  private let store = ProfileStoreSpy()
  private var defaults: UserDefaults!
  private var sut: ProfileViewController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    defaults = try XCTUnwrap(UserDefaults(suiteName: #file))
    sut = ProfileViewController(defaults: defaults)
    sut.store = store
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  override func tearDown() {
    defaults.removePersistentDomain(forName: #file)
    window.rootViewController = nil
    window = nil
    sut = nil
    super.tearDown()
  }

  private func showInWindow() {
    window.rootViewController = UINavigationController(rootViewController: sut)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func test_init_doesNotLoadTheView() { XCTAssertFalse(sut.isViewLoaded) }

  func test_loadViewIfNeeded_loadsOnce() {
    sut.loadViewIfNeeded()
    let view = sut.viewIfLoaded
    sut.loadViewIfNeeded()
    XCTAssertNotNil(view)
    XCTAssertIdentical(sut.view, view)
    XCTAssertEqual(sut.title, "Profile")
  }

  func test_window_isKeyWindow() throws {
    showInWindow()
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertEqual(UIApplication.shared.windows, [window])
    XCTAssertEqual(window.bounds, UIScreen.main.bounds)
    XCTAssertIdentical(window.screen, UIScreen.main)
    XCTAssertIdentical(sut.view.window, window)
  }

  func test_window_presents() throws {
    showInWindow()
    let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
    let action = try XCTUnwrap(item.action)
    XCTAssertTrue(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    let sheet = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
    XCTAssertEqual(sheet.preferredStyle, .actionSheet)
    XCTAssertEqual(sheet.actions.map(\.title), ["Delete", "Cancel"])
    XCTAssertEqual(sheet.actions.first?.style, .destructive)
  }

  func test_window_focuses() {
    showInWindow()
    XCTAssertTrue(sut.nameField.becomeFirstResponder())
    XCTAssertTrue(sut.nameField.isFirstResponder)
    XCTAssertGreaterThan(sut.scrollView.contentInset.bottom, 100)
    sut.view.endEditing(true)
    XCTAssertEqual(sut.scrollView.contentInset.bottom, 0)
  }

  func test_field_withoutAWindow_doesNotFocus() {
    sut.loadViewIfNeeded()
    XCTAssertFalse(sut.nameField.becomeFirstResponder())
    XCTAssertFalse(sut.nameField.isFirstResponder)
  }

  func test_save_sendsTheName() {
    sut.loadViewIfNeeded()
    sut.nameField.text = "Ada"
    sut.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(store.names, ["Ada"])
    XCTAssertFalse(sut.saveButton.isEnabled)
  }

  func test_save_hasItsTargetAndAction() throws {
    sut.loadViewIfNeeded()
    let actions = try XCTUnwrap(sut.saveButton.actions(forTarget: sut, forControlEvent: .touchUpInside))
    XCTAssertEqual(actions, ["save"])
  }

  func test_switch_writesItsValue() {
    sut.loadViewIfNeeded()
    XCTAssertNil(defaults.object(forKey: "shares"))
    sut.shareSwitch.isOn = true
    sut.shareSwitch.sendActions(for: .valueChanged)
    XCTAssertTrue(defaults.bool(forKey: "shares"))
  }

  func test_defaults_areRead() {
    defaults.set("Grace", forKey: "name")
    sut.loadViewIfNeeded()
    XCTAssertEqual(sut.nameField.text, "Grace")
    XCTAssertTrue(sut.saveButton.isEnabled)
  }

  func test_defaults_areEmptyAgain() {
    XCTAssertNil(defaults.string(forKey: "name"))
    XCTAssertNil(UserDefaults.standard.string(forKey: "name"))
    UserDefaults.standard.set("Grace", forKey: "name")
  }

  func test_fieldDelegate_limitsTheText() throws {
    sut.loadViewIfNeeded()
    let delegate = try XCTUnwrap(sut.nameField.delegate)
    let range = NSRange(location: 0, length: 0)
    let takes = delegate.textField?(sut.nameField, shouldChangeCharactersIn: range, replacementString: "Ada")
    XCTAssertEqual(takes, true)
    XCTAssertTrue(sut.saveButton.isEnabled)
    let refuses = delegate.textField?(
      sut.nameField,
      shouldChangeCharactersIn: range,
      replacementString: "Ada Lovelace"
    )
    XCTAssertEqual(refuses, false)
  }

  func test_return_endsEditingAndSaves() {
    showInWindow()
    sut.nameField.becomeFirstResponder()
    sut.nameField.insertText("Ada")
    XCTAssertEqual(sut.nameField.delegate?.textFieldShouldReturn?(sut.nameField), true)
    XCTAssertFalse(sut.nameField.isFirstResponder)
    XCTAssertEqual(store.names, ["Ada"])
  }

  func test_notification_movesTheForm() {
    sut.loadViewIfNeeded()
    let frame = CGRect(x: 0, y: 400, width: 390, height: 300)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification,
      object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
    )
    XCTAssertEqual(sut.scrollView.contentInset.bottom, 300)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    XCTAssertEqual(sut.scrollView.contentInset.bottom, 0)
  }

  func test_push_withoutAnimation() {
    showInWindow()
    let next = UIViewController()
    sut.navigationController?.pushViewController(next, animated: false)
    XCTAssertIdentical(sut.navigationController?.topViewController, next)
    XCTAssertIdentical(sut.navigationController?.popViewController(animated: false), next)
    XCTAssertIdentical(sut.navigationController?.visibleViewController, sut)
  }

  func test_present_isSeenByASpy() throws {
    final class PresentSpy: UIViewController {
      private(set) var presented: [(controller: UIViewController, animated: Bool)] = []
      override func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        presented.append((viewControllerToPresent, flag))
        completion?()
      }
    }
    let spy = PresentSpy()
    var isComplete = false
    spy.present(sut, animated: true) { isComplete = true }
    XCTAssertIdentical(spy.presented.first?.controller, sut)
    XCTAssertTrue(isComplete)
    XCTAssertNil(spy.presentedViewController)
  }

  func test_dismiss_leavesNothing() {
    showInWindow()
    sut.present(UIViewController(), animated: false)
    XCTAssertNotNil(sut.presentedViewController)
    sut.dismiss(animated: false)
    executeRunLoop()
    XCTAssertNil(sut.presentedViewController)
  }

  func test_controller_isReleased() {
    weak var released: ProfileViewController?
    autoreleasepool {
      let controller = ProfileViewController(defaults: defaults)
      released = controller
      controller.loadViewIfNeeded()
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    XCTAssertNil(released)
  }

  func test_teardownBlocks_runInReverse() {
    var order: [Int] = []
    addTeardownBlock { XCTAssertEqual(order, [2]) }
    addTeardownBlock { order.append(2) }
  }

  func test_loading_isMeasured() {
    measure {
      let controller = ProfileViewController(defaults: defaults)
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.scrollView.subviews.count, 4)
    }
  }

  func test_iPad_only() throws {
    try XCTSkipUnless(UIDevice.current.userInterfaceIdiom == .pad, "a test of the split view")
    XCTFail("an iPhone is no iPad")
  }
}
