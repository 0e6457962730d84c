/// The animation of presentations that fill the screen. The raw values are UIKit's.
public enum ModalTransitionStyle: Int, Sendable {
  /// Slides up from below, and down again.
  case coverVertical = 0
  /// Flips the presenter. This isn't animated here.
  case flipHorizontal = 1
  /// Fades in and out in place.
  case crossDissolve = 2
  /// Curls the presenter up like a page. This isn't animated here.
  case partialCurl = 3
}
