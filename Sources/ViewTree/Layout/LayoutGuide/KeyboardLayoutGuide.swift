import Foundation
import Simulation

/// The part of a view that the keyboard takes, or else the safe area at the view's bottom (KG1).
///
/// It moves inside the keyboard's animation: the owning view is laid out there, so that what `layoutSubviews` places
/// along ``LayoutGuide/layoutFrame`` is animated with the keyboard, after the will-notifications. While a finger pulls the
/// keyboard down, it follows at once. It follows only while the owning view is in a window: a view that gets into one
/// while the keyboard is up misses it until it moves again (KG4).
@preconcurrency @MainActor public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide also follows a keyboard that is undocked, split or floating; false at first (KG2).
  ///
  /// While false, such a keyboard counts as away. While true, the guide is that keyboard's whole rectangle, also where
  /// it is beyond the view.
  public var followsUndockedKeyboard = false { didSet { changed() } }
  private var storedUsesBottomSafeArea = true
  private var storedDismissPadding: CGFloat = 0
  private var space: KeyboardSpace

  init(of view: View, in application: Application) {
    space = view.ownWindow == nil ? .none : application.keyboardSpace
    super.init(of: view)
  }

  /// There are no archives to read one from.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Whether the guide rests on the safe area while there is no keyboard, and not on the view's edge; true at first.
  ///
  /// Stops with `KeyboardLayoutGuide.usesBottomSafeArea came with iOS 17.0; this is iOS 16.7` before.
  public var usesBottomSafeArea: Bool {
    get {
      requireOptions(for: "usesBottomSafeArea")
      return storedUsesBottomSafeArea
    }
    set {
      requireOptions(for: "usesBottomSafeArea")
      storedUsesBottomSafeArea = newValue
      changed()
    }
  }

  /// How far above the keyboard a finger that scrolls begins to pull it down, in points; 0 at first.
  ///
  /// Of all guides in a window the greatest counts. Stops before iOS 17 as ``usesBottomSafeArea`` does.
  public var keyboardDismissPadding: CGFloat {
    get {
      requireOptions(for: "keyboardDismissPadding")
      return storedDismissPadding
    }
    set {
      requireOptions(for: "keyboardDismissPadding")
      guard newValue.isFinite else {
        programmerError("KeyboardLayoutGuide: keyboardDismissPadding \(newValue) is not finite")
      }
      storedDismissPadding = newValue
    }
  }

  /// The rectangle in the owning view's coordinates; inside the keyboard's animation, where it leads to.
  public override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return KeyboardGuideShape(
      bounds: view.bounds,
      bottomInset: storedUsesBottomSafeArea ? view.safeAreaInsets.bottom : 0,
      keyboard: space.frame.flatMap { view.rectFromScreen($0) },
      isDocked: space.isDocked,
      followsUndockedKeyboard: followsUndockedKeyboard
    ).frame
  }

  /// The keyboard moves: the owning view is laid out at once.
  func follow(_ space: KeyboardSpace, in application: Application) {
    guard let view = owningView, view.ownWindow?.application === application else { return }
    self.space = space
    changed()
    view.layOutNow()
  }

  /// What ``keyboardDismissPadding`` is in a window; 0 in any other.
  func dismissPadding(in window: Window) -> CGFloat {
    owningView?.ownWindow === window ? storedDismissPadding : 0
  }

  private func changed() {
    owningView?.requestLayout()
    spot?.inputDidChange()
  }

  override var binding: LayoutBinding? {
    guard let bounds = owningView?.bounds else { return nil }
    let frame = layoutFrame
    let insets = EdgeInsets(
      left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX
    )
    return LayoutBinding(insets: insets, height: frame.height, isAtBottom: true)
  }

  override var debugName: String { "keyboard of \(owningView?.debugName ?? "a view that is gone")" }

  private func requireOptions(for member: String) {
    SimulationContext.required(for: "KeyboardLayoutGuide.\(member)")
      .require(VersionRules.keyboardLayoutGuideHasOptions, for: "KeyboardLayoutGuide.\(member)")
  }
}

extension View {
  /// The part of the view that the keyboard takes; made at the first access.
  ///
  /// Stops with `View.keyboardLayoutGuide came with iOS 15.0; this is iOS 14.8` before, and with
  /// `there is no simulator: create a Simulator before using View.keyboardLayoutGuide` if there is none.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = rare?.keyboardLayoutGuide { return guide }
    let application = ownWindow?.application ?? Application.required(for: "View.keyboardLayoutGuide")
    application.context.require(VersionRules.hasKeyboardLayoutGuide, for: "View.keyboardLayoutGuide")
    let guide = KeyboardLayoutGuide(of: self, in: application)
    change(\.keyboardLayoutGuide, to: guide)
    application.add(guide)
    return guide
  }

  /// Returns where a rectangle of the screen is in this view; nil in no window.
  fileprivate func rectFromScreen(_ rect: CGRect) -> CGRect? {
    guard ownWindow != nil else { return nil }
    return rect.mapCorners { fromScreen($0) ?? $0 }
  }
}
