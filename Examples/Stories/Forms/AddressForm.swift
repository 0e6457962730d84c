import HeadlessUIKit

/// A form as high as the view, with six fields and, below them, the button that sends it.
///
/// The button is the threshold view of a KeyboardAwareViewController. It isn't visible together with the
/// first fields while the keyboard is up.
@MainActor struct AddressForm {
  let controller: any KeyboardAvoiding
  /// The fields, from top to bottom.
  let fields: [TextField]
  let send = Button(type: .roundedRect)

  /// Adds the fields and the button to a controller of any technique and loads its view. Call this within the
  /// simulator's `perform`.
  init(_ controller: any KeyboardAvoiding) {
    self.controller = controller
    let screen = Screen.main
    // Before iOS 7 the view begins below the status bar, and is lower than when it is loaded.
    let fillsScreen = Application.shared.context.rule(VersionRules.rootViewFillsScreen)
    let height = screen.bounds.height - (fillsScreen ? 0 : screen.statusBarHeight)
    let (start, end) = (20 + (fillsScreen ? screen.statusBarHeight : 0), height - 57)
    let distance = ((end - start) / 6).rounded(.down)
    let names = ["Name", "Company", "Street", "Town", "Country", "Email"]
    fields = names.enumerated().map { place, name in
      controller.addField(name, at: start + CGFloat(place) * distance)
    }
    let container = controller.fieldContainer
    send.frame = CGRect(x: 20, y: end, width: controller.view.bounds.width - 40, height: 37)
    send.setTitle("Send", for: .normal)
    container.addSubview(send)
    (container as? ScrollView)?.contentSize = CGSize(width: controller.view.bounds.width, height: height)
    (controller as? KeyboardAwareViewController)?.thresholdView = send
  }
}
