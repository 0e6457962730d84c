import Foundation
import Responder
import Simulation

/// The titles at the trailing edge of a table, each of which scrolls to a section. A finger may slide along
/// them. The measures are assumed.
final class TableIndex: Control {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private weak var table: TableView?
  private(set) var titles: [String] = []
  private var labels: [Label] = []
  /// The title under the finger.
  private var touched: Int?

  init(of table: TableView) {
    self.table = table
    super.init(frame: .zero)
    accessibilityLabel = "Section index"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = Label()
      label.text = title
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// The height of each title's line: the titles are as close to each other as the table requires.
  private var line: CGFloat { min(Self.lineHeight, bounds.height / CGFloat(max(1, titles.count))) }

  private var top: CGFloat { (bounds.height - line * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(place) * line, width: bounds.width, height: line)
    }
  }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    touched = nil
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: Touch) {
    guard !titles.isEmpty, line > 0 else { return }
    let place = ((touch.location(in: self).y - top) / line).rounded(.down)
    let title = Int(min(max(0, place), CGFloat(titles.count - 1)))
    guard title != touched else { return }
    touched = title
    table?.scroll(toIndexTitle: titles[title], at: title)
  }
}

/// The section index of a table.
extension TableView {
  /// Shows the titles of the data source at the trailing edge, in front of everything else.
  final func layOutIndex() {
    guard let map else { return }
    let load = loads
    let titles = indexTitles ?? dataSource?.sectionIndexTitles(for: self) ?? []
    guard loads == load else { return }
    indexTitles = titles
    guard !titles.isEmpty, map.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      index?.removeFromSuperview()
      index = nil
      return
    }
    let index = self.index ?? TableIndex(of: self)
    self.index = index
    index.show(titles)
    let part = bounds.inset(by: baseAdjustedContentInset)
    let x = part.maxX - TableIndex.width
    let frame = CGRect(x: x, y: part.minY, width: TableIndex.width, height: max(0, part.height))
    place(index, at: directed(frame, in: part))
    if childCount == 0 || node.pointee.children[childCount - 1] != index.node { addSubview(index) }
  }

  /// Scrolls to the section of an index title, whose top is then at the top of the table.
  final func scroll(toIndexTitle title: String, at place: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
    requireSection(section)
    guard let top = map?.rect(ofSection: section).minY else { return }
    let goal = CGPoint(x: contentOffset.x, y: top - baseAdjustedContentInset.top)
    setContentOffset(scrollGeometry.clamped(goal), animated: false)
  }
}
