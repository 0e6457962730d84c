import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FindTests {
  private let view = TextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

  private func simulator() -> Simulator {
    view.text = "One fish, two fish, red FISH"
    view.isFindInteractionEnabled = true
    let simulator = Simulator.displaying(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    return simulator
  }

  private func highlights(_ svg: String) -> Int { svg.components(separatedBy: "#ffcc00").count - 1 }

  @Test func `the navigator finds each result in turn`() throws {
    let simulator = simulator()
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: false)
    #expect(find.isFindNavigatorVisible && !view.isFirstResponder)
    try simulator.user.searchFields["find.searchField"].typeText("fish")
    let session = try #require(find.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    #expect(find.searchText == "fish")
    #expect(simulator.user.staticTexts["1 of 3"].exists)
    try simulator.user.buttons["find.nextButton"].tap()
    #expect(session.highlightedResultIndex == 1)
    find.findNext()
    find.findNext()
    #expect(session.highlightedResultIndex == 0)
    try simulator.user.buttons["find.previousButton"].tap()
    #expect(session.highlightedResultIndex == 2 && simulator.user.staticTexts["3 of 3"].exists)
    try simulator.user.buttons["find.doneButton"].tap()
    #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil && view.isFirstResponder)
    #expect(!simulator.user.searchFields.element.exists)
  }

  @Test func `found text is highlighted until the navigator is dismissed`() throws {
    let simulator = simulator()
    let find = try #require(view.findInteraction)
    let before = highlights(simulator.svg())
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "fish"
    #expect(highlights(simulator.svg()) == before + 3)
    find.searchText = "bird"
    #expect(highlights(simulator.svg()) == before)
    #expect(simulator.user.staticTexts["Not found"].exists)
    find.searchText = "two"
    find.dismissFindNavigator()
    #expect(highlights(simulator.svg()) == before)
  }

  @Test func `the first result is at or after the selection`() throws {
    let simulator = simulator()
    view.selectedRange = NSRange(location: 6, length: 0)
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "fish"
    #expect(find.activeFindSession?.highlightedResultIndex == 1)
    #expect(simulator.user.staticTexts["2 of 3"].exists)
  }

  @Test func `results are replaced, one or all`() throws {
    let simulator = simulator()
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: true)
    find.searchText = "fish"
    try simulator.user.textFields["find.replaceField"].tap()
    try simulator.user.textFields["find.replaceField"].typeText("cat")
    #expect(find.replacementText == "cat")
    try simulator.user.buttons["find.replaceButton"].tap()
    #expect(view.text == "One cat, two fish, red FISH")
    #expect(find.activeFindSession?.resultCount == 2)
    try simulator.user.buttons["find.replaceAllButton"].tap()
    #expect(view.text == "One cat, two cat, red cat")
    #expect(find.activeFindSession?.resultCount == 0)
  }

  @Test func `a delegate provides sessions, and is told of them`() {
    final class Session: FindSession {
      var diary: [String] = []
      override var resultCount: Int { 7 }
      override func performSearch(query: String, options: TextSearchOptions?) {
        diary.append("search \(query)")
      }
      override func highlightNextResult(in direction: TextStorageDirection) { diary.append("\(direction)") }
      override func invalidateFoundResults() { diary.append("invalidate") }
    }
    final class Delegate: FindInteractionDelegate {
      let session = Session()
      func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? { session }
      func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {
        self.session.diary.append("begin")
      }
      func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {
        self.session.diary.append("end")
      }
    }
    let (delegate, box) = (Delegate(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let find = FindInteraction(sessionDelegate: delegate)
    box.addInteraction(find)
    let simulator = Simulator.displaying(box)
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "x"
    delegate.session.searchResultDisplayStyle = .total
    find.updateResultCount()
    #expect(simulator.user.staticTexts["7 results"].exists)
    find.findPrevious()
    box.removeInteraction(find)
    #expect(delegate.session.diary == ["begin", "invalidate", "search x", "backward", "invalidate", "end"])
  }

  @Test func `before iOS 16 there is no navigator`() {
    let simulator = Simulator.displaying(view, system: "15.0")
    view.isFindInteractionEnabled = true
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(view.findInteraction?.isFindNavigatorVisible == false)
    #expect(!simulator.user.searchFields.element.exists)
  }
}
