import Simulation

/// What few views have, kept apart so that the others stay small.
@MainActor final class RareViewState {
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits: AccessibilityTraits?
  var restorationIdentifier: String?
  var isAccessibilityElement: Bool?
  var backgroundColor: Color?
  /// What a view of the system's own is; `System/SystemIdentity.swift` sets it.
  var systemIdentity: SystemIdentity?
  /// The tint that was given to the view itself; `View+Tint.swift` changes it.
  var tintColor: Color?
  /// What the view is drawn as; made when somebody asks for it.
  nonisolated(unsafe) var layer: Layer?
  /// The recognizers that watch the view; `View+Gestures.swift` changes them.
  nonisolated(unsafe) var gestureRecognizers: [GestureRecognizer] = []
  /// What the touches on the view share.
  nonisolated(unsafe) var touched: TouchedView?
  /// The running animations; `View+Animation.swift` changes them.
  nonisolated(unsafe) var animations: [PropertyAnimation] = []
  /// What follows the keyboard; made when somebody asks for it.
  var keyboardLayoutGuide: KeyboardLayoutGuide?
  /// What stands in the bar of shortcuts; made when somebody asks for it.
  var inputAssistantItem: TextInputAssistantItem?
  /// What constraints know of the view; `AutoLayout` changes it.
  nonisolated(unsafe) var layout: LayoutState?
  /// `View+SafeArea.swift` changes them.
  var safeAreaInsets = EdgeInsets.zero
  /// What is to be otherwise than around; `Traits/View+Traits.swift` changes it.
  var traits: Traits?
  /// Who observes the view's traits.
  var traitChanges: TraitChanges?

  /// Tells those who know the view without holding it that it is gone.
  nonisolated func viewGoes() {
    touched?.viewGoes()
    layout?.viewGoes()
    layer?.viewGoes()
    for recognizer in gestureRecognizers { recognizer.viewGoes() }
  }
}

extension View {
  /// Changes something that few views have; what stays nil costs nothing.
  final func change<Value>(_ property: ReferenceWritableKeyPath<RareViewState, Value?>, to value: Value?) {
    if rare == nil, value == nil { return }
    keepRare()[keyPath: property] = value
  }

  private func keepRare() -> RareViewState {
    if let rare { return rare }
    let rare = RareViewState()
    self.rare = rare
    return rare
  }

  /// What constraints know of the view; made for every view that a constraint or an anchor names.
  final func keepLayoutState() -> LayoutState {
    let rare = keepRare()
    if let layout = rare.layout { return layout }
    let layout = LayoutState(of: self)
    rare.layout = layout
    return layout
  }

  final var layoutState: LayoutState? { rare?.layout }

  final var ownTintColor: Color? {
    get { rare?.tintColor }
    set { change(\.tintColor, to: newValue) }
  }

  final var ownGestureRecognizers: [GestureRecognizer] {
    get { rare?.gestureRecognizers ?? [] }
    set {
      keepRare().gestureRecognizers = newValue
      node.set(.hasRecognizers, !newValue.isEmpty)
    }
  }

  final var touched: TouchedView {
    let rare = keepRare()
    if let touched = rare.touched { return touched }
    let touched = TouchedView(self)
    rare.touched = touched
    return touched
  }

  final var animations: [PropertyAnimation] {
    get { rare?.animations ?? [] }
    set {
      if rare == nil, newValue.isEmpty { return }
      keepRare().animations = newValue
      setReach(.animated, !newValue.isEmpty)
    }
  }

  final var storedSafeAreaInsets: EdgeInsets {
    get { rare?.safeAreaInsets ?? .zero }
    set {
      if rare == nil, newValue == .zero { return }
      keepRare().safeAreaInsets = newValue
      node.set(.hasSafeArea, newValue != .zero)
    }
  }
}
