import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The visible content of a screen at one moment, back to front, in screen points.
///
/// All kinds of pictures are drawn from a display list. It describes the content and its position, not its
/// look.
struct DisplayList: Hashable, Sendable {
  let screen: CGRect
  let device: DeviceLooks
  /// The traits of the whole screen.
  let traits: TraitCollection
  /// The layers of the items. The first layer is the screen.
  private(set) var layers: [DisplayLayer]
  private(set) var items: [DisplayItem] = []
  let fingers: [FingerMark]
}

extension DisplayList {
  /// The color behind all windows.
  var ground: Color { traits.userInterfaceStyle == .dark ? .black : .white }

  /// Traverses all visible windows. Complexity: O(views), without recursion.
  @MainActor init(of application: Application, keyboard: Keyboard) {
    screen = application.screen.interfaceBounds
    device = DeviceLooks(of: application)
    traits = application.screen.traitCollection
    let toInterface = application.screen.fromInterface.inverted()
    layers = [DisplayLayer(clip: DisplayShape(bounds: screen, toScreen: .identity))]
    fingers = application.fingers.map {
      FingerMark(start: $0.start.applying(toInterface), location: $0.location.applying(toInterface))
    }
    let start = Surroundings(toScreen: toInterface, clip: screen, ground: ground, traits: traits)
    let waiting = application.visibleWindows.reversed().map { Visit.view($0, start) }
    traverse(waiting, keyboard)
    dropEmptyLayers()
  }

  /// Traverses a mask, with the screen of another list.
  @MainActor init(of mask: LayerChild, in surroundings: Surroundings, like other: DisplayList) {
    (screen, device, traits, fingers) = (other.screen, other.device, other.traits, [])
    layers = [DisplayLayer()]
    traverse([Visit(mask, surroundings)], nil)
    dropEmptyLayers()
  }

  /// Performs the pending steps, the last one first.
  @MainActor private mutating func traverse(_ steps: [Visit], _ keyboard: Keyboard?) {
    var waiting = steps
    while let visit = waiting.popLast() {
      switch visit {
      case .item(let item): add(item)
      case .view(let view, var surroundings):
        if let own = view.differingTraits { surroundings.traits = own }
        if view is KeyboardHostView, let keyboard {
          surroundings.traits = surroundings.traits.with(keyboard.interfaceStyle)
        }
        surroundings.traits.performAsCurrent {
          self.visit(view, in: surroundings, isShifted: keyboard?.isShifted ?? false, &waiting)
        }
      case .layer(let layer, let surroundings):
        surroundings.traits.performAsCurrent { self.visit(layer, in: surroundings, &waiting) }
      }
    }
  }

  /// Adds the content of a view, and schedules visits of its subviews and of the items in front of them.
  @MainActor private mutating func visit(
    _ view: View,
    in outer: Surroundings,
    isShifted: Bool,
    _ waiting: inout [Visit]
  ) {
    let seen = view.presentation
    var inner = outer
    inner.opacity *= seen.alpha
    guard !view.isHidden, !Transparency.isReached(by: inner.opacity) else { return }
    inner.toScreen = seen.geometry.toParentTransform.concatenating(outer.toScreen)
    guard view.isDoubleSided || !inner.toScreen.isMirrored else { return }
    let shape = DisplayShape(bounds: view.ownPart(of: seen.bounds), toScreen: inner.toScreen)
    guard shape.frame.isFiniteRect else { return }
    let decoration = view.decoration
    let shadow = view.clipsToBounds ? nil : decoration?.displayShadow(inner.toScreen)
    if seen.alpha < 1 || shadow != nil {
      inner.layer = add(DisplayLayer(parent: outer.layer, opacity: seen.alpha, shadow: shadow))
    }
    if let mask = view.maskLayer { inner.layer = add(mask, in: inner) }
    inner.corners = view.sheetCornerRadius.map { DisplayCorners($0) } ?? decoration?.displayCorners
    inner.blend(on: view.groundColor)
    if view is AlertView {
      let whole = DisplayShape(bounds: screen, toScreen: .identity)
      add(inner.item(.dimming(AlertView.dimming), whole))
    }
    var own = inner.item(.focusRing, shape)
    own.tint = view.shownTint
    own.isMirrored = view.mirrorsParts
    own.background = view.groundColor
    let content = DisplayContent(of: view)
    if let gradient = decoration?.gradient {
      add(inner.item(.gradient(gradient), shape))
      gradient.colors.first.map { inner.blend(on: $0) }
    }
    if let content {
      if case .alert = content { inner.ground = .white }
      if case .sheet = content { inner.blend(on: view.backgroundColor ?? .white) }
      own.ground = inner.ground
      addContent(content, of: view, own, shape)
    }
    addDrawn(
      shape: decoration?.shape,
      contents: view.shownContents(in: seen.bounds),
      drawing: view.shownDrawing(in: seen.bounds),
      inner,
      shape
    )
    if view.isFirstResponder {
      own.background = nil
      add(own)
    }
    if let border = decoration?.border(hasBox: content?.hasBox ?? false) {
      waiting.append(.item(inner.item(border, shape)))
    }
    if view.clipsToBounds {
      inner.clip = outer.clip.intersection(shape.frame)
      inner.layer = add(DisplayLayer(parent: inner.layer, clip: shape, corners: inner.corners))
    }
    inner.corners = nil
    addParts(of: view, seen.bounds, inner, tint: own.tint, isShifted: isShifted)
    if let scrollView = view as? ScrollView,
      let indicators = ScrollIndicators(of: scrollView, visible: seen.bounds)
    {
      var front = inner
      (front.clip, front.layer) = (outer.clip, own.layer)
      for (part, insets) in indicators.apart(
        vertical: scrollView.verticalScrollIndicatorInsets,
        horizontal: scrollView.horizontalScrollIndicatorInsets
      ) {
        let room = shape.with(seen.bounds.inset(by: insets))
        waiting.append(.item(front.item(.scrollIndicators(part), room)))
      }
    }
    guard !inner.clip.isEmpty else { return }
    for child in view.drawnChildren.reversed() where !view.ownsPart(child) {
      waiting.append(Visit(child, inner))
    }
  }

  /// Adds the content of a view: in pieces, or in a rectangle of its own in front of the background.
  @MainActor private mutating func addContent(
    _ content: DisplayContent,
    of view: View,
    _ own: DisplayItem,
    _ shape: DisplayShape
  ) {
    let rect = view.contentRect(in: shape.bounds)
    guard rect != shape.bounds else {
      for piece in view.pieces(of: shape.bounds) { add(own.with(content, shape.with(piece))) }
      return
    }
    if let color = own.background, color.alpha > 0 {
      add(own.with(.area(name: nil, isFocused: false), shape))
    }
    guard let rect else { return }
    var front = own.with(content, shape.with(rect))
    front.background = nil
    if view.clipsToBounds {
      front.clip = front.clip.intersection(shape.frame)
      front.layer = add(DisplayLayer(parent: own.layer, clip: shape, corners: own.corners))
    }
    add(front)
  }

  /// Adds the parts of a view that aren't views: lines of text and keys.
  @MainActor private mutating func addParts(
    of view: View,
    _ bounds: CGRect,
    _ inner: Surroundings,
    tint: Color,
    isShifted: Bool
  ) {
    if let textView = view as? TextView {
      for line in textView.shownLines(in: bounds) {
        let content = TextLineContent(
          text: line.text,
          caret: line.caret,
          selected: line.selected,
          look: textView.textAppearance,
          runs: line.runs.ifAny(differFrom: textView.textAppearance),
          highlights: line.highlights,
          rich: line.rich
        )
        var item = inner.item(
          .textLine(content),
          DisplayShape(bounds: line.frame, toScreen: inner.toScreen)
        )
        item.tint = tint
        add(item)
      }
    }
    if let keyplane = view as? KeyplaneView {
      for key in keyplane.keys {
        let content = KeyContent(of: key, isShifted: isShifted, in: keyplane)
        add(inner.item(.key(content), DisplayShape(bounds: key.frame, toScreen: inner.toScreen)))
      }
    }
  }

  /// Adds a layer and returns its index.
  mutating func add(_ layer: DisplayLayer) -> Int {
    layers.append(layer)
    return layers.count - 1
  }

  /// Removes layers without items, so that lists with the same visible content are equal.
  private mutating func dropEmptyLayers() {
    var isUsed = layers.map { $0.parent == nil }
    for item in items {
      var next: Int? = item.layer
      while let layer = next, !isUsed[layer] {
        isUsed[layer] = true
        next = layers[layer].parent
      }
    }
    guard isUsed.contains(false) else { return }
    var newNumbers: [Int] = []
    var left: [DisplayLayer] = []
    for (layer, isUsed) in zip(layers, isUsed) {
      newNumbers.append(left.count)
      guard isUsed else { continue }
      left.append(layer)
      left[left.count - 1].parent = layer.parent.map { newNumbers[$0] }
    }
    layers = left
    for place in items.indices { items[place].layer = newNumbers[items[place].layer] }
  }

  /// Adds an item if any part of it is visible.
  mutating func add(_ item: DisplayItem) {
    let frame = item.frame
    guard frame.width > 0, frame.height > 0, frame.intersects(item.clip) else { return }
    items.append(item)
  }
}

extension DisplayItem {
  fileprivate func with(_ content: DisplayContent, _ shape: DisplayShape) -> DisplayItem {
    var item = self
    (item.content, item.shape) = (content, shape)
    return item
  }
}

extension View {
  /// Whether the view draws a subview itself, as buttons do with their labels.
  fileprivate func ownsPart(_ child: LayerChild) -> Bool {
    guard let button = self as? Button, case .view(let view) = child else { return false }
    return button.ownsPart(view)
  }

  /// Returns the part of the bounds that belongs to the view, in which it covers content behind it.
  fileprivate func ownPart(of bounds: CGRect) -> CGRect {
    guard let host = self as? KeyboardHostView else { return bounds }
    return bounds.inset(by: EdgeInsets(top: host.openTop))
  }

  /// Returns the rectangle of the view's content: the image's of an image view, the text's of a label, and
  /// the bounds of any other view. Nil for a label whose text isn't drawn.
  fileprivate func contentRect(in bounds: CGRect) -> CGRect? {
    switch self {
    case let view as ImageView where view.shownImage != nil: view.imageRect(in: bounds)
    case let label as Label where label.text != nil: label.shownTextRect(in: bounds)
    default: bounds
    }
  }

  /// Returns that part as pieces without the gap of a split keyboard.
  fileprivate func pieces(of bounds: CGRect) -> [CGRect] {
    guard let gap = (self as? KeyboardHostView)?.gap?.intersection(bounds), !gap.isEmpty else {
      return [bounds]
    }
    let (left, right) = (gap.minX - bounds.minX, bounds.maxX - gap.maxX)
    return [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: gap.minY - bounds.minY),
      CGRect(x: bounds.minX, y: gap.minY, width: left, height: gap.height),
      CGRect(x: gap.maxX, y: gap.minY, width: right, height: gap.height),
      CGRect(x: bounds.minX, y: gap.maxY, width: bounds.width, height: bounds.maxY - gap.maxY),
    ]
  }

  /// The tint color if it is visible, or the standard tint color. Complexity: O(depth) to find the color.
  fileprivate var shownTint: Color {
    self is Control || isFirstResponder ? tintColor : View.standardTintColor
  }
}

extension TraitCollection {
  /// Returns the traits with another style, unless that is unspecified.
  fileprivate func with(_ style: UserInterfaceStyle) -> TraitCollection {
    style == .unspecified ? self : modifyingTraits { $0.userInterfaceStyle = style }
  }
}
