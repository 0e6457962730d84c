import Foundation
import Simulation

extension LayoutConstraint {
  /// Returns the inactive constraints that a visual format string describes.
  ///
  /// `|` is the superview of the views. `-` alone is the standard distance: 8 points, and at the superview
  /// its margin. Stops with `the visual format "H:|-[name" is wrong at character 10: expected ]`, or with a
  /// text that names a view that isn't in `views` or has no superview.
  ///
  /// - Parameters:
  ///   - format: The visual format string.
  ///   - opts: The alignment of adjacent views across the string's direction, and the direction itself.
  ///   - metrics: Numbers by name.
  ///   - views: Views and guides by name.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    VisualFormatBuilder(
      format: VisualFormat(format, metrics: metrics),
      text: format,
      options: opts,
      views: views
    ).constraints
  }
}

/// A builder that creates constraints from a parsed visual format.
@MainActor private struct VisualFormatBuilder {
  var format: VisualFormat
  var text: String
  var options: LayoutConstraint.FormatOptions
  var views: [String: Any]

  var constraints: [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for part in format.parts { result += sizes(of: part) }
    for (place, connection) in format.connections.enumerated() {
      result += between(format.parts[place], format.parts[place + 1], connection)
    }
    return result + alignments
  }

  // MARK: Items

  private func item(_ name: String) -> LayoutItem {
    guard let view = views[name] else {
      programmerError("the visual format \"\(text)\" names \"\(name)\", which is not among the views")
    }
    return LayoutItem(any: view, for: "the visual format \"\(text)\"")
  }

  private func item(_ part: VisualFormat.Part) -> LayoutItem {
    if let name = part.name { return item(name) }
    let owner = item(format.firstName)
    guard let superview = owner.asView?.superview ?? owner.asGuide?.owningView else {
      programmerError(
        "the visual format \"\(text)\" means the superview of \"\(format.firstName)\", which has none"
      )
    }
    return LayoutItem(superview)
  }

  // MARK: Along the line

  private var edges: (start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func sizes(of part: VisualFormat.Part) -> [LayoutConstraint] {
    let attribute = format.axis == .vertical ? LayoutConstraint.Attribute.height : .width
    return part.sizes.map { size in
      let place = LayoutTerm(item(part), attribute)
      let other = size.view.map { LayoutTerm(item($0), attribute) }
      let constraint = LayoutConstraint(place, size.relation, other, constant: size.number)
      constraint.priority = size.priority
      return constraint
    }
  }

  private func between(
    _ first: VisualFormat.Part,
    _ second: VisualFormat.Part,
    _ connection: VisualFormat.Connection
  ) -> [LayoutConstraint] {
    let (start, end) = edges
    let firstEdge = first.name == nil ? start : end
    let secondEdge = second.name == nil ? end : start
    let isTurned = options.intersection(.directionMask) == .directionRightToLeft && format.axis == .horizontal
    let from = LayoutTerm(item(first), firstEdge)
    let to = LayoutTerm(item(second), secondEdge)
    func make(_ distance: CGFloat, _ relation: LayoutConstraint.Relation) -> LayoutConstraint {
      isTurned
        ? LayoutConstraint(from, relation, to, constant: distance)
        : LayoutConstraint(to, relation, from, constant: distance)
    }
    switch connection {
    case .none: return [make(0, .equal)]
    case .standard:
      if first.name != nil, second.name != nil { return [make(SystemSpacing.betweenViews, .equal)] }
      // The later item comes first (ML16).
      func atMargin(_ term: LayoutTerm, _ part: VisualFormat.Part) -> LayoutTerm {
        part.name == nil ? LayoutTerm(term.item, term.attribute.atMargin) : term
      }
      return [LayoutConstraint(atMargin(to, second), .equal, atMargin(from, first))]
    case .predicates(let predicates):
      return predicates.map { predicate in
        let constraint = make(predicate.number, predicate.relation)
        constraint.priority = predicate.priority
        return constraint
      }
    }
  }

  // MARK: Across

  private var alignments: [LayoutConstraint] {
    let table: [(LayoutConstraint.FormatOptions, LayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    let names = format.parts.compactMap(\.name)
    var result: [LayoutConstraint] = []
    for (option, attribute) in table where options.contains(option) {
      if (attribute.kind == .x) == (format.axis == .horizontal) {
        programmerError("the visual format \"\(text)\" can't align along its own direction: \(attribute)")
      }
      for (first, second) in zip(names, names.dropFirst()) {
        result.append(
          LayoutConstraint(LayoutTerm(item(second), attribute), .equal, LayoutTerm(item(first), attribute))
        )
      }
    }
    return result
  }
}

extension LayoutConstraint.Attribute {
  /// The corresponding margin attribute of an edge; any other attribute itself.
  fileprivate var atMargin: LayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
