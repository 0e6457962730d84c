import Foundation
import Responder
import ViewTree

/// The visible state of the keyboard, and the responder that receives its text.
extension Keyboard {
  /// The keyboard's frame or its destination while it moves, in screen coordinates; below the screen while it
  /// is hidden.
  public var frame: CGRect { presentation.seenFrame.applying(application.screen.fromInterface) }

  /// The keyboard's frame on the screen at this moment, in screen coordinates; below the screen while it is
  /// hidden.
  public var presentationFrame: CGRect {
    if let slide = placement.slide {
      return (slide.duration > .zero ? slide.begin : slide.end).applying(application.screen.fromInterface)
    }
    return view?.presentation.frame.applying(application.screen.fromInterface) ?? frame
  }

  /// Whether the keyboard is up or on its way up.
  public var isVisible: Bool { presentation.isUp }

  /// Whether the keyboard is at rest on the screen: up, and not moving.
  public var isShown: Bool { presentation.stage == .shown }

  /// Whether the height of the visible keys is an estimate: no source has measured it, and it follows from
  /// rules that fit the measured ones. False while there are no keys.
  ///
  /// Marked `~` in the tables of audits.
  public var isEstimated: Bool { isVisible && inputSet?.isEstimated ?? false }

  /// The window of ``view``; `nil` before the keyboard is first shown.
  ///
  /// Up to iOS 8 it is the text-effects window, which stays; from iOS 9 a window that is hidden while there
  /// are no keys (KW8). From iOS 9 the app's accessory and input views are in the text-effects window
  /// instead.
  public var window: SystemWindow? { views.window }

  /// The keyboard as one view, the one of its keys if it has any; `nil` while it is hidden.
  ///
  /// From iPhone OS 3.2 the view gets into its window one run-loop turn after will-show (KW4).
  public var view: KeyboardHostView? { views.isInUse ? hostView : nil }

  var hostView: KeyboardHostView? { views.front }

  /// The app's view above the keys, from any responder on the chain; `nil` if there is none or the keyboard
  /// is hidden.
  package var accessoryView: View? { isVisible ? inputViews.accessory : nil }

  /// Whether the views get into their windows at the next run-loop turn.
  package var isWaitingForWindows: Bool { placement.work != nil }

  /// Returns whether a view is part of the keyboard's sliding views.
  package func has(_ view: View) -> Bool {
    views.isInUse && views.hosts.contains { view.isDescendant(of: $0) }
  }

  /// The visible keys, in the order of the rows; empty while the keyboard is hidden.
  public var keys: [KeyboardKey] { installed.layout == nil ? [] : view?.keyplane?.keys ?? [] }

  /// The visible plane of keys.
  public var plane: KeyPlane { installed.layout?.present(typing.state.plane) ?? .letters }

  /// Whether letters are typed as capitals.
  public var isShifted: Bool { typing.state.isShifted }

  /// The name of the layout, as in UIKit's logs: `iPhone-Portrait-QWERTY` (KL16).
  public var layoutName: String? { isVisible ? layout?.name : nil }

  /// The responder that receives typed text; `nil` while the keyboard is hidden.
  public var target: Responder? { isVisible ? responder : nil }

  var responder: Responder? { typingResponder.responder }
}
