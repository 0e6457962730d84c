import Foundation
import Responder
import Simulation

/// The content of a button for one state. A `nil` property uses the value of the normal state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: Color?
  var titleShadowColor: Color?
  var image: Image?
  var backgroundImage: Image?
}

/// The storage for the parts and options that few buttons have.
@MainActor final class ButtonParts {
  /// The views that display the title and image; created by layout or on first access.
  var titleLabel: Label?
  var imageView: ImageView?
  /// The activity indicator in place of the image, and the sign of a menu, of a configured button.
  var wheel: ActivityIndicatorView?
  var indicatorView: ImageView?
  /// The configurations of symbols, by the state of the button.
  var symbolConfigurations: [Control.State: Image.SymbolConfiguration] = [:]
  var role = Button.Role.normal
  var behavioralStyle = BehavioralStyle.automatic
  var menuOrder = ContextMenuConfiguration.ElementOrder.automatic
  /// The open menu.
  weak var menuShown: (any ContextMenuShowing)?
  var configuration: Button.Configuration?
  var updateHandler: Button.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var isUpdating = false
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  /// The color of the shadow that the button has given to the title label.
  var titleShadowColor: Color?
  /// The size and weight of a title without a font, if the button is a part of a bar or a box.
  var titleStyle: (size: CGFloat, weight: Font.Weight)?
  var imageInsets = EdgeInsets.zero
}
