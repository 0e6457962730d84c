/// The way in which a presented controller covers its presenter.
public enum ModalPresentationStyle: Int, Sendable {
  /// Fills the screen; the presenter's view is removed.
  case fullScreen = 0
  /// Leaves a strip of the presenter at the top; on phones before iOS 13, fills the screen. On pads, as wide
  /// as the screen in portrait.
  case pageSheet = 1
  /// A page sheet on phones; on pads, 540 x 620 points in the middle of the screen.
  case formSheet = 2
  /// Covers the presenter's view, which is removed.
  case currentContext = 3
  /// The style for presentation controllers of the app, see ``ViewControllerTransitioningDelegate`` (U56).
  /// Without one, the presented view fills the screen, and the presenter's view stays behind.
  case custom = 4
  /// Fills the screen; the presenter's view stays behind.
  case overFullScreen = 5
  /// Covers the presenter's view, which stays behind.
  case overCurrentContext = 6
  /// A popover beside its anchor; see ``PopoverPresentationController``.
  case popover = 7
  /// No adaptation: the controller's own style. A delegate returns it for a popover on a phone.
  case none = -1
  /// The system's default: a page sheet from iOS 13, full screen before (G15).
  case automatic = -2
}
