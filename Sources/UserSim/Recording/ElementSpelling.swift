import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// An element as code and in words.
struct ElementSpelling {
  /// In words: `the text field "Username"`.
  let words: String
  /// In a Swift test: `simulator.user.textFields["Username"]`.
  let code: String
  /// In XCUITest: `app.textFields["Username"]`.
  let counterpart: String

  init(words: String, code: String, counterpart: String) {
    (self.words, self.code, self.counterpart) = (words, code, counterpart)
  }

  init(_ path: ElementPath) {
    self.init(words: path.words, code: "simulator.user.\(path.code)", counterpart: "app.\(path.code)")
  }
}

extension Element {
  /// The element as code: its query if that can be written, or else the path of its match; `nil` if there is
  /// neither.
  var recordedSpelling: ElementSpelling? {
    if isWritable {
      let query = spelling(of: "", isCounterpart: false)
      return ElementSpelling(
        words: words ?? query.drop { $0 == "." }.description,
        code: "simulator.user\(query)",
        counterpart: "app\(spelling(of: "", isCounterpart: true))"
      )
    }
    user.layOutScreen()
    guard case .one(.view(let view)) = resolution else { return nil }
    return user.spelling(of: view)
  }

  /// The element in words, of a query by type and name, or of the first of a type, on the whole screen.
  private var words: String? {
    if case .first(let query) = origin, case .below(.screen, let type, false) = query.origin, type != .any {
      return "the first \(type.words)"
    }
    guard case .only(let query, _) = origin, case .filtered(let siblings, .named(let name)) = query.origin,
      case .below(.screen, let type, false) = siblings.origin, type != .any
    else { return nil }
    return "the \(type.words) \(name.inSwift)"
  }
}

extension User {
  /// Returns the code of a view by its type and its name or place; `nil` if searches don't find it.
  func spelling(of view: View) -> ElementSpelling? { path(of: view).map(ElementSpelling.init) }

  /// Returns the code of a key of the keyboard; `nil` if several keys have its name.
  func spelling(of key: KeyboardKey) -> ElementSpelling? {
    guard let name = FoundElement.key(key).identifier, !name.isEmpty,
      keyboard.keys.count(where: { FoundElement.key($0).identifier == name }) == 1
    else { return nil }
    let query = key.isListedAsButton ? "buttons" : "keys"
    return ElementSpelling(
      words: "the key \(name.inSwift)",
      code: "simulator.user.\(query)[\(name.inSwift)]",
      counterpart: "app.keyboards.\(query)[\(name.inSwift)]"
    )
  }

  /// Returns the code of the element of a search's result.
  func spelling(of element: FoundElement) -> ElementSpelling? {
    switch element {
    case .view(let view): spelling(of: view)
    case .key(let key): spelling(of: key)
    case .part, .row: nil
    }
  }
}

// MARK: Numbers

extension CGFloat {
  /// The exact number in Swift: `20`, `0.1`.
  var exact: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))"
  }
}

extension CGPoint {
  /// The exact point in Swift.
  var exact: String { "CGPoint(x: \(x.exact), y: \(y.exact))" }
  /// The point in XCUITest, from the top left corner of the app.
  var asCoordinate: String {
    "app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))"
      + ".withOffset(CGVector(dx: \(x.exact), dy: \(y.exact)))"
  }
  /// The point in words.
  var inWords: String { "the point \(GeometryText.point(self))" }
}

extension CGVector {
  /// The exact vector in Swift.
  var exact: String { "CGVector(dx: \(dx.exact), dy: \(dy.exact))" }
}

extension GestureVelocity {
  /// The velocity in Swift.
  var code: String {
    switch self {
    case .default: ".default"
    case .slow: ".slow"
    case .fast: ".fast"
    default: rawValue.exact
    }
  }

  /// The argument of a swipe; empty for the default.
  func argument(_ label: String = "velocity") -> [String] { self == .default ? [] : ["\(label): \(code)"] }
}
