import Foundation
import HeadlessUIKit
import Testing

/// Forms of interface files that random files and the corpus have met.
@MainActor @Suite struct NibHabitTests {
  private final class Dragging: ViewController, CollectionViewDragDelegate, CollectionViewDropDelegate {
    func collectionView(
      _ collectionView: CollectionView,
      itemsForBeginning session: any DragSession,
      at indexPath: IndexPath
    ) -> [DragItem] { [] }
    func collectionView(
      _ collectionView: CollectionView,
      performDropWith coordinator: any CollectionViewDropCoordinator
    ) {}
  }

  private func object<Object>(_ text: String, as type: Object.Type, owner: AnyObject? = nil) throws -> Object
  {
    let simulator = Simulator()
    let objects = try simulator.throwingInterfaceFileErrors {
      try InterfaceText.nib(text).objects(owner: owner)
    }
    #expect(simulator.interfaceFileProblems.isEmpty)
    return try #require(objects.first as? Object)
  }

  @Test(arguments: [
    ("scrollView", "YES", true), ("scrollView", "NO", false), ("tableView", "NO", false),
    ("collectionView", "NO", false), ("textView", "NO", false), ("pickerView", "NO", false),
  ]) func `a scrolling view clips as its file says`(element: String, value: String, clips: Bool) throws {
    let view = try object("<\(element) clipsSubviews=\"\(value)\" id=\"a\"/>", as: View.self)
    #expect(view.clipsToBounds == clips)
  }

  @Test(arguments: [
    ("", false), ("hidden=\"YES\"", true), ("hidden=\"YES\" hidesWhenStopped=\"NO\"", true),
    ("hidesWhenStopped=\"YES\"", true), ("hidesWhenStopped=\"YES\" animating=\"YES\"", false),
  ]) func `an activity indicator is hidden as its file says`(attributes: String, isHidden: Bool) throws {
    let text = "<activityIndicatorView \(attributes) id=\"a\"/>"
    #expect(try object(text, as: ActivityIndicatorView.self).isHidden == isHidden)
  }

  @Test(arguments: ["1.0", "1.1", "2.0", "3.0"])
  func `files of Xcode 4 load as those of later ones`(version: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)"><objects>
      <label text="Row" id="a"/></objects></document>
      """
    let simulator = Simulator()
    let objects = simulator.perform { Nib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }
    #expect((objects.first as? Label)?.text == "Row" && simulator.interfaceFileProblems.isEmpty)
  }

  @Test func `a nib of an app's beginning has its window`() throws {
    let window = try object(
      "<window opaque=\"NO\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"480\"/></window>",
      as: Window.self
    )
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `the delegates of drags and drops are outlets`() throws {
    let owner = Simulator().perform { Dragging() }
    let text = """
      <collectionView dragInteractionEnabled="NO" id="a"><connections>
      <outlet property="dragDelegate" destination="-1" id="b"/>
      <outlet property="dropDelegate" destination="-1" id="c"/></connections></collectionView>
      """
    let view = try object(text, as: CollectionView.self, owner: owner)
    #expect(view.dragDelegate === owner && view.dropDelegate === owner && !view.dragInteractionEnabled)
  }

  @Test func `cells, fields and pickers have the values of their inspectors`() throws {
    let background = "<view key=\"backgroundView\" id=\"b\"/><view key=\"selectedBackgroundView\" id=\"c\"/>"
    let cell = try object(
      "<collectionViewCell id=\"a\">\(background)</collectionViewCell>",
      as: CollectionViewCell.self
    )
    #expect(cell.backgroundView != nil && cell.selectedBackgroundView != nil)
    let row = "<tableViewCell shouldIndentWhileEditing=\"NO\" showsReorderControl=\"YES\" id=\"a\"/>"
    let tableCell = try object(row, as: TableViewCell.self)
    #expect(!tableCell.shouldIndentWhileEditing && tableCell.showsReorderControl)
    let texts = ["attributedText", "attributedPlaceholder"].map {
      "<attributedString key=\"\($0)\"><fragment content=\"\($0)\"/></attributedString>"
    }
    let traits = "<textInputTraits key=\"textInputTraits\" returnKeyType=\"continue\"/>"
    let field = try object("<textField id=\"a\">\(texts.joined())\(traits)</textField>", as: TextField.self)
    #expect(field.attributedText?.string == "attributedText" && field.returnKeyType == .continue)
    #expect(field.attributedPlaceholder?.string == "attributedPlaceholder")
    let zone =
      "<locale key=\"locale\" localeIdentifier=\"de_DE\"/><timeZone key=\"timeZone\" name=\"Europe/Berlin\"/>"
    let picker = try object("<datePicker id=\"a\">\(zone)</datePicker>", as: DatePicker.self)
    #expect(picker.locale?.identifier == "de_DE" && picker.timeZone?.identifier == "Europe/Berlin")
  }
}
