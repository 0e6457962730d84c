import HeadlessUIKit

extension Simulator {
  /// Returns a simulator that shows a view in a controller's view.
  static func displaying(_ view: View, system: SystemVersion = "26.5") -> Simulator {
    let simulator = Simulator(device: system < "18.0" ? .iPhone13 : .iPhone16, system: system)
    let controller = ViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    return simulator
  }
}
