import HeadlessUIKit

/// The form of sample-scrollview: two fields right below each other, far down in a scroll view that fills the screen.
@MainActor struct TwoFieldForm {
  let controller: any ScrollViewAvoiding
  /// The document's `tx1`.
  let first: TextField
  /// The document's `tx2`.
  let second: TextField

  /// Fills a controller, as code of the simulator that it runs in; loads its view.
  ///
  /// - Parameter contentHeight: The document's constant for the height of the content; without one, that of the view below a status
  ///   bar, 460 points on a screen of 480.
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

  /// A point of the strip of the second field that is seen while the first is 10 points above the keyboard.
  var stripOfSecond: CGPoint {
    second.convert(CGPoint(x: second.bounds.midX, y: 3), to: nil)
  }
}
