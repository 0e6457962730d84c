import Foundation
import Responder

/// The scope buttons of a search bar.
struct SearchScopes {
  /// The height of the buttons with their margins, which is assumed.
  static let height: CGFloat = 44

  var titles: [String]?
  var selected = 0
  var isShown = false
  /// The control while the buttons are shown.
  var control: SegmentedControl?

  /// Returns an index, or 0 if there is no button with it.
  func valid(_ index: Int) -> Int { (titles ?? []).indices.contains(index) ? index : 0 }
}

/// The place of a search bar.
enum SearchBarPlace {
  /// In a view of the app.
  case alone
  /// In a navigation bar.
  case navigationBar
  /// In a toolbar, from iOS 26.
  case toolbar
}

/// The button for bookmarks in a search field.
final class SearchBookmarkButton: Button {
  private var tapped: (() -> Void)?

  init(_ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    setImage(Image(systemName: "book"), for: .normal)
    accessibilityLabel = "Bookmarks"
  }

  required init?(coder: NSCoder) { nil }

  override func finishTouch(_ events: Events, for event: Event?) {
    super.finishTouch(events, for: event)
    if events.contains(.touchUpInside) { tapped?() }
  }
}
