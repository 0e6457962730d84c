import UIKit
import XCTest

@testable import Finder

@MainActor
final class NavigationTests: XCTestCase {
  private let service = SearchServiceSpy()

  private func makeNavigation() throws -> (UINavigationController, SearchViewController, UIWindow) {
    let storyboard = UIStoryboard(name: "Search", bundle: Bundle(for: SearchViewController.self))
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    let search = try XCTUnwrap(navigation.topViewController as? SearchViewController)
    search.service = service
    return (navigation, search, show(navigation))
  }

  func test_row_opensItsLandmark() throws {
    let (navigation, search, window) = try makeNavigation()
    service.answer = (0, [Landmark(name: "Cafe", distance: 120)])
    search.searchField.simulateTyping("Cafe")
    let found = expectation(for: NSPredicate { _, _ in search.landmarks.count == 1 }, evaluatedWith: nil)
    wait(for: [found], timeout: 1)
    search.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    search.performSegue(withIdentifier: "showLandmark", sender: nil)
    executeRunLoop()
    let landmark = try XCTUnwrap(navigation.topViewController as? LandmarkViewController)
    landmark.loadViewIfNeeded()
    XCTAssertEqual(landmark.distanceLabel.text, "120 m")
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(window.isKeyWindow)
  }

  func test_directions_openTheirLandmark() throws {
    final class DirectionsSpy: Directions {
      private(set) var landmarks: [Landmark] = []
      func open(_ landmark: Landmark) { landmarks.append(landmark) }
    }
    let storyboard = UIStoryboard(name: "Search", bundle: nil)
    let identifier = "LandmarkViewController"
    let controller =
      storyboard.instantiateViewController(withIdentifier: identifier) as? LandmarkViewController
    let sut = try XCTUnwrap(controller)
    let spy = DirectionsSpy()
    sut.directions = spy
    sut.landmark = Landmark(name: "Cafe", distance: 120)
    sut.loadViewIfNeeded()
    let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
    XCTAssertEqual(spy.landmarks.map(\.name), ["Cafe"])
  }

  func test_tasks_runWhileTheTestWaits() async throws {
    let (_, search, _) = try makeNavigation()
    search.loadViewIfNeeded()
    let typed = expectation(description: "typed")
    Task { @MainActor in
      search.searchField.simulateTyping("Cafe")
      typed.fulfill()
    }
    await fulfillment(of: [typed], timeout: 1)
    try await Task.sleep(nanoseconds: 400_000_000)
    XCTAssertEqual(service.texts, ["Cafe"])
  }
}
