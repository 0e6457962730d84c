import HeadlessUIKit

/// A form for testing keyboard avoidance: a field at the top and two near the bottom, the last one for
/// numbers.
@MainActor struct AvoidanceForm {
  let controller: any KeyboardAvoiding
  let top: TextField
  let low: TextField
  let number: TextField

  /// Adds the fields to a controller of any technique and loads its view. Call this within the simulator's
  /// `perform`.
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
