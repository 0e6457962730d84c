import HeadlessUIKit

/// The techniques that pass a choice back to the previous screen, from *Using Protocols and Delegates to pass
/// data between views* (author not named).
///
/// The document has no code for them. It recommends a delegate. It warns that every object of the app
/// can change a global such as a singleton, and quotes the advice never to use the application delegate.
enum PassingTechnique: String, CaseIterable, Sendable {
  case memberVariable = "member variable"
  case superview = "message to the superview"
  case notification
  case singleton
  case applicationDelegate = "application delegate"
  case delegate

  /// Creates a form that receives its choices by the technique, for the root of a navigation controller.
  ///
  /// - Parameter hasMistake: Whether the form has the mistake that is common with the technique; see the
  ///   documentation of its class. Corrected forms have none; for a singleton and the application delegate
  ///   there is only the document's own objection.
  @MainActor func makeForm(_ variant: TechniqueVariant, hasMistake: Bool = false)
    -> OptionFormViewController
  {
    switch (self, variant) {
    case (.memberVariable, .classic): MemberVariableFormViewController(setsOutlet: hasMistake)
    case (.memberVariable, .fixed): MemberVariableFormViewController()
    case (.superview, .classic): SuperviewFormViewController(scrollsRows: hasMistake)
    case (.superview, .fixed): FixedSuperviewFormViewController(scrollsRows: true)
    case (.notification, .classic): NotificationFormViewController(registersInViewDidLoad: hasMistake)
    case (.notification, .fixed): FixedNotificationFormViewController()
    case (.singleton, .classic): SingletonFormViewController()
    case (.singleton, .fixed): FixedSingletonFormViewController()
    case (.applicationDelegate, .classic): ApplicationDelegateFormViewController()
    case (.delegate, .classic): DelegateFormViewController(retainsDelegate: hasMistake)
    case (.applicationDelegate, .fixed), (.delegate, .fixed): DelegateFormViewController()
    }
  }
}
