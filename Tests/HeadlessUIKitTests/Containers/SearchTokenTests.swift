import Foundation
import HeadlessUIKit
import Testing

/// Tokens of search fields, and scope and bookmark buttons of search bars.
@MainActor @Suite struct SearchTokenTests {
  private func launched(_ prepare: (SearchBar) -> Void = { _ in }) -> (Simulator, SearchBar) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = simulator.perform { ViewController() }
    let bar = simulator.perform {
      let bar = SearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
      prepare(bar)
      controller.view.addSubview(bar)
      return bar
    }
    simulator.launch(controller)
    simulator.settle()
    return (simulator, bar)
  }

  private func field(_ texts: String...) -> (Simulator, SearchTextField) {
    let (simulator, bar) = launched { bar in
      bar.searchTextField.tokens = texts.map { SearchToken(icon: nil, text: $0) }
      bar.text = "abc"
    }
    return (simulator, bar.searchTextField)
  }

  @Test func `tokens take a position each before the text`() throws {
    let (_, field) = field("one", "two")
    let (first, second) = (field.positionOfToken(at: 0), field.positionOfToken(at: 1))
    #expect(field.beginningOfDocument == first)
    #expect(field.offset(from: first, to: second) == 1)
    #expect(field.offset(from: first, to: field.textualRange.start) == 2)
    #expect(field.compare(second, to: field.endOfDocument) == .orderedAscending)
    #expect(field.position(from: second, offset: 1) == field.textualRange.start)
    #expect(field.position(from: first, offset: -1) == nil)
    let range = try #require(field.textRange(from: second, to: field.endOfDocument))
    #expect(field.tokens(in: range) == [field.tokens[1]])
    #expect(field.text(in: range) == "abc" && field.text(in: field.textualRange) == "abc")
  }

  @Test func `a backspace at the beginning selects the last token, and the next one deletes it`() throws {
    let (simulator, field) = field("one", "two")
    try simulator.user.tap(field)
    field.selectedTextRange = field.textRange(from: field.textualRange.start, to: field.textualRange.start)
    try simulator.user.tap(key: "delete")
    #expect(field.tokens.count == 2)
    #expect(field.selectedTextRange.map { field.tokens(in: $0) } == [field.tokens[1]])
    try simulator.user.tap(key: "delete")
    #expect(field.tokens.count == 1 && field.text == "abc")
    field.allowsDeletingTokens = false
    try simulator.user.tap(key: "delete")
    try simulator.user.tap(key: "delete")
    #expect(field.tokens.count == 1)
  }

  @Test func `typing replaces a token that a tap has selected`() throws {
    let (simulator, field) = field("one", "two")
    try simulator.user.tap("one")
    #expect(field.isFirstResponder)
    #expect(field.selectedTextRange.map { field.tokens(in: $0) } == [field.tokens[0]])
    try simulator.user.type("d")
    #expect(field.tokens.count == 1 && field.text == "abcd")
  }

  @Test func `a part of the text becomes a token`() throws {
    let (_, field) = field("one")
    let range = try #require(field.textRange(from: field.positionOfToken(at: 0), to: field.endOfDocument))
    field.replaceTextualPortion(of: range, with: SearchToken(icon: nil, text: "two"), at: 1)
    #expect(field.tokens.count == 2 && field.text == "")
    field.removeToken(at: 0)
    #expect(field.tokens.count == 1)
    let token = SearchToken(icon: nil, text: "three")
    field.insertToken(token, at: 0)
    #expect(field.tokens.first === token)
  }

  @Test func `the text begins after the tokens`() {
    let (_, field) = field()
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [SearchToken(icon: nil, text: "one")]
    let after = field.textRect(forBounds: field.bounds)
    #expect(after.minX > before.minX && after.maxX == before.maxX)
  }

  @MainActor private final class Delegate: NSObject, SearchBarDelegate {
    var lines: [String] = []
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      lines.append("scope \(selectedScope)")
    }
    func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { lines.append("bookmarks") }
  }

  @Test func `a tap on a scope or on the bookmarks calls the delegate, and code doesn't`() throws {
    let delegate = Delegate()
    let (simulator, bar) = launched { bar in
      bar.delegate = delegate
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      bar.showsBookmarkButton = true
      bar.frame.size.height = bar.sizeThatFits(.zero).height
    }
    #expect(bar.frame.height == 100)
    try simulator.user.tap("New")
    try simulator.user.tap("Bookmarks")
    #expect(delegate.lines == ["scope 1", "bookmarks"] && bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 0
    #expect(delegate.lines.count == 2)
    bar.isEnabled = false
    #expect(!bar.becomeFirstResponder())
  }
}
