import Simulation

extension View {
  /// The application of the view's window, or the current one for a view outside of windows; `nil` if there
  /// is none.
  final var effectiveApplication: Application? { baseWindow?.application ?? Application.current }

  /// Returns the value of a rule on the system of this application, or the standard value if there is none.
  final func systemValue<Value>(of rule: VersionRule<Value>) -> Value {
    effectiveApplication?.context.rule(rule) ?? rule.standard
  }

  /// Returns the value of a rule for the design of this application, or the standard value if there is none.
  final func designValue<Value>(of rule: VersionRule<Value>) -> Value {
    effectiveApplication?.context.designRule(rule) ?? rule.standard
  }
}

extension VersionRule {
  /// The value for the design of the current application, or the standard value if there is none.
  @MainActor var currentDesign: Value { Application.current?.context.designRule(self) ?? standard }
}

extension ViewController {
  /// The application of the window of the loaded view, or of the window whose root the controller is if the
  /// view isn't in it yet, or the current one; `nil` if there is none.
  final var effectiveApplication: Application? {
    (viewIfLoaded?.baseWindow ?? rootedWindow)?.application ?? Application.current
  }
}
