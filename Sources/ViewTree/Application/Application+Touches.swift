import Foundation
import Responder
import Simulation

/// How fingers become touches: down, moved, up, cancelled, each in screen coordinates.
///
/// A touch is bound to the view it went down on (C20). Whatever a handler does, each touch that began ends once.
extension Application {
  /// Puts a finger on the screen and delivers the touch to the view that is hit.
  @discardableResult
  package func touchDown(at point: CGPoint) -> Touch {
    layoutIfNeeded()
    let touch = Touch(at: point, timestamp: now)
    activeTouches.append(touch)
    let view = hitTest(atScreenPoint: point, with: currentEvent)
    touch.target = view
    deliver(touch, "touchesBegan at \(GeometryText.point(point))")
    return touch
  }

  /// Whether the finger is on the screen.
  package func isActive(_ touch: Touch) -> Bool { activeTouches.contains(touch) }

  /// Moves a finger that is down.
  package func touchMove(_ touch: Touch, to point: CGPoint) {
    guard activeTouches.contains(touch) else { return }
    touch.update(.moved, at: point, timestamp: now)
    deliver(touch, "touchesMoved to \(GeometryText.point(point))")
  }

  /// Lifts a finger where it is.
  package func touchUp(_ touch: Touch) {
    finish(touch, phase: .ended, "touchesEnded at \(GeometryText.point(touch.screenLocation))")
  }

  /// Takes a finger's touch away from its view.
  package func touchCancel(_ touch: Touch) {
    finish(touch, phase: .cancelled, "touchesCancelled")
  }

  /// Cancels the touches of a view that leaves its window, and of all below it (C31).
  func cancelTouches(in view: View) {
    for touch in activeTouches where touch.phase.isDown && touch.view?.isDescendant(of: view) == true {
      touchCancel(touch)
    }
  }

  private func finish(_ touch: Touch, phase: Touch.Phase, _ text: @autoclosure () -> String) {
    guard activeTouches.contains(touch) else { return }
    touch.update(phase, at: touch.screenLocation, timestamp: now)
    deliver(touch, text())
    activeTouches.removeAll { $0 === touch }
  }

  private var now: TimeInterval { context.clock.now.offset.inSeconds }

  private var currentEvent: Event { Event(timestamp: now, touches: Set(activeTouches)) }

  private func deliver(_ touch: Touch, _ text: @autoclosure () -> String) {
    let event = currentEvent
    context.activate {
      log.recording(.touch, touch.target?.debugName ?? "nothing", text()) {
        sendEvent(event, of: touch)
      }
    }
  }

  /// Hands the touch to its window, which hands it to its view (A58).
  private func sendEvent(_ event: Event, of touch: Touch) {
    guard let view = touch.target as? View else { return }
    if let window = view.window {
      window.sendEvent(event, of: touch)
    } else {
      view.receive(touch, with: event)
    }
  }
}

extension Touch.Phase {
  /// Whether the finger is still on the screen, as far as its view knows.
  fileprivate var isDown: Bool { self != .ended && self != .cancelled }
}

extension View {
  /// Calls the touch method for what the touch did last.
  final func receive(_ touch: Touch, with event: Event) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}

extension Touch {
  /// The view that gets the touch.
  public var view: View? { target as? View }

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
    guard let window = view?.window ?? window else { return point }
    let inWindow = window.geometry.fromParent(point)
    return view?.convert(inWindow, from: nil) ?? inWindow
  }
}
