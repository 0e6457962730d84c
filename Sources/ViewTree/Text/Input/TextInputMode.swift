import Foundation
import Responder

/// A keyboard that is switched on in the settings.
@preconcurrency @MainActor public final class TextInputMode {
  /// The language in which it types: `en`, or `emoji`; nil if it is unknown, as of keyboards of other makers.
  public let primaryLanguage: String?

  package init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }

  /// The keyboards that are switched on, in the order of the globe key; none without a keyboard.
  public static var activeInputModes: [TextInputMode] {
    Application.required(for: "TextInputMode.activeInputModes").inputSystem?.inputModesForTexts.all ?? []
  }

  /// Posted when another keyboard is used, after it was told that the keyboard changes. The object is the new mode.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

extension Responder {
  /// The keyboard that types into this responder; nil if there is none.
  public final var textInputMode: TextInputMode? {
    Application.current?.inputSystem?.inputModesForTexts.current
  }
}
