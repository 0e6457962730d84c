import Foundation
import HeadlessUIKit
import Testing

/// Calls of optional delegate methods with a question mark.
@MainActor @Suite struct OptionalMethodTests {
  /// A delegate that implements some methods only.
  private final class Inner: TextFieldDelegate, TableViewDelegate, CollectionViewDelegateFlowLayout {
    let diary = Diary()
    /// A property with the name of a group of delegate methods.
    var textField: TextField?

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      diary.note("inner return \(self.textField === textField)")
      // The default implementation of another delegate runs in the call.
      textField.text = ""
      textField.insertText("x")
      return true
    }
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      string == "a"
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { diary.note("inner scroll") }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
      diary.note("inner selects \(indexPath.item)")
    }
  }

  /// A delegate that forwards to another one, as source for iOS does.
  private final class Outer: TextFieldDelegate, TableViewDelegate {
    weak var inner: (any TextFieldDelegate & TableViewDelegate)?

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
      inner?.textFieldShouldBeginEditing?(textField) ?? false
    }
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      inner?.textFieldShouldReturn?(textField) ?? false
    }
    func textField(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      inner?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? false
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { inner?.scrollViewDidScroll?(scrollView) }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      inner?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
    }
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      inner?.tableView?(tableView, estimatedHeightForRowAt: indexPath) ?? 99
    }
  }

  @Test(.fact("U100")) func `a forwarded call has the result of the inner delegate, or the alternative`() {
    let (inner, outer, field) = (Inner(), Outer(), TextField())
    outer.inner = inner
    (inner.textField, field.delegate) = (field, outer)
    #expect(outer.textFieldShouldReturn(field) && inner.diary.take() == ["inner return true"])
    // The inner delegate doesn't implement the method, whose default returns true.
    #expect(!outer.textFieldShouldBeginEditing(field))
    #expect(inner.textFieldShouldBeginEditing(field))
    for (text, isAllowed) in [("a", true), ("b", false)] {
      let range = NSRange(location: 0, length: 0)
      #expect(outer.textField(field, shouldChangeCharactersIn: range, replacementString: text) == isAllowed)
    }
    outer.inner = nil
    #expect(!outer.textFieldShouldReturn(field))
  }

  @Test(.fact("U100")) func `a call is nil if the delegate has only the default implementation`() {
    let (inner, field, table) = (Inner(), TextField(), TableView())
    let path = IndexPath(row: 0, section: 0)
    let fields: any TextFieldDelegate = inner
    #expect(fields.textFieldShouldEndEditing?(field) == nil && fields.textFieldShouldClear?(field) == nil)
    #expect(fields.textFieldDidEndEditing?(field) == nil)
    #expect(fields.textFieldDidEndEditing?(field, reason: .committed) == nil)
    let rows: any TableViewDelegate = inner
    #expect(rows.scrollViewDidScroll?(table) != nil && rows.scrollViewDidZoom?(table) == nil)
    #expect(rows.viewForZooming?(in: table) == nil)
    #expect(rows.tableView?(table, heightForRowAt: path) == 30)
    #expect(rows.tableView?(table, heightForHeaderInSection: 0) == nil)
    // A method with an optional result: both cases are nil, as on iOS.
    #expect(rows.tableView?(table, willSelectRowAt: path) == nil)
    #expect(rows.tableView?(table, willDeselectRowAt: path) == nil)
    let items: any CollectionViewDelegateFlowLayout = inner
    let collection = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    let layout = collection.collectionViewLayout
    #expect(items.collectionView?(collection, layout: layout, sizeForItemAt: path) == nil)
    items.collectionView?(collection, didSelectItemAt: IndexPath(item: 2, section: 0))
    #expect(inner.diary.take() == ["inner scroll", "inner selects 2"])
    let nothing: (any TextFieldDelegate)? = nil
    #expect(nothing?.textFieldShouldReturn?(field) == nil)
  }

  @Test(.fact("U100")) func `a table asks the outer delegate, whose estimates aren't the default's`() {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1000 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let simulator = Simulator()
    let (inner, outer, rows) = (Inner(), Outer(), Rows())
    outer.inner = inner
    let table = TableView(frame: simulator.screen.bounds)
    (table.dataSource, table.delegate) = (rows, outer)
    simulator.window.addSubview(table)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    // Rows out of sight have the outer delegate's estimate, visible ones the inner delegate's height.
    #expect(
      table.contentSize.height > 90_000 && table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 30
    )
  }
}
