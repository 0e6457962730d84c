import Foundation

/// The distances of four edges.
package struct InterfaceInsets: Equatable, Sendable {
  package var top, left, bottom, right: CGFloat

  /// Creates insets.
  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension InterfaceValues {
  /// The rectangle of a child `rect` with that key; nil without it.
  package func rect(_ key: String) throws -> CGRect? {
    guard let values = values("rect", key: key) else { return nil }
    let (x, y) = (try values.requiredNumber("x"), try values.requiredNumber("y"))
    let (width, height) = (try values.requiredNumber("width"), try values.requiredNumber("height"))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of a child `size` with that key; nil without it.
  package func size(_ key: String) throws -> CGSize? {
    guard let values = values("size", key: key) else { return nil }
    return CGSize(width: try values.requiredNumber("width"), height: try values.requiredNumber("height"))
  }

  /// The point of a child `point` with that key; nil without it.
  package func point(_ key: String) throws -> CGPoint? {
    guard let values = values("point", key: key) else { return nil }
    return CGPoint(x: try values.requiredNumber("x"), y: try values.requiredNumber("y"))
  }

  /// The insets of a child with that key: `inset` and `edgeInsets` have minimums and maximums of both axes,
  /// `directionalEdgeInsets` names of edges. Nil without it.
  package func insets(_ key: String) throws -> InterfaceInsets? {
    if let values = values("inset", key: key) ?? values("edgeInsets", key: key) {
      let names =
        values.element.name == "inset"
        ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
      return InterfaceInsets(
        top: try values.requiredNumber(names[0]),
        left: try values.requiredNumber(names[1]),
        bottom: try values.requiredNumber(names[2]),
        right: try values.requiredNumber(names[3])
      )
    }
    guard let values = values("directionalEdgeInsets", key: key) else { return nil }
    return InterfaceInsets(
      top: try values.requiredNumber("top"),
      left: try values.requiredNumber("leading"),
      bottom: try values.requiredNumber("bottom"),
      right: try values.requiredNumber("trailing")
    )
  }

  /// The names of the child with that key whose flags are set, such as those of an `autoresizingMask`; nil
  /// without it.
  package func flags(_ element: String, key: String, of names: [String]) throws -> Set<String>? {
    guard let values = values(element, key: key) else { return nil }
    var flags: Set<String> = []
    for name in names where try values.bool(name) == true { flags.insert(name) }
    try values.finish()
    return flags
  }

  /// A finite number that the element must have.
  package func requiredNumber(_ name: String) throws -> CGFloat {
    guard let number = try number(name) else { throw fail("expected the attribute \(name)") }
    return number
  }
}
