import Foundation
import Simulation

/// The language of the app, and the direction in which it is read.
extension Application {
  /// The language of the simulated user, such as `en` or `ar`; `en` by default.
  ///
  /// On a device, a change of the language ends the app, so a test sets it before the first screen. If there
  /// are views, they get the traits of the new direction and are laid out inside the call. The keyboard keeps
  /// its language.
  public var language: String {
    get { traitSource.language }
    set {
      guard newValue != traitSource.language else { return }
      let isRightToLeft = Locale.Language(identifier: newValue).characterDirection == .rightToLeft
      if isRightToLeft { LayoutDirections.noteUse() }
      changeTraits("reads \(newValue)") {
        traitSource.language = newValue
        traitSource.isRightToLeft = isRightToLeft
      }
    }
  }

  /// The direction in which the app's ``language`` is read.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    traitSource.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
