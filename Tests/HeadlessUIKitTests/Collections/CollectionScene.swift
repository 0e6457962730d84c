import Foundation
import HeadlessUIKit

/// A collection view of 320 x 400 points in a flow layout, and a record of its delegate's calls.
@MainActor final class CollectionScene: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let simulator: Simulator
  let controller = ViewController()
  let layout = CollectionViewFlowLayout()
  let view: CollectionView
  var sections: [[String]]
  private(set) var heard: [String] = []
  var sizes: [IndexPath: CGSize] = [:]
  var shouldSelect: (IndexPath) -> Bool = { _ in true }
  /// The items whose cells were removed, in order.
  private(set) var ended: [IndexPath] = []
  /// Called when a cell has been removed.
  var onEnd: () -> Void = {}

  /// A cell with a label.
  final class Word: CollectionViewCell {
    let label = Label()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Band: CollectionReusableView {}

  init(
    _ sections: [[String]] = [(0..<100).map { "\($0)" }],
    _ setup: Setup = .current,
    launches: Bool = true
  ) {
    simulator = setup.simulator()
    self.sections = sections
    view = CollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
    view.accessibilityIdentifier = "grid"
    view.contentInsetAdjustmentBehavior = .never
    view.register(Word.self, forCellWithReuseIdentifier: "word")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(Band.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    if launches { simulator.launch(controller) }
  }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  var shown: [String] { view.visibleCells.compactMap { ($0 as? Word)?.label.text } }

  func tap(_ item: Int) throws {
    guard let rect = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame else {
      return
    }
    try simulator.user.tap(CGPoint(x: rect.midX, y: rect.midY - view.contentOffset.y + 100))
  }

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? Word)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? layout.itemSize }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath)
    onEnd()
  }

  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    heard.append("shouldHighlight \(text(indexPath))")
    return true
  }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    heard.append("didHighlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    heard.append("didUnhighlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    heard.append("shouldSelect \(text(indexPath))")
    return shouldSelect(indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("didSelect \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("didDeselect \(text(indexPath))")
  }
}

extension IndexPath {
  /// Returns the index path of an item of the first section.
  static func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
