/// How a presented controller comes and goes where it fills the screen. The numbers are UIKit's.
public enum ModalTransitionStyle: Int, Sendable {
  /// It slides up from below, and down again.
  case coverVertical = 0
  /// The presenter turns over. Nothing is seen to move here.
  case flipHorizontal = 1
  /// It appears where it stands.
  case crossDissolve = 2
  /// A page is turned up. Nothing is seen to move here.
  case partialCurl = 3
}
