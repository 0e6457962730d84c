import Foundation
import KeyboardSim
import ViewTree

extension SVGPainter {
  /// Draws the keyboard's background, which has round corners at the top on the systems with flat keys
  /// (KI34).
  mutating func drawKeyboard(_ rect: CGRect) {
    let top = DisplayCorners(radius: 26, mask: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    svg.rect(rect, palette.hasFlatKeys ? top : DisplayCorners(0), .filled(palette.keyboard))
  }

  /// Draws the lines that divide the predictive bar into three parts. Other parts draw nothing of their own.
  mutating func drawKeyboardPart(_ rect: CGRect, isBar: Bool) {
    guard isBar, rect.height > 16 else { return }
    for third in [1.0, 2.0] {
      let x = rect.minX + rect.width * third / 3
      svg.line(
        from: CGPoint(x: x, y: rect.minY + 10),
        to: CGPoint(x: x, y: rect.maxY - 8),
        palette.keyLine
      )
    }
  }

  /// Draws a key cap with its title or symbol, and above it the popup or the choices of a held key.
  mutating func drawKey(_ rect: CGRect, _ key: KeyContent) {
    guard key.kind != .empty else { return }
    let face = cap(of: rect)
    let colors = colors(of: key)
    let shade = CGRect(x: face.minX, y: face.minY + 1, width: face.width, height: face.height)
    let radius: CGFloat = palette.hasFlatKeys ? 7 : 5
    if !palette.hasFlatKeys { svg.rect(shade, radius: radius, .filled(palette.keyShade)) }
    svg.rect(face, radius: radius, .filled(colors.cap))
    if let sign = KeySign(key.kind, isOn: key.isOn) {
      svg.draw(sign, in: face, colors.ink)
    } else if palette.hasFlatKeys, key.kind == .space {
      // The space key has no title (KI44).
    } else if key.letters.isEmpty {
      let words = SVGWords(text: SVGText.visible(key.title), size: titleSize(key, face), fill: colors.ink)
      svg.words(words, inMiddleOf: face, margin: 2)
    } else {
      let (digit, letters) = (face.divided(at: 0.6), face.divided(from: 0.6))
      let words = SVGWords(
        text: SVGText.visible(key.title),
        size: min(24, digit.height * 0.8),
        fill: colors.ink
      )
      svg.words(words, inMiddleOf: digit, margin: 2)
      let small = SVGWords(text: key.letters, size: 9, fill: colors.ink)
      svg.words(small, inMiddleOf: letters, margin: 2)
    }
    if !key.choices.isEmpty { drawChoices(face, key) } else if key.hasPopup { drawPopup(face, key.title) }
  }

  /// Returns the key's visible rectangle, which leaves a thin line between adjacent keys, as on iPad.
  private func cap(of rect: CGRect) -> CGRect { rect.insetBy(dx: 0.5, dy: 0.5) }

  private func titleSize(_ key: KeyContent, _ face: CGRect) -> CGFloat {
    key.title.count == 1 ? min(22, face.height * 0.6, face.width * 0.85) : min(15, face.height * 0.5)
  }

  private func colors(of key: KeyContent) -> (cap: String, ink: String) {
    let ink = key.isEnabled ? palette.ink : palette.gray
    switch key.kind {
    case _ where palette.hasFlatKeys:
      return (key.isHighlighted && !key.hasPopup ? palette.darkKey : palette.key, ink)
    case .character, .space:
      return (key.isHighlighted && !key.hasPopup ? palette.darkKey : palette.key, ink)
    case .shift, .capsLock: return (key.isOn ? palette.key : palette.darkKey, ink)
    default: return (key.isHighlighted ? palette.key : palette.darkKey, ink)
    }
  }

  // MARK: Above the keys

  private mutating func drawPopup(_ face: CGRect, _ title: String) {
    var bubble = face.insetBy(dx: -7, dy: 0).offsetBy(dx: 0, dy: -face.height - 8)
    bubble.origin.x = min(max(bubble.minX, 2), list.screen.maxX - bubble.width - 2)
    let stem = CGRect(
      x: face.minX,
      y: bubble.maxY - 6,
      width: face.width,
      height: face.maxY - bubble.maxY + 6
    )
    let look = SVGLook.filled(palette.key)
    svg.rect(bubble.insetBy(dx: -0.5, dy: -0.5), radius: 8.5, .filled(palette.keyShade))
    svg.rect(stem, radius: 5, look)
    svg.rect(bubble, radius: 8, look)
    svg.words(SVGWords(text: SVGText.visible(title), size: 30), inMiddleOf: bubble, margin: 1)
  }

  /// Draws the choices side by side above the key, each slightly wider than it.
  private mutating func drawChoices(_ face: CGRect, _ key: KeyContent) {
    let width = face.width + 6
    let count = CGFloat(key.choices.count)
    let left = key.extendsChoicesRight ? face.minX : face.maxX - width * count
    let y = face.minY - face.height - 8
    let bubble = CGRect(x: left - 3, y: y, width: width * count + 6, height: face.height)
    svg.rect(bubble.insetBy(dx: -0.5, dy: -0.5), radius: 8.5, .filled(palette.keyShade))
    svg.rect(bubble, radius: 8, .filled(palette.key))
    let ordered = key.extendsChoicesRight ? key.choices : key.choices.reversed()
    for (index, choice) in ordered.enumerated() {
      let place = CGRect(x: left + width * CGFloat(index), y: y, width: width, height: face.height)
      svg.words(SVGWords(text: SVGText.visible(choice), size: 22), inMiddleOf: place, margin: 1)
    }
  }
}

extension CGRect {
  /// Returns the upper part, with the given fraction of the height.
  fileprivate func divided(at part: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height * part)
  }

  /// Returns the lower part, which begins at the given fraction of the height.
  fileprivate func divided(from part: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY + height * part - 2, width: width, height: height * (1 - part))
  }
}
