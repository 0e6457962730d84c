import UIKit
import XCTest

@testable import Finder

/// Taps a button as UIKit reports it to the button's targets.
func tap(_ button: UIButton) { button.sendActions(for: .touchUpInside) }

/// Runs the run loop once.
func executeRunLoop() { RunLoop.current.run(until: Date()) }

extension UITextField {
  func simulateTyping(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }
}

extension UITableView {
  func cell(at row: Int) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
  }
}

extension XCTestCase {
  /// Makes the controller the root of a window on the screen.
  func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    executeRunLoop()
    return window
  }

  func trackForMemoryLeaks(_ instance: AnyObject, file: StaticString = #filePath, line: UInt = #line) {
    addTeardownBlock { [weak instance] in
      XCTAssertNil(instance, "should have been deallocated", file: file, line: line)
    }
  }
}
