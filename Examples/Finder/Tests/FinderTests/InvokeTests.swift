import HeadlessUIKit
import UIKit
import XCTest

@testable import Finder

/// Tests on another device: each runs in a simulator that `invokeTest` creates.
final class InvokeTests: XCTestCase {
  private var window: UIWindow!
  private var sut: ProfileViewController!

  override func invokeTest() {
    simulate(device: .iPhoneSE3, system: "17.5") { _ in super.invokeTest() }
  }

  override func setUp() {
    super.setUp()
    XCTAssertEqual(UIDevice.current.systemVersion, "17.5")
    window = UIWindow()
    sut = ProfileViewController()
    window.rootViewController = sut
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    (window, sut) = (nil, nil)
    super.tearDown()
  }

  func test_device_isThatOfTheSimulator() {
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(UIApplication.shared.windows, [window])
    XCTAssertEqual(sut.view.safeAreaInsets.top, 20)
    XCTAssertTrue(sut.nameField.becomeFirstResponder())
    XCTAssertEqual(Simulator.current.keyboard.frame.width, 375)
  }

  func test_wait_turnsTheSimulator() {
    let counted = expectation(for: NSPredicate { [sut] _, _ in sut?.seconds == 3 }, evaluatedWith: nil)
    wait(for: [counted], timeout: 4)
    XCTAssertEqual(sut.countLabel.text, "3 s")
  }
}
