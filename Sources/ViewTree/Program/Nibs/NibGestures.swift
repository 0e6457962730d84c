import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  private static func recognizer<Recognizer: GestureRecognizer>(
    _ type: Recognizer.Type,
    _ element: String,
    _ name: String,
    create: @escaping () -> Recognizer,
    apply: @escaping @MainActor (Recognizer, NibReader) throws -> Void = { _, _ in }
  ) -> NibFamily {
    NibFamily(type, element, name, hasInitializer: false, apply: apply) { _ in create() }
  }

  /// Gesture recognizers.
  static let gestures: [NibFamily] = [
    NibFamily(GestureRecognizer.self, nil, "UIGestureRecognizer", hasInitializer: false) {
      recognizer,
      reader in
      try reader.flag("enabled") { recognizer.isEnabled = $0 }
      try reader.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
      try reader.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
      try reader.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    },
    recognizer(TapGestureRecognizer.self, "tapGestureRecognizer", "UITapGestureRecognizer") {
      TapGestureRecognizer()
    } apply: { recognizer, reader in
      reader.set(try reader.values.integer("numberOfTapsRequired")) { recognizer.numberOfTapsRequired = $0 }
      reader.set(try reader.values.integer("numberOfTouchesRequired")) {
        recognizer.numberOfTouchesRequired = $0
      }
    },
    recognizer(LongPressGestureRecognizer.self, "pongPressGestureRecognizer", "UILongPressGestureRecognizer")
    {
      // The name of the element is Interface Builder's.
      LongPressGestureRecognizer()
    } apply: { recognizer, reader in
      try reader.number("minimumPressDuration") { recognizer.minimumPressDuration = Double($0) }
      try reader.number("allowableMovement") { recognizer.allowableMovement = $0 }
      reader.set(try reader.values.integer("numberOfTapsRequired")) { recognizer.numberOfTapsRequired = $0 }
      reader.set(try reader.values.integer("numberOfTouchesRequired")) {
        recognizer.numberOfTouchesRequired = $0
      }
    },
    recognizer(SwipeGestureRecognizer.self, "swipeGestureRecognizer", "UISwipeGestureRecognizer") {
      SwipeGestureRecognizer()
    } apply: { recognizer, reader in
      let directions: KeyValuePairs<String, SwipeGestureRecognizer.Direction> = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      reader.set(try reader.values.choice("direction", directions)) { recognizer.direction = $0 }
      reader.set(try reader.values.integer("numberOfTouchesRequired")) {
        recognizer.numberOfTouchesRequired = $0
      }
    },
    recognizer(PanGestureRecognizer.self, "panGestureRecognizer", "UIPanGestureRecognizer") {
      PanGestureRecognizer()
    } apply: { recognizer, reader in
      reader.set(try reader.values.integer("minimumNumberOfTouches")) {
        recognizer.minimumNumberOfTouches = $0
      }
      reader.set(try reader.values.integer("maximumNumberOfTouches")) {
        recognizer.maximumNumberOfTouches = $0
      }
    },
    recognizer(
      ScreenEdgePanGestureRecognizer.self,
      "screenEdgePanGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer"
    ) {
      ScreenEdgePanGestureRecognizer()
    } apply: { recognizer, reader in
      let names: [(String, RectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      if let edges = try reader.values.flags("rectEdge", key: "edges", of: names.map(\.0)) {
        recognizer.edges = RectEdge(names.filter { edges.contains($0.0) }.map(\.1))
      }
    },
    recognizer(PinchGestureRecognizer.self, "pinchGestureRecognizer", "UIPinchGestureRecognizer") {
      PinchGestureRecognizer()
    } apply: { recognizer, reader in
      try reader.number("scale") { recognizer.scale = $0 }
    },
    recognizer(RotationGestureRecognizer.self, "rotationGestureRecognizer", "UIRotationGestureRecognizer") {
      RotationGestureRecognizer()
    } apply: { recognizer, reader in
      try reader.number("rotation") { recognizer.rotation = $0 }
    },
  ]
}
