import Foundation
import HeadlessUIKit
import Testing

/// A table whose class overrides its delegate.
private final class WatchedTable: TableView {
  var changes = 0
  override var delegate: (any TableViewDelegate)? { didSet { changes += 1 } }
}

private final class WatchedScroller: ScrollView {
  var changes = 0
  override weak var delegate: (any ScrollViewDelegate)? { didSet { changes += 1 } }
}

private final class Watcher: TableViewDelegate, CollectionViewDelegate, TextViewDelegate {
  var calls: [String] = []

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    calls.append("\(type(of: scrollView)) did scroll")
  }
  func textViewDidChangeSelection(_ textView: TextView) { calls.append("did select") }
}

/// The types of the delegates of scroll views and their subclasses.
@MainActor @Suite struct DelegateTypeTests {
  private let simulator = Simulator()
  private let watcher = Watcher()

  @Test(.fact("U98")) func `tables, collections and text views have delegates of their own types`() {
    simulator.perform {
      let table = TableView()
      let collection = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      let text = TextView()
      (table.delegate, collection.delegate, text.delegate) = (watcher, watcher, watcher)
      let delegates: ((any TableViewDelegate)?, (any CollectionViewDelegate)?, (any TextViewDelegate)?) =
        (table.delegate, collection.delegate, text.delegate)
      #expect(delegates.0 === watcher && delegates.1 === watcher && delegates.2 === watcher)
      #expect(table.delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 30)
      for view in [table, collection, text] as [ScrollView] {
        #expect(view.delegate === watcher)
        view.contentSize = CGSize(width: 10, height: 1000)
        view.contentOffset.y = 20
      }
      text.text = "a"
      text.selectedRange = NSRange(location: 0, length: 1)
      #expect(
        watcher.calls.filter { $0 != "did select" }
          == ["TableView did scroll", "CollectionView did scroll", "TextView did scroll"]
      )
      #expect(watcher.calls.last == "did select")
      (table.delegate, collection.delegate, text.delegate) = (nil, nil, nil)
      for view in [table, collection, text] as [ScrollView] { #expect(view.delegate == nil) }
    }
  }

  @Test(.fact("U98")) func `the delegate of a scroll view that is a table is the table's`() {
    final class Plain: ScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    }
    let plain = Plain()
    simulator.perform {
      let table = TableView()
      let scroller: ScrollView = table
      scroller.delegate = watcher
      #expect(table.delegate === watcher)
      scroller.delegate = plain
      table.contentSize = CGSize(width: 10, height: 1000)
      table.contentOffset.y = 20
      #expect(plain.scrolls == 1 && table.delegate == nil && scroller.delegate === plain)
    }
  }

  @Test(.fact("U98")) func `subclasses override the delegate with its type`() {
    simulator.perform {
      let (table, scroller) = (WatchedTable(), WatchedScroller())
      table.delegate = watcher
      scroller.delegate = watcher
      #expect(table.changes == 1 && scroller.changes == 1)
      #expect(table.delegate === watcher && scroller.delegate === watcher)
    }
  }

  @Test(.fact("U98")) func `a delegate is not retained`() {
    simulator.perform {
      let table = TableView()
      do {
        let temporary = Watcher()
        table.delegate = temporary
      }
      #expect(table.delegate == nil)
    }
  }
}
