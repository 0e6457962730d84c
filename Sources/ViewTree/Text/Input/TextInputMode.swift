import Foundation
import Responder
import Simulation

/// A keyboard that is enabled in the settings.
@preconcurrency @MainActor public final class TextInputMode: IdentityHashable {
  /// The language of the keyboard, such as `en`, or `emoji`; nil if it is unknown, as for third-party
  /// keyboards.
  public let primaryLanguage: String?

  package init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }

  /// The enabled keyboards, in the order of the globe key; empty without a keyboard.
  public static var activeInputModes: [TextInputMode] {
    Application.required(for: "TextInputMode.activeInputModes").inputSystem?.inputModesForTexts.all ?? []
  }

  /// Posted when the keyboard has switched to another input mode, after the notifications of the keyboard's
  /// change. The object is the new mode.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

extension Responder {
  /// The keyboard that types into this responder, or nil if there is none.
  public final var textInputMode: TextInputMode? {
    Application.current?.inputSystem?.inputModesForTexts.current
  }
}
