import HeadlessUIKit

/// A list longer than the screen with a field at its top, for checking the space that a technique leaves at
/// the bottom.
@MainActor struct ListForm {
  let controller: any KeyboardAvoiding
  let field: TextField
  /// The last row, at the end of the content.
  let last: Label

  /// Adds the field and the rows to a controller and loads its view. Call this within the simulator's
  /// `perform`.
  init(_ controller: any KeyboardAvoiding) {
    self.controller = controller
    let container = controller.fieldContainer
    let width = controller.view.bounds.width
    field = TextField(frame: CGRect(x: 20, y: 80, width: width - 40, height: 31))
    field.placeholder = "Name"
    container.addSubview(field)
    controller.watch(field)
    let count = Int(controller.view.bounds.height / 44) + 1
    var row = Label()
    for number in 1...count {
      row = Label(frame: CGRect(x: 0, y: 80 + 44 * CGFloat(number), width: width, height: 44))
      row.text = "Row \(number)"
      container.addSubview(row)
    }
    last = row
    (container as? ScrollView)?.contentSize = CGSize(width: width, height: row.frame.maxY)
  }

  /// Scrolls the list to its end, by drags of 80 points.
  func scrollToEnd(in simulator: Simulator) throws {
    guard let list = controller.fieldContainer as? ScrollView else { return }
    let start = list.convert(
      CGPoint(x: list.bounds.midX, y: list.bounds.minY + list.adjustedContentInset.top + 100),
      to: nil
    )
    let end = CGPoint(x: start.x, y: start.y - 80)
    var before: CGFloat
    repeat {
      before = list.contentOffset.y
      try simulator.user.touch(along: [
        FingerPath(from: start).moving(to: end, over: .milliseconds(100)).holding(for: .milliseconds(200))
      ])
    } while list.contentOffset.y > before
  }
}
