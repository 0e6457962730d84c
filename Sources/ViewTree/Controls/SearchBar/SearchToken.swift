import Foundation
import Simulation

/// A part of a search query that is more than text, before the text of a search field; UIKit's
/// `UISearchToken`. From iOS 13.
@preconcurrency @MainActor open class SearchToken: IdentityHashable {
  /// The icon of the token.
  let icon: Image?
  /// The text of the token.
  let text: String
  /// The object that the token stands for, kept for the app to read.
  open var representedObject: Any?

  /// Creates a token with an icon and a text.
  public init(icon: Image?, text: String) { (self.icon, self.text) = (icon, text) }
}

/// The view of a token in a search field; a tap selects the token.
package final class SearchTokenView: Button {
  let token: SearchToken

  init(_ token: SearchToken) {
    self.token = token
    super.init(frame: .zero)
    setTitleStyle(size: 17)
    setTitle(token.text, for: .normal)
    setTitleColor(.white, for: .normal)
    setImage(token.icon, for: .normal)
    layer.cornerRadius = 5
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size of icon and text with a margin of 6 points at the sides.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: partsSize.width + 12, height: 28)
  }
}
