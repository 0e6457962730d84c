import Foundation

/// The constraints of a row or column of views.
@MainActor struct StackArrangement {
  /// The visible views, in their order.
  var views: [View]
  /// The hidden views, each with the number of visible ones before it.
  var hiddenViews: [(view: View, place: Int)]
  /// The spacing after each view.
  var spacings: [CGFloat]
  /// The item that the row fills.
  var container: LayoutItem
  var axis: LayoutConstraint.Axis
  var distribution: StackView.Distribution
  var alignment: StackView.Alignment

  /// The constraints, in an order in which the views are mentioned in their own order: of equal priorities,
  /// the first view grows and shrinks (ML43, ML44).
  var constraints: [LayoutConstraint] {
    guard let first = views.first, let last = views.last else { return hiding }
    var result = [make(first, along.start, .equal, container, along.start, "UISV-canvas-connection")]
    result += gaps
    result.append(make(container, along.end, .equal, LayoutItem(last), along.end, "UISV-canvas-connection"))
    result += sizes
    for view in views { result += across(view) }
    if alignment != .fill { result.append(tightness) }
    return result + baselines + shortness + hiding
  }

  /// The attributes of a view along an axis.
  private typealias Ends = (
    start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute, middle: LayoutConstraint.Attribute,
    size: LayoutConstraint.Attribute
  )

  private static let horizontal: Ends = (.leading, .trailing, .centerX, .width)
  private static let vertical: Ends = (.top, .bottom, .centerY, .height)

  // MARK: Along the row

  private var along: Ends { axis == .horizontal ? Self.horizontal : Self.vertical }

  private var gaps: [LayoutConstraint] {
    let relation: LayoutConstraint.Relation =
      distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal
    var result = zip(views, views.dropFirst()).enumerated().map { place, pair in
      make(
        pair.1,
        along.start,
        relation,
        LayoutItem(pair.0),
        along.end,
        "UISV-spacing",
        constant: spacings[place]
      )
    }
    guard relation != .equal, views.count > 2 else { return result }
    let isCentering = distribution == .equalCentering
    func way(_ place: Int) -> LayoutTerm {
      var way = LayoutTerm(LayoutItem(views[place + 1]), isCentering ? along.middle : along.start)
      way.origin = (LayoutItem(views[place]), isCentering ? along.middle : along.end)
      return way
    }
    for place in 1..<(views.count - 1) {
      let same = LayoutConstraint(way(place), .equal, way(0))
      same.identifier = "UISV-distributing"
      if isCentering { same.priority = LayoutPriority(149) }
      result.append(same)
    }
    return result
  }

  private var sizes: [LayoutConstraint] {
    guard distribution == .fillEqually || distribution == .fillProportionally else { return [] }
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return distribution == .fillEqually ? 1 : max(0, axis == .horizontal ? size.width : size.height)
    }
    guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return [] }
    return views.indices.filter { $0 != reference && lengths[$0] > 0 }.map { place in
      let constraint = LayoutConstraint(
        LayoutTerm(LayoutItem(views[place]), along.size),
        .equal,
        LayoutTerm(LayoutItem(views[reference]), along.size),
        multiplier: lengths[place] / lengths[reference]
      )
      constraint.identifier = "UISV-fill-\(distribution == .fillEqually ? "equally" : "proportionally")"
      if distribution == .fillProportionally { constraint.priority = LayoutPriority(999) }
      return constraint
    }
  }

  /// The visible views without a length of their own, which share the slack of a filled row.
  static func plainViews(among views: [View], along axis: LayoutConstraint.Axis) -> [View] {
    views.filter { view in
      let size = view.intrinsicContentSize
      return (axis == .horizontal ? size.width : size.height) == View.noIntrinsicMetric
    }
  }

  /// Constraints that give the slack of a filled row to the last of its plain views (U62).
  ///
  /// They make the views before it as short as other constraints permit, the first one first.
  private var shortness: [LayoutConstraint] {
    guard distribution == .fill else { return [] }
    let plain = Self.plainViews(among: views, along: axis)
    return plain.dropLast().enumerated().map { place, view in
      let constraint = LayoutConstraint(LayoutTerm(LayoutItem(view), along.size), .equal, nil)
      constraint.identifier = "UISV-ambiguity-suppression"
      constraint.priority = LayoutPriority(25 * Float(plain.count - place) / Float(plain.count))
      return constraint
    }
  }

  /// Constraints that give hidden views a length of 0 in the middle of the gap, and the height of the row
  /// (ML42).
  private var hiding: [LayoutConstraint] {
    hiddenViews.flatMap { view, place in
      let size = LayoutConstraint(LayoutTerm(LayoutItem(view), along.size), .equal, nil)
      size.identifier = "UISV-hiding"
      let alignment = "UISV-alignment"
      return [
        position(of: view, at: place), size,
        make(view, edges.start, .equal, container, edges.start, alignment),
        make(container, edges.end, .equal, LayoutItem(view), edges.end, alignment),
      ]
    }
  }

  /// Returns a constraint that places a hidden view in a gap, or at the end of the row.
  private func position(of view: View, at place: Int) -> LayoutConstraint {
    let spacing = "UISV-spacing"
    guard place > 0 else { return make(view, along.start, .equal, container, along.start, spacing) }
    let previous = LayoutItem(views[place - 1])
    guard place < views.count else { return make(view, along.start, .equal, previous, along.end, spacing) }
    var before = LayoutTerm(LayoutItem(view), along.start)
    before.origin = (previous, along.end)
    var after = LayoutTerm(LayoutItem(views[place]), along.start)
    after.origin = (LayoutItem(view), along.start)
    let middle = LayoutConstraint(before, .equal, after)
    middle.identifier = spacing
    return middle
  }

  // MARK: Across the row

  private var edges: Ends { axis == .horizontal ? Self.vertical : Self.horizontal }

  private func across(_ view: View) -> [LayoutConstraint] {
    let touchesStart = alignment == .fill || alignment == .leading
    let touchesEnd = alignment == .fill || alignment == .trailing
    var result = [
      make(
        view,
        edges.start,
        touchesStart ? .equal : .greaterThanOrEqual,
        container,
        edges.start,
        "UISV-alignment"
      ),
      make(
        container,
        edges.end,
        touchesEnd ? .equal : .greaterThanOrEqual,
        LayoutItem(view),
        edges.end,
        "UISV-alignment"
      ),
    ]
    if alignment == .center {
      result.append(make(view, edges.middle, .equal, container, edges.middle, "UISV-alignment"))
    }
    return result
  }

  /// A constraint that makes the row no higher than its highest view, unless others determine the height.
  private var tightness: LayoutConstraint {
    let constraint = LayoutConstraint(LayoutTerm(container, edges.size), .equal, nil)
    constraint.identifier = "UISV-spanning-fit"
    constraint.priority = LayoutPriority(51)
    return constraint
  }

  private var baselines: [LayoutConstraint] {
    guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    let line: LayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return zip(views, views.dropFirst()).map {
      make($0.1, line, .equal, LayoutItem($0.0), line, "UISV-alignment")
    }
  }

  // MARK: Making

  private func make(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutItem,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ identifier: String,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    make(LayoutItem(view), attribute, relation, other, otherAttribute, identifier, constant: constant)
  }

  private func make(
    _ item: LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutItem,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ identifier: String,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutTerm(item, attribute),
      relation,
      LayoutTerm(other, otherAttribute),
      constant: constant
    )
    constraint.identifier = identifier
    return constraint
  }
}
