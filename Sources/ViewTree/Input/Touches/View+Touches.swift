import Foundation
import Responder
import Simulation

extension View {
  /// Calls the touch method of a phase, and records the call in the log.
  final func receive(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: Event, log: EventLog) {
    guard log.isEnabled else { return callTouchMethod(touches, phase, event) }
    log.recording(
      .touch,
      touchedName(touches),
      describe(touches, phase),
      detail(of: touches, phase, event, in: log)
    ) { callTouchMethod(touches, phase, event) }
  }

  private func callTouchMethod(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: Event) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// The name of the touched parts if the view names its parts, or else of the view.
  final func touchedName(_ touches: Set<Touch>) -> String {
    (self as? any TouchedPartsNaming)?.name(ofPartsAt: touches) ?? debugName
  }

  /// Returns the text of a log entry, such as `touchesBegan at (10, 20)`, with the screen coordinates of the
  /// touches from left to right.
  final func describe(_ touches: Set<Touch>, _ phase: Touch.Phase) -> String {
    let points = touches.map(\.screenLocation).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let places = points.map { GeometryText.point($0) }.joined(separator: ", ")
    switch phase {
    case .began: return "touchesBegan at \(places)"
    case .moved: return "touchesMoved to \(places)"
    case .ended: return "touchesEnded at \(places)"
    case .cancelled, .stationary: return "touchesCancelled"
    }
  }

  final func detail(
    of touches: Set<Touch>,
    _ phase: Touch.Phase,
    _ event: Event,
    in log: EventLog
  ) -> LogEntry.Detail? {
    let points = touches.map(\.screenLocation)
    guard let point = points.min(by: { ($0.x, $0.y) < ($1.x, $1.y) }) else { return nil }
    let step: LogEntry.TouchStep
    switch phase {
    case .began: step = .began
    case .moved, .stationary: step = .moved
    case .ended: step = .ended
    case .cancelled: step = .cancelled
    }
    return .touch(step, at: point, timestamp: event.timestamp, identity(in: log))
  }

  /// Whether the enclosing scroll views allow the view to receive touches (E37).
  final func accepts(_ touches: Set<Touch>, _ event: Event) -> Bool {
    var around = enclosingScrollView
    while let scrollView = around {
      guard scrollView.touchesShouldBegin(touches, with: event, in: self) else { return false }
      around = scrollView.enclosingScrollView
    }
    return true
  }

  /// Whether an enclosing scroll view delays touches in its content.
  final var isDelayedByScrollView: Bool {
    var around = enclosingScrollView
    while let scrollView = around {
      if scrollView.delaysContentTouches, scrollView.isScrollEnabled { return true }
      around = scrollView.enclosingScrollView
    }
    return false
  }
}

/// A view with parts that have their own names in the log.
@MainActor package protocol TouchedPartsNaming: View {
  /// Returns the names of the parts in which touches began.
  func name(ofPartsAt touches: Set<Touch>) -> String
}

extension Event {
  /// Returns the touches on `view`, or `nil` if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// Returns the touches on views of `window`, or `nil` if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// Returns the touches that a recognizer follows, or `nil` if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    touches { touch in gesture.ownTouches.contains { $0 === touch } }
  }

  private func touches(where matches: (Touch) -> Bool) -> Set<Touch>? {
    guard let found = allTouches?.filter(matches), !found.isEmpty else { return nil }
    return found
  }
}

extension Touch {
  /// The view that receives the touch.
  public var view: View? {
    guard let target else { return nil }
    // Only the dispatcher creates touches, always with the handle of a view as the target.
    return unsafeDowncast(target, to: Handle<View>.self).object
  }

  /// The recognizers that follow the touch, the deepest view's first; empty after the touch has ended, `nil`
  /// without a window.
  public var gestureRecognizers: [GestureRecognizer]? {
    guard let dispatcher = window?.application.touchDispatcher else { return nil }
    let seen = dispatcher.record(of: self)?.recognizers ?? []
    return seen.filter { recognizer in recognizer.ownTouches.contains { $0 === self } }
  }

  /// The window of the view that receives the touch.
  public var window: Window? { view?.window }

  /// Returns the touch's location in `view`'s coordinates, or in the window's if `view` is `nil`.
  public func location(in view: View?) -> CGPoint {
    location(screenLocation, in: view)
  }

  /// Returns the touch's previous location in `view`'s coordinates, or in the window's if `view` is `nil`.
  public func previousLocation(in view: View?) -> CGPoint {
    location(previousScreenLocation, in: view)
  }

  private func location(_ point: CGPoint, in view: View?) -> CGPoint {
    if let place = view?.fromScreen(point) { return place }
    guard let window else { return point }
    let inWindow = window.geometry.fromParent(point)
    return view?.convert(inWindow, from: nil) ?? inWindow
  }
}
