import HeadlessUIKit

/// What forms of keyboard avoidance are tried with: a field at the top, two far down, the last one for numbers.
@MainActor struct AvoidanceForm {
  let controller: any KeyboardAvoiding
  let top: TextField
  let low: TextField
  let number: TextField

  /// Fills a controller, whichever technique it uses, as code of the simulator that it runs in; loads its view.
  init(_ controller: any KeyboardAvoiding) {
    self.controller = controller
    let container = controller.fieldContainer
    let size = controller.view.bounds.size
    func field(_ name: String, _ y: CGFloat) -> TextField {
      let field = TextField(frame: CGRect(x: 20, y: y, width: size.width - 40, height: 31))
      field.placeholder = name
      container.addSubview(field)
      controller.watch(field)
      return field
    }
    top = field("Name", 40)
    low = field("Street", size.height - 120)
    number = field("Zip", size.height - 80)
    number.keyboardType = .numberPad
    (container as? ScrollView)?.contentSize = CGSize(width: size.width, height: size.height - 44)
  }

  var fields: [TextField] { [top, low, number] }
}
