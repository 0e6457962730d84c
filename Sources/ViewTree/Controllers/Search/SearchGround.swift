import Foundation
import Responder
import Simulation

/// The view over the searched content: transparent or dimmed, with the results and the suggestions.
final class SearchGround: View {
  weak var controller: SearchController?
  private var list: View?
  /// The height of a suggestion, which is assumed.
  private static let rowHeight: CGFloat = 44

  /// Whether the content is dimmed; a tap on it then ends the search.
  var dims = false {
    didSet { backgroundColor = dims ? Color.black.withAlphaComponent(0.2) : nil }
  }

  /// Passes touches on to the searched content where nothing else is shown.
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !dims ? nil : hit
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if dims { controller?.isActive = false }
  }

  /// Shows suggestions as rows below the bar.
  func show(_ suggestions: [any SearchSuggestion], choose: @escaping (any SearchSuggestion) -> Void) {
    list?.removeFromSuperview()
    list = nil
    guard !suggestions.isEmpty else { return }
    let list = View(frame: .zero)
    list.backgroundColor = .systemBackground
    for suggestion in suggestions {
      let row = Button(type: .system)
      row.setTitle(
        suggestion.localizedSuggestion ?? suggestion.localizedAttributedSuggestion?.string,
        for: .normal
      )
      row.setAttributedTitle(suggestion.localizedAttributedSuggestion, for: .normal)
      row.setImage(suggestion.iconImage, for: .normal)
      row.accessibilityLabel = suggestion.localizedDescription ?? row.currentTitle
      row.contentHorizontalAlignment = .leading
      row.addAction(Action { _ in choose(suggestion) }, for: .touchUpInside)
      list.addSubview(row)
    }
    self.list = list
    addSubview(list)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let list else { return }
    let top = storedSafeAreaInsets.top
    let rows = list.subviews
    let height = min(CGFloat(rows.count) * Self.rowHeight, max(0, bounds.height - top))
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      row.frame = CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: Self.rowHeight)
    }
  }
}
