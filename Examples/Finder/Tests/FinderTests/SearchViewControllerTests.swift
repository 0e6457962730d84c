import UIKit
import XCTest

@testable import Finder

final class SearchViewControllerTests: XCTestCase {
  private var sut: SearchViewController!
  private var service: SearchServiceSpy!

  override func setUp() {
    super.setUp()
    let storyboard = UIStoryboard(name: "Search", bundle: nil)
    sut =
      storyboard.instantiateViewController(withIdentifier: "SearchViewController") as? SearchViewController
    service = SearchServiceSpy()
    sut.service = service
  }

  override func tearDown() {
    executeRunLoop()
    service = nil
    sut = nil
    super.tearDown()
  }

  func test_outlets_areConnected() {
    sut.loadViewIfNeeded()
    XCTAssertNotNil(sut.searchField)
    XCTAssertNotNil(sut.clearButton)
    XCTAssertEqual(sut.statusLabel.text, "Where to?")
    XCTAssertEqual(sut.searchField.placeholder, "Landmark")
  }

  func test_typing_searchesOnceAfterAPause() {
    sut.loadViewIfNeeded()
    let searched = expectation(description: "searched")
    service.answer = (0.2, [Landmark(name: "Cafe", distance: 120)])
    sut.searchField.simulateTyping("Ca")
    sut.searchField.simulateTyping("Caf")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { searched.fulfill() }
    waitForExpectations(timeout: 1)
    XCTAssertEqual(service.texts, ["Caf"])
    XCTAssertEqual(sut.statusLabel.text, "1 found")
    XCTAssertEqual(sut.tableView.cell(at: 0)?.textLabel?.text, "Cafe")
  }

  func test_clear_emptiesTheTableAfterItsAnimation() {
    let window = show(sut)
    sut.searchField.simulateTyping("Cafe")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.31))
    service.complete(with: [Landmark(name: "Cafe", distance: 120)])
    executeRunLoop()
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 1)
    tap(sut.clearButton)
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 1)
    let isEmpty = XCTNSPredicateExpectation(
      predicate: NSPredicate { table, _ in (table as? UITableView)?.numberOfRows(inSection: 0) == 0 },
      object: sut.tableView
    )
    wait(for: [isEmpty], timeout: 2)
    XCTAssertEqual(sut.statusLabel.text, "Where to?")
    XCTAssertTrue(window.isKeyWindow)
  }

  func test_failure_presentsAnAlert() {
    let window = show(sut)
    sut.searchField.simulateTyping("Cafe")
    let finished = expectation(forNotification: .searchDidFinish, object: sut)
    let service = self.service!
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { service.fail() }
    wait(for: [finished], timeout: 1)
    XCTAssertEqual((sut.presentedViewController as? UIAlertController)?.title, "No connection")
    XCTAssertEqual(sut.statusLabel.text, "No connection")
    XCTAssertNotNil(window.rootViewController)
  }

  func test_noText_noSearch() {
    sut.loadViewIfNeeded()
    let searched = expectation(description: "searched")
    searched.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { searched.fulfill() }
    waitForExpectations(timeout: 0.5)
    XCTAssertEqual(service.texts, [])
  }

  func test_unfulfilledExpectation_timesOut() {
    let result = XCTWaiter.wait(for: [XCTestExpectation(description: "never")], timeout: 0.2)
    XCTAssertEqual(result, .timedOut)
  }

  func test_keyboard_appearsWithTheField() {
    let shown = expectation(forNotification: UIResponder.keyboardDidShowNotification, object: nil)
    let window = show(sut)
    wait(for: [shown], timeout: 2)
    XCTAssertTrue(sut.searchField.isFirstResponder)
    XCTAssertNotNil(window)
  }

  func test_releases() {
    let storyboard = UIStoryboard(name: "Search", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "SearchViewController")
    trackForMemoryLeaks(controller)
    controller.loadViewIfNeeded()
  }
}
