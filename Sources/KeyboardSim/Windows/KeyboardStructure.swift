import Simulation

/// The windows and views of a system's keyboard: pure data, back to front.
struct KeyboardStructure: Hashable, Sendable {
  /// The plan of a window.
  struct WindowPlan: Hashable, Sendable {
    /// The kind of window.
    enum Kind: Hashable, Sendable {
      /// The text-effects window, which exists from the keyboard's first show.
      case textEffects
      /// A window that is visible while there are keys; apps find it only if it is listed.
      case remote(isListed: Bool)
    }

    var kind: Kind
    var views: [ViewPlan]
  }

  /// The plan of a view and its subviews.
  struct ViewPlan: Hashable, Sendable {
    var role: KeyboardRole
    /// The view's class name, or `nil` for a view of the app.
    var className: String?
    var subviews: [ViewPlan]

    init(_ role: KeyboardRole, _ className: String? = nil, _ subviews: [ViewPlan] = []) {
      self.role = role
      self.className = className
      self.subviews = subviews
    }
  }

  var windows: [WindowPlan]
}

@MainActor extension KeyboardStructure {
  /// Creates the structure of the keyboard for a device and a system.
  init(of context: SimulationContext) {
    switch context.rule(VersionRules.keyboardHome) {
    case .keyboardView: windows = [.init(kind: .textEffects, views: Self.bareKeyboard(context))]
    case .peripheralHost: windows = [.init(kind: .textEffects, views: Self.peripheralHost(context))]
    case .inputSet:
      let parts = Self.backdrop(context) + [Self.keyboard(context), .init(.accessory), .init(.input)]
      windows = [.init(kind: .textEffects, views: Self.inputSet(context, parts))]
    case .remoteWindow: windows = Self.remote(context, isListed: true)
    case .unlistedRemoteWindow: windows = Self.remote(context, isListed: false)
    }
  }

  /// Returns whether the views are in their window before will-show; otherwise they get there one run-loop
  /// turn later (KW2 to KW4).
  static func isInPlaceAtWillShow(in context: SimulationContext) -> Bool {
    context.rule(VersionRules.keyboardHome) == .keyboardView
  }

  /// Returns the views up to iPhone OS 3.1, where the keyboard's view itself is in the window (KW2, KW3).
  private static func bareKeyboard(_ context: SimulationContext) -> [ViewPlan] {
    [.init(.host, context.rule(VersionRules.keyboardViewClass), [implementation(context)])]
  }

  /// Returns the views from 3.2, where the keyboard is in a host view, with corners beside it on phones of
  /// iOS 4 to 6 (KW4, KW5, KW6).
  private static func peripheralHost(_ context: SimulationContext) -> [ViewPlan] {
    let hasCorners = context.device.idiom == .phone && context.rule(VersionRules.keyboardHasCorners)
    let corners = [KeyboardRole.leftCorner, .rightCorner].map { ViewPlan($0, "UIKeyboardCornerView") }
    let parts = backdrop(context) + [keyboard(context), .init(.accessory), .init(.input)]
    return [.init(.host, "UIPeripheralHostView", parts)] + (hasCorners ? corners : [])
  }

  /// Returns the views from iOS 8, where the host view is in a container (KW7, KI71).
  private static func inputSet(_ context: SimulationContext, _ parts: [ViewPlan]) -> [ViewPlan] {
    let host = ViewPlan(.host, context.rule(VersionRules.keyboardHostClass), parts)
    return [.init(.container, context.rule(VersionRules.keyboardContainerClass), [host])]
  }

  /// Returns the windows from iOS 9, where the keys have a window of their own, and the app's views stay in
  /// the old one (KW8, KW9).
  private static func remote(_ context: SimulationContext, isListed: Bool) -> [WindowPlan] {
    let compatible = ViewPlan(.keyboard, "_UIKBCompatInputView", [keyboard(context, .inner)])
    let keys = backdrop(context) + [compatible, .init(.dock, "UIKeyboardDockView")]
    let placeholder = ViewPlan(.placeholder, "_UIRemoteKeyboardPlaceholderView")
    return [
      .init(kind: .textEffects, views: inputSet(context, [placeholder, .init(.accessory), .init(.input)])),
      .init(kind: .remote(isListed: isListed), views: inputSet(context, keys)),
    ]
  }

  // MARK: Parts

  private static func backdrop(_ context: SimulationContext) -> [ViewPlan] {
    context.rule(VersionRules.keyboardHasBackdrop) ? [.init(.backdrop, "UIKBInputBackdropView")] : []
  }

  private static func keyboard(_ context: SimulationContext, _ role: KeyboardRole = .keyboard) -> ViewPlan {
    .init(role, context.rule(VersionRules.keyboardViewClass), [implementation(context)])
  }

  /// Returns the bar of predictions and the layout, which draws the keys itself or has a keyplane view (KW2,
  /// KW5, KW7).
  private static func implementation(_ context: SimulationContext) -> ViewPlan {
    let layout = context.rule(VersionRules.keyboardLayoutClass)
    let keys: ViewPlan =
      context.rule(VersionRules.hasKeyplaneView)
      ? .init(.layout, layout, [.init(.keyplane(isInLayout: true), "UIKBKeyplaneView")])
      : .init(.keyplane(isInLayout: false), layout)
    return .init(.inner, "UIKeyboardImpl", [.init(.bar, "UIKeyboardPredictionView"), keys])
  }
}
