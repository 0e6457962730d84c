import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: collections.

@MainActor final class VarietiesViewController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Variety"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class VarietyGridCell: CollectionViewCell {
  var nameLabel: Label?
  var pictureView: ImageView?
}

@MainActor final class SeasonsViewController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Day"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
  override func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let isHeader = kind == CollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: isHeader ? "Season" : "SeasonEnd",
      for: indexPath
    )
  }
}

@MainActor final class SeasonDayCell: CollectionViewCell {
  var dayLabel: Label?
}

@MainActor final class SeasonHeaderView: CollectionReusableView {
  var titleLabel: Label?
}

@MainActor final class BarrelCarouselController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Barrel"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class BarrelCell: CollectionViewCell {
  var card: View?
}

@MainActor final class PinnedController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Chip"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
  override func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let isHeader = kind == CollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: isHeader ? "Pin" : "",
      for: indexPath
    )
  }
}

@MainActor final class ChipCell: CollectionViewCell {
  var label: Label?
}

@MainActor final class MosaicController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Tile"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class MosaicLayout: CollectionViewLayout {}

@MainActor final class TileCell: CollectionViewCell {
  var imageView: ImageView?
}

@MainActor final class CenteredFlowController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Word"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class CenteredFlowLayout: CollectionViewFlowLayout {}

@MainActor final class WordCell: CollectionViewCell {
  var label: Label?
}

@MainActor final class SegueItemsController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Open"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor
final class CollectionInViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  var collectionView: CollectionView?
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Review"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class ReviewCell: CollectionViewCell {
  var nameLabel: Label?
}

@MainActor final class NestedController: ViewController, TableViewDataSource {
  var tableView: TableView?
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let names = ["Strip"]
    return tableView.dequeueReusableCell(withIdentifier: names[indexPath.row])
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor final class StripCell: TableViewCell, CollectionViewDataSource {
  var collectionView: CollectionView?
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Thumb"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class ThumbCell: CollectionViewCell {
  var imageView: ImageView?
}

@MainActor final class OldGridController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Photo"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class OldPhotoCell: CollectionViewCell {
  var imageView: ImageView?
}

@MainActor final class SelectionController: CollectionViewController {
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let names = ["Choice"]
    return collectionView.dequeueReusableCell(withReuseIdentifier: names[indexPath.item], for: indexPath)
  }
}

@MainActor final class ChoiceCell: CollectionViewCell {
  var label: Label?
}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerCollections() {
    InterfaceClasses.register(VarietiesViewController.self, named: "VarietiesViewController")
    InterfaceClasses.register(
      VarietyGridCell.self,
      named: "VarietyGridCell",
      outlets: [.outlet("nameLabel", \.nameLabel), .outlet("pictureView", \.pictureView)]
    )
    InterfaceClasses.register(SeasonsViewController.self, named: "SeasonsViewController")
    InterfaceClasses.register(
      SeasonDayCell.self,
      named: "SeasonDayCell",
      outlets: [.outlet("dayLabel", \.dayLabel)]
    )
    InterfaceClasses.register(
      SeasonHeaderView.self,
      named: "SeasonHeaderView",
      outlets: [.outlet("titleLabel", \.titleLabel)]
    )
    InterfaceClasses.register(BarrelCarouselController.self, named: "BarrelCarouselController")
    InterfaceClasses.register(BarrelCell.self, named: "BarrelCell", outlets: [.outlet("card", \.card)])
    InterfaceClasses.register(PinnedController.self, named: "PinnedController")
    InterfaceClasses.register(ChipCell.self, named: "ChipCell", outlets: [.outlet("label", \.label)])
    InterfaceClasses.register(MosaicController.self, named: "MosaicController")
    InterfaceClasses.register(MosaicLayout.self, named: "MosaicLayout")
    InterfaceClasses.register(TileCell.self, named: "TileCell", outlets: [.outlet("imageView", \.imageView)])
    InterfaceClasses.register(CenteredFlowController.self, named: "CenteredFlowController")
    InterfaceClasses.register(CenteredFlowLayout.self, named: "CenteredFlowLayout")
    InterfaceClasses.register(WordCell.self, named: "WordCell", outlets: [.outlet("label", \.label)])
    InterfaceClasses.register(SegueItemsController.self, named: "SegueItemsController")
    InterfaceClasses.register(
      CollectionInViewController.self,
      named: "CollectionInViewController",
      outlets: [.outlet("collectionView", \.collectionView)]
    )
    InterfaceClasses.register(
      ReviewCell.self,
      named: "ReviewCell",
      outlets: [.outlet("nameLabel", \.nameLabel)]
    )
    InterfaceClasses.register(
      NestedController.self,
      named: "NestedController",
      outlets: [.outlet("tableView", \.tableView)]
    )
    InterfaceClasses.register(
      StripCell.self,
      named: "StripCell",
      outlets: [.outlet("collectionView", \.collectionView)]
    )
    InterfaceClasses.register(
      ThumbCell.self,
      named: "ThumbCell",
      outlets: [.outlet("imageView", \.imageView)]
    )
    InterfaceClasses.register(OldGridController.self, named: "OldGridController")
    InterfaceClasses.register(
      OldPhotoCell.self,
      named: "OldPhotoCell",
      outlets: [.outlet("imageView", \.imageView)]
    )
    InterfaceClasses.register(SelectionController.self, named: "SelectionController")
    InterfaceClasses.register(ChoiceCell.self, named: "ChoiceCell", outlets: [.outlet("label", \.label)])
  }
}
