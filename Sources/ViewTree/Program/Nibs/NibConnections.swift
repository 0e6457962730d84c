import Foundation
import InterfaceFiles
import Responder
import Simulation

/// Setting of outlets.
@MainActor enum NibOutlets {
  /// Sets the property of an outlet, or of a collection of all its members.
  static func set(
    _ destination: AnyObject,
    _ connection: InterfaceElement,
    of object: AnyObject,
    _ members: [AnyObject]? = nil
  ) throws {
    let name = connection.attributes["property"] ?? ""
    if NibToolkit.subviews.contains(name), let view = object as? View, let other = destination as? View {
      guard !view.isDescendant(of: other), !(other is Window) else {
        let text = "expected a view as the \(name) that doesn't contain \(type(of: object))"
        throw InterfaceFileError(text, at: connection)
      }
    }
    if NibToolkit.connect(name, destination, of: object, members) { return }
    guard let property = SourceRegistry.property(name, of: object), let set = property.set else {
      if NibToolkit.delegates.contains(name) {
        throw InterfaceFileError(
          "\(type(of: destination)) doesn't conform to the protocol of the \(name) of \(type(of: object))",
          at: connection
        )
      }
      let kind: SourceTable.Role = members == nil ? .outlet : .outletCollection
      throw InterfaceFileError(
        "\(type(of: object)) has no outlet \"\(name)\"; "
          + list(SourceRegistry.names(kind, of: object), "outlet"),
        at: connection
      )
    }
    guard set(object, members ?? destination) else {
      throw InterfaceFileError(
        "the outlet \"\(name)\" of \(type(of: object)) is of type \(property.type), not \(type(of: destination))",
        at: connection
      )
    }
  }

  /// Returns a sentence with the names that exist: `its outlets are "name" and "password"`.
  static func list(_ names: [String], _ kind: String) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last else { return "it has none" }
    guard quoted.count > 1 else { return "its \(kind) is \(last)" }
    return "its \(kind)s are \(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// Connecting of actions.
@MainActor enum NibActions {
  private static let events: KeyValuePairs<String, Control.Events> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  static func connect(_ connection: InterfaceElement, of object: AnyObject, in loading: NibLoading) throws {
    let values = loading.values(connection)
    let name = try values.required("selector")
    let isChain = loading.isChain(connection.attributes["destination"])
    let target = loading.destination(of: connection)
    guard isChain || target != nil else { return }
    if let target, !SourceRegistry.responds(target, to: name) {
      throw InterfaceFileError(
        "\(type(of: target)) has no action \"\(name)\"; "
          + NibOutlets.list(SourceRegistry.names(.action, of: target), "action"),
        at: connection
      )
    }
    let selector = MethodSelector(name)
    switch object {
    case let control as Control:
      guard let event = try values.choice("eventType", events) else {
        throw values.fail("expected the attribute eventType")
      }
      control.addTarget(target, action: selector, for: event)
    case let item as BarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as GestureRecognizer:
      guard let target else { throw values.fail("expected an object as the target of a recognizer") }
      recognizer.addTarget(target, action: selector)
    default: throw values.fail("\(type(of: object)) sends no actions")
    }
  }
}

/// Setting of user-defined runtime attributes.
@MainActor enum NibAttributes {
  static func set(_ attribute: InterfaceElement, of object: AnyObject, in loading: NibLoading) throws {
    let values = loading.values(attribute)
    let path = try values.required("keyPath")
    let value = try value(values, NibReader(values: values, loading: loading))
    var owner = object
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard let next = SourceRegistry.property(key, of: owner)?.get(owner) else {
        throw values.fail("\(type(of: owner)) is not key value coding-compliant for the key \(key)")
      }
      owner = next as AnyObject
    }
    let key = keys.last ?? path
    guard let property = SourceRegistry.property(key, of: owner), let set = property.set else {
      throw values.fail("\(type(of: owner)) is not key value coding-compliant for the key \(key)")
    }
    guard set(owner, value) else {
      throw values.fail("the key \(key) of \(type(of: owner)) is of type \(property.type)")
    }
  }

  private static func value(_ values: InterfaceValues, _ reader: NibReader) throws -> Any? {
    let type = try values.required("type")
    switch type {
    case "nil": return nil
    case "boolean": return try values.bool("value") ?? false
    case "string": return try values.text("value") ?? ""
    case "number":
      if let number = values.values("integer", key: "value") { return try number.integer("value") ?? 0 }
      if let number = values.values("real", key: "value") { return Double(try number.number("value") ?? 0) }
      throw values.fail("expected <integer> or <real>")
    case "color":
      guard let color = values.child("color", key: "value") else { throw values.fail("expected <color>") }
      return try reader.color(color)
    case "point": return try values.point("value")
    case "size": return try values.size("value")
    case "rect": return try values.rect("value")
    case "image":
      var image: Image?
      try reader.image("value") { image = $0 }
      return image
    default: throw values.fail("the type \(type) isn't modeled")
    }
  }
}
