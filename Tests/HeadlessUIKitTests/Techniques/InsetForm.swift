import HeadlessUIKit

@testable import Stories

/// A form that makes room with its scroll view's insets: its content is higher than the view, and it has an
/// inset of its own.
@MainActor struct InsetForm {
  let simulator: Simulator
  let controller: any ScrollViewAvoiding
  let scrollView: ScrollView
  /// A field far down.
  let low = TextField()
  /// A number pad field below `low`.
  let number = TextField()
  /// A field far down, inside a container.
  let inner = TextField()
  let text = TextView()

  init(_ controller: any ScrollViewAvoiding, on setup: Setup, ownInset: CGFloat = 0) {
    let simulator = setup.simulator()
    (self.simulator, self.controller) = (simulator, controller)
    scrollView = simulator.perform {
      let size = controller.view.bounds.size
      let scrollView = ScrollView(frame: controller.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: size.width, height: size.height + 200)
      scrollView.contentInset.bottom = ownInset
      controller.view.addSubview(scrollView)
      controller.scrollView = scrollView
      return scrollView
    }
    simulator.perform {
      let height = controller.view.bounds.height
      place(low, at: height - 120)
      place(number, at: height - 80)
      number.keyboardType = .numberPad
      let container = View(frame: CGRect(x: 0, y: height - 40, width: 300, height: 40))
      scrollView.addSubview(container)
      place(inner, at: 5)
      container.addSubview(inner)
      text.frame = CGRect(x: 20, y: height, width: 200, height: 60)
      scrollView.addSubview(text)
    }
  }

  /// Adds a field to the content, or moves it.
  func place(_ field: TextField, x: CGFloat = 20, at y: CGFloat, width: CGFloat = 200, height: CGFloat = 31) {
    field.frame = CGRect(x: x, y: y, width: width, height: height)
    scrollView.addSubview(field)
    controller.watch(field)
  }

  /// Makes a view first responder, or ends editing if `responder` is `nil`.
  func focus(_ responder: Responder?) {
    if let responder { responder.becomeFirstResponder() } else { controller.view.endEditing(true) }
    simulator.settle()
  }
}
