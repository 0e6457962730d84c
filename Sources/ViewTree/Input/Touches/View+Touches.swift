import Foundation
import Responder
import Simulation

extension View {
  /// Calls the touch method of the moment's phase, and records the call in the log.
  final func receive(_ touches: Set<Touch>, _ moment: TouchRecord.Moment, log: EventLog) {
    let (phase, event) = (moment.phase, moment.event)
    log.recording(
      .touch,
      touchedName(touches),
      describe(touches, phase),
      detail(of: touches, phase, event, in: log)
    ) {
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      case .cancelled: touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
  }

  /// What the touches are on: the view, or parts of it that have names.
  final func touchedName(_ touches: Set<Touch>) -> String {
    (self as? any TouchedPartsNaming)?.name(ofPartsAt: touches) ?? debugName
  }

  /// `touchesBegan at (10, 20)`, with the screen's coordinates of each finger from left to right.
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

  /// Whether the scroll views around the view let it have touches (E37).
  final func accepts(_ touches: Set<Touch>, _ event: Event) -> Bool {
    var around = enclosingScrollView
    while let scrollView = around {
      guard scrollView.touchesShouldBegin(touches, with: event, in: self) else { return false }
      around = scrollView.enclosingScrollView
    }
    return true
  }

  /// Whether a scroll view around this view holds back its content's touches.
  final var isDelayedByScrollView: Bool {
    var around = enclosingScrollView
    while let scrollView = around {
      if scrollView.delaysContentTouches, scrollView.isScrollEnabled { return true }
      around = scrollView.enclosingScrollView
    }
    return false
  }
}

/// A view with parts that logs call by names of their own.
@MainActor package protocol TouchedPartsNaming: View {
  /// Returns the names of the parts that fingers went down on.
  func name(ofPartsAt touches: Set<Touch>) -> String
}

extension Event {
  /// Returns the touches that `view` gets; nil if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// Returns the touches that views of `window` get; nil if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// Returns the touches that a recognizer follows; nil if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    touches { touch in gesture.ownTouches.contains { $0 === touch } }
  }

  private func touches(where matches: (Touch) -> Bool) -> Set<Touch>? {
    guard let found = allTouches?.filter(matches), !found.isEmpty else { return nil }
    return found
  }
}

extension Touch {
  /// The view that gets the touch.
  public var view: View? {
    guard let target else { return nil }
    // The dispatcher, which alone makes touches, puts nothing else there.
    return unsafeDowncast(target, to: TouchedView.self).view
  }

  /// The recognizers that follow the touch, the deepest view's first; none once the finger is gone. Nil in no window.
  public var gestureRecognizers: [GestureRecognizer]? {
    guard let dispatcher = window?.application.touchDispatcher else { return nil }
    let seen = dispatcher.record(of: self)?.recognizers ?? []
    return seen.filter { recognizer in recognizer.ownTouches.contains { $0 === self } }
  }

  /// The window of the view that gets the touch.
  public var window: Window? { view?.window }

  /// Returns where the finger is, in `view`'s coordinates; nil means the window's.
  public func location(in view: View?) -> CGPoint {
    location(screenLocation, in: view)
  }

  /// Returns where the finger was before it moved last, in `view`'s coordinates; nil means the window's.
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
