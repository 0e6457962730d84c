import UIKit
import XCTest

@testable import Finder

/// A window that XCTest creates with the test case, before the first test starts.
final class EarlyWindowTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  func test_windowOfAProperty_showsAController() {
    let sut = ProfileViewController()
    window.rootViewController = sut
    window.isHidden = false
    XCTAssertTrue(sut.view.window === window)
    XCTAssertEqual(sut.view.frame, window.bounds)
  }
}
