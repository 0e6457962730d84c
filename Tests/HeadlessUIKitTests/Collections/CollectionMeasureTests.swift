import Foundation
import HeadlessUIKit
import Testing

/// Behavior of collection views that was recorded from UIKit.
@MainActor @Suite struct CollectionMeasureTests {
  @Test(.fact("MT24")) func `a plain controller has one section without items`() {
    let (simulator, controller) = (
      Simulator(), CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    )
    simulator.launch(controller)
    let view = controller.collectionView
    #expect(view?.dataSource === controller)
    #expect(view?.numberOfSections == 1 && view?.numberOfItems(inSection: 0) == 0)
  }

  @Test(
    .fact("MT12"),
    arguments: [("18.0", true), ("13.0", true), ("12.0", false)] as [(SystemVersion, Bool)]
  )
  func `a new collection view has the background of the system`(system: SystemVersion, hasIt: Bool) {
    Simulator(device: system == "18.0" ? .iPhone16 : .iPhoneX, system: system).perform {
      let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      #expect(view.backgroundColor == (hasIt ? .systemBackground : nil))
    }
  }

  @Test(.fact("MT44")) func `completions of nested updates are called from the outside in, then in order`() {
    let scene = CollectionScene([["a"]])
    var ends: [String] = []
    scene.view.performBatchUpdates({
      scene.view.performBatchUpdates({
        scene.sections = [["a", "b"]]
        scene.view.insertItems(at: [.item(1)])
      }) { _ in ends.append("first inner") }
      scene.view.performBatchUpdates(nil) { _ in ends.append("second inner") }
      #expect(scene.view.numberOfItems(inSection: 0) == 1)
    }) { _ in ends.append("outer") }
    #expect(scene.view.numberOfItems(inSection: 0) == 2)
    scene.simulator.settle()
    #expect(ends == ["outer", "first inner", "second inner"])
  }

  @Test(.fact("MT45"), arguments: [true, false])
  func `an insertion needs the counts before it`(readsBefore: Bool) async {
    let result = await #expect(
      processExitsWith: readsBefore ? .success : .failure,
      observing: [\.standardErrorContent]
    ) { [readsBefore] in
      await MainActor.run {
        let scene = CollectionScene([["a"]], launches: false)
        if readsBefore { _ = scene.view.numberOfSections }
        scene.sections = [["a"], ["b"]]
        scene.view.insertSections([1])
      }
    }
    guard !readsBefore else { return }
    expectTrap(
      result,
      says:
        "CollectionView \"grid\": there are 2 sections after the update; before there were 2, and 1 inserted"
        + " and 0 deleted make 3"
    )
  }

  /// A layout with an item and a supplementary view at an index path.
  private final class Banner: CollectionViewLayout {
    let path: IndexPath
    init(at path: IndexPath) {
      self.path = path
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      let banner = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        with: path
      )
      banner.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      let item = CollectionViewLayoutAttributes(forCellWith: .item(0))
      item.frame = CGRect(x: 0, y: 20, width: 300, height: 20)
      return [item, banner]
    }
  }

  @Test(.fact("MT46")) func `a supplementary view with a single number belongs to no section`() {
    let scene = CollectionScene([["a"]], launches: false)
    scene.view.collectionViewLayout = Banner(at: IndexPath(index: 7))
    scene.simulator.launch(scene.controller)
    let kind = CollectionView.elementKindSectionHeader
    let view = scene.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 7))
    #expect(view != nil)
    scene.sections = [["b"], ["a"]]
    scene.view.insertSections([0])
    scene.simulator.settle()
    #expect(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 7)) === view)
  }

  @Test(.fact("MT46")) func `with an item and a section, it needs the section`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a"]], launches: false)
        scene.view.collectionViewLayout = Banner(at: IndexPath(item: 0, section: 7))
        scene.view.layoutIfNeeded()
      }
    }
    expectTrap(
      result,
      says: "CollectionView \"grid\": the layout has a UICollectionElementKindSectionHeader in section 7, and"
        + " there are 1 sections"
    )
  }

  @Test(.fact("U43"))
  func `the delegate is called before a supplementary view is shown and after it is removed`() {
    final class Listener: CollectionViewDelegate {
      let diary = Diary()
      func collectionView(
        _ collectionView: CollectionView,
        willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
      ) {
        let isNew = view.superview == nil && view.frame.height == 30
        diary.note("will show \(elementKind.suffix(6)) \(indexPath.section)\(isNew ? "" : " too late")")
      }
      func collectionView(
        _ collectionView: CollectionView,
        didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
      ) {
        let isGone = view.superview == nil
        diary.note("did end \(elementKind.suffix(6)) \(indexPath.section)\(isGone ? "" : " too early")")
      }
    }
    let (scene, listener) = (CollectionScene([["a"], ["b"]], launches: false), Listener())
    scene.layout.headerReferenceSize.height = 30
    scene.layout.footerReferenceSize.height = 30
    scene.layout.itemSize = CGSize(width: 300, height: 1000)
    scene.view.delegate = listener
    scene.simulator.launch(scene.controller)
    #expect(listener.diary.take() == ["will show Header 0"])
    scene.view.contentOffset.y = 700
    scene.simulator.settle()
    #expect(listener.diary.take() == ["did end Header 0", "will show Footer 0", "will show Header 1"])
    scene.view.reloadData()
    #expect(listener.diary.take() == ["did end Footer 0", "did end Header 1"])
  }
}
