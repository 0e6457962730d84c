import Foundation
import InterfaceFiles
import Simulation

/// The values of one object of an interface file, as the toolkit's types, and the loading that they belong
/// to.
@MainActor struct NibReader {
  let values: InterfaceValues
  let loading: NibLoading

  /// Returns the reader of another element.
  func reader(_ element: InterfaceElement) -> NibReader {
    NibReader(values: loading.values(element), loading: loading)
  }

  // MARK: Values

  /// Sets a property to a value that the file has.
  func set<Value>(_ value: Value?, _ change: (Value) -> Void) { if let value { change(value) } }

  func flag(_ name: String, _ change: (Bool) -> Void) throws { set(try values.bool(name), change) }

  func number(_ name: String, _ change: (CGFloat) -> Void) throws { set(try values.number(name), change) }

  /// Sets a property to a number greater than a limit; a lesser one is reported.
  func number(_ name: String, above limit: CGFloat, _ change: (CGFloat) -> Void) throws {
    guard let number = try values.number(name) else { return }
    guard number > limit else {
      let found = values.string(name) ?? ""
      let text = "expected \(name) to be greater than \(GeometryText.number(limit)), found \"\(found)\""
      return try values.warn(values.fail(text))
    }
    change(number)
  }

  /// Sets a property to a whole number of a range; another one is reported.
  func integer(_ name: String, in range: ClosedRange<Int>, _ change: (Int) -> Void) throws {
    guard let number = try values.integer(name) else { return }
    guard range.contains(number) else {
      let text = "expected \(name) to be from \(range.lowerBound) to \(range.upperBound), found \"\(number)\""
      return try values.warn(values.fail(text))
    }
    change(number)
  }

  /// Sets a priority from 0 to 1000; another one is reported.
  func priority(_ name: String, _ change: (LayoutPriority) -> Void) throws {
    guard let number = try values.number(name) else { return }
    guard (0...1000).contains(number) else {
      let found = values.string(name) ?? ""
      return try values.warn(values.fail("expected \(name) to be from 0 to 1000, found \"\(found)\""))
    }
    change(LayoutPriority(rawValue: Float(number)))
  }

  func text(_ name: String, _ change: (String) -> Void) throws { set(try values.text(name), change) }

  func color(_ name: String, _ change: (Color?) -> Void) throws {
    guard let child = values.child("color", key: name) else {
      // `<nil key="textColor"/>` is the default of the class.
      return
    }
    try values.recovering { _ in change(try color(child)) }
  }

  func color(_ element: InterfaceElement) throws -> Color {
    let values = loading.values(element)
    switch try values.ownColor() {
    case .white(let white, let alpha): return Color(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    case .named(let name):
      // The file has a copy of the catalog's color.
      if let color = Color(named: name, in: loading.bundle, compatibleWith: nil) ?? Color(named: name) {
        return color
      }
      let copy = loading.document.resource("namedColor", name)?.child("color")
      if let copy { return try color(copy) }
      throw values.fail("there is no color \(name) in the asset catalogs")
    case .system(let name):
      if let color = NibColors.named(name) { return color }
      let copy = loading.document.resource("systemColor", name)?.child("color")
      if let copy { return try color(copy) }
      throw values.fail("the system color \(name) isn't modeled")
    }
  }

  func font(_ name: String, _ change: (Font) -> Void) throws {
    switch try values.font(name) {
    case nil: break
    case .system(let size, "bold"): change(.boldSystemFont(ofSize: size))
    case .system(let size, let weight):
      change(.systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular))
    case .italicSystem(let size): change(.italicSystemFont(ofSize: size))
    case .style(let style): change(.preferredFont(forTextStyle: Font.TextStyle(rawValue: style)))
    case .named(let face, let size):
      // Without the font, UIKit uses the system's.
      let font = Font(name: face, size: size)
      if font == nil { try values.warn(values.fail("there is no font \(face)")) }
      change(font ?? .systemFont(ofSize: size))
    }
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "heavy": .heavy, "black": .black,
  ]

  func insets(_ name: String, _ change: (EdgeInsets) -> Void) throws {
    set(try values.insets(name)) {
      change(EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right))
    }
  }

  /// Returns the image that an attribute names: of the catalogs, or a system symbol with `catalog="system"`.
  func image(_ name: String, _ change: (Image) -> Void) throws {
    guard let text = values.string(name) else { return }
    let isSymbol = values.string("catalog") == "system" || loading.document.isSystemImage(text)
    let found =
      isSymbol
      ? Image(systemName: text)
      : Image(named: text, in: loading.bundle, compatibleWith: nil) ?? Image(named: text)
    // Without the image, UIKit continues and logs its name.
    guard let found else { return try values.warn(values.fail("there is no image \(text)")) }
    change(found)
  }

  // MARK: Objects

  /// Decodes the child with a key as an object of a class; nil without it.
  func object<Object>(_ key: String, as type: Object.Type) throws -> Object? {
    guard let element = values.child(key: key) else { return nil }
    return try loading.attempt { try loading.object(element, as: type) }
  }

  /// Decodes the elements of a list.
  func objects<Object>(_ list: String, key: String? = nil, as type: Object.Type) throws -> [Object] {
    try values.list(list, key: key).compactMap { element in
      try loading.attempt { try loading.object(element, as: type) }
    }
  }

  /// Decodes the subviews of a view whose class doesn't decode them itself.
  func decodeSubviews(of object: AnyObject) throws {
    guard let view = object as? View else { return }
    let subviews = try values.list("subviews").compactMap { element in
      try loading.attempt {
        let subview = try loading.object(element, as: View.self)
        if subview is Window { throw InterfaceFileError("expected a view, found a window", at: element) }
        return subview
      }
    }
    for recognizer in try objects("gestureRecognizers", as: GestureRecognizer.self) {
      view.addGestureRecognizer(recognizer)
    }
    if let stack = view as? StackView {
      for subview in subviews { stack.addArrangedSubview(subview) }
    } else {
      for subview in subviews { view.addSubview(subview) }
    }
    for constraint in values.list("constraints") { loading.constraints.append((constraint, view)) }
  }
}

extension InterfaceDocument {
  /// A copy of a color or an image in the file's resources.
  func resource(_ element: String, _ name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == element && $0.attributes["name"] == name }
  }

  func isSystemImage(_ name: String) -> Bool {
    resource("image", name)?.attributes["catalog"] == "system"
  }
}
