import Foundation
import Responder
import ViewTree

/// An alert, or a controller that is presented over others.
@MainActor enum Modal {
  case alert(AlertView)
  case controller(ViewController)

  /// What is modal and has `hit`, if that is in an alert's window or in the container of a presentation.
  ///
  /// - Parameter top: The topmost view that has `hit` and not what is behind: a window, or a subview of one.
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

  /// What it is called: `AlertController "Wrong password"`.
  var name: String {
    let (name, title) =
      switch self {
      case .alert(let alert): (alert.debugName, alert.title)
      case .controller(let controller): (controller.debugName, controller.title)
      }
    return title.map { "\(name) \($0.quoted)" } ?? name
  }

  /// The view that shows it.
  var view: View? {
    switch self {
    case .alert(let alert): alert
    case .controller(let controller): controller.viewIfLoaded
    }
  }

  /// The titles of an alert's buttons; none of another controller.
  var choices: [String] {
    switch self {
    case .alert(let alert): alert.buttons.compactMap(\.currentTitle)
    case .controller(let controller):
      (controller as? AlertController)?.buttons.compactMap(\.currentTitle) ?? []
    }
  }
}
