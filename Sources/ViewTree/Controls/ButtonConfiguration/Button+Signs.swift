import Foundation
import Responder

/// The texts of a configured button, its activity indicator, and the sign of its menu.
extension Button {
  /// The runs of the title of a configured button; `nil` if the title is attributed text that was set for a
  /// state, or without a configuration.
  final var configuredTitleRuns: [TextRun]? {
    guard let configured, shownAttributedTitle == nil else { return nil }
    let own = selectedAction == nil ? configured.attributedTitle : nil
    guard let text = own ?? shownTitle.map({ AttributedString($0) }) else { return [] }
    let look = TextAppearance(font: titleFont, color: shownTitleColor)
    return text.runs(over: look, configured.titleTextAttributesTransformer)
  }

  /// The title of a configured button as attributed text, if its attributes aren't only those of the button.
  final var configuredAttributedTitle: NSAttributedString? {
    guard let runs = configuredTitleRuns, !runs.isEmpty else { return nil }
    let plain = TextAppearance(font: titleFont, color: shownTitleColor)
    guard runs.contains(where: { $0.look != plain }) else { return nil }
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: run.look.font]
      attributes[.foregroundColor] = run.look.color
      attributes[.backgroundColor] = run.look.background
      if run.look.isUnderlined { attributes[.underlineStyle] = UnderlineStyle.single.rawValue }
      if run.look.isStruckThrough { attributes[.strikethroughStyle] = UnderlineStyle.single.rawValue }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  // MARK: Signs

  /// Whether an activity indicator takes the place of the image.
  package final var showsWheel: Bool { configured?.showsActivityIndicator ?? false }

  /// The side of the sign of a menu, and its distance from the title; both are assumed.
  private static let signSide: CGFloat = 12
  private static let signGap: CGFloat = 5

  /// Whether the sign of a pop-up button is shown.
  package final var showsMenuSign: Bool {
    switch configured?.indicator {
    case .popup: true
    case .automatic: selectsByTaps && showsMenuAsPrimaryAction && menu != nil
    case .some(.none), nil: false
    }
  }

  /// The width of the sign with its distance from the title.
  final var signRoom: CGFloat { showsMenuSign ? Self.signSide + Self.signGap : 0 }

  /// Returns the part of a content rectangle that the sign leaves to the image and title.
  final func roomBesideSign(in room: CGRect) -> CGRect {
    guard showsMenuSign else { return room }
    let width = max(0, room.width - signRoom)
    return CGRect(
      x: mirrorsParts ? room.maxX - width : room.minX,
      y: room.minY,
      width: width,
      height: room.height
    )
  }

  /// Adds, removes and places the activity indicator and the sign of the menu.
  final func placeSigns(in room: CGRect) {
    guard let parts else { return }
    let color: Color = shownTitleColor ?? tintColor ?? .systemBlue
    if showsWheel {
      let wheel = parts.wheel ?? ActivityIndicatorView(style: .medium)
      if parts.wheel == nil {
        parts.wheel = wheel
        addSubview(wheel)
        wheel.startAnimating()
      }
      wheel.color = configured?.activityIndicatorColorTransformer?(color) ?? color
      wheel.frame = imageRect(forContentRect: room)
    } else {
      parts.wheel?.removeFromSuperview()
      parts.wheel = nil
    }
    if showsMenuSign {
      let view = parts.indicatorView ?? ImageView(frame: .zero)
      if parts.indicatorView == nil {
        parts.indicatorView = view
        addSubview(view)
      }
      let sign = Image(systemName: "chevron.up.chevron.down")
      view.image = sign?.withTintColor(configured?.indicatorColorTransformer?(color) ?? color)
      view.frame = CGRect(
        x: mirrorsParts ? room.minX : room.maxX - Self.signSide,
        y: room.midY - Self.signSide / 2,
        width: Self.signSide,
        height: Self.signSide
      )
    } else {
      parts.indicatorView?.removeFromSuperview()
      parts.indicatorView = nil
    }
  }
}

extension ActivityIndicatorView.Style {
  /// The width and height of the wheel.
  var size: CGSize { CGSize(width: side, height: side) }
}
