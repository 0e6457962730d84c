import HeadlessUIKit

extension Scenario {
  static let opaqueBar = Scenario(
    17,
    "Below an opaque bar a field at the top counts as hidden",
    setting: """
      A form of Don't Block the Box below a navigation bar that is not translucent, so that the form's view begins at its lower edge.
      The user taps a field at the view's top. The document uses the view's frame, which begins 64 points down
      (44 before iOS 7), as the visible part of the view.
      """,
    invariant: "a visible field does not move.",
    fix: "comparing in the scroll view's own coordinates.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone5s, "8.4"), Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let controller = variant.contentInsets
    let container = controller.fieldContainer
    let title = TextField(frame: CGRect(x: 20, y: 9, width: 280, height: 31))
    title.placeholder = "Title"
    container.addSubview(title)
    controller.watch(title)
    let navigation = NavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    simulator.launch(navigation)
    return try claimUnmoved(title, in: controller, simulator)
  }
}
