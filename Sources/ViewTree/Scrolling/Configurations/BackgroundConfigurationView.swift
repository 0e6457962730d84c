import Foundation
import Simulation

/// A view that shows a background configuration in a cell.
final class BackgroundConfigurationView: View {
  private var shown = BackgroundConfiguration.clear()
  private var effectView: VisualEffectView?
  private var imageView: ImageView?
  private var strokeView: View?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: BackgroundConfiguration) {
    if configuration.customView !== shown.customView, shown.customView?.superview === self {
      shown.customView?.removeFromSuperview()
    }
    shown = configuration
    show(shown.visualEffect != nil, \.effectView) { VisualEffectView(effect: nil) }
    effectView?.effect = shown.visualEffect
    show(shown.image != nil, \.imageView) { ImageView(frame: .zero) }
    imageView?.image = shown.image
    imageView?.contentMode = shown.imageContentMode
    show(shown.strokeWidth > 0, \.strokeView) { View() }
    for part in [effectView, imageView, shown.customView, strokeView] {
      if let part { addSubview(part) }
    }
    resolveColors()
    setNeedsLayout()
  }

  private func show<Part: View>(
    _ isWanted: Bool,
    _ part: ReferenceWritableKeyPath<BackgroundConfigurationView, Part?>,
    _ make: () -> Part
  ) {
    guard isWanted != (self[keyPath: part] != nil) else { return }
    self[keyPath: part]?.removeFromSuperview()
    self[keyPath: part] = isWanted ? make() : nil
  }

  private func resolveColors() {
    backgroundColor = shown.resolvedBackgroundColor(for: tintColor)
    clipsToBounds = shown.cornerRadius > 0 && shown.strokeOutset <= 0
    if shown.cornerRadius > 0 || rare?.layer != nil { layer.cornerRadius = shown.cornerRadius }
    guard let strokeView else { return }
    strokeView.layer.borderColor = shown.resolvedStrokeColor(for: tintColor).cgColor
    strokeView.layer.borderWidth = shown.strokeWidth
    strokeView.layer.cornerRadius = max(0, shown.cornerRadius + shown.strokeOutset)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    resolveColors()
  }

  /// Places the view in the bounds of its cell, inside the insets.
  func place(in bounds: CGRect) {
    var insets = shown.backgroundInsets
    if let cell = superview, !shown.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty {
      let (edges, margins) = (shown.edgesAddingLayoutMarginsToBackgroundInsets, cell.directionalLayoutMargins)
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    frame = bounds.inset(by: insets.insets(isRightToLeft: superview?.isRightToLeft ?? false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [effectView, imageView, shown.customView] { part?.frame = bounds }
    strokeView?.frame = bounds.insetBy(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
  }
}
