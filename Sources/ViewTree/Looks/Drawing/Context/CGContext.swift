import Foundation
import Simulation

/// A recorder of drawing, on platforms without Core Graphics.
///
/// Nothing becomes pixels: each step is recorded with the current state, and pictures show it as vectors. The
/// coordinates are those of the view or the image, in points, with y downward. A path is transformed when its
/// elements are added; the width of lines is transformed when they are drawn.
public final class CGContext {
  private struct State {
    var transform = ViewTransform.identity
    var clips: [DrawingClip] = []
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingShadow?
  }

  /// The rectangle of the view or the image.
  let bounds: CGRect
  /// The format of the image to make; nil in a view's context.
  let format: ImageDrawingFormat?
  private(set) var drawing = Drawing()
  private var state = State()
  private var saved: [State] = []
  /// The current path, in the coordinates of the drawing.
  private var pending = PathShape()
  /// The open groups, each with the drawing and the state around it.
  private var groups: [(drawing: Drawing, state: State, savedCount: Int)] = []

  init(bounds: CGRect, format: ImageDrawingFormat? = nil) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// The recorded steps as texts, in order; Core Graphics has no such property.
  public var recordedCommands: [String] { drawing.log }

  // MARK: Recording

  private func record(_ command: DrawingCommand, _ transform: ViewTransform? = nil) {
    drawing.marks.append(
      DrawingMark(
        command: command,
        transform: transform ?? state.transform,
        clips: state.clips,
        alpha: state.alpha,
        blendMode: state.blendMode,
        shadow: state.shadow
      )
    )
  }

  /// Records a filled area of the current coordinates.
  func fill(_ shape: PathShape, isEvenOdd: Bool) {
    guard !shape.isEmpty else { return }
    record(.fill(shape, state.fill, isEvenOdd: isEvenOdd))
  }

  /// Records lines of the current coordinates.
  func stroke(_ shape: PathShape, _ style: StrokeStyle? = nil) {
    guard !shape.isEmpty else { return }
    record(.stroke(shape, state.stroke, style ?? state.style))
  }

  /// Clips later steps to an area of the current coordinates.
  func clip(_ shape: PathShape, isEvenOdd: Bool) {
    state.clips.append(.path(shape.applying(state.transform), isEvenOdd: isEvenOdd))
  }

  /// Records an image in a rectangle.
  func draw(_ image: Image, in rect: CGRect, isFlipped: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    let flip = ViewTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    record(.image(image, rect), isFlipped ? flip.concatenating(state.transform) : nil)
  }

  /// Records a gradient.
  func draw(_ gradient: DrawnGradient) { record(.gradient(gradient)) }

  /// The rectangle that contains the view or image, in the current coordinates.
  var gradientArea: CGRect { bounds.applying(inverse) }

  func beginGroup() {
    groups.append((drawing, state, saved.count))
    drawing = Drawing()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  func endGroup() {
    guard let outer = groups.popLast() else { return }
    let group = drawing
    (drawing, state) = (outer.drawing, outer.state)
    saved.removeLast(max(0, saved.count - outer.savedCount))
    if !group.isEmpty { record(.group(group), .identity) }
  }

  /// Records a line of text.
  package func draw(_ text: DrawnText) { record(.text(text)) }

  /// Runs a closure with another blend mode, and with an opacity in addition to the current one.
  func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
    let outer = state
    (state.blendMode, state.alpha) = (mode, state.alpha * min(max(alpha, 0), 1))
    actions()
    state = outer
  }

  // MARK: State

  /// Saves the state: the transform, the clip, colors, and attributes. The current path isn't part of it.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last. Without a saved one, it has no effect.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from the current coordinates to those of the view or the image.
  public var ctm: ViewTransform { state.transform }

  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(ViewTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(ViewTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates by radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(ViewTransform(rotationAngle: angle)) }

  /// Applies a transform to the coordinates, before the current one.
  public func concatenate(_ transform: ViewTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { setFill(Color(cgColor: color)) }

  /// Sets the color of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of areas to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFill(Color(white: gray, alpha: alpha)) }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { setStroke(Color(cgColor: color)) }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStroke(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStroke(Color(white: gray, alpha: alpha)) }

  func setFill(_ color: Color) { state.fill = color }

  func setStroke(_ color: Color) { state.stroke = color }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the form of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the form of the joints of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets the limit of the length of sharp joints, in relation to the width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, alternately; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashes, state.style.phase) = (lengths, phase)
  }

  /// Sets the opacity of later steps, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the mixture of later steps with those below them.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Gives later steps a shadow with a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = DrawingShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1 / 3))
  }

  /// Gives later steps a shadow, or none if the color is nil.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawingShadow(offset: offset, blur: blur, color: Color(cgColor: $0)) }
  }

  // MARK: The current path

  private var inverse: ViewTransform { state.transform.inverted() }

  /// Appends elements of the current coordinates to the current path.
  func build(_ actions: (inout PathShape) -> Void) {
    var added = PathShape()
    actions(&added)
    pending.append(added.applying(state.transform))
  }

  func append(_ element: PathElement) { pending.append(element.applying(state.transform)) }

  func changePath(_ actions: (inout PathShape, ViewTransform) -> Void) { actions(&pending, state.transform) }

  /// Returns the current path in the current coordinates, and removes it.
  func takePath() -> PathShape {
    defer { pending = PathShape() }
    return pending.applying(inverse)
  }

  /// A copy of the current path in the current coordinates; nil if it is empty.
  public var path: CGPath? { pending.isEmpty ? nil : CGPath(pending.applying(inverse)) }

  /// Clips later steps to the whole view or image again.
  public func resetClip() { state.clips = [] }

  /// The bounding rectangle of the visible part, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { box, clip in
      if case .path(let shape, _) = clip { box.intersection(shape.box) } else { box }
    }
    return box.applying(inverse)
  }
}
