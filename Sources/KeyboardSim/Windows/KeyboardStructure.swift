import Simulation

/// The windows and views that the keyboard of a system consists of: pure data, back to front.
struct KeyboardStructure: Hashable, Sendable {
  /// One window.
  struct WindowPlan: Hashable, Sendable {
    /// Which one.
    enum Kind: Hashable, Sendable {
      /// The text-effects window, there from the first time that the keyboard is shown.
      case textEffects
      /// A window that is shown while there are keys; programs find it only if it is listed.
      case remote(isListed: Bool)
    }

    var kind: Kind
    var views: [ViewPlan]
  }

  /// One view and those in it.
  struct ViewPlan: Hashable, Sendable {
    var role: KeyboardRole
    /// The class; nil for a view of the program's.
    var className: String?
    var subviews: [ViewPlan]

    init(_ role: KeyboardRole, _ className: String? = nil, _ subviews: [ViewPlan] = []) {
      self.role = role
      self.className = className
      self.subviews = subviews
    }
  }

  var windows: [WindowPlan]
  /// Whether the views are in their window before will-show; else they are one turn of the clock later (KW2 to KW4).
  var isInPlaceAtWillShow: Bool
}

@MainActor extension KeyboardStructure {
  /// The keyboard of a device on a system.
  init(of context: SimulationContext) {
    let home = context.rule(VersionRules.keyboardHome)
    isInPlaceAtWillShow = home == .keyboardView
    switch home {
    case .keyboardView: windows = [.init(kind: .textEffects, views: Self.bareKeyboard(context))]
    case .peripheralHost: windows = [.init(kind: .textEffects, views: Self.peripheralHost(context))]
    case .inputSet: windows = [.init(kind: .textEffects, views: Self.inputSet(context))]
    case .remoteWindow: windows = Self.remote(context, isListed: true)
    case .unlistedRemoteWindow: windows = Self.remote(context, isListed: false)
    }
  }

  /// Up to iPhone OS 3.1 the keyboard's view itself is in the window (KW2, KW3).
  private static func bareKeyboard(_ context: SimulationContext) -> [ViewPlan] {
    [.init(.host, context.rule(VersionRules.keyboardViewClass), [implementation(context)])]
  }

  /// From 3.2 it is in a host view, with corners beside that on phones of iOS 4 to 6 (KW4, KW5, KW6).
  private static func peripheralHost(_ context: SimulationContext) -> [ViewPlan] {
    let hasCorners = context.device.idiom == .phone && context.rule(VersionRules.keyboardHasCorners)
    let corners = [KeyboardRole.leftCorner, .rightCorner].map { ViewPlan($0, "UIKeyboardCornerView") }
    let parts = backdrop(context) + [keyboard(context), .init(.accessory), .init(.input)]
    return [.init(.host, "UIPeripheralHostView", parts)] + (hasCorners ? corners : [])
  }

  /// From iOS 8 the host view is in a container (KW7).
  private static func inputSet(_ context: SimulationContext) -> [ViewPlan] {
    inputSet(backdrop(context) + [keyboard(context), .init(.accessory), .init(.input)])
  }

  private static func inputSet(_ parts: [ViewPlan]) -> [ViewPlan] {
    [.init(.container, "UIInputSetContainerView", [.init(.host, "UIInputSetHostView", parts)])]
  }

  /// From iOS 9 the keys are in a window of their own, and the program's views in the old one (KW8, KW9).
  private static func remote(_ context: SimulationContext, isListed: Bool) -> [WindowPlan] {
    let compatible = ViewPlan(.keyboard, "_UIKBCompatInputView", [keyboard(context, .inner)])
    let keys = backdrop(context) + [compatible, .init(.dock, "UIKeyboardDockView")]
    let placeholder = ViewPlan(.placeholder, "_UIRemoteKeyboardPlaceholderView")
    return [
      .init(kind: .textEffects, views: inputSet([placeholder, .init(.accessory), .init(.input)])),
      .init(kind: .remote(isListed: isListed), views: inputSet(keys)),
    ]
  }

  // MARK: Parts

  private static func backdrop(_ context: SimulationContext) -> [ViewPlan] {
    context.rule(VersionRules.keyboardHasBackdrop) ? [.init(.backdrop, "UIKBInputBackdropView")] : []
  }

  private static func keyboard(_ context: SimulationContext, _ role: KeyboardRole = .keyboard) -> ViewPlan {
    .init(role, context.rule(VersionRules.keyboardViewClass), [implementation(context)])
  }

  /// The bar of predictions and the layout, which draws the keys, or has a view for it (KW2, KW5, KW7).
  private static func implementation(_ context: SimulationContext) -> ViewPlan {
    let layout = context.rule(VersionRules.keyboardLayoutClass)
    let keys: ViewPlan =
      context.rule(VersionRules.hasKeyplaneView)
      ? .init(.layout, layout, [.init(.keyplane(isInLayout: true), "UIKBKeyplaneView")])
      : .init(.keyplane(isInLayout: false), layout)
    return .init(.inner, "UIKeyboardImpl", [.init(.bar, "UIKeyboardPredictionView"), keys])
  }
}
