import Foundation
import Responder
import ViewTree

/// What is seen of the keyboard, and who it types for.
extension Keyboard {
  /// Where the keyboard is, or is moving to, in screen coordinates; below the screen while it is away.
  public var frame: CGRect { presentation.seenFrame.applying(application.screen.fromInterface) }

  /// Where the keyboard is seen at this moment, in screen coordinates; below the screen while it is away.
  public var presentationFrame: CGRect {
    if let slide = placement.slide {
      return (slide.duration > .zero ? slide.begin : slide.end).applying(application.screen.fromInterface)
    }
    return hostView?.presentation.frame.applying(application.screen.fromInterface) ?? frame
  }

  /// Whether the keyboard is up or on its way up.
  public var isVisible: Bool { presentation.isUp }

  /// Whether the keyboard is at rest on the screen: up, and not moving.
  public var isShown: Bool { presentation.stage == .shown }

  /// The window of ``view``, from the first time that the keyboard is shown: up to iOS 8 the text-effects window, which
  /// stays, from iOS 9 one that is hidden while there are no keys (KW8).
  ///
  /// From iOS 9 the program's accessory and input views are in the text-effects window instead.
  public var window: SystemWindow? { views.window }

  /// The keyboard as one view, that of its keys if it has any; nil while it is away.
  ///
  /// From iPhone OS 3.2 it gets into its window one turn of the clock after will-show (KW4).
  public var view: KeyboardHostView? { views.isInUse ? hostView : nil }

  var hostView: KeyboardHostView? { views.front }

  /// The program's view above the keys, whoever on the chain has brought it; nil if there is none, or the keyboard is away.
  package var accessoryView: View? { isVisible ? inputViews.accessory : nil }

  /// Whether the views get into their windows at the clock's next turn.
  package var isWaitingForWindows: Bool { placement.work != nil }

  /// Whether a view is among what slides in and out.
  package func has(_ view: View) -> Bool {
    views.isInUse && views.hosts.contains { view.isDescendant(of: $0) }
  }

  /// The keys that are seen, in the order of the rows; none while the keyboard is away.
  public var keys: [KeyboardKey] { installed.layout == nil ? [] : view?.keyplane?.keys ?? [] }

  /// The plane of keys that is seen.
  public var plane: KeyPlane { installed.layout?.present(typing.state.plane) ?? .letters }

  /// Whether letters are typed as capitals.
  public var isShifted: Bool { typing.state.isShifted }

  /// The name of the layout, as UIKit's logs have it: `iPhone-Portrait-QWERTY` (KL16).
  public var layoutName: String? { isVisible ? layout?.name : nil }

  /// The responder that gets what is typed; nil while the keyboard is away.
  public var target: Responder? { isVisible ? responder : nil }

  var responder: Responder? { typist.responder }
}
