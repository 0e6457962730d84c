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
    try values("rect", key: key)?.recovering { values in
      let (x, y) = (try values.coordinate("x"), try values.coordinate("y"))
      return CGRect(
        x: x,
        y: y,
        width: try values.coordinate("width"),
        height: try values.coordinate("height")
      )
    }
  }

  /// The size of a child `size` with that key; nil without it.
  package func size(_ key: String) throws -> CGSize? {
    try values("size", key: key)?.recovering {
      CGSize(width: try $0.coordinate("width"), height: try $0.coordinate("height"))
    }
  }

  /// The point of a child `point` with that key; nil without it.
  package func point(_ key: String) throws -> CGPoint? {
    try values("point", key: key)?.recovering {
      CGPoint(x: try $0.coordinate("x"), y: try $0.coordinate("y"))
    }
  }

  /// The insets of a child with that key: `inset` and `edgeInsets` have minimums and maximums of both axes,
  /// `directionalEdgeInsets` names of edges. Nil without it.
  package func insets(_ key: String) throws -> InterfaceInsets? {
    let forms = [
      ("inset", ["minY", "minX", "maxY", "maxX"]), ("edgeInsets", ["top", "left", "bottom", "right"]),
      ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"]),
    ]
    for (element, names) in forms {
      guard let values = values(element, key: key) else { continue }
      return try values.recovering {
        InterfaceInsets(
          top: try $0.coordinate(names[0]),
          left: try $0.coordinate(names[1]),
          bottom: try $0.coordinate(names[2]),
          right: try $0.coordinate(names[3])
        )
      }
    }
    return nil
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

  /// A number of points that the element must have: at most 10^12, so that sums of them stay exact.
  private func coordinate(_ name: String) throws -> CGFloat {
    let number = try requiredNumber(name)
    guard abs(number) <= 1e12 else {
      throw fail("expected \(name) to be at most 1e12, found \"\(element.attributes[name] ?? "")\"")
    }
    return number
  }

  /// A finite number that the element must have.
  package func requiredNumber(_ name: String) throws -> CGFloat {
    let text = try required(name)
    guard let number = InterfaceNumber.number(text) else {
      throw fail("expected \(name) to be a number, found \"\(text)\"")
    }
    return number
  }
}
