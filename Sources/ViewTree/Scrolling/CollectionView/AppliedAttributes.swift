import Foundation

/// The attributes that were applied to a view.
@MainActor struct AppliedAttributes {
  private let values: CollectionViewLayoutAttributes.Values
  /// A copy of attributes of an app's class, which may have further values.
  private let copy: CollectionViewLayoutAttributes?
  /// The origin, in the collection view, of the coordinates in which the view was placed.
  let origin: CGPoint
  /// The last query that has returned equal ones; `nil` if its elements were not kept.
  var query: Int?

  init(_ attributes: CollectionViewLayoutAttributes, origin: CGPoint, query: Int?) {
    (values, self.origin, self.query) = (attributes.values, origin, query)
    copy = attributes.isPlain ? nil : attributes.copy() as? CollectionViewLayoutAttributes
  }

  /// Returns whether the values are those of other attributes.
  func isEqual(to attributes: CollectionViewLayoutAttributes) -> Bool {
    if let copy { return copy.isEqual(attributes) }
    return attributes.isPlain && attributes.values == values
  }
}

extension CollectionViewLayoutAttributes {
  /// Whether the class is that of the toolkit.
  fileprivate var isPlain: Bool { type(of: self) == CollectionViewLayoutAttributes.self }
}
