import Foundation

/// The rules of a row or column of views.
@MainActor struct StackArrangement {
  /// The visible views, in their order.
  let views: [View]
  /// The item that the row fills.
  let container: LayoutItem
  let axis: LayoutConstraint.Axis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  /// The visible views without a length of their own, by place.
  let isPlain: [Bool]
  /// The first view to whose size those of others are proportional, and the sizes.
  private let reference: Int?
  private let lengths: [CGFloat]

  init(
    of views: [View],
    isPlain: [Bool],
    in container: LayoutItem,
    _ axis: LayoutConstraint.Axis,
    _ distribution: StackView.Distribution,
    _ alignment: StackView.Alignment
  ) {
    (self.views, self.isPlain, self.container, self.axis) = (views, isPlain, container, axis)
    (self.distribution, self.alignment) = (distribution, alignment)
    switch distribution {
    case .fillEqually: lengths = views.map { _ in 1 }
    case .fillProportionally: lengths = views.map { max(0, Self.length(of: $0, along: axis)) }
    default: lengths = []
    }
    reference = lengths.firstIndex { $0 > 0 }
  }

  /// Returns the length of a view's content along an axis.
  static func length(of view: View, along axis: LayoutConstraint.Axis) -> CGFloat {
    let size = view.intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  // MARK: Circumstances

  /// The circumstances of each visible view.
  var circumstances: [StackCircumstances] {
    let identities = views.map { ObjectIdentifier($0) }
    var plainCount = isPlain.count { $0 }
    let count = Float(plainCount)
    var results: [StackCircumstances] = []
    for place in views.indices {
      var result = StackCircumstances(isHidden: false)
      if place > 0 { result.previous = identities[place - 1] }
      if place + 1 < identities.count { result.next = identities[place + 1] }
      if hasEqualDistances, place > 1 {
        (result.reference, result.otherReference) = (identities[0], identities[1])
      }
      if let reference, place != reference, lengths[place] > 0 {
        (result.reference, result.share) = (identities[reference], lengths[place] / lengths[reference])
      }
      if distribution == .fill, isPlain[place] {
        // The last one takes the slack.
        if plainCount > 1 { result.shortness = 25 * Float(plainCount) / count }
        plainCount -= 1
      }
      results.append(result)
    }
    return results
  }

  /// Returns the circumstances of a hidden view with a number of visible views before it.
  func circumstances(ofHidden place: Int) -> StackCircumstances {
    StackCircumstances(
      isHidden: true,
      previous: place > 0 ? ObjectIdentifier(views[place - 1]) : nil,
      next: place < views.count ? ObjectIdentifier(views[place]) : nil
    )
  }

  private var hasEqualDistances: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  // MARK: Along the row

  /// The attributes of a view along an axis.
  private typealias Ends = (
    start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute, middle: LayoutConstraint.Attribute,
    size: LayoutConstraint.Attribute
  )

  private static let horizontal: Ends = (.leading, .trailing, .centerX, .width)
  private static let vertical: Ends = (.top, .bottom, .centerY, .height)
  private static let spacing = "UISV-spacing"
  private static let aligning = "UISV-alignment"
  private static let connection = "UISV-canvas-connection"

  private var along: Ends { axis == .horizontal ? Self.horizontal : Self.vertical }

  /// Returns the rules of a visible view. All rules mention the views in their own order: of equal
  /// priorities, the first view grows and shrinks (ML43, ML44).
  func rules(of place: Int, _ circumstances: StackCircumstances, spacing: CGFloat) -> [StackRule] {
    let view = LayoutItem(views[place])
    var rules: [StackRule] = []
    if place == 0 {
      rules.append(rule(.start, (view, along.start), .equal, (container, along.start), Self.connection))
    } else {
      let previous = LayoutItem(views[place - 1])
      let relation: LayoutConstraint.Relation = hasEqualDistances ? .greaterThanOrEqual : .equal
      var gap = rule(.gap, (view, along.start), relation, (previous, along.end), Self.spacing)
      gap.constant = spacing
      rules.append(gap)
      if hasEqualDistances, place > 1 { rules.append(equalDistance(to: place)) }
      if let line {
        rules.append(rule(.baseline, (view, line), .equal, (previous, line), Self.aligning))
      }
    }
    if place == views.count - 1 {
      rules.append(rule(.end, (container, along.end), .equal, (view, along.end), Self.connection))
    }
    if let size = size(of: place, circumstances.share) { rules.append(size) }
    rules += across(view)
    if circumstances.shortness > 0 {
      // It makes the view as short as other rules permit, the first view first; the last one takes the slack
      // of a filled row (U62).
      var shortness = StackRule(
        kind: .shortness,
        first: LayoutTerm(view, along.size),
        identifier: "UISV-ambiguity-suppression"
      )
      shortness.priority = LayoutPriority(circumstances.shortness)
      rules.append(shortness)
    }
    return rules
  }

  /// Returns the rule that the distance before a view is the same as the first one.
  private func equalDistance(to place: Int) -> StackRule {
    let isCentering = distribution == .equalCentering
    func way(_ place: Int) -> LayoutTerm {
      var way = LayoutTerm(LayoutItem(views[place]), isCentering ? along.middle : along.start)
      way.origin = (LayoutItem(views[place - 1]), isCentering ? along.middle : along.end)
      return way
    }
    return StackRule(
      kind: .distance,
      first: way(place),
      second: way(1),
      priority: isCentering ? LayoutPriority(149) : .required,
      identifier: "UISV-distributing"
    )
  }

  private func size(of place: Int, _ share: CGFloat) -> StackRule? {
    guard share > 0, let reference else { return nil }
    let isEqual = distribution == .fillEqually
    return StackRule(
      kind: .size,
      first: LayoutTerm(LayoutItem(views[place]), along.size),
      second: LayoutTerm(LayoutItem(views[reference]), along.size),
      multiplier: share,
      priority: isEqual ? .required : LayoutPriority(999),
      identifier: isEqual ? "UISV-fill-equally" : "UISV-fill-proportionally"
    )
  }

  // MARK: Hidden views

  /// Returns the rules that give a hidden view a length of 0 in the middle of the gap, and the height of the
  /// row (ML42).
  func rules(ofHidden view: View, at place: Int) -> [StackRule] {
    let view = LayoutItem(view)
    return [
      position(of: view, at: place),
      StackRule(kind: .hiding, first: LayoutTerm(view, along.size), identifier: "UISV-hiding"),
      rule(.hiding, (view, edges.start), .equal, (container, edges.start), Self.aligning),
      rule(.hiding, (container, edges.end), .equal, (view, edges.end), Self.aligning),
    ]
  }

  /// Returns the rule that places a hidden view in a gap, or at the end of the row.
  private func position(of view: LayoutItem, at place: Int) -> StackRule {
    guard place > 0 else {
      return rule(.hiding, (view, along.start), .equal, (container, along.start), Self.spacing)
    }
    let previous = LayoutItem(views[place - 1])
    guard place < views.count else {
      return rule(.hiding, (view, along.start), .equal, (previous, along.end), Self.spacing)
    }
    var before = LayoutTerm(view, along.start)
    before.origin = (previous, along.end)
    var after = LayoutTerm(LayoutItem(views[place]), along.start)
    after.origin = (view, along.start)
    return StackRule(kind: .hiding, first: before, second: after, identifier: Self.spacing)
  }

  // MARK: Across the row

  private var edges: Ends { axis == .horizontal ? Self.vertical : Self.horizontal }

  private func across(_ view: LayoutItem) -> [StackRule] {
    let touchesStart = alignment == .fill || alignment == .leading
    let touchesEnd = alignment == .fill || alignment == .trailing
    var rules = [
      rule(
        .alignment,
        (view, edges.start),
        touchesStart ? .equal : .greaterThanOrEqual,
        (container, edges.start),
        Self.aligning
      ),
      rule(
        .alignment,
        (container, edges.end),
        touchesEnd ? .equal : .greaterThanOrEqual,
        (view, edges.end),
        Self.aligning
      ),
    ]
    if alignment == .center {
      rules.append(rule(.alignment, (view, edges.middle), .equal, (container, edges.middle), Self.aligning))
    }
    return rules
  }

  /// The rule that makes the row no higher than its highest view, unless others determine the height; `nil`
  /// if the views have the height of the row.
  var fit: StackRule? {
    guard alignment != .fill, !views.isEmpty else { return nil }
    return StackRule(
      kind: .fit,
      first: LayoutTerm(container, edges.size),
      priority: LayoutPriority(51),
      identifier: "UISV-spanning-fit"
    )
  }

  /// The baseline by which views in a row are aligned.
  private var line: LayoutConstraint.Attribute? {
    guard axis == .horizontal else { return nil }
    switch alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    default: return nil
    }
  }

  private typealias Place = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  private func rule(
    _ kind: StackRule.Kind,
    _ place: Place,
    _ relation: LayoutConstraint.Relation,
    _ other: Place,
    _ identifier: String
  ) -> StackRule {
    StackRule(
      kind: kind,
      first: LayoutTerm(place.item, place.attribute),
      relation: relation,
      second: LayoutTerm(other.item, other.attribute),
      identifier: identifier
    )
  }
}
