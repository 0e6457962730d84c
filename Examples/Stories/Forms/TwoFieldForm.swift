import HeadlessUIKit

/// The form of sample-scrollview: two adjacent fields near the bottom of a scroll view that fills the screen.
@MainActor struct TwoFieldForm {
  let controller: any ScrollViewAvoiding
  /// The document's `tx1`.
  let first: TextField
  /// The document's `tx2`.
  let second: TextField

  /// Adds the fields to a controller and loads its view. Call this within the simulator's `perform`.
  ///
  /// - Parameter contentHeight: The content height, a constant in the document; `nil` uses the height of the
  ///   view below a status bar, 460 points on a screen of 480.
  init(_ controller: any ScrollViewAvoiding, contentHeight: CGFloat? = nil) {
    self.controller = controller
    let screen = Screen.main
    let size = CGSize(
      width: controller.view.bounds.width,
      height: contentHeight ?? screen.bounds.height - screen.statusBarHeight
    )
    first = controller.addField("tx1", at: screen.bounds.height - 140)
    second = controller.addField("tx2", at: screen.bounds.height - 105)
    controller.scrollView?.contentSize = size
    (controller as? OffsetRestoringViewController)?.contentSize = size
  }

  /// A point in the strip of the second field that is visible while the first field is 10 points above the
  /// keyboard, in window coordinates.
  var stripOfSecond: CGPoint {
    second.convert(CGPoint(x: second.bounds.midX, y: 3), to: nil)
  }
}
