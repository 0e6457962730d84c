import Foundation
import Simulation

/// The places of an image and two texts in a width, from left to right.
@MainActor struct ListContentArrangement {
  let configuration: ListContentConfiguration
  let margins: DirectionalEdgeInsets
  let width: CGFloat
  var imageSize = CGSize.zero
  var imageArea = CGSize.zero
  private var textSize = CGSize.zero
  private var secondarySize = CGSize.zero
  private var isSideBySide = false

  init(configuration: ListContentConfiguration, margins: DirectionalEdgeInsets, width: CGFloat) {
    (self.configuration, self.margins, self.width) = (configuration, margins, width)
  }

  /// Measures the texts, and decides whether they are side by side.
  mutating func place(_ label: Label?, _ secondaryLabel: Label?) {
    let room = textWidth
    func size(of label: Label?, in width: CGFloat) -> CGSize {
      label?.sizeThatFits(CGSize(width: max(1, width), height: 0)) ?? .zero
    }
    let whole = CGFloat.greatestFiniteMagnitude
    let (line, secondaryLine) = (size(of: label, in: whole), size(of: secondaryLabel, in: whole))
    isSideBySide =
      configuration.prefersSideBySideTextAndSecondaryText && label != nil && secondaryLabel != nil
      && line.width + configuration.textToSecondaryTextHorizontalPadding + secondaryLine.width <= room
    textSize = isSideBySide ? line : size(of: label, in: room)
    secondarySize = isSideBySide ? secondaryLine : size(of: secondaryLabel, in: room)
  }

  /// The leading edge of the texts.
  var textStart: CGFloat {
    margins.leading + (imageArea.width > 0 ? imageArea.width + configuration.imageToTextPadding : 0)
  }

  private var textWidth: CGFloat { max(0, width - textStart - margins.trailing) }

  private var verticalPadding: CGFloat {
    textSize.height > 0 && secondarySize.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
  }

  private var textsHeight: CGFloat {
    isSideBySide
      ? max(textSize.height, secondarySize.height)
      : textSize.height + verticalPadding + secondarySize.height
  }

  /// The height of the content with its margins.
  var height: CGFloat {
    max(textsHeight, imageArea.height) + margins.top + margins.bottom
  }

  /// The width of the content with its margins.
  var naturalWidth: CGFloat {
    let texts =
      isSideBySide
      ? textSize.width + configuration.textToSecondaryTextHorizontalPadding + secondarySize.width
      : max(textSize.width, secondarySize.width)
    return textStart + texts + margins.trailing
  }

  // MARK: Frames

  /// Returns the top of a part that is centered between the margins in a height.
  private func top(of part: CGFloat, _ height: CGFloat) -> CGFloat {
    let room = height - margins.top - margins.bottom
    return margins.top + ((room - part) / 2).rounded(.down)
  }

  func imageFrame(inHeight height: CGFloat) -> CGRect {
    CGRect(
      x: margins.leading + (imageArea.width - imageSize.width) / 2,
      y: top(of: imageSize.height, height),
      width: imageSize.width,
      height: imageSize.height
    )
  }

  func textFrame(inHeight height: CGFloat) -> CGRect {
    CGRect(
      x: textStart,
      y: top(of: isSideBySide ? textSize.height : textsHeight, height),
      width: isSideBySide ? textSize.width : textWidth,
      height: textSize.height
    )
  }

  func secondaryTextFrame(inHeight height: CGFloat) -> CGRect {
    guard !isSideBySide else {
      return CGRect(
        x: textStart + textWidth - secondarySize.width,
        y: top(of: secondarySize.height, height),
        width: secondarySize.width,
        height: secondarySize.height
      )
    }
    return CGRect(
      x: textStart,
      y: top(of: textsHeight, height) + textSize.height + verticalPadding,
      width: textWidth,
      height: secondarySize.height
    )
  }
}
