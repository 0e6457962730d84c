import Foundation
import Responder
import Simulation

extension ScrollView {
  // MARK: State

  /// The value of ``isZooming``, independent of overrides.
  final var baseIsZooming: Bool { zoom?.interaction.stage == .pinching }

  /// Whether the content is returning from beyond a limit of scale or offset, after the pinch has ended.
  public final var isZoomBouncing: Bool { zoom?.interaction.stage == .bouncing }

  /// Whether a pinch, bounce or animation is zooming the content. A drag waits until it ends.
  final var isBusyZooming: Bool { (zoom?.interaction.stage ?? .idle) != .idle }

  final var zoomLimits: ZoomGeometry {
    ZoomGeometry(minimum: minimumZoomScale, maximum: maximumZoomScale)
  }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  private var zoomSession: ZoomSession {
    if let zoom { return zoom }
    let session = ZoomSession()
    zoom = session
    return session
  }

  /// Whether the scales allow a pinch and there is a view to zoom.
  final var mayPinch: Bool { zoomLimits.isEnabled && zoomedView != nil }

  // MARK: Touches

  /// The action of the pinch recognizer.
  final func handlePinch(_ pinch: PinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch(_ pinch: PinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion()
    let session = zoomSession
    session.animation?.cancel()
    session.animation = nil
    session.view = view
    session.startScale = zoomScale
    session.anchor = pinch.location(in: view)
    noteMoving()
    tell(session.interaction.handle(.pinchBegan))
    follow(pinch)
  }

  private func follow(_ pinch: PinchGestureRecognizer) {
    guard let zoom, baseIsZooming, let view = zoom.view else { return }
    let scale = zoomLimits.followed(zoom.startScale * pinch.scale, bounces: bouncesZoom)
    let finger = pinch.location(in: self)
    let place = CGPoint(x: finger.x - contentOffset.x, y: finger.y - contentOffset.y)
    apply(state(at: scale, showing: zoom.anchor, of: view, at: place, clamps: !bounces))
  }

  private func endPinch() {
    guard let zoom, baseIsZooming else { return }
    guard let view = zoom.view else { return stopZooming() }
    let scale = zoomLimits.clamped(zoomScale) ?? zoomScale
    let anchor = view.convert(zoom.anchor, to: self)
    let place = CGPoint(x: anchor.x - contentOffset.x, y: anchor.y - contentOffset.y)
    let rest = state(at: scale, showing: zoom.anchor, of: view, at: place, clamps: true)
    let bounces = rest != ZoomState(scale: zoomScale, offset: contentOffset)
    let callbacks = zoom.interaction.handle(.pinchEnded(bounces: bounces))
    if bounces { animateZoom(to: rest) }
    restartDrag()
    tell(callbacks)
  }

  // MARK: Zooming by code

  /// Zooms to a scale and centers `point` of the zoomed view, or preserves the point at the center if `point`
  /// is nil.
  final func changeZoom(to scale: CGFloat, showing point: CGPoint?, animated: Bool) {
    guard let view = zoomedView else { return }
    let size = bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let shown = CGPoint(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y)
    let anchor = point ?? convert(shown, to: view)
    let end = state(at: scale, showing: anchor, of: view, at: middle, clamps: true)
    guard end.scale != zoomScale || (point != nil && end.offset != contentOffset) else { return }
    stopMotion()
    guard animated, baseWindow != nil else {
      logZoom(to: end.scale)
      stopZooming()
      zoomSession.view = view
      apply(end)
      return
    }
    let session = zoomSession
    session.animation?.cancel()
    session.animation = nil
    session.view = view
    tell(session.interaction.handle(.animationBegan))
    guard session.interaction.stage == .animating, session.animation == nil else { return }
    logZoom(to: end.scale)
    animateZoom(to: end)
  }

  private func logZoom(to scale: CGFloat) {
    guard let window = baseWindow, window.isLogged, scale != zoomScale else { return }
    let change = "\(GeometryText.number(zoomScale)) -> \(GeometryText.number(scale))"
    window.log.record(.scrolling, debugName, "zoomScale \(change)")
  }

  // MARK: Animation

  private func animateZoom(to end: ZoomState) {
    guard let zoom, let context = baseWindow?.context else { return }
    zoom.animation?.cancel()
    let start = ZoomState(scale: zoomScale, offset: contentOffset)
    noteMoving()
    zoom.animation = ZoomAnimation(of: self, from: start, to: end, in: context)
  }

  /// Ends an animated zoom at its final state and notifies the delegate.
  final func finishZoom(_ finished: ZoomAnimation) {
    guard let zoom, zoom.animation === finished else { return }
    finished.cancel()
    apply(finished.end)
    guard zoom.animation === finished else { return }
    zoom.animation = nil
    restartDrag()
    tell(zoom.interaction.handle(.motionDidEnd))
  }

  /// Ends all zooming: an animation at its final state, a pinch at the current scale, clamped to the limits.
  final func stopZooming() {
    guard let zoom else { return }
    if let animation = zoom.animation { return finishZoom(animation) }
    if baseIsZooming, let scale = zoomLimits.clamped(zoomScale), scale != zoomScale {
      apply(ZoomState(scale: scale, offset: contentOffset))
    }
    tell(zoom.interaction.handle(.wasStopped))
  }

  /// Restarts a waiting drag from the current offset.
  private func restartDrag() {
    guard let drag, drag.interaction.stage == .dragging else { return }
    drag.startOffset = contentOffset
    panGestureRecognizer.setTranslation(.zero, in: nil)
  }

  // MARK: Geometry

  /// Returns the scale with the offset at which `anchor` of `view` is visible at `place` of this view.
  private func state(
    at scale: CGFloat,
    showing anchor: CGPoint,
    of view: View,
    at place: CGPoint,
    clamps: Bool
  ) -> ZoomState {
    let origin = zoomedOrigin(of: view, at: scale)
    let offset = CGPoint(
      x: origin.x + (anchor.x - view.bounds.minX) * scale - place.x,
      y: origin.y + (anchor.y - view.bounds.minY) * scale - place.y
    )
    guard clamps else { return ZoomState(scale: scale, offset: offset) }
    var geometry = scrollGeometry
    geometry.contentSize = scaledContentSize(at: scale)
    return ZoomState(scale: scale, offset: geometry.clamped(offset))
  }

  /// Returns the origin of the zoomed view at a scale: the content grows from its own top left corner.
  private func zoomedOrigin(of view: View, at scale: CGFloat) -> CGPoint {
    let ratio = scale / zoomScale
    return CGPoint(x: view.frame.minX * ratio, y: view.frame.minY * ratio)
  }

  /// Applies a scale and an offset. The delegate is notified of the offset first.
  final func apply(_ state: ZoomState) {
    let changes = state.scale != zoomScale
    if changes, let view = zoom?.view {
      let origin = zoomedOrigin(of: view, at: state.scale)
      noteScale(state.scale)
      view.place(
        center: CGPoint(
          x: origin.x + view.bounds.width * state.scale / 2,
          y: origin.y + view.bounds.height * state.scale / 2
        ),
        transform: ViewTransform(scaleX: state.scale, y: state.scale)
      )
    }
    moveContent(to: state.offset)
    guard changes, let delegate else { return }
    Recursion.enter("scrollViewDidZoom(_:) of \(type(of: delegate))")
    delegate.scrollViewDidZoom(self)
    Recursion.leave()
  }

  private func tell(_ callbacks: [ZoomInteraction.Callback]) {
    for callback in callbacks {
      switch callback {
      case .willBeginZooming:
        baseWindow?.log.record(.scrolling, debugName, "willBeginZooming")
        delegate?.scrollViewWillBeginZooming(self, with: zoom?.view)
      case .didEndZooming:
        baseWindow?.log.record(.scrolling, debugName, "didEndZooming at \(GeometryText.number(zoomScale))")
        delegate?.scrollViewDidEndZooming(self, with: zoom?.view, atScale: zoomScale)
      }
    }
  }
}
