import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// Forms with several fields above the threshold view of a KeyboardAwareViewController.
@MainActor @Suite struct ThresholdViewTests {
  private struct Scene {
    let simulator: Simulator
    let form: AddressForm

    @MainActor init(_ variant: TechniqueVariant, _ device: Device, _ system: SystemVersion) {
      let simulator = Simulator(device: device, system: system)
      form = simulator.perform { AddressForm(variant.keyboardAware) }
      simulator.launch(form.controller)
      self.simulator = simulator
    }

    @MainActor func end() {
      simulator.perform { _ = form.controller.view.endEditing(true) }
      simulator.settle()
    }
  }

  /// The y-coordinate of each field's top on the screen, whose status bar ends at 20.
  @Test(.fact("X34"), arguments: zip(0..<6, [-210, -147, -84, -21, 42, 105] as [CGFloat]))
  func `as published each field is as far up as the threshold view requires`(index: Int, top: CGFloat) throws
  {
    let scene = Scene(.classic, .iPhone4, "4.3")
    let field = scene.form.fields[index]
    try scene.simulator.user.tap(field)
    #expect(scene.simulator.claimVisible(scene.form.send).holds)
    #expect(scene.simulator.claimVisible(field).holds == (top >= 20))
    #expect(field.convert(field.bounds, to: nil).minY == top)
  }

  @Test(
    .fact("X34"),
    arguments: [
      (.iPhone3G, "2.2.1"), (.iPad, "3.2"), (.iPhone4, "4.3"), (.iPhone5, "6.1"), (.iPhone4, "7.1"),
      (.iPhone5s, "8.4"),
      (.iPhoneX, "11.4"), (.iPhone16, "18.0"), (.iPadAir5, "18.0"),
    ] as [(Device, SystemVersion)]
  )
  func `as corrected the edited field is visible, and the threshold view where there is room for both`(
    device: Device,
    system: SystemVersion
  ) throws {
    let scene = Scene(.fixed, device, system)
    let (fields, send) = (scene.form.fields, scene.form.send)
    let aware = try #require(scene.form.controller as? KeyboardAwareViewController)
    var together = 0
    func check(_ field: TextField) {
      expectClaim(scene.simulator.claimVisible(field))
      // From iOS 7 on the view is under the status bar.
      let bars = scene.simulator.perform { aware.topLayoutGuide.length }
      #expect(field.convert(field.bounds, to: nil).minY >= bars)
      let height = (aware.enclosingScrollView?.bounds.height ?? 0) - bars
      let fits = send.frame.maxY - field.frame.minY <= height
      #expect(scene.simulator.claimVisible(send).holds == fits, "\(field.placeholder ?? "")")
      if fits { together += 1 }
    }
    for field in fields {
      try scene.simulator.user.tap(field)
      check(field)
      scene.end()
    }
    // The focus goes from field to field, down and up, while the keyboard is up.
    for field in fields + fields.reversed() {
      scene.simulator.perform { _ = field.becomeFirstResponder() }
      scene.simulator.settle()
      check(field)
    }
    #expect(together > 0)
  }
}
