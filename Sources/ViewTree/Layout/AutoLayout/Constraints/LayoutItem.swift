import Simulation

/// A view or layout guide in a constraint, which doesn't retain it.
@MainActor struct LayoutItem {
  private let view: Handle<View>?
  private weak var guide: LayoutGuide?

  init(_ view: View) { self.view = view.handle }

  init(_ guide: LayoutGuide) {
    view = nil
    self.guide = guide
  }

  /// Creates an item from the object of an anchor.
  init(anchored object: some LayoutAnchored) { self.init(any: object, for: "An anchor") }

  /// Creates an item from an object of client code; stops with a clear text unless it is a view or a guide.
  init(any item: Any, for user: @autoclosure () -> String) {
    if let view = item as? View {
      self.init(view)
    } else if let guide = item as? LayoutGuide {
      self.init(guide)
    } else {
      programmerError("\(user()): \(type(of: item)) is neither a View nor a LayoutGuide")
    }
  }

  /// The view or guide; `nil` after it is deallocated.
  var object: AnyObject? { view?.object ?? guide }

  /// The view itself, or the owning view of the guide.
  var owner: View? { view?.object ?? guide?.owningView }

  /// The view; `nil` for a guide.
  var asView: View? { view?.object }

  /// The guide; `nil` for a view.
  var asGuide: LayoutGuide? { guide }

  /// The identity of the view or guide.
  var identity: ObjectIdentifier? { view.map(ObjectIdentifier.init) ?? guide.map(ObjectIdentifier.init) }

  /// The item's name in logs.
  var name: String {
    if let view = view?.object { return view.debugName }
    return guide?.debugName ?? "something that is gone"
  }
}

/// An attribute of an item, or the distance between two attributes.
@MainActor struct LayoutTerm {
  var item: LayoutItem
  var attribute: LayoutConstraint.Attribute
  /// The start of the distance; `nil` for a single attribute.
  var origin: (item: LayoutItem, attribute: LayoutConstraint.Attribute)?

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Whether the place, or either end of a distance, depends on the direction of lines.
  var followsLines: Bool {
    attribute.followsLines == true || origin?.attribute.followsLines == true
  }

  /// The identity of a place, for comparison.
  struct Identity: Hashable, Sendable {
    var item: ObjectIdentifier?
    var attribute: LayoutConstraint.Attribute
    var origin: ObjectIdentifier?
    var originAttribute: LayoutConstraint.Attribute?
  }

  var identity: Identity {
    Identity(
      item: item.identity,
      attribute: attribute,
      origin: origin?.item.identity,
      originAttribute: origin?.attribute
    )
  }

  /// The items of the place.
  var items: [LayoutItem] { origin.map { [item, $0.item] } ?? [item] }

  /// The kind of attributes with which the place can be compared.
  var kind: LayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// Whether the place depends on a baseline.
  var hasBaseline: Bool { attribute.isBaseline || origin?.attribute.isBaseline ?? false }

  /// The text in logs: `Button "OK".top`.
  var text: String {
    let end = "\(item.name).\(attribute)"
    guard let origin else { return end }
    return "(\(end) - \(origin.item.name).\(origin.attribute))"
  }
}
