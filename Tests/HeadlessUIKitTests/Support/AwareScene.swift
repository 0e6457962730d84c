import HeadlessUIKit

@testable import Stories

/// A form of document 004 on the screen: a field at the top, and a threshold view at a position that the test
/// chooses.
@MainActor struct AwareScene<Controller: KeyboardAwareViewController> {
  let simulator: Simulator
  let controller: Controller
  let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
  let threshold = View(frame: CGRect(x: 20, y: 0, width: 200, height: 31))

  init(
    _ controller: Controller,
    _ device: Device,
    _ system: SystemVersion,
    fieldAt top: CGFloat = 40,
    endingAt bottom: CGFloat = 300,
    in around: (Controller) -> ViewController = { $0 }
  ) {
    simulator = Simulator(device: device, system: system)
    self.controller = controller
    let container = simulator.perform { controller.fieldContainer }
    field.frame.origin.y = top
    threshold.frame.origin.y = bottom - 31
    for view in [field, threshold] { container.addSubview(view) }
    controller.thresholdView = threshold
    simulator.launch(simulator.perform { around(controller) })
    simulator.settle()
  }

  var scrollView: ScrollView? { controller.enclosingScrollView }

  func show(_ responder: Responder? = nil) {
    (responder ?? field).becomeFirstResponder()
    simulator.settle()
  }

  func hide() {
    simulator.firstResponder?.resignFirstResponder()
    simulator.settle()
  }
}
