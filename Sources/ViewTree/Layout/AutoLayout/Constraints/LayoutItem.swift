import Simulation

/// A view or a layout guide as constraints name it, without holding it.
@MainActor struct LayoutItem {
  private let view: Handle<View>?
  private weak var guide: LayoutGuide?

  init(_ view: View) { self.view = view.keepLayoutState().handle }

  init(_ guide: LayoutGuide) {
    view = nil
    self.guide = guide
  }

  /// Names what a program handed over; stops with a clear text unless it is a view or a guide.
  init(any item: Any, for user: @autoclosure () -> String) {
    if let view = item as? View {
      self.init(view)
    } else if let guide = item as? LayoutGuide {
      self.init(guide)
    } else {
      programmerError("\(user()): \(type(of: item)) is neither a View nor a LayoutGuide")
    }
  }

  /// The view or guide; nil once it has gone.
  var object: AnyObject? { view?.object ?? guide }

  /// The view itself, or else that of the guide.
  var owner: View? { view?.object ?? guide?.owningView }

  /// The view, if it is one.
  var asView: View? { view?.object }

  /// The guide, if it is one.
  var asGuide: LayoutGuide? { guide }

  /// Tells the item from others.
  var identity: ObjectIdentifier? { view.map(ObjectIdentifier.init) ?? guide.map(ObjectIdentifier.init) }

  /// The name in logs.
  var name: String {
    if let view = view?.object { return view.debugName }
    return guide?.debugName ?? "something that is gone"
  }
}

/// One attribute of one item, or the way between two.
@MainActor struct LayoutPlace {
  var item: LayoutItem
  var attribute: LayoutConstraint.Attribute
  /// From where the way is counted.
  var origin: (item: LayoutItem, attribute: LayoutConstraint.Attribute)?

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Tells a place from others.
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

  /// All items in it.
  var items: [LayoutItem] { [item] + [origin?.item].compactMap { $0 } }

  /// The kind of what it is compared with.
  var kind: LayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

  /// The text in logs: `Button "OK".top`.
  var text: String {
    let end = "\(item.name).\(attribute)"
    guard let origin else { return end }
    return "(\(end) - \(origin.item.name).\(origin.attribute))"
  }
}
