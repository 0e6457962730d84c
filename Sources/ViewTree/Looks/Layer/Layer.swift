import Foundation
import Simulation

/// A rectangle with corners, a border and a shadow that draws a view, or that is added to a view's layer.
///
/// A view's layer is created at the first access to ``View/layer``. The two share their state: ``frame``,
/// ``bounds``, ``position``, ``opacity``, ``isHidden``, ``masksToBounds`` and ``backgroundColor`` are the
/// view's. Changes of a layer's properties take effect immediately, also in an animation block, except for
/// the geometry, the opacity, the background color, the corner radius (from iOS 11) and the shadow's opacity
/// (from iOS 13) of a view's layer. Animations are added with ``add(_:forKey:)``. Touches
/// ignore layers.
@preconcurrency @MainActor open class Layer: IdentityHashable {
  nonisolated(unsafe) package final var associations: AssociatedObjects?
  /// Whether the layer belongs to a view and is of a class of the app's, whose layout may be its own.
  final var isOfApp = false
  /// The view that owns this layer.
  final weak var view: View?
  /// The layer's properties that a view doesn't have.
  package final var decoration = LayerDecoration()
  /// The mask and the contents; `Layer+Contents.swift` changes them.
  final var pixels = LayerPixels()
  /// The values of a layer without a view for the properties that it would otherwise share.
  private var own = OwnValues()
  /// The sublayers without a view, back to front; `Layer+Sublayers.swift` changes them.
  nonisolated(unsafe) final var places: [LayerPlace] = []
  /// The superlayer, unless the layer belongs to a view.
  final weak var parent: Layer?
  /// The animations and the time of the layer, or nil if it has none; `Animation/Layers` changes them.
  final var motion: LayerMotion?

  private struct OwnValues {
    var geometry = ViewGeometry()
    var spatial: SpatialTransform?
    var opacity: CGFloat = 1
    var isHidden = false
    var masksToBounds = false
    var background: Color?
  }

  /// Creates a layer without a view, with a size of zero.
  public init() {}

  /// Creates a copy of a layer without its sublayers; for any other value, a layer as ``init()`` does.
  /// Nothing calls it internally.
  public init(layer: Any) {
    guard let layer = layer as? Layer else { return }
    (decoration, zPosition, name) = (layer.decoration, layer.zPosition, layer.name)
    isDoubleSided = layer.isDoubleSided
    pixels = layer.pixels
    own = layer.values
  }

  /// Creates a layer with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {}

  deinit { releaseSublayers() }

  /// Releases the sublayers iteratively: the deallocation of a long chain of them needs no deep stack.
  nonisolated private func releaseSublayers() {
    var waiting: [Layer] = []
    releaseSublayers(to: &waiting)
    while var layer = waiting.popLast() {
      if isKnownUniquelyReferenced(&layer) { layer.releaseSublayers(to: &waiting) }
    }
  }

  nonisolated private func releaseSublayers(to waiting: inout [Layer]) {
    guard !places.isEmpty else { return }
    for place in places { waiting.append(place.layer) }
    places = []
  }

  // MARK: Geometry

  /// The center, the bounds and the transform.
  package final var geometry: ViewGeometry { view?.geometry ?? own.geometry }

  /// The layer's rectangle in the coordinates of its superlayer. Stops with a text that names the layer if it
  /// is not finite.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      require(newValue.isFiniteRect, "frame", GeometryText.rect(newValue))
      if let view { view.setFrame(newValue) } else { own.geometry.frame = newValue }
    }
  }
  /// The visible rectangle, in the layer's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      require(newValue.isFiniteRect, "bounds", GeometryText.rect(newValue))
      if let view { view.setBounds(newValue) } else { own.geometry.bounds = newValue }
    }
  }
  /// The position of ``anchorPoint``, by default the layer's center, in the coordinates of its superlayer; a
  /// view's ``View/center``.
  open var position: CGPoint {
    get { geometry.center }
    set {
      require(newValue.isFinitePoint, "position", GeometryText.point(newValue))
      if let view { view.setCenter(newValue) } else { own.geometry.center = newValue }
    }
  }
  /// The order among siblings: layers with higher numbers are drawn later. Touches follow the order of views
  /// instead.
  open var zPosition: CGFloat = 0 {
    didSet { require(zPosition.isFinite, "zPosition", "\(zPosition)") }
  }

  /// Whether pictures show the layer and its sublayers also from behind, as after half a turn around the
  /// vertical axis; true by default.
  open var isDoubleSided = true

  /// Sets the center, the bounds, the anchor point and the transform in a single change.
  final func setGeometry(_ new: ViewGeometry) {
    if let view { view.setGeometry(new) } else { own.geometry = new }
  }

  /// The transform in space; the view's ``View/transform3D``.
  final var transform3D: Transform3D {
    get { view?.transform3D ?? SpatialTransform.transform(own.spatial, own.geometry.transform) }
    set {
      if let view { return view.transform3D = newValue }
      own.spatial = SpatialTransform(newValue)
      own.geometry.transform = newValue.plane
    }
  }

  /// Sets the values of a layer without a view.
  final func show(_ geometry: ViewGeometry, _ opacity: CGFloat, _ background: Color?) {
    (own.geometry, own.opacity, own.background) = (geometry, opacity, background)
  }

  /// The opacity without rounding to a `Float`.
  final var storedOpacity: CGFloat { view?.storedAlpha ?? own.opacity }

  /// Returns the value of a property that animations can change, by the first part of its key path; nil for
  /// any other. Subclasses add their own properties.
  func value(of property: String) -> LayerValue? { commonValue(of: property) }

  /// Sets the value of a property of a layer's visible copy.
  func set(_ value: LayerValue, of property: String) { setCommon(value, of: property) }

  // MARK: Appearance

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
  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { view?.node.pointee.flags.contains(.hidden) ?? own.isHidden }
    set { if let view { view.setReach(.hidden, newValue) } else { own.isHidden = newValue } }
  }
  /// Whether the content is clipped to ``bounds`` and the rounded corners. Clipping also hides the shadow.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }
  /// The background color; `nil` for none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set {
      let color = newValue.map { Color(cgColor: $0) }
      if let view { view.setBackgroundColor(color) } else { own.background = color }
    }
  }
  package final var background: Color? { view == nil ? own.background : view?.rare?.backgroundColor }

  /// The radius of the corners, in points. Content is clipped only if ``masksToBounds`` is set.
  open var cornerRadius: CGFloat {
    get { decoration.cornerRadius }
    set {
      require(newValue.isFinite, "cornerRadius", "\(newValue)")
      noteCornerRadius(max(0, newValue))
      decoration.cornerRadius = max(0, newValue)
    }
  }
  /// The corners that are rounded; all of them by default.
  open var maskedCorners: CornerMask {
    get { decoration.corners }
    set { decoration.corners = newValue }
  }
  /// The shape of the corners' curve; circular by default. Pictures show continuous corners.
  open var cornerCurve: LayerCornerCurve {
    get { decoration.isContinuous ? .continuous : .circular }
    set { decoration.isContinuous = newValue == .continuous }
  }
  /// Returns the length of a corner along each side in relation to the radius.
  public static func cornerCurveExpansionFactor(_ curve: LayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// The width of the border, in points. The border is drawn inside of ``bounds``, in front of all content.
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
      noteShadowOpacity(CGFloat(newValue))
      decoration.shadowOpacity = CGFloat(newValue)
    }
  }
  /// The shadow's offset from the layer; 3 points upward by default.
  open var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set {
      let isFinite = newValue.width.isFinite && newValue.height.isFinite
      require(isFinite, "shadowOffset", GeometryText.size(newValue))
      decoration.shadowOffset = newValue
    }
  }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set {
      require(newValue.isFinite, "shadowRadius", "\(newValue)")
      decoration.shadowRadius = max(0, newValue)
    }
  }

  /// The path that casts the shadow, in the layer's coordinates; nil, the default, for the layer's content.
  open var shadowPath: CGPath? {
    get { decoration.shadowPath.map { CGPath($0) } }
    set { decoration.shadowPath = newValue?.shape }
  }

  /// The drawing that a subclass shows in front of the background; nil for none.
  func ownDrawing(in bounds: CGRect) -> Drawing? { nil }
  /// The copies of the sublayers that a subclass shows, each with its transform around the layer's middle and
  /// its opacity.
  var copies: [LayerCopy] { [] }

  // MARK: Layout and drawing

  /// The object that lays out and draws the layer; its view, if there is one. Another object in place of the
  /// view is an issue of the test, and isn't stored.
  open weak var delegate: (any LayerDelegate)? {
    get { view ?? ownDelegate }
    set {
      if let view {
        if newValue !== view { Problem.report("\(debugName): its delegate must be its view") }
      } else {
        ownDelegate = newValue
      }
    }
  }
  private weak var ownDelegate: (any LayerDelegate)?

  /// Places the sublayers: the default calls ``delegate``, whose method calls the view's
  /// ``View/layoutSubviews()``. Called in the layout pass of the layer's view, for a class of the app's; for
  /// a layer without a view nothing calls it but ``layoutIfNeeded()``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  private var wantsLayout = false
  /// Requests ``layoutSublayers()`` at the next layout pass of the view, or at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { wantsLayout = true } }
  /// Whether ``layoutSublayers()`` was requested.
  open func needsLayout() -> Bool { view?.node.pointee.flags.contains(.needsLayout) ?? wantsLayout }
  /// Calls ``layoutSublayers()`` now if it was requested.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard wantsLayout else { return }
    wantsLayout = false
    layoutSublayers()
  }
  /// Draws the content, by default by ``delegate``. Nothing is drawn into pixels: only ``render(in:)`` calls
  /// it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers into a context: calls ``draw(in:)`` for each, back to front. The
  /// colors, borders and contents of layers and the drawing of views are not drawn.
  open func render(in ctx: CGContext) {
    draw(in: ctx)
    for sublayer in sublayers ?? [] { sublayer.render(in: ctx) }
  }

  // MARK: Other

  /// A name for use by the app.
  open var name: String?
  /// Whether the layer is cached as a bitmap, kept for the app to read.
  open var shouldRasterize = false
  /// The scale of the cached bitmap, kept for the app to read.
  open var rasterizationScale: CGFloat = 1

  /// The current values of the properties that a layer and its view share.
  private var values: OwnValues {
    guard let view else { return own }
    return OwnValues(
      geometry: view.geometry,
      spatial: view.rare?.spatial,
      opacity: view.storedAlpha,
      isHidden: isHidden,
      masksToBounds: masksToBounds,
      background: background
    )
  }

  /// The layer's name in errors and pictures: derived from the view's name, or from the class and ``name``.
  package final var debugName: String {
    if let view { return "the layer of \(view.debugName)" }
    let type = String(describing: Swift.type(of: self))
    return name.map { "\(type) \"\($0)\"" } ?? type
  }

  final func require(_ condition: Bool, _ property: String, _ value: @autoclosure () -> String) {
    guard !condition else { return }
    programmerError("\(debugName): \(property) \(value()) is not finite")
  }

  /// Returns whether the layer's bounds contain a point of its own coordinates; the right and bottom edges
  /// are excluded.
  open func contains(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }
}
