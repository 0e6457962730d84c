import Foundation
import Responder
import Simulation

/// What a button shows in one state; nil for what the normal state has.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: Color?
  var image: Image?
  var backgroundImage: Image?
}

/// What few buttons have.
@MainActor final class ButtonParts {
  /// The views that stand for title and image; made when somebody asks for them.
  var titleLabel: Label?
  var imageView: ImageView?
  var configuration: Button.Configuration?
  var updateHandler: Button.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var isUpdating = false
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
}
