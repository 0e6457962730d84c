import ViewTree

/// The five ways in which document 002 passes a choice from one screen back to another.
public enum PassingWay: String, CaseIterable, Sendable {
  case memberVariable = "member variable"
  case singleton
  case notification
  case superview = "message to the superview"
  case delegate

  /// Makes a form that passes its choices this way, for the root of a navigation controller.
  @MainActor public func makeForm(_ variant: TechniqueVariant) -> OptionFormViewController {
    switch (self, variant) {
    case (.memberVariable, .classic): MemberVariableFormViewController()
    case (.memberVariable, .fixed): FixedMemberVariableFormViewController()
    case (.singleton, .classic): SingletonFormViewController()
    case (.singleton, .fixed): FixedSingletonFormViewController()
    case (.notification, .classic): NotificationFormViewController()
    case (.notification, .fixed): FixedNotificationFormViewController()
    case (.superview, .classic): SuperviewFormViewController(scrollsRows: true)
    case (.superview, .fixed): FixedSuperviewFormViewController(scrollsRows: true)
    case (.delegate, .classic): DelegateFormViewController()
    case (.delegate, .fixed): FixedDelegateFormViewController()
    }
  }
}
