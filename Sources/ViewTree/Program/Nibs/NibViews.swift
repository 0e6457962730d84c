import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// Views without an interaction of their own.
  static let views: [NibFamily] = [
    NibFamily(View.self, "view", "UIView", apply: NibViews.readView),
    NibFamily(View.self, "containerView", "UIView", apply: NibViews.readView),
    NibFamily(Window.self, "window", "UIWindow") { _, reader in
      // Windows of nibs, before iOS 13, fill the screen without the value.
      _ = try reader.values.bool("visibleAtLaunch")
      _ = try reader.values.bool("resizesToFullScreen")
    },
    NibFamily(ImageView.self, "imageView", "UIImageView") { view, reader in
      try NibViews.readInteraction(of: view, reader)
      try reader.image("image") { view.image = $0 }
      try reader.image("highlightedImage") { view.highlightedImage = $0 }
      try reader.flag("highlighted") { view.isHighlighted = $0 }
      try reader.imageReference("image") { view.image = $0 }
      try reader.imageReference("highlightedImage") { view.highlightedImage = $0 }
      if let configuration = try reader.symbolConfiguration("preferredSymbolConfiguration") {
        view.preferredSymbolConfiguration = configuration
      }
    },
    NibFamily(StackView.self, "stackView", "UIStackView") { stack, reader in
      try NibStack(reader.values).apply(to: stack)
      try reader.flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = $0 }
    },
    NibFamily(VisualEffectView.self, "visualEffectView", "UIVisualEffectView") { view, reader in
      if let content = reader.values.child(key: "contentView") {
        try reader.loading.apply(content, to: view.contentView)
      }
      if let blur = try NibViews.blurEffect(reader.values) {
        view.effect = blur
      } else if let vibrancy = reader.values.values("vibrancyEffect") {
        guard let blur = try NibViews.blurEffect(vibrancy) else {
          return try vibrancy.warn(vibrancy.fail("expected <blurEffect>"))
        }
        view.effect = VibrancyEffect(blurEffect: blur)
      }
    },
    NibFamily(ActivityIndicatorView.self, "activityIndicatorView", "UIActivityIndicatorView") {
      view,
      reader in
      let styles: KeyValuePairs<String, ActivityIndicatorView.Style> = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
      ]
      reader.set(try reader.values.choice("style", styles)) { view.style = $0 }
      try reader.flag("hidesWhenStopped") { view.hidesWhenStopped = $0 }
      // Without the attribute, a stopped wheel in a file stays visible.
      if reader.values.string("hidesWhenStopped") == nil { view.hidesWhenStopped = false }
      // Setting the property has shown the wheel.
      try reader.flag("hidden") { if $0 { view.isHidden = true } }
      try reader.color("color") { view.color = $0 }
      try reader.flag("animating") { if $0 { view.startAnimating() } }
    },
    NibFamily(ProgressView.self, "progressView", "UIProgressView", hasInitializer: false) { view, reader in
      let styles: KeyValuePairs<String, ProgressView.Style> = ["default": .default, "bar": .bar]
      reader.set(try reader.values.choice("progressViewStyle", styles)) { view.progressViewStyle = $0 }
      try reader.number("progress") { view.progress = Float($0) }
      try reader.color("progressTintColor") { view.progressTintColor = $0 }
      try reader.color("trackTintColor") { view.trackTintColor = $0 }
    },
  ]
}

extension NibReader {
  /// Reads an image from an element `imageReference`, which has the symbol's configuration.
  func imageReference(_ key: String, _ change: (Image) -> Void) throws {
    guard let element = values.child("imageReference", key: key) else { return }
    let reference = reader(element)
    let scale = try reference.values.choice("symbolScale", Self.symbolScales)
    let modes: KeyValuePairs<String, Image.RenderingMode> = [
      "original": .alwaysOriginal, "template": .alwaysTemplate,
    ]
    let mode = try reference.values.choice("renderingMode", modes)
    try reference.image("image") { image in
      let scaled = scale.map { image.withConfiguration(Image.SymbolConfiguration(scale: $0)) } ?? image
      change(mode.map(scaled.withRenderingMode) ?? scaled)
    }
    try reference.values.finish()
  }

  private static let symbolScales: KeyValuePairs<String, Image.SymbolConfiguration.Scale> = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  /// Reads the configuration of symbols: scale, weight, and a size or a text style.
  func symbolConfiguration(_ key: String) throws -> Image.SymbolConfiguration? {
    guard let values = values.values("preferredSymbolConfiguration", key: key) else { return nil }
    let scale = try values.choice("scale", Self.symbolScales) ?? .unspecified
    let weights: KeyValuePairs<String, Image.SymbolConfiguration.Weight> = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = try values.choice("weight", weights) ?? .unspecified
    let size = try values.number("pointSize")
    let types: KeyValuePairs<String, Bool> = ["pointSize": true, "unspecified": false]
    _ = try values.choice("configurationType", types)
    try values.finish()
    guard let size else { return Image.SymbolConfiguration(weight: weight).applying(.init(scale: scale)) }
    return Image.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }
}

/// The values of all views.
@MainActor enum NibViews {
  private static let contentModes: KeyValuePairs<String, View.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let masks: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  static func readView(_ view: View, _ reader: NibReader) throws {
    let values = reader.values
    if let frame = try values.rect("frame") { view.frame = frame }
    // The mask of a cell's content view is the cell's.
    let names = try values.flags("autoresizingMask", key: "autoresizingMask", of: masks.map(\.0))
    if let names, values.element.key != "contentView" {
      view.autoresizingMask = AutoresizingMask(masks.filter { names.contains($0.0) }.map(\.1))
    }
    try reader.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = $0
    }
    reader.set(try values.choice("contentMode", contentModes)) { view.contentMode = $0 }
    try reader.flag("userInteractionEnabled") { view.isUserInteractionEnabled = $0 }
    try reader.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    try reader.flag("exclusiveTouch") { view.isExclusiveTouch = $0 }
    try reader.flag("hidden") { view.isHidden = $0 }
    try reader.flag("clipsSubviews") { view.clipsToBounds = $0 }
    try reader.flag("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    try reader.number("alpha") { view.alpha = $0 }
    reader.set(try values.integer("tag")) { view.tag = $0 }
    reader.set(values.string("restorationIdentifier")) { view.restorationIdentifier = $0 }
    try reader.color("backgroundColor") { view.backgroundColor = $0 }
    try reader.color("tintColor") { view.tintColor = $0 }
    try readLayout(of: view, reader)
    try readAccessibility(of: view, reader)
  }

  /// Reads the values of labels and image views that their initializers set: without the attribute, a view of
  /// a file receives touches.
  static func readInteraction(of view: View, _ reader: NibReader) throws {
    view.isUserInteractionEnabled = try reader.values.bool("userInteractionEnabled") ?? true
    reader.set(try reader.values.choice("contentMode", contentModes)) { view.contentMode = $0 }
  }

  private static func readLayout(of view: View, _ reader: NibReader) throws {
    let values = reader.values
    let directions: KeyValuePairs<String, SemanticContentAttribute> = [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    reader.set(try values.choice("semanticContentAttribute", directions)) {
      view.semanticContentAttribute = $0
    }
    let axes: [(String, LayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
    for (name, axis) in axes {
      try reader.priority("\(name)HuggingPriority") { view.setContentHuggingPriority($0, for: axis) }
      try reader.priority("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority($0, for: axis)
      }
    }
    try reader.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    try reader.flag("layoutMarginsFollowReadableWidth") {
      if $0 { reader.loading.readableViews.insert(ObjectIdentifier(view)) }
    }
    try reader.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    try reader.insets("layoutMargins") { view.layoutMargins = $0 }
    try reader.insets("directionalLayoutMargins") {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: $0.top,
        leading: $0.left,
        bottom: $0.bottom,
        trailing: $0.right
      )
    }
  }

  private static func readAccessibility(of view: View, _ reader: NibReader) throws {
    guard let values = reader.values.values("accessibility", key: "accessibilityConfiguration") else {
      return
    }
    reader.set(values.string("identifier")) { view.accessibilityIdentifier = $0 }
    reader.set(try values.text("label")) { view.accessibilityLabel = $0 }
    reader.set(try values.text("hint")) { view.accessibilityHint = $0 }
    reader.set(try values.text("value")) { view.accessibilityValue = $0 }
    if let element = values.values("bool", key: "isElement"), let isElement = try element.bool("value") {
      view.isAccessibilityElement = isElement
    }
    let names: [(String, AccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
      ("notEnabled", .notEnabled), ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
      ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
      ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ]
    if let traits = try values.flags("accessibilityTraits", key: "traits", of: names.map(\.0)) {
      view.accessibilityTraits = AccessibilityTraits(names.filter { traits.contains($0.0) }.map(\.1))
    }
    try values.finish()
  }

  static func blurEffect(_ values: InterfaceValues) throws -> BlurEffect? {
    guard let values = values.values("blurEffect") else { return nil }
    let styles: KeyValuePairs<String, BlurEffect.Style> = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
    return BlurEffect(style: try values.choice("style", styles) ?? .regular)
  }
}
