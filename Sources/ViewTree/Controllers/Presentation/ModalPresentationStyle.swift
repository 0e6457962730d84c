/// How a presented controller covers what was there.
public enum ModalPresentationStyle: Int, Sendable {
  /// It fills the screen, and the presenter's view is taken away.
  case fullScreen = 0
  /// It leaves a strip of the presenter at the top; before iOS 13, phones fill the screen. On pads it is as wide as the
  /// screen is in portrait.
  case pageSheet = 1
  /// As a page sheet on phones; on pads 540 x 620 points in the middle of the screen.
  case formSheet = 2
  /// It covers the presenter's view, which is taken away.
  case currentContext = 3
  /// As the program's own presentation controller says; there are none, so as ``overFullScreen``.
  case custom = 4
  /// It fills the screen, and the presenter's view stays below.
  case overFullScreen = 5
  /// It covers the presenter's view, which stays below.
  case overCurrentContext = 6
  /// It stands beside what it belongs to; see ``PopoverPresentationController``.
  case popover = 7
  /// No other style than that of the controller; an answer to a popover on a phone.
  case none = -1
  /// What is usual on the system: a page sheet from iOS 13, the full screen before (G15).
  case automatic = -2
}
