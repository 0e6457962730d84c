import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// Scroll views, tables, collection views and their cells.
  static let scrolling: [NibFamily] = [
    NibFamily(ScrollView.self, "scrollView", "UIScrollView", apply: NibScrolling.readScrollView),
    NibFamily(TableView.self, "tableView", "UITableView", apply: NibScrolling.readTable),
    NibFamily(RefreshControl.self, "refreshControl", "UIRefreshControl", hasInitializer: false) {
      control,
      reader in
      if let title = try reader.attributedText("attributedTitle") { control.attributedTitle = title }
    },
    NibFamily(TableViewCell.self, "tableViewCell", "UITableViewCell", apply: NibScrolling.readCell),
    NibFamily(TableViewHeaderFooterView.self, nil, "UITableViewHeaderFooterView"),
    NibFamily(CollectionView.self, "collectionView", "UICollectionView", apply: NibScrolling.readCollection),
    NibFamily(CollectionReusableView.self, "collectionReusableView", "UICollectionReusableView") {
      view,
      reader in
      reader.set(reader.values.string("reuseIdentifier")) { view.storedReuseIdentifier = $0 }
    },
    NibFamily(CollectionViewCell.self, "collectionViewCell", "UICollectionViewCell") { cell, reader in
      if let content = reader.values.child(key: "contentView") {
        try reader.loading.apply(content, to: cell.contentView)
      }
      if let view = try reader.object("backgroundView", as: View.self) { cell.backgroundView = view }
      if let view = try reader.object("selectedBackgroundView", as: View.self) {
        cell.selectedBackgroundView = view
      }
      _ = try reader.values.size("customSize")
    },
    NibFamily(CollectionViewFlowLayout.self, "collectionViewFlowLayout", "UICollectionViewFlowLayout") {
      layout,
      reader in
      reader.set(try reader.values.size("itemSize")) { layout.itemSize = $0 }
      reader.set(try reader.values.size("estimatedItemSize")) { layout.estimatedItemSize = $0 }
      reader.set(try reader.values.size("headerReferenceSize")) { layout.headerReferenceSize = $0 }
      reader.set(try reader.values.size("footerReferenceSize")) { layout.footerReferenceSize = $0 }
      if try reader.values.bool("automaticEstimatedItemSize") == true {
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
      }
      try reader.number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
      try reader.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
      try reader.insets("sectionInset") { layout.sectionInset = $0 }
      try reader.flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = $0 }
      try reader.flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = $0 }
      let directions: KeyValuePairs<String, CollectionView.ScrollDirection> = [
        "vertical": .vertical, "horizontal": .horizontal,
      ]
      reader.set(try reader.values.choice("scrollDirection", directions)) { layout.scrollDirection = $0 }
    },
  ]
}

/// The values of scroll views, tables and collection views.
@MainActor enum NibScrolling {
  static func readScrollView(_ view: ScrollView, _ reader: NibReader) throws {
    // The initializer of scroll views has set it after the view's values were read.
    try reader.flag("clipsSubviews") { view.clipsToBounds = $0 }
    try reader.flag("scrollEnabled") { view.isScrollEnabled = $0 }
    try reader.flag("bounces") { view.bounces = $0 }
    try reader.flag("bouncesZoom") { view.bouncesZoom = $0 }
    try reader.flag("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    try reader.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    try reader.flag("pagingEnabled") { view.isPagingEnabled = $0 }
    try reader.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    try reader.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    try reader.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    try reader.flag("delaysContentTouches") { view.delaysContentTouches = $0 }
    try reader.flag("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    try reader.flag("scrollsToTop") { view.scrollsToTop = $0 }
    try reader.number("minimumZoomScale", above: 0) { view.minimumZoomScale = $0 }
    try reader.number("maximumZoomScale", above: 0) { view.maximumZoomScale = $0 }
    // The color of indicators isn't drawn.
    _ = (reader.values.string("indicatorStyle"), reader.values.string("multipleTouchEnabled"))
    let modes: KeyValuePairs<String, ScrollView.KeyboardDismissMode> = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    reader.set(try reader.values.choice("keyboardDismissMode", modes)) { view.keyboardDismissMode = $0 }
    let adjustments: KeyValuePairs<String, ScrollView.ContentInsetAdjustmentBehavior> = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    reader.set(try reader.values.choice("contentInsetAdjustmentBehavior", adjustments)) {
      view.contentInsetAdjustmentBehavior = $0
    }
    try reader.insets("contentInset") { view.contentInset = $0 }
    try reader.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = $0 }
    reader.set(try reader.values.size("contentSize")) { view.contentSize = $0 }
  }

  // MARK: Tables

  static func readTable(_ table: TableView, _ reader: NibReader) throws {
    let values = reader.values
    let separators: KeyValuePairs<String, TableViewCell.SeparatorStyle> = [
      "none": .none, "singleLine": .singleLine, "default": .singleLine,
    ]
    reader.set(try values.choice("separatorStyle", separators)) { table.separatorStyle = $0 }
    try reader.color("separatorColor") { table.separatorColor = $0 }
    try reader.insets("separatorInset") { table.separatorInset = $0 }
    try reader.flag("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = $0 }
    try reader.number("rowHeight") { table.rowHeight = $0 }
    try reader.number("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    try reader.number("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    try reader.number("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    try reader.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    try reader.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    reader.set(try values.integer("sectionIndexMinimumDisplayRowCount")) {
      table.sectionIndexMinimumDisplayRowCount = $0
    }
    try reader.flag("allowsSelection") { table.allowsSelection = $0 }
    try reader.flag("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    try reader.flag("dragInteractionEnabled") { table.dragInteractionEnabled = $0 }
    try reader.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    try reader.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    _ = (values.string("style"), values.string("dataMode"))
    if let header = try reader.object("tableHeaderView", as: View.self) { table.tableHeaderView = header }
    if let footer = try reader.object("tableFooterView", as: View.self) { table.tableFooterView = footer }
    for element in values.list("prototypes") {
      let name = element.attributes["reuseIdentifier"] ?? ""
      let prototype = NibPrototype(element, in: reader.loading)
      table.reuse.cellMakers[name] = {
        prototype.make(otherwise: TableViewCell(style: .default, reuseIdentifier: name))
      }
    }
    let sections = try values.list("sections").map { try staticSection($0, reader) }
    if !sections.isEmpty { table.features.staticSections = sections }
  }

  private static func staticSection(_ element: InterfaceElement, _ reader: NibReader) throws
    -> StaticTableSection
  {
    let section = reader.reader(element)
    let header = try section.values.text("headerTitle")
    let footer = try section.values.text("footerTitle")
    let cells = try section.values.list("cells").map { cell in
      let height = try reader.loading.values(cell).number("rowHeight")
      let made = try reader.loading.attempt { try reader.loading.object(cell, as: TableViewCell.self) }
      return StaticTableSection.Row(
        cell: made ?? TableViewCell(style: .default, reuseIdentifier: nil),
        height: height
      )
    }
    try section.values.finish()
    return StaticTableSection(header: header, footer: footer, rows: cells)
  }

  static func readCell(_ cell: TableViewCell, _ reader: NibReader) throws {
    let values = reader.values
    let selections: KeyValuePairs<String, TableViewCell.SelectionStyle> = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    reader.set(try values.choice("selectionStyle", selections)) { cell.selectionStyle = $0 }
    reader.set(try values.choice("accessoryType", accessories)) { cell.accessoryType = $0 }
    reader.set(try values.choice("editingAccessoryType", accessories)) { cell.editingAccessoryType = $0 }
    reader.set(try values.integer("indentationLevel")) { cell.indentationLevel = $0 }
    try reader.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    try reader.flag("showsReorderControl") { cell.showsReorderControl = $0 }
    try reader.number("indentationWidth") { cell.indentationWidth = $0 }
    try reader.insets("separatorInset") { cell.separatorInset = $0 }
    _ = (values.string("style"), values.string("reuseIdentifier"), values.string("rowHeight"))
    _ = values.string("hidesAccessoryWhenEditing")
    if let view = try reader.object("accessoryView", as: View.self) { cell.accessoryView = view }
    if let view = try reader.object("backgroundView", as: View.self) { cell.backgroundView = view }
    if let view = try reader.object("selectedBackgroundView", as: View.self) {
      cell.selectedBackgroundView = view
    }
    let parts: [(String, () -> View?)] = [
      ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
      ("imageView", { cell.imageView }),
    ]
    var ownParts: [String: () -> View?] = [:]
    for (name, part) in parts { if let id = values.string(name) { ownParts[id] = part } }
    guard let content = values.child(key: "contentView") else { return }
    reader.loading.parts.merge(ownParts) { $1 }
    try reader.loading.apply(content, to: cell.contentView)
  }

  private static let accessories: KeyValuePairs<String, TableViewCell.AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  // MARK: Collection views

  static func readCollection(_ view: CollectionView, _ reader: NibReader) throws {
    let values = reader.values
    if let layout = try reader.object("collectionViewLayout", as: CollectionViewLayout.self) {
      view.collectionViewLayout = layout
    }
    try reader.flag("allowsSelection") { view.allowsSelection = $0 }
    try reader.flag("allowsMultipleSelection") { view.allowsMultipleSelection = $0 }
    try reader.flag("dragInteractionEnabled") { view.dragInteractionEnabled = $0 }
    try reader.flag("prefetchingEnabled") { view.isPrefetchingEnabled = $0 }
    _ = values.string("dataMode")
    for element in values.list("cells") { register(element, kind: nil, view, reader) }
    let kinds = [
      ("sectionHeaderView", CollectionView.elementKindSectionHeader),
      ("sectionFooterView", CollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      if let element = values.child(key: key) { register(element, kind: kind, view, reader) }
    }
  }

  private static func register(
    _ element: InterfaceElement,
    kind: String?,
    _ view: CollectionView,
    _ reader: NibReader
  ) {
    let identifier = element.attributes["reuseIdentifier"] ?? ""
    let prototype = NibPrototype(element, in: reader.loading)
    let name = CollectionReuse.Name(kind: kind, identifier: identifier)
    view.reuse.makers[name] = { prototype.make(otherwise: name.empty) }
  }
}

/// A cell or a supplementary view of a file, of which each request creates one.
@MainActor final class NibPrototype {
  private let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle?
  private weak var controller: ViewController?
  private let ownerID: String?
  private let chainIDs: Set<String>
  private let modules: [String]

  init(_ element: InterfaceElement, in loading: NibLoading) {
    (self.element, document, bundle) = (element, loading.document, loading.bundle)
    modules = loading.modules
    controller = loading.controller
    ownerID = loading.ownerID
    chainIDs = loading.chainIDs
  }

  /// Creates an object; reports an error that prevents it, and then returns another one.
  func make<Object: AnyObject>(otherwise other: @autoclosure () -> Object) -> Object {
    reportingErrors(otherwise: other()) {
      let loading = NibLoading(document, bundle: bundle, modules)
      loading.controller = controller
      loading.ownerID = ownerID
      loading.chainIDs = chainIDs
      if let ownerID { loading.know(controller, as: ownerID) }
      let object = try loading.object(element, as: Object.self)
      try loading.complete()
      return object
    }
  }
}
