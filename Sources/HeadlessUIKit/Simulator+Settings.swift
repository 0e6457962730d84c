import Foundation
import ViewTree

/// The settings of the simulated user, as in the device's Settings app.
///
/// A change is delivered inside the call, as one in the settings of a device is while the app runs: the
/// traits of windows, controllers and views change, notifications are posted, and everything is laid out.
extension Simulator {
  /// The preferred text size; `.large` by default. Posts `ContentSizeCategory.didChangeNotification`.
  public var contentSizeCategory: ContentSizeCategory {
    get { application.preferredContentSizeCategory }
    set { application.preferredContentSizeCategory = newValue }
  }

  /// The light or dark style of the interface; light by default. It has an effect from iOS 13.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { application.userInterfaceStyle }
    set { application.userInterfaceStyle = newValue }
  }

  /// The language of the interface, such as `en` or `ar`; `en` by default.
  ///
  /// The language decides the direction in which the interface is laid out. Texts are not translated, and the
  /// keyboard's language is one of `keyboard.inputModes`. On a device, a change of the language ends the app:
  /// set it before ``launch(_:)``.
  public var language: String {
    get { application.language }
    set { application.language = newValue }
  }

  /// The accessibility settings: bold text, contrast, reduced motion, shapes of buttons and others; all off
  /// by default. A notification is posted for each setting that changes.
  public var accessibility: AccessibilitySettings {
    get { application.accessibility }
    set { application.accessibility = newValue }
  }
}
