import Foundation
import Responder
import ViewTree

/// An alert or a presented controller in front of other views.
@MainActor enum Modal {
  case alert(AlertView)
  case controller(ViewController)

  /// Creates the modal that contains `hit`, or returns `nil` if `hit` is neither in an alert's window nor in
  /// the container view of a presentation.
  ///
  /// - Parameter top: The topmost view that contains `hit` but not the view behind: a window, or a subview of
  ///   one.
  init?(holding hit: View, below top: View) {
    if let alert = top.subviews.lazy.compactMap({ $0 as? AlertView }).first, top is Window {
      self = .alert(alert)
      return
    }
    let container = top is Window ? hit.lineage.dropLast().last : top
    let presented = container?.subviews.lazy.compactMap(\.owningController).first {
      $0.presentationController?.containerView === container
    }
    guard let presented else { return nil }
    self = .controller(presented)
  }

  /// The modal's name in messages: `AlertController "Wrong password"`.
  var name: String {
    let (name, title) =
      switch self {
      case .alert(let alert): (alert.debugName, alert.title)
      case .controller(let controller): (controller.debugName, controller.title)
      }
    return title.map { "\(name) \($0.quoted)" } ?? name
  }

  /// The alert view, or the controller's view if it is loaded.
  var view: View? {
    switch self {
    case .alert(let alert): alert
    case .controller(let controller): controller.viewIfLoaded
    }
  }

  /// The button titles of an alert or alert controller; empty for other controllers.
  var choices: [String] {
    switch self {
    case .alert(let alert): alert.buttons.compactMap(\.currentTitle)
    case .controller(let controller):
      (controller as? AlertController)?.buttons.compactMap(\.currentTitle) ?? []
    }
  }
}
