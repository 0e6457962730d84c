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
    let size = controller.view.bounds.size
    top = controller.addField("Name", at: 40)
    low = controller.addField("Street", at: size.height - 120)
    number = controller.addField("Zip", at: size.height - 80)
    number.keyboardType = .numberPad
    (controller.fieldContainer as? ScrollView)?.contentSize = CGSize(
      width: size.width,
      height: size.height - 44
    )
  }

  var fields: [TextField] { [top, low, number] }
}
