import Foundation
import Simulation

/// The contexts of the main queue or of one thread, the current one last.
final class GraphicsStack {
  private enum Entry {
    case context(CGContext)
    /// The drawing of a view with these bounds, which has not asked for its context yet. The index is its
    /// place in `recordings`.
    case view(bounds: CGRect, index: Int)
  }

  private var entries: [Entry] = []

  /// The contexts of the views whose drawing is in progress, nil for a view that has not asked for its one. A
  /// context stays here when the drawing itself has ended it.
  private var recordings: [CGContext?] = []

  /// The contexts of the main queue, where views draw. A stack in the thread's dictionary made a launch
  /// slower by a fifth.
  nonisolated(unsafe) private static let main = GraphicsStack()

  private static let key = "HeadlessUIKit.graphics"

  /// The contexts of the current thread.
  private static var ofThread: GraphicsStack {
    if MainQueue.isCurrent { return main }
    if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  private func last() -> CGContext? {
    switch entries.last {
    case nil: return nil
    case .context(let context): return context
    case .view(let bounds, let index):
      let context = CGContext(bounds: bounds)
      entries[entries.count - 1] = .context(context)
      recordings[index] = context
      return context
    }
  }

  static var current: CGContext? { ofThread.last() }

  static func push(_ context: CGContext) { ofThread.entries.append(.context(context)) }

  static func pop() {
    let stack = ofThread
    if !stack.entries.isEmpty { stack.entries.removeLast() }
  }

  /// Calls a function with a context as the current one. Contexts that the function has begun and not ended
  /// end with it.
  static func with(_ context: CGContext, _ body: () -> Void) { ofThread.run(.context(context), body) }

  /// Calls a view's drawing and returns its context, or nil if the drawing has not asked for one.
  @MainActor static func recording(bounds: CGRect, _ body: () -> Void) -> CGContext? {
    main.recordings.append(nil)
    main.run(.view(bounds: bounds, index: main.recordings.count - 1), body)
    return main.recordings.removeLast()
  }

  private func run(_ entry: Entry, _ body: () -> Void) {
    let count = entries.count
    entries.append(entry)
    body()
    // The function may have ended more contexts than it has begun.
    if entries.count > count { entries.removeLast(entries.count - count) }
  }
}

/// Returns the context for drawing: a view's during its `draw(_:)`, or that of an image or of
/// ``UIGraphicsPushContext(_:)``; otherwise nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins an image with one pixel per point, until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, until ``UIGraphicsEndImageContext()``. An opaque image is black at first. A scale of 0
/// means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : ImageDrawingFormat.screenScale
  let bounds = CGRect(origin: .zero, size: size)
  GraphicsStack.push(CGContext(bounds: bounds, format: ImageDrawingFormat(scale: scale, isOpaque: opaque)))
}

/// Returns an image of the drawing up to now; nil if the current context isn't an image's or its size is
/// empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? { GraphicsStack.current?.makeDrawnImage() }

/// Ends the image that was begun last. Without one, it has no effect.
public func UIGraphicsEndImageContext() { if GraphicsStack.current?.format != nil { GraphicsStack.pop() } }

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

/// Fills a frame inside of a rectangle's sides, 1 point wide, with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  var shape = PathShape()
  shape.addRect(rect)
  if rect.width > 2, rect.height > 2 { shape.addRect(rect.insetBy(dx: 1, dy: 1)) }
  GraphicsStack.current?.fill(shape, isEvenOdd: true)
}

/// Clips later drawing of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension Color {
  /// Makes the color the one of areas and lines in the current context. A dynamic color is resolved now.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color the one of areas in the current context. A dynamic color is resolved now.
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Makes the color the one of lines in the current context. A dynamic color is resolved now.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}

extension View {
  /// Calls ``draw(_:)`` with a context in which it records, and keeps the record for pictures.
  final func drawRecorded(_ rect: CGRect) {
    let context = GraphicsStack.recording(bounds: bounds) {
      // Dynamic colors have the values for the view's traits meanwhile (U94).
      if let traits = differingTraits { traits.performAsCurrent { draw(rect) } } else { draw(rect) }
    }
    let drawing = context?.drawing ?? Drawing()
    if drawing.isEmpty, rare?.drawing == nil { return }
    let isWhole = rect.covers(bounds) || rare?.drawing?.bounds != bounds
    let old = isWhole ? Drawing() : rare?.drawing?.drawing ?? Drawing()
    let all = isWhole ? drawing : old.replacing(rect, with: drawing)
    change(\.drawing, to: all.isEmpty ? nil : RecordedDrawing(drawing: all, bounds: bounds))
  }

  /// The steps that ``draw(_:)`` has recorded, as texts; UIKit has no such property.
  public final var recordedCommands: [String] { rare?.drawing?.drawing.log ?? [] }

  /// The drawing with the rectangle to which its own rectangle is mapped, by ``contentMode``.
  package final func shownDrawing(in bounds: CGRect) -> (drawing: RecordedDrawing, rect: CGRect)? {
    guard let drawing = rare?.drawing else { return nil }
    let isSame = drawing.bounds.size == bounds.size
    return (drawing, isSame ? bounds : contentMode.rect(of: drawing.bounds.size, in: bounds))
  }
}

/// The drawing of a view and its bounds at that time.
package struct RecordedDrawing: Hashable, Sendable {
  package var drawing: Drawing
  package var bounds: CGRect
}
