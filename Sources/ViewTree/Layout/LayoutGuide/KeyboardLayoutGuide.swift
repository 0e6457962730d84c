import Foundation
import Simulation

/// A layout guide for the part of a view under the keyboard, or else the bottom safe area (KG1).
///
/// The guide moves inside the keyboard's animation, after the will-notifications: the owning view is laid out
/// there, so views that `layoutSubviews` positions along ``LayoutGuide/layoutFrame`` are animated with the
/// keyboard. While a finger drags the keyboard down, the guide follows immediately. It follows only while the
/// owning view is in a window: if a view is added to a window while the keyboard is shown, its guide doesn't
/// change until the keyboard moves again (KG4).
@preconcurrency @MainActor public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide also follows an undocked, split or floating keyboard; `false` by default (KG2).
  ///
  /// While `false`, such a keyboard counts as hidden. While `true`, the guide is that keyboard's whole frame,
  /// including the parts outside the view.
  public var followsUndockedKeyboard = false { didSet { changed() } }
  private var storedUsesBottomSafeArea = true
  private var storedDismissPadding: CGFloat = 0
  private var space: KeyboardSpace

  init(of view: View, in application: Application) {
    space = view.baseWindow == nil ? .none : application.keyboardFollowers.space
    super.init(of: view)
  }

  /// Unavailable, because the package has no archives to decode.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Whether the guide rests on the bottom safe area instead of the view's edge while there is no keyboard;
  /// `true` by default.
  ///
  /// Stops with `KeyboardLayoutGuide.usesBottomSafeArea came with iOS 17.0; this is iOS 16.7` before iOS 17.
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

  /// The distance above the keyboard, in points, at which a scrolling finger begins to drag it down; 0 by
  /// default.
  ///
  /// The greatest value among all guides in a window applies. Stops before iOS 17, as ``usesBottomSafeArea``
  /// does.
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

  /// The guide's frame in the owning view's coordinates; inside the keyboard's animation, the final frame.
  public override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return KeyboardGuideShape(
      bounds: view.bounds,
      bottomInset: storedUsesBottomSafeArea ? view.storedSafeAreaInsets.bottom : 0,
      keyboard: space.frame.flatMap { view.rectFromScreen($0) },
      isDocked: space.isDocked,
      followsUndockedKeyboard: followsUndockedKeyboard
    ).frame
  }

  /// Updates the guide for a change of the keyboard and lays out the owning view immediately.
  func follow(_ space: KeyboardSpace, in application: Application) {
    guard let view = owningView, view.baseWindow?.application === application else { return }
    self.space = space
    changed()
    view.baseLayoutIfNeeded()
  }

  /// Returns ``keyboardDismissPadding`` in the owning view's window, and 0 in any other.
  func dismissPadding(in window: Window) -> CGFloat {
    owningView?.baseWindow === window ? storedDismissPadding : 0
  }

  private func changed() {
    owningView?.baseSetNeedsLayout()
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
  /// The layout guide for the part of the view that the keyboard covers, created at the first access.
  ///
  /// Stops with `View.keyboardLayoutGuide came with iOS 15.0; this is iOS 14.8` before iOS 15, and with
  /// `there is no simulator: create a Simulator before using View.keyboardLayoutGuide` if there is none.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = rare?.keyboardLayoutGuide { return guide }
    let application = baseWindow?.application ?? Application.required(for: "View.keyboardLayoutGuide")
    application.context.require(VersionRules.hasKeyboardLayoutGuide, for: "View.keyboardLayoutGuide")
    let guide = KeyboardLayoutGuide(of: self, in: application)
    change(\.keyboardLayoutGuide, to: guide)
    node.pointee.layout.insert(.hasBoundGuides)
    application.keyboardFollowers.add(guide)
    return guide
  }

  /// Converts a rectangle of the screen to the view's coordinates; returns `nil` outside a window.
  fileprivate func rectFromScreen(_ rect: CGRect) -> CGRect? {
    guard baseWindow != nil else { return nil }
    return rect.mapCorners { fromScreen($0) ?? $0 }
  }
}
