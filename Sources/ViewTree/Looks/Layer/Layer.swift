import Foundation
import Simulation

/// The rectangle that a view is drawn as, with its corners, its border and its shadow; or one of its own in a view's.
///
/// A view's layer is made when ``View/layer`` is asked for. What both have is one and the same: ``frame``, ``bounds``,
/// ``position``, ``opacity``, ``isHidden``, ``masksToBounds`` and ``backgroundColor`` are the view's. What is set here changes at
/// once, also in an animation block, except for the geometry and the opacity of a view's layer. Touches know nothing of layers.
@preconcurrency @MainActor open class Layer {
  /// The view whose layer this is, which takes itself back when it goes.
  nonisolated(unsafe) final unowned(unsafe) var view: View?
  /// What the layer is made of that no view knows.
  package final var decoration = LayerDecoration()
  /// What a layer without a view has of its own.
  private var own = OwnValues()
  /// The layers in this one that are no view's, back to front; `Layer+Sublayers.swift` changes them.
  nonisolated(unsafe) final var places: [LayerPlace] = []
  /// The layer that this one is in, unless it is a view's.
  nonisolated(unsafe) final unowned(unsafe) var parent: Layer?

  private struct OwnValues {
    var geometry = ViewGeometry()
    var opacity: CGFloat = 1
    var isHidden = false
    var masksToBounds = false
    var background: Color?
  }

  /// Creates a layer of its own, of no size.
  public init() {}

  /// Creates a copy of a layer, without those in it; of anything else, a layer as ``init()`` does. Nothing here calls it.
  public init(layer: Any) {
    guard let layer = layer as? Layer else { return }
    (decoration, zPosition, name) = (layer.decoration, layer.zPosition, layer.name)
    own = layer.values
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  deinit { releaseSublayers() }

  /// Lets the layers in this one go, one after the other: a chain of them costs no stack.
  nonisolated private func releaseSublayers() {
    var waiting: [Layer] = []
    letSublayersGo(to: &waiting)
    while var layer = waiting.popLast() {
      if isKnownUniquelyReferenced(&layer) { layer.letSublayersGo(to: &waiting) }
    }
  }

  nonisolated private func letSublayersGo(to waiting: inout [Layer]) {
    guard !places.isEmpty else { return }
    for place in places {
      place.layer.parent = nil
      waiting.append(place.layer)
    }
    places = []
  }

  /// The layer goes on without its view, as it was made.
  nonisolated final func viewGoes() {
    view = nil
    for index in places.indices { places[index].subview = nil }
  }

  // MARK: Geometry

  /// Center, bounds and transform.
  package final var geometry: ViewGeometry { view?.geometry ?? own.geometry }

  /// The layer's rectangle in that of the layer around it. Stops with a text that names it if it is not finite.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      require(newValue.isFiniteRect, "frame", GeometryText.rect(newValue))
      if let view { view.setFrame(newValue) } else { own.geometry.frame = newValue }
    }
  }
  /// The part of its own plane that the layer shows.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      require(newValue.isFiniteRect, "bounds", GeometryText.rect(newValue))
      if let view { view.setBounds(newValue) } else { own.geometry.bounds = newValue }
    }
  }
  /// The layer's middle in the layer around it; a view's ``View/center``.
  open var position: CGPoint {
    get { geometry.center }
    set {
      require(newValue.isFinitePoint, "position", GeometryText.point(newValue))
      if let view { view.setCenter(newValue) } else { own.geometry.center = newValue }
    }
  }
  /// What is in front: layers with a higher number are drawn later than their siblings. Touches go by the order of views.
  open var zPosition: CGFloat = 0 {
    didSet { require(zPosition.isFinite, "zPosition", "\(zPosition)") }
  }

  /// The view's ``View/transform``, or the layer's own.
  public final func affineTransform() -> ViewTransform { geometry.transform }

  /// Sets the view's ``View/transform``, or the layer's own.
  public final func setAffineTransform(_ transform: ViewTransform) {
    require(transform.isFinite, "affineTransform", "\(transform)")
    if let view { view.setTransform(transform) } else { own.geometry.transform = transform }
  }

  // MARK: What is seen

  /// The opacity, from 0 to 1; the view's ``View/alpha``.
  open var opacity: Float {
    get { Float(view?.storedAlpha ?? own.opacity) }
    set {
      require(!newValue.isNaN, "opacity", "nan")
      if let view {
        view.setAlpha(CGFloat(newValue))
      } else {
        own.opacity = CGFloat(min(max(newValue, 0), 1))
      }
    }
  }
  /// Whether nothing of the layer is seen, nor of those in it.
  open var isHidden: Bool {
    get { view?.node.pointee.flags.contains(.hidden) ?? own.isHidden }
    set { if let view { view.setReach(.hidden, newValue) } else { own.isHidden = newValue } }
  }
  /// Whether what stands out over ``bounds`` and the round corners is not seen; nor is the shadow then.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }
  /// The color of the rectangle; nil for none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set {
      let color = newValue.map { Color(cgColor: $0) }
      if let view { view.change(\.backgroundColor, to: color) } else { own.background = color }
    }
  }
  package final var background: Color? { view == nil ? own.background : view?.rare?.backgroundColor }

  /// How round the corners are, in points; content is cut only if ``masksToBounds`` is set.
  open var cornerRadius: CGFloat {
    get { decoration.cornerRadius }
    set {
      require(newValue.isFinite, "cornerRadius", "\(newValue)")
      decoration.cornerRadius = max(0, newValue)
    }
  }
  /// Which corners are round; all of them by default.
  open var maskedCorners: CornerMask {
    get { decoration.corners }
    set { decoration.corners = newValue }
  }
  /// How the line goes over into the curve. Pictures don't show it.
  open var cornerCurve = LayerCornerCurve.circular
  /// How wide the border is, in points; it is inside of ``bounds``, in front of all content.
  open var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set {
      require(newValue.isFinite, "borderWidth", "\(newValue)")
      decoration.borderWidth = max(0, newValue)
    }
  }
  /// The border's color; black by default, nil for no border.
  open var borderColor: CGColor? {
    get { decoration.borderColor?.cgColor }
    set { decoration.borderColor = newValue.map { Color(cgColor: $0) } }
  }
  /// The shadow's color; black by default, nil for no shadow.
  open var shadowColor: CGColor? {
    get { decoration.shadowColor?.cgColor }
    set { decoration.shadowColor = newValue.map { Color(cgColor: $0) } }
  }
  /// The shadow's opacity, from 0, which is the default, to 1.
  open var shadowOpacity: Float {
    get { Float(decoration.shadowOpacity) }
    set {
      require(newValue.isFinite, "shadowOpacity", "\(newValue)")
      decoration.shadowOpacity = CGFloat(newValue)
    }
  }
  /// Where the shadow is, seen from the layer; 3 points above by default.
  open var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set {
      let isFinite = newValue.width.isFinite && newValue.height.isFinite
      require(isFinite, "shadowOffset", GeometryText.size(newValue))
      decoration.shadowOffset = newValue
    }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set {
      require(newValue.isFinite, "shadowRadius", "\(newValue)")
      decoration.shadowRadius = max(0, newValue)
    }
  }

  // MARK: Other

  /// A name for the program's own use.
  open var name: String?
  /// Whether the layer is drawn once and kept. Pictures are the same either way.
  open var shouldRasterize = false
  /// How fine the kept drawing is. Pictures are the same for any number.
  open var rasterizationScale: CGFloat = 1

  /// Ends the animations of the view at once; their completions get false. A layer without a view has none.
  public final func removeAllAnimations() { view?.endAllAnimations() }

  /// Returns a copy with the geometry and the opacity that are seen at the moment.
  public final func presentation() -> Layer? {
    let copy = Layer(layer: self)
    guard let view else { return copy }
    copy.own.geometry = view.presentation.geometry
    copy.own.opacity = view.presentation.alpha
    return copy
  }

  /// What the layer, or its view, has of these.
  private var values: OwnValues {
    guard let view else { return own }
    return OwnValues(
      geometry: view.geometry,
      opacity: view.storedAlpha,
      isHidden: isHidden,
      masksToBounds: masksToBounds,
      background: background
    )
  }

  /// What the layer is called in errors and pictures: the view's name, or the class and ``name``.
  package final var debugName: String {
    if let view { return "the layer of \(view.debugName)" }
    let type = String(describing: Swift.type(of: self))
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  final func require(_ condition: Bool, _ property: String, _ value: @autoclosure () -> String) {
    guard !condition else { return }
    programmerError("\(debugName): \(property) \(value()) is not finite")
  }
}
