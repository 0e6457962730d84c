import HeadlessUIKit

/// A form with content higher than the screen: a field at the top, and two adjacent fields near the bottom.
/// If a technique leaves 10 points below the upper one, a strip of the lower one is visible.
@MainActor struct StackedForm {
  let controller: any KeyboardAvoiding
  let top: TextField
  let upper: TextField
  let lower: TextField

  /// Adds the fields to a controller of any technique and loads its view. Call this within the simulator's
  /// `perform`.
  init(_ controller: any KeyboardAvoiding) {
    self.controller = controller
    let size = controller.view.bounds.size
    top = controller.addField("Name", at: 40)
    upper = controller.addField("Street", at: size.height - 120)
    lower = controller.addField("Town", at: size.height - 85)
    (controller.fieldContainer as? ScrollView)?.contentSize = CGSize(
      width: size.width,
      height: size.height * 2
    )
  }

  /// A point in the strip of the lower field that is visible while the upper field is just above the
  /// keyboard, in window coordinates.
  var stripOfLower: CGPoint {
    lower.convert(CGPoint(x: lower.bounds.midX, y: 3), to: nil)
  }
}
