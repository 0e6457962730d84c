import HeadlessUIKit

/// A form whose content is higher than the screen: a field at the top, and far down two right below each other, so that a strip
/// of the second is seen when a technique leaves 10 points below the first.
@MainActor struct StackedForm {
  let controller: any KeyboardAvoiding
  let top: TextField
  let upper: TextField
  let lower: TextField

  /// Fills a controller, whichever technique it uses, as code of the simulator that it runs in; loads its view.
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

  /// A point of the strip of the lower field that is seen while the upper one is just above the keyboard.
  var stripOfLower: CGPoint {
    lower.convert(CGPoint(x: lower.bounds.midX, y: 3), to: nil)
  }
}
