import Foundation
import Simulation

/// An action on an element, whose name the recorder adds.
struct ElementDeed {
  /// The words before and after the element's: `tap` and `twice`.
  var words: (before: String, after: String)
  /// The method's name, and its arguments without those for the position.
  var name: String
  var arguments: [String] = []
  /// The method of XCUITest with its arguments if it differs.
  var counterpart: String?
  var hasCounterpart = true
  /// Whether its arguments can be written as code.
  var isWritable = true
  /// Whether the method throws.
  var isThrowing = true
  /// Whether the method's result isn't used.
  var isDiscarded = false
  /// Whether XCUITest's counterpart of a forced action is that of the coordinate in the middle.
  var isAtOnePoint = false

  init(_ before: String, _ after: String = "", _ name: String, _ arguments: [String] = []) {
    (words, self.name, self.arguments) = ((before, after), name, arguments)
  }

  /// The call in Swift.
  func call(force: Bool) -> String {
    "\(name)(\((arguments + (force ? ["force: true"] : [])).joined(separator: ", ")))"
  }

  /// An action with one finger at one point.
  static func work(_ work: FingerWork) -> ElementDeed {
    var deed =
      switch work {
      case .tap: ElementDeed("tap", "", "tap")
      case .doubleTap: ElementDeed("tap", "twice", "doubleTap")
      case .press(let duration):
        ElementDeed(
          "press",
          "for \(GeometryText.number(duration)) s",
          "press",
          ["forDuration: \(CGFloat(duration).exact)"]
        )
      }
    deed.isAtOnePoint = true
    return deed
  }

  /// A swipe in a direction: `Up`.
  static func swipe(_ direction: String, _ velocity: GestureVelocity) -> ElementDeed {
    ElementDeed("swipe \(direction.lowercased()) in", "", "swipe\(direction)", velocity.argument())
  }

  /// A wait for the existence of the element: `Existence` or `NonExistence`.
  static func wait(_ condition: String, _ timeout: TimeInterval) -> ElementDeed {
    let words = condition == "Existence" ? "exists" : "doesn't exist"
    let name = "waitFor\(condition)"
    var deed = ElementDeed("wait until", words, name, ["timeout: \(CGFloat(timeout).exact)"])
    (deed.isThrowing, deed.isDiscarded) = (false, true)
    return deed
  }

  /// Returns a deed without a counterpart in XCUITest.
  func withoutCounterpart() -> ElementDeed {
    var deed = self
    deed.hasCounterpart = false
    return deed
  }
}

extension UserAction {
  /// Creates an action on an element.
  @MainActor init(_ deed: ElementDeed, on element: Element, force: Bool = false, at place: SourcePlace) {
    self.init(
      deed,
      on: element.recordedSpelling,
      named: element.spelling,
      force: force,
      at: place
    )
    if code == nil, deed.name == "tap", deed.arguments.isEmpty, case .one(let found) = element.resolution {
      code = "try simulator.user.tap(\(found.middle.exact))"
      counterpart = "\(found.middle.asCoordinate).tap()"
    }
  }

  /// Creates an action on an element, a coordinate, or a view whose spelling is known.
  init(
    _ deed: ElementDeed,
    on spelling: ElementSpelling?,
    named name: String,
    force: Bool = false,
    at place: SourcePlace
  ) {
    let words = [deed.words.before, spelling?.words ?? name, deed.words.after].filter { !$0.isEmpty }
      .joined(separator: " ")
    let call = deed.call(force: force)
    let prefix = (deed.isDiscarded ? "_ = " : "") + (deed.isThrowing ? "try " : "")
    var counterpart: String?
    if let spelling, deed.hasCounterpart, deed.isWritable {
      let middle = ".coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))"
      counterpart =
        (deed.isDiscarded ? "_ = " : "") + spelling.counterpart + (force && deed.isAtOnePoint ? middle : "")
        + "."
        + (deed.counterpart ?? deed.call(force: false))
    }
    self.init(
      words,
      code: (deed.isWritable ? spelling : nil).map { "\(prefix)\($0.code).\(call)" },
      counterpart: counterpart,
      at: place
    )
  }
}
