import HeadlessUIKit

@testable import Stories

extension Setup {
  /// One setup for each era of keyboards, which differ in notifications, heights and the system's own
  /// scrolling.
  static let eras = [
    Setup(device: .iPhone3G, system: "2.2.1"), Setup(device: .iPhone3GS, system: "3.1.3"),
    Setup(device: .iPad, system: "3.2"), .classic, Setup(device: .iPhone5, system: "6.1"),
    Setup(device: .iPhone5s, system: "7.1"), Setup(device: .iPhone6, system: "8.4"),
    Setup(device: .iPhone6s, system: "9.3"), Setup(device: .iPhone8, system: "11.0"), .current,
  ]
}

/// A form on the screen with the same contents for every technique: a field at the top, one far down, and one
/// below that.
@MainActor final class FormScene {
  let simulator: Simulator
  let top = TextField()
  let low = TextField()
  let lower = TextField()
  private(set) var controller: (any KeyboardAvoiding)!

  /// Launches a form whose content height is `screens` times the screen's height.
  init(on setup: Setup, screens: CGFloat = 1, _ make: () -> any KeyboardAvoiding) {
    simulator = setup.simulator()
    simulator.perform {
      controller = make()
      let size = simulator.screen.bounds.size
      for (field, y) in [(top, 40), (low, size.height - 130), (lower, size.height - 95)] {
        field.frame = CGRect(x: 20, y: y, width: size.width - 40, height: 31)
        controller.fieldContainer.addSubview(field)
        controller.watch(field)
      }
      scrollView?.contentSize = CGSize(width: size.width, height: size.height * screens)
      simulator.launch(controller)
    }
  }

  var scrollView: ScrollView? { controller.fieldContainer as? ScrollView }
  var height: CGFloat { controller.fieldContainer.frame.height }

  /// Returns the distance between a field and the keyboard below it; negative if the field is partly covered.
  func room(below field: View) -> CGFloat {
    simulator.keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
  }

  /// Makes a field first responder in code, and waits until the keyboard has arrived.
  func focus(_ field: TextField) {
    simulator.perform { _ = field.becomeFirstResponder() }
    simulator.settle()
  }

  /// Ends editing in code, and waits until the keyboard has left.
  func endEditing() {
    simulator.perform { _ = controller.view.endEditing(true) }
    simulator.settle()
  }
}
