import Foundation

/// The attributes that a layout has returned for a rectangle.
struct LayoutElements {
  /// The number of the query that has returned them.
  let query: Int
  let rect: CGRect
  let attributes: [CollectionViewLayoutAttributes]
  /// The elements that aren't hidden, from back to front; `nil` until they are needed.
  var inOrder: [LayoutElement]?
}

/// An element that isn't hidden, with the values that determine its place among the others.
@MainActor struct LayoutElement {
  let attributes: CollectionViewLayoutAttributes
  /// The frame in the content, without the scrolling of a section of its own.
  let frame: CGRect
  /// The item; `nil` for a supplementary view.
  let place: ItemPlace?
  private let zIndex: Int
  /// The order at the same position: decorations are behind cells, supplementary views in front of them.
  private let layer: Int

  /// Creates an element; returns `nil` if it is hidden, or has no item although it is a cell.
  private init?(_ attributes: CollectionViewLayoutAttributes) {
    (self.attributes, frame, zIndex) = (attributes, attributes.frame, attributes.zIndex)
    let (path, category) = (attributes.indexPath, attributes.representedElementCategory)
    guard !attributes.isHidden, category != .cell || path.count == 2 else { return nil }
    place = category == .cell ? ItemPlace(path) : nil
    layer =
      switch category {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
  }

  /// Returns the elements of attributes from back to front.
  static func inOrder(_ attributes: [CollectionViewLayoutAttributes]) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    elements.reserveCapacity(attributes.count)
    var isInOrder = true
    for attributes in attributes {
      guard let element = LayoutElement(attributes) else { continue }
      if let last = elements.last, element.isBehind(last) { isInOrder = false }
      elements.append(element)
    }
    return isInOrder ? elements : elements.sorted { $0.isBehind($1) }
  }

  private func isBehind(_ other: LayoutElement) -> Bool {
    guard zIndex == other.zIndex else { return zIndex < other.zIndex }
    if let place, let otherPlace = other.place { return place < otherPlace }
    guard layer == other.layer else { return layer < other.layer }
    return attributes.indexPath < other.attributes.indexPath
  }
}
