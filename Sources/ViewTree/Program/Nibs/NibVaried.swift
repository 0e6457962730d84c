import Foundation
import InterfaceFiles
import Simulation

/// A property of a view that variations for size classes can have: one with a plus sign in the inspectors of
/// Interface Builder.
@MainActor struct NibVaried {
  /// Sets the property of a view.
  typealias Setter = @MainActor (View) -> Void

  /// The name of the attribute, or the key of the child.
  let name: String
  /// Reads the value of a variation of a view; nil without one.
  let read: @MainActor (NibReader, View) throws -> Setter?
  /// Returns the setter of the property's present value.
  let saved: @MainActor (View) -> Setter

  private init<Owner: View, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    _ read: @escaping @MainActor (NibReader, (Value) -> Void) throws -> Void
  ) {
    self.name = name
    self.read = { reader, view in
      var value: Value?
      try read(reader) { value = $0 }
      guard view is Owner, let value else { return nil }
      return Self.setter(path, value)
    }
    saved = { view in
      guard let owner = view as? Owner else { return { _ in } }
      return Self.setter(path, owner[keyPath: path])
    }
  }

  private static func setter<Owner: View, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    _ value: Value
  ) -> Setter {
    { view in
      guard let owner = view as? Owner else { return }
      owner[keyPath: path] = value
    }
  }

  private static func flag<Owner: View>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Bool>
  ) -> NibVaried { NibVaried(name, path) { try $0.flag(name, $1) } }

  private static func color<Owner: View>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Color?>
  ) -> NibVaried { NibVaried(name, path) { try $0.color(name, $1) } }

  private static func image<Owner: View>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Image?>
  ) -> NibVaried { NibVaried(name, path) { try $0.image(name, $1) } }

  private static func font<Owner: View>(
    _ path: ReferenceWritableKeyPath<Owner, Font?>
  ) -> NibVaried { NibVaried("fontDescription", path) { try $0.font("fontDescription", $1) } }

  private static let ofViews = [
    flag("hidden", \View.isHidden),
    flag("preservesSuperviewLayoutMargins", \View.preservesSuperviewLayoutMargins),
    NibVaried("alpha", \View.alpha) { try $0.number("alpha", $1) },
    color("backgroundColor", \View.backgroundColor),
    color("tintColor", \View.variedTintColor),
    NibVaried("layoutMargins", \View.layoutMargins) { try $0.insets("layoutMargins", $1) },
    NibVaried("directionalLayoutMargins", \View.directionalLayoutMargins) { reader, change in
      try reader.insets("directionalLayoutMargins") {
        change(DirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right))
      }
    },
  ]

  /// The properties of a view that variations can have.
  static func properties(of view: View) -> [NibVaried] {
    switch view {
    case is Label:
      ofViews + [
        font(\Label.font), color("textColor", \Label.textColor),
        color("highlightedColor", \Label.highlightedTextColor),
        NibVaried("numberOfLines", \Label.numberOfLines) { reader, change in
          reader.set(try reader.values.integer("numberOfLines"), change)
        },
      ]
    case is TextField: ofViews + [font(\TextField.font), color("textColor", \TextField.textColor)]
    case is TextView: ofViews + [font(\TextView.font), color("textColor", \TextView.textColor)]
    case is Button: ofViews + [font(\Button.variedFont)]
    case is ImageView:
      ofViews + [
        image("image", \ImageView.image), image("highlightedImage", \ImageView.highlightedImage),
      ]
    default: ofViews
    }
  }
}

extension View {
  /// The view's own tint color; nil if it has that of its superview.
  fileprivate final var variedTintColor: Color? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

extension Button {
  fileprivate final var variedFont: Font? {
    get { titleLabel?.font }
    set { if let newValue { titleLabel?.font = newValue } }
  }
}

/// The varied properties of one view: each has the value of the most specific variation that fits, or else
/// its own. A value that the app has set stays until another variation fits.
@MainActor final class NibVariedValues {
  private let saved: [String: NibVaried.Setter]
  /// The variations whose values the properties have, by the names of the properties.
  private var applied: [String: NibVariation.ID] = [:]

  /// Creates the values of a view; nil if no variation changes a property.
  init?(of view: View, _ variations: [NibVariation]) {
    let names = Set(variations.flatMap(\.setters.keys))
    guard !names.isEmpty else { return nil }
    let properties = NibVaried.properties(of: view).filter { names.contains($0.name) }
    saved = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.saved(view)) })
  }

  /// Sets the properties for the variations that fit, the most specific last.
  func apply(_ fitting: [NibVariation], to view: View) {
    for (name, original) in saved.sorted(by: { $0.key < $1.key }) {
      let chosen = fitting.last { $0.setters[name] != nil }
      guard applied[name] != chosen?.id else { continue }
      applied[name] = chosen?.id
      (chosen?.setters[name] ?? original)(view)
    }
  }
}
