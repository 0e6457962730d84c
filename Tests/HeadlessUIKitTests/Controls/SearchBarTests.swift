import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SearchBarTests {
  /// A controller that is the delegate of a search bar.
  private final class Page: ViewController, SearchBarDelegate {
    let bar = SearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 0))
    let diary = Diary()
    override func viewDidLoad() {
      bar.delegate = self
      bar.placeholder = "Search"
      bar.autocapitalizationType = .none
      bar.showsCancelButton = true
      view.addSubview(bar)
    }
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { diary.ask("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { diary.note("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { diary.ask("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { diary.note("didEnd") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      diary.note("changed \(searchText)")
    }
    func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      diary.ask("should \(range.location) \(range.length) \(text)")
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { diary.note("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { diary.note("cancel") }
  }

  private func launched() -> (Simulator, Page) {
    let (simulator, page) = (Simulator(device: .iPhone16, system: "18.0"), Page())
    simulator.launch(page)
    return (simulator, page)
  }

  @Test func `everything that a person does with a bar, in order`() throws {
    let (simulator, page) = launched()
    try simulator.user.searchFields["Search"].tap()
    #expect(page.diary.take() == ["shouldBegin", "didBegin"] && page.bar.isFirstResponder)
    try simulator.user.typeText("ab")
    #expect(page.diary.take() == ["should 0 0 a", "changed a", "should 1 0 b", "changed ab"])
    #expect(page.bar.text == "ab" && simulator.keyboard.keys.contains { $0.title.lowercased() == "search" })
    try simulator.user.typeText("\n")
    #expect(page.diary.take() == ["search"] && page.bar.isFirstResponder)
    try simulator.user.buttons["Clear text"].tap()
    #expect(page.diary.take() == ["changed "])
    try simulator.user.buttons["Cancel"].tap()
    #expect(page.diary.take() == ["cancel"] && page.bar.isFirstResponder)
    page.bar.resignFirstResponder()
    #expect(page.diary.take() == ["shouldEnd", "didEnd"] && !page.bar.isFirstResponder)
  }

  @Test func `the delegate may refuse`() throws {
    let (simulator, page) = launched()
    page.diary.refused = ["shouldBegin", "should 0 0 x"]
    #expect(!page.bar.becomeFirstResponder())
    page.diary.refused = ["should 0 0 x"]
    #expect(page.bar.becomeFirstResponder())
    simulator.settle()
    try simulator.user.typeText("xy")
    #expect(page.bar.text == "y")
  }

  @Test func `setting the text tells nobody`() {
    let (_, page) = launched()
    page.bar.text = "code"
    #expect(page.diary.take() == [] && page.bar.searchTextField.text == "code")
  }

  @Test func `the text of a search bar is that of its field`() {
    let (bar, field) = { ($0, $0.searchTextField) }(SearchBar(frame: .zero))
    bar.smartQuotesType = .no
    bar.smartDashesType = .yes
    bar.smartInsertDeleteType = .no
    bar.inlinePredictionType = .no
    bar.passwordRules = TextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.smartQuotesType == .no && field.smartDashesType == .yes)
    #expect(field.smartInsertDeleteType == .no && field.inlinePredictionType == .no)
    #expect(bar.passwordRules != nil && field.passwordRules === bar.passwordRules)
  }

  @Test func `the button that cancels takes its room from the field`() {
    let (simulator, page) = launched()
    simulator.settle()
    let narrow = page.bar.searchTextField.frame.width
    page.bar.setShowsCancelButton(false, animated: true)
    page.bar.layoutIfNeeded()
    #expect(page.bar.searchTextField.frame.width == 304 && narrow < 304 && !page.bar.showsCancelButton)
    #expect(page.bar.bounds.height == 56)
  }
}
